"""The audit of card play: plays that look foolish (``ai.foolish``), and what open cards say of them.

- ``hindsight`` what every card was worth with all cards open
- ``auditing`` a level watched through a deal
"""
