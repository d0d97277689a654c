"""The page with the analysis of a finished game.

The test supplies the analysis, because computing one takes minutes.
"""

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Route, expect

from miskatonic.analysis.report import Chance
from miskatonic.analysis.seat import analyse
from miskatonic.games import GAMES
from miskatonic.games.analyst import Lie, Listener
from miskatonic.kernel.replay import Record
from miskatonic.kernel.rng import commitment
from tests.analysis.small import FEW, played, with_few_playouts
from tests.browser.conftest import Visitors
from tests.browser.live_server import DESKTOP, PHONE
from tests.browser.person import Person
from tests.browser.test_screens import violations

pytestmark = pytest.mark.slow

GAME = "arkham-ritual"


def options_at(record: Record, move: int) -> list[int]:
    """The options of the first question after this many moves."""
    game = GAMES[GAME]
    g = game.new(record.seats, record.options, record.seed)
    for each in record.moves[:move]:
        game.play_move(g, each)
    return list(game.decisions(g)[0].options)


def finished_game() -> tuple[dict[str, Any], dict[str, Any]]:
    """A game as a file, and an analysis of its first seat with a loss and a lie."""
    record = played(GAME, 3, ["random", "adept", "adept"], 20)
    effort = FEW._replace(first=1, more=1, same=1, every=0, rounds=1)
    found = analyse(record, 0, analyst=with_few_playouts(GAME, effort))
    decision = found.decisions[0]
    other = next(each for each in options_at(record, decision.move) if each != decision.mine)
    first = msgspec.structs.replace(
        decision,
        verdict="loss",
        best=other,
        chance=Chance(0.31, 0.03),
        best_chance=Chance(0.52, 0.03),
        loss=Chance(0.21, 0.04),
    )
    lie = Lie(1, 1, 1, "team", [Listener(0, "believed"), Listener(2, "doubted")])
    told = msgspec.structs.replace(found, decisions=[first, *found.decisions[1:]], lies=[lie])
    game = GAMES[GAME]
    end = game.replay(record)
    plain: dict[str, Any] = msgspec.json.decode(record.to_json())
    result = game.view(end, None)["result"]
    file = {**plain, "commitment": commitment(record.seed), "result": result}
    return {**file, "names": ["Ada", "Ben", "Cy"]}, msgspec.to_builtins(told)


def answer(person: Person, states: list[dict[str, Any]]) -> list[str]:
    """Serve these answers to analysis requests in turn; return the requests."""
    asked: list[str] = []

    def reply(route: Route) -> None:
        asked.append(route.request.method)
        state = {"progress": 0.0, "ahead": 0, "analysis": None, "seat": 0, "table": "x"}
        at = min(len(asked) - 1, len(states) - 1)
        route.fulfill(json={**state, **states[at]})

    person.page.route("**/analysis/0", reply)
    return asked


@pytest.mark.parametrize(
    ("size", "locale"), [(DESKTOP, "en-GB"), (PHONE, "de-DE")], ids=["desktop", "phone"]
)
def test_the_replay_links_to_the_analysis_and_the_analysis_to_its_moves(
    visitor: Visitors, size: tuple[int, int], locale: str
) -> None:
    file, found = finished_game()
    ada = visitor("Ada", size=size, locale=locale)
    ada.page.goto("/")
    ada.enter_name()
    table = ada.request("POST", "/api/import", file)["id"]
    asked = answer(
        ada,
        [
            {"status": "none"},
            {"status": "running", "progress": 0.4},
            {"status": "done", "progress": 1.0, "analysis": found},
        ],
    )
    ada.page.goto(f"/replay/{table}?eyes=0")
    ada.see("[data-analyse]").click()
    begin = ada.see("[data-begin-analysis]")
    expect(begin).to_be_visible()
    assert violations(ada) == []
    begin.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.see("progress")).to_have_attribute("value", "0.4")
    assert violations(ada) == []
    expect(ada.see("[data-analysis]")).to_be_visible()
    assert asked == ["GET", "POST", "GET"]
    expect(ada.see("[data-losses] li")).to_have_count(1)
    expect(ada.see("[data-losses] .loss")).to_contain_text("21")
    expect(ada.see("svg[role=img]")).to_be_visible()
    expect(ada.see("[data-shares]")).to_be_visible()
    expect(ada.see("[data-lies] li")).to_have_count(1)
    assert violations(ada) == []
    assert ada.page_width() <= size[0]
    # The same by its link.
    ada.page.reload()
    expect(ada.see("[data-losses] li")).to_have_count(1)
    ada.see("[data-losses] a").click()
    expect(ada.see(".replay")).to_be_visible()
    move = found["decisions"][0]["move"]
    assert ada.page.url.endswith("eyes=0" if move == 0 else f"eyes=0&move={move}")


def test_an_unfinished_game_has_no_analysis_and_the_page_says_so(visitor: Visitors) -> None:
    ada = visitor("Ada")
    ada.page.goto("/")
    ada.enter_name()
    new = {"game": GAME, "seats": 3, "options": {}, "settings": {}}
    table = ada.request("POST", "/api/tables", new)["room"]["id"]
    ada.page.goto(f"/analysis/{table}?seat=0")
    expect(ada.see("[role=alert]")).to_be_visible()
    assert ada.see("[data-begin-analysis]").count() == 0
    ada.errors.clear()  # The browser logs the response 409.
