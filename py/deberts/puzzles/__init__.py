"""Puzzles: positions with one best answer, found in the computer's own games. See ``docs/puzzles.md``.

- ``puzzle``    what a puzzle is, and the line it is written in
- ``weighing``  what its options are worth
- ``themes``    what it is about; ``rating``: how difficult it is
- ``mining``    finds new ones; ``shipped``: those that come with the game
- ``playing``   the table of a puzzle, and how it goes on after the answer
"""
