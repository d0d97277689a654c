"""Spectators see only what is public, and their browser receives nothing else."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors, two_in_a_game
from tests.browser.person import Person
from tests.clauses import clause

pytestmark = pytest.mark.slow

SECRETIVE = ("dealt", "drew", "took", "orb-looked")


def received_events(person: Person) -> list[dict[str, Any]]:
    """All events in all frames that this browser has received."""
    frames = [json.loads(frame) for frame in person.frames]
    events = [event for frame in frames for event in frame.get("events", [])]
    views = [frame["view"] for frame in frames if frame.get("view")]
    return events + [event for view in views for event in view["history"]]


@clause("AR-V2")
def test_a_spectator_neither_sees_nor_receives_held_cards(visitor: Visitors) -> None:
    ada, eve = visitor("Ada"), visitor("Eve")
    link = ada.make_table(seats=5, spectators="live")
    ada.be_ready()
    ada.begin()
    eve.join(link)
    expect(eve.see(".chip")).to_contain_text("watching")
    for _ in range(3):
        ada.wait_for_my_turn()
        ada.take_a_step()
    expect(eve.see(".seat .place [role=img]")).to_have_count(5)
    labels = eve.see(".seat .place [role=img]").evaluate_all("all => all.map(e => e.ariaLabel)")
    if not eve.see("[data-continue]").is_visible():
        assert labels == ["face down"] * 5
    assert eve.see("[data-choice]").count() == 0
    seats = range(5)
    secrets = [
        each for each in received_events(eve) if each["kind"] in SECRETIVE and "card" in each
    ]
    assert [each for each in secrets if each.get("seat", each.get("party")) in seats] == []


def test_notes_are_private_and_saved(visitor: Visitors) -> None:
    ada, bo = two_in_a_game(visitor)
    ada.page.get_by_role("tab", name="Notes").click()
    ada.page.fill("#notes-text", "Boris is lying.")
    expect(ada.page.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    ada.page.reload()
    ada.page.get_by_role("tab", name="Notes").click()
    expect(ada.see("#notes-text")).to_have_value("Boris is lying.")
    bo.page.get_by_role("tab", name="Notes").click()
    expect(bo.see("#notes-text")).to_be_enabled()
    expect(bo.see("#notes-text")).to_have_value("")


@clause("AR-P2")
def test_the_referee_blocks_a_chat_line_and_tells_only_its_author(visitor: Visitors) -> None:
    ada, bo = two_in_a_game(visitor)
    for person in (ada, bo):
        person.page.get_by_role("tab", name="Chat").click()
    ada.page.fill("#chat-text", "Boris, yours is a dagger!")
    ada.page.keyboard.press("Enter")
    expect(ada.see(".chat [role=alert]")).to_contain_text("dagger")
    ada.page.fill("#chat-text", "Do you trust me?")
    ada.page.keyboard.press("Enter")
    expect(bo.see(".chat .lines")).to_contain_text("Do you trust me?")
    assert "dagger" not in bo.see(".chat .lines").inner_text()
