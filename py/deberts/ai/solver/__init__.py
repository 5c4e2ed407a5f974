"""Exact values of the play with all cards open, for two, three and four players.

- ``position``  what is asked
- ``solving``   the way in: ``Solver`` in slices, ``solve`` at once
- ``recording`` from the difference of a deal to what is recorded
- ``two``, ``two_search``, ``plays``  two players: whole tricks, tables by suit
- ``bonuses``   runs and bella that depend on tricks; ``layout`` cards as bits; ``budget`` slices
"""
