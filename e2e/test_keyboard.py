"""A whole match by keyboard alone: Tab, arrows and Enter, and what has the focus tells where one is."""

from playwright.sync_api import Page

from e2e.person import Person, verify

FOCUS = """() => {
  const at = document.activeElement;
  return {
    dialog: at?.closest('dialog') ? [...at.closest('dialog').classList].find((one) => one.startsWith('dialog-')) : '',
    zone: at?.closest('.hand') ? 'hand' : at?.closest('.actions') ? 'actions' : '',
    legal: at?.dataset?.legal ?? '',
    decides: at?.classList.contains('action') ?? false,
  };
}"""


def tab_to(page: Page, zone: str) -> bool:
    """Presses Tab until the focus is in a zone of the table; in the action bar on a button that settles the matter.

    False: a dialog has opened meanwhile, so there is nothing to do here.
    """
    for _ in range(25):
        focus = page.evaluate(FOCUS)
        if focus["dialog"]:
            return False
        if focus["zone"] == zone and (zone == "hand" or focus["decides"]):
            return True
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {zone} by Tab: {page.evaluate(FOCUS)}")


def play_card(page: Page, count: int) -> None:
    """Goes along the hand to a card that may be played, and plays it."""
    if not tab_to(page, "hand"):
        return
    for _ in range(count):
        if page.evaluate(FOCUS)["legal"] == "yes":
            page.keyboard.press("Enter")
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError("no legal card by arrow keys")


def test_a_match_by_keyboard_alone(page: Page, site_url: str) -> None:
    page.set_viewport_size({"width": 768, "height": 1024})
    person = Person(page)
    person.prefer()
    person.open(site_url)
    # The first screen is a form, so Enter in any of its fields begins a match.
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.name") == "target":
            break
    for _ in range(3):
        page.keyboard.press("ArrowRight")
        if page.evaluate("document.activeElement?.value") == "301":
            break
    page.keyboard.press("Enter")
    while True:
        seen = person.wait_for_offer()
        if seen["dialog"] == "dialog-result":
            break
        if seen["dialog"]:
            focus = page.evaluate(FOCUS)
            assert focus["dialog"] == seen["dialog"], focus
            page.keyboard.press("Enter")
        elif seen["cards"]:
            play_card(page, len(seen["held"]))
        elif tab_to(page, "actions"):
            page.keyboard.press("Enter")
    verify(person.record())
    assert person.errors == []
