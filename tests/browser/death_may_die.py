"""A table of Death May Die, set up without the lobby, and people who play at it."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from playwright.sync_api import Locator, expect

from miskatonic.bots import Budget, make
from miskatonic.games import GAMES
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.replay import Move, Record
from miskatonic.kernel.rng import Rng, commitment, seed_bytes
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


def ask_for(person: Person, method: str, path: str, data: object = None) -> Any:
    """Send a request as this person, without a page."""
    page = person.page
    if page.url == "about:blank":
        page.goto("/")
    base = page.evaluate("location.origin")
    answer = person.context.request.fetch(
        f"{base}{path}", method=method, data=data, headers={"content-type": "application/json"}
    )
    assert answer.ok, answer.text()
    return answer.json()


def enter_name(*people: Person) -> None:
    for person in people:
        ask_for(person, "PUT", "/api/me", {"name": person.name})


def begin_game(
    host: Person, guests: Sequence[Person] = (), bots: int = 0, **options: object
) -> str:
    """Begin a game; once everyone sees the board, return the table's id."""
    enter_name(host, *guests)
    settings = {"spectators": "live", "clock": {"bot_pace": "fast"}}
    seats = 1 + len(guests) + bots
    new = {"game": "death-may-die", "seats": seats, "settings": settings}
    made = ask_for(host, "POST", "/api/tables", {**new, "options": {**SHORT, **options}})
    path = f"/api/tables/{made['room']['id']}"
    for guest in guests:
        ask_for(guest, "POST", f"{path}/sit", {})
        ask_for(guest, "POST", f"{path}/ready", {"ready": True})
    for _ in range(bots):
        ask_for(host, "POST", f"{path}/bots", {"level": "random"})
    ask_for(host, "POST", f"{path}/ready", {"ready": True})
    ask_for(host, "POST", f"{path}/start")
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


def play_on(*people: Person, on_the_board: bool = False) -> None:
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


def game_won_by_bots(seats: int) -> dict[str, Any]:
    """The first won game of many, as a file that can be imported."""
    game, bot = GAMES["death-may-die"], make("death-may-die", "novice")
    options: OptionValues = {
        "episode": "festival-of-death",
        "elder_one": "azathoth",
        "investigators": "random",
    }
    for number in range(100):
        seed = seed_bytes(number)
        g, rng = game.new(seats, options, seed), Rng(seed, 1)
        moves: list[Move] = []
        while game.result(g) is None:
            seat = int(next(each.seat for each in game.decisions(g) if not each.optional))
            view = game.knowledge(g, seat)
            choice = bot.choose(view, view["decision"], rng, Budget())
            game.play(g, seat, choice)
            moves.append((seat, choice))
        if g.result.winners:
            record = Record(game.id, game.version, seats, options, seed, moves)
            plain: dict[str, Any] = msgspec.json.decode(record.to_json())
            result = game.view(g, None)["result"]
            names = [f"Person {seat}" for seat in range(seats)]
            return {**plain, "commitment": commitment(seed), "result": result, "names": names}
    raise AssertionError("no game of 100 was won")


def open_won_game(person: Person) -> None:
    """Import the game and open the end of its replay."""
    table = ask_for(person, "POST", "/api/import", game_won_by_bots(seats=2))["id"]
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
