"""Exact values of the play with all cards open, for two, three and four players.

A ``Position`` says what is known to everybody, a ``Solver`` takes it and any number of worlds, sets of hands that fit it::

    solver = Solver(position)
    for hands in worlds:
        solver.begin(hands)
        while not solver.run(2000):
            ...  # between slices the caller may do something else
        use(solver.values)

- ``position``: what is asked. ``solving``: the way in. ``recording``: from totals to what is recorded.
- ``two``, ``two_search``, ``plays``: two players, whole tricks at a time, with tables by suit.
- ``many``, ``many_search``, ``choosing``: three and four players, card by card.
- ``bonuses``: runs and bella that hang on tricks. ``layout``: cards as bits. ``budget``: slices. ``bench``: how fast it is.
"""
