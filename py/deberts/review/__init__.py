"""What every decision of a seat was worth, once the deal is over: with open cards, and with what the seat could know.

- ``decision``  a decision and how it is marked
- ``cards``     a card judged; ``calls``: a call or an exchange; ``announcing``: runs, bella, the seven in the play
- ``reviewing`` all decisions of a seat in a deal, in slices
- ``quick``     what those share that imagine deals with quick play
- ``teaching``  the lesson for a decision that cost points
- ``playing_out`` what follows a choice
"""

from .decision import Decision, How, Mark, Option
from .playing_out import Line
from .reviewing import Review, finished
from .teaching import lesson_of

__all__ = ["Decision", "How", "Line", "Mark", "Option", "Review", "finished", "lesson_of"]
