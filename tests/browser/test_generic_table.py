"""A game that nobody has drawn a table for is played from lists: here the one of examples/."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors, do_without
from tests.browser.house import ROOT, client_is_built, open_house
from tests.browser.person import Person, play_to_the_end

EXAMPLE = ROOT / "examples" / "highest_card.py"
LISTED = ".plain.panel"
MAKE_A_TABLE = """async (game) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ game, seats: 3 });
    const answer = await fetch("/api/tables", { method: "POST", headers, body });
    return (await answer.json()).room.id;
}"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that was told of the example."""
    if not client_is_built():
        do_without("the client is not built: make client")
    data: Path = tmp_path_factory.mktemp("house")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MISKATONIC_GAMES", str(EXAMPLE))
        with open_house(data) as address:
            yield address


def sit_at_a_table(person: Person, bots: int) -> None:
    person.come_in()
    table = person.page.evaluate(MAKE_A_TABLE, "highest-card")
    person.page.goto(f"/table/{table}")
    person.set_up(seats=bots + 1, bots=bots)
    person.be_ready()
    person.page.click(".start .primary")
    expect(person.see(LISTED)).to_be_visible()


@pytest.mark.slow
def test_a_game_without_a_table_of_its_own_is_played_to_the_end(visitor: Visitors) -> None:
    ada = visitor("Ada")
    sit_at_a_table(ada, bots=2)
    ada.wait_for_my_turn()
    expect(ada.see("[data-choice]")).to_have_count(2)
    # Of the three cards only one's own is shown.
    expect(ada.see(LISTED)).to_contain_text(re.compile(r"Cards\s*\d+, –, –"))
    play_to_the_end(ada)
    expect(ada.see("[data-over] h2")).to_have_text(re.compile("You (win|lose)"))
    expect(ada.see(LISTED)).to_contain_text(re.compile(r"Cards\s*\d+, \d+, \d+"))
