"""The pictures of Among Cultists for docs/screens; see tools/screens.py."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import expect

from tests.browser.among_cultists import begin, open_table
from tests.browser.conftest import ELSEWHERE
from tests.browser.person import CHOICE, Person, play_to_the_end

LOOKS: Final = 300
# What is on the table when a picture is worth taking, by the picture's name.
MOMENTS: Final = {
    "characters": ".cast",
    "night": ".night",
    "table": ".house .place.open",
    "discussion": ".said.loud",
    "votes": ".votes",
    "ghost": ".ghostly",
}


def cult_tour(person: Person, take: Callable[[str], None]) -> None:
    """From the choice of a character to the end, where all secrets lie open."""
    person.context.add_init_script(ELSEWHERE)
    link = open_table(person, 8, level="advanced")
    begin(person, link)
    wanted = dict(MOMENTS)
    for look in range(LOOKS):
        if person.is_at_the_end():
            break
        asked = person.has_something_to_do() and person.see(CHOICE).first.is_visible()
        for name in [name for name, sign in wanted.items() if person.see(sign).count()]:
            take(f"among-cultists-{name}")
            del wanted[name]
            if name == "table":
                _secrets(person, take)
            if name == "discussion":
                _claims(person, take)
        if not asked:
            continue
        # Now from the beginning of the list, now from its end: some of everything happens.
        options = person.see(CHOICE)
        person.answer(options.last if look % 5 == 4 else options.first)
    play_to_the_end(person)
    take("among-cultists-end")
    person.page.goto(f"{link.replace('/table/', '/replay/')}?eyes=0")
    expect(person.see("input[type=range]")).to_be_visible()
    for _ in range(60):
        person.page.keyboard.press("ArrowRight")
    take("among-cultists-replay")


def _secrets(person: Person, take: Callable[[str], None]) -> None:
    """What only this seat may see, kept open for the picture."""
    keep = person.see(".secrets [aria-pressed]")
    keep.click()
    take("among-cultists-secrets")
    keep.click()


def _claims(person: Person, take: Callable[[str], None]) -> None:
    """The notebook, a claim from it, and the claims of all."""
    person.see(".said .button").click()
    person.see(".notebook summary").click()
    person.see("[data-notebook]").first.click()
    expect(person.see("[data-claim]").first).to_be_visible()
    take("among-cultists-claims")
    if person.page.get_by_role("dialog").count():
        person.page.keyboard.press("Escape")
