"""The command line: the one place of the package that prints, reads files and looks at the clock."""
