"""The audit of card play: plays that look foolish from the seat that made them, and what open cards say of them.

- ``kinds``    which plays look foolish, each kind exactly defined
- ``hindsight`` what every card was worth with all cards open
- ``auditing`` a level watched through a deal
"""
