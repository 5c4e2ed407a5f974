"""One deal: what can be done, what happens, and what each seat sees of it."""
