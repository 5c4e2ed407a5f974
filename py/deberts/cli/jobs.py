"""Work spread over several processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

T = TypeVar("T")


def spread(task: Callable[[int], T], count: int, jobs: int) -> Iterator[T]:
    """What a task makes of 0, 1, ... in this order; with more than one job in so many processes."""
    if jobs < 2:
        yield from map(task, range(count))
        return
    # Here, because the browser's Python has no processes and yet knows the commands.
    from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415
    from multiprocessing import get_context  # noqa: PLC0415

    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(task, range(count))
        finally:
            pool.shutdown(cancel_futures=True)
