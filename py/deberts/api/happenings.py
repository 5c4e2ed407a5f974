"""Events as messages, for one seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ..cards import Suit
from ..deal.announcing import Announcement
from ..deal.events import Event, Kind
from .sheets import codes, run_info

if TYPE_CHECKING:
    from .protocol import table, updates


def announcement_info(said: Announcement, *, leads: bool) -> table.Announcement:
    """What is public of a seat's runs."""
    return {
        "kind": said.kind.value if said.kind else None,
        "length": said.length,
        "top": said.top.value if said.top else None,
        "trump": said.trump,
        "leads": leads,
    }


def event_info(event: Event, seat: int, trump: Suit | None) -> updates.Event:
    """An event as ``seat`` sees it: only the fields that its kind uses."""
    seen = event.seen_by(seat)
    message: dict[str, object] = {"kind": seen.kind.value}
    for name in ("seat", "side", "count", "points", "number"):
        if (value := getattr(seen, name)) is not None:
            message[name] = value
    for name in ("verb", "suit"):
        if (value := getattr(seen, name)) is not None:
            message[name] = value.value
    for name in ("card", "other"):
        if (value := getattr(seen, name)) is not None:
            message[name] = value.code
    if seen.cards:
        message["cards"] = codes(seen.cards)
    if seen.kind in (Kind.ANNOUNCED, Kind.COMPARED):
        said = seen.announcement
        message["run"] = announcement_info(said, leads=False) if said else None
    if seen.kind is Kind.RUNS_SHOWN:
        message["runs"] = [run_info(run, trump) for run in seen.runs]
    return cast("updates.Event", message)
