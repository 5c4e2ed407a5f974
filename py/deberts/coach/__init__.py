"""The coach: advice on the decision of a seat that is due, from that seat's view alone.

- ``hint``     what to do, in slices of work, with the numbers of the search
- ``reasons``  the idea behind it and the reason, computed from those numbers
- ``doubts``   what is about to be given away
- ``counting`` the cards that are still out
- ``telling``  why the others did what they did, as far as everybody can see
"""

from .counting import Count, count
from .doubts import Doubt, doubt
from .hint import Hint
from .reasons import Advice, Choice, Idea, Reason
from .telling import Told, told

__all__ = ["Advice", "Choice", "Count", "Doubt", "Hint", "Idea", "Reason", "Told", "count", "doubt", "told"]
