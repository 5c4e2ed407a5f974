"""The messages between the page and the engine.

Every message is one JSON object. The page sends a ``Request`` as text to ``handle`` and gets a ``Reply``; while the last
answer said ``busy``, the worker calls ``work`` and passes each ``Push`` on to the page. These classes are the one source:
``web/js/protocol.d.ts`` is generated from them. Cards are two-letter codes (``TH``), seats are 0..n-1 clockwise, sides
are seats with two or three players and the partnerships 0+2 (side 0) and 1+3 (side 1) with four. Lists "by side" and
"by seat" are in that order. Nothing here holds a card that the person at the table may not see.
"""
