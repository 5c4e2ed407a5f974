"""The parts of build.py."""
