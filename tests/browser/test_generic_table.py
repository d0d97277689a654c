"""A game without a drawn table, here the one in examples/, is played from lists."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors, skip_or_fail
from tests.browser.live_server import ROOT, client_is_built, open_server
from tests.browser.person import play_to_the_end
from tests.browser.test_screens import violations

EXAMPLE = ROOT / "examples" / "highest_card.py"
LISTED = ".plain.panel"

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the example game."""
    if not client_is_built():
        skip_or_fail("the client is not built: make client")
    data: Path = tmp_path_factory.mktemp("server")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MISKATONIC_GAMES", str(EXAMPLE))
        with open_server(data) as address:
            yield address


def test_a_game_without_a_drawn_table_can_be_played_to_the_end(visitor: Visitors) -> None:
    ada = visitor("Ada")
    ada.enter_name()
    ada.page.click("li:has-text('Highest Card') [data-friends]")
    ada.set_up(seats=3, bots=2)
    ada.be_ready()
    ada.page.click(".start .primary")
    ada.wait_for_my_turn()
    # Of the three cards only the player's own is shown.
    expect(ada.see(LISTED)).to_contain_text(re.compile(r"Cards\s*\d+, –, –"))
    expect(ada.see("[data-choice]")).to_have_count(2)
    assert violations(ada) == []
    play_to_the_end(ada)
    expect(ada.see("[data-over] h2")).to_have_text(re.compile("You (win|lose)"))
    expect(ada.see(LISTED)).to_contain_text(re.compile(r"Cards\s*\d+, \d+, \d+"))


def test_the_server_sends_its_texts_in_the_users_language(visitor: Visitors) -> None:
    for locale, name, question, dealt in (
        ("en-GB", "Highest Card", "Keep your card, or swap it?", "Barnabas is dealt a card."),
        ("de-AT", "Höchste Karte", "Behältst du deine Karte", "Barnabas bekommt eine Karte."),
    ):
        ada = visitor("Ada", locale=locale)
        ada.enter_name()
        ada.page.click(f"li:has-text('{name}') [data-friends]")
        ada.set_up(seats=3, bots=2)
        ada.be_ready()
        ada.page.click(".start .primary")
        expect(ada.see("#dock-prompt")).to_contain_text(question)
        assert dealt in ada.log()
