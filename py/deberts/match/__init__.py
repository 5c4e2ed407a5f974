"""A match: the deals' sums and stakes, the match being played, and its record."""
