"""Among Cultists: one confirmation for the whole night, and a claim window that closes by itself
and looks the same to everyone, whether they can use it or not.
"""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.among_cultists import begin, last_view, open_table
from tests.browser.conftest import Visitors
from tests.browser.moments import Position, position_asking, table_at
from tests.browser.person import CHOICE, Person
from tests.clauses import clause

pytestmark = pytest.mark.slow


def question_ids(person: Person, prompt: str) -> set[int]:
    """The ids of the questions with this prompt that this browser received."""
    found = set()
    for frame in map(json.loads, person.frames):
        sent = {**(frame.get("view") or {}), **frame.get("changed", {})}
        decision = sent.get("decision")
        if decision is not None and decision["prompt"] == prompt:
            found.add(decision["id"])
    return found


@clause("AC-N16")
@pytest.mark.parametrize("role", ["investigator", "cultist"])
def test_the_claim_window_closes_by_itself(visitor: Visitors, role: str) -> None:
    position = position_asking("among-cultists", "claim")
    roles: list[str] = position.game.told[-1][-1]["roles"]
    # Long enough to look at everything, however busy the machine is.
    options = {**position.game.file["options"], "claim_seconds": 20}
    game = position.game._replace(file={**position.game.file, "options": options})
    ada = visitor("Ada")
    ada.page.goto(table_at(ada, Position(game, position.move), roles.index(role)))
    dock = ada.see(".dock")
    expect(dock).to_contain_text("The next round begins in a moment.")
    expect(dock).to_contain_text("No one has to do anything.")
    expect(dock).not_to_contain_text("Continue")
    # Everyone sees the cultist's button; the others cannot press it.
    expect(dock).to_contain_text("Claim that enough investigators are dead")
    assert ada.see(CHOICE).count() == (1 if role == "cultist" else 0)
    assert last_view(ada)["round"] == 1
    # No one presses anything.
    expect(ada.see(".log")).to_contain_text("All set out.")
    expect(dock).not_to_contain_text("The next round begins in a moment.")
    assert last_view(ada)["round"] == 2
    assert len(question_ids(ada, "claim")) == 1


@clause("AC-N17")
def test_the_whole_night_is_confirmed_once(visitor: Visitors) -> None:
    ada = visitor("Ada")
    begin(ada, open_table(ada, 5))
    ada.wait_for_my_turn()
    while not question_ids(ada, "night"):
        ada.answer(ada.see(CHOICE).last)
        ada.wait_for_my_turn()
    expect(ada.see(CHOICE)).to_have_count(1)
    ada.answer(ada.see(CHOICE))
    expect(ada.see(".log")).to_contain_text("All set out.")
    assert len(question_ids(ada, "night")) == 1
