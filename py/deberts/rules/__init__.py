"""The rules as data and small pure functions: rule sets, tricks, runs, scoring, the end of a match."""
