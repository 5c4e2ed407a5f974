"""The tests: one file for each module, under the same name; what several of them need is in ``table`` and ``chance``."""
