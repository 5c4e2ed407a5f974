"""Card play by imagining what the others hold.

- ``bonuses``    the runs and the bella of an imagined world
- ``worth``      what the totals of a deal are worth to every side
- ``open_cards`` worlds played out exactly with all cards open
- ``playing``    the play in bit masks, and a quick sensible player for it
- ``tree``       one tree of play over many worlds, in which nobody sees the others' cards
- ``choosing``   the card that all of it speaks for
- ``auction``    calls by deals imagined to the end
- ``policy``     which question is answered by search and which by rule of thumb
"""
