"""The computer players. They are given a ``SeatView`` and nothing else."""
