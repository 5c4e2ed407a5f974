"""What every decision of a seat was worth, once the deal is over: with open cards, and with what the seat could know.

- ``decision``  a decision and how it is marked
- ``cards``     a card judged; ``calls``: a call or an exchange judged
- ``reviewing`` all decisions of a seat in a deal, in slices
"""

from .decision import Decision, How, Mark, Option
from .reviewing import Review, finished

__all__ = ["Decision", "How", "Mark", "Option", "Review", "finished"]
