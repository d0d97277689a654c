"""A table of Death May Die, set up without the lobby, and people who play at it."""

from collections.abc import Sequence
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.moments import played
from tests.browser.person import CHOICE, Person

# Players who always take the option with the lowest number do nothing and lose after about twenty
# questions. That option is the last one in the dock.
SHORT: Final[dict[str, object]] = {
    "episode": "beauty-and-the-beast",
    "elder_one": "tsathoggua",
    "investigators": "random",
    "first_player": 0,
}
REACH: Final = ".board .reach"


def register(*people: Person) -> None:
    """Give people their names without the page."""
    for person in people:
        person.request("PUT", "/api/me", {"name": person.name})


def begin_game(
    host: Person, guests: Sequence[Person] = (), bots: int = 0, **options: object
) -> str:
    """Begin a game; once everyone sees the board, return the table's id."""
    register(host, *guests)
    settings = {"spectators": "live", "clock": {"bot_pace": "fast"}}
    seats = 1 + len(guests) + bots
    new = {"game": "death-may-die", "seats": seats, "settings": settings}
    made = host.request("POST", "/api/tables", {**new, "options": {**SHORT, **options}})
    path = f"/api/tables/{made['room']['id']}"
    for guest in guests:
        guest.request("POST", f"{path}/sit", {})
        guest.request("POST", f"{path}/ready", {"ready": True})
    for _ in range(bots):
        host.request("POST", f"{path}/bots", {"level": "random"})
    host.request("POST", f"{path}/ready", {"ready": True})
    host.request("POST", f"{path}/start")
    for person in (host, *guests):
        open_table(person, made["room"]["id"])
    return str(made["room"]["id"])


def open_table(person: Person, table: str) -> None:
    person.page.goto(f"/table/{table}")
    expect(person.see(".board")).to_be_visible()


def option(person: Person, words: str) -> Locator:
    """The option that begins with these words."""
    return person.see(CHOICE).filter(has_text=words).first


def idle_option(person: Person) -> Locator:
    """The option with the lowest number: stop, decline, or do nothing."""
    numbers = [
        int(each.get_attribute("data-choice") or 0) for each in person.see(CHOICE).element_handles()
    ]
    return person.see(f"[data-choice='{min(numbers)}']")


def idle_to_the_end(*people: Person, on_the_board: bool = False) -> None:
    """Idle until everyone sees the end, taking options on the board if `on_the_board`."""
    for _ in range(3000):
        playing = [person for person in people if not person.is_at_the_end()]
        if not playing:
            return
        for person in playing:
            if person.has_something_to_do() and person.see(CHOICE).first.is_visible():
                lying = person.see(REACH)
                found = lying.first if on_the_board and lying.count() else idle_option(person)
                person.answer(found)
    raise AssertionError("the game did not come to an end")


def open_won_game(person: Person) -> None:
    """Import the first game that bots won, and open the end of its replay."""
    games = (played("death-may-die", number) for number in range(100))
    won = next(game.file for game in games if game.file["result"]["winners"])
    table = person.request("POST", "/api/import", won)["id"]
    person.page.goto(f"/replay/{table}?eyes=all")
    expect(person.see(".board .figure").first).to_be_visible()
    end = person.page.get_by_role("button", name="End", exact=True)
    end.click()
    expect(end).to_be_disabled()


def rewind_to_last_fight(person: Person) -> Locator:
    """Step back a few moves before the last blow; return the Elder One's figure."""
    for _ in range(12):
        person.page.keyboard.press("ArrowLeft")
    elder = person.see(".board .figure.elder")
    expect(elder).to_have_count(1)
    return elder
