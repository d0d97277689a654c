"""Arranged positions: any point of a turn, with a past; impossible ones are refused."""

from typing import Any

import pytest

from miskatonic.bots import coach
from miskatonic.errors import BadOptions
from miskatonic.games.arkham_ritual.rules.events import Dealt, Drew, Gave, OrbLooked, RoundBegan
from tests.clauses import clause
from tests.conformance.tables import rng
from tests.games.arkham_ritual.rules.table import GAME, Table, names

HELD = ["candelabra-sane", "dagger-sane", "idol-sane", "chalice-sane", "tome-sane"]
DECK = ["gate", "cthulhu", "elder-sign", "cultist"]


def arranged(**position: Any) -> Table:
    return Table(GAME.arrange(**{"held": HELD, **position}))


# ---------------------------------------------------------------- any point of a turn


@clause("AR-R1", "AR-R2")
def test_an_arranged_deal_is_announced_to_all_but_each_cards_holder() -> None:
    table = arranged()
    assert [event.card for event in table.events(Dealt, 2)] == [0, 3, None, 9, 12]
    assert [event.card for event in table.events(Dealt, None)] == [None] * 5


@clause("AR-T7")
def test_a_position_can_begin_with_a_card_that_some_have_passed() -> None:
    table = arranged(active=1, deck=DECK, moves=[("give", 2), ("give", 3), ("give", 0)])
    assert table.asked == (0, "receive")
    assert table.options == ["take", "give 4"]
    assert [(event.seat, event.to) for event in table.events(Gave)] == [(1, 2), (2, 3), (3, 0)]
    assert names([table.g.passing]) == ["gate"]


@clause("AR-G3")
def test_a_position_can_begin_with_a_seen_card_on_the_deck() -> None:
    table = arranged(deck=["cthulhu", "gate"], looked=2)
    assert [event.card for event in table.events(OrbLooked, 2)] == [24]
    assert table.events(OrbLooked, 1)[0].card is None
    assert [event.card for event in table.events(Drew, 2)] == [24]
    assert GAME.view(table.g, 2)["memory"] == [{"how": "orb-looked", "card": 24}]
    assert GAME.view(table.g, 1)["passing"] is None


@clause("AR-G3")
def test_a_position_can_begin_with_a_removed_card() -> None:
    table = arranged(deck=["cthulhu"], removed="gate", looked=3)
    assert GAME.view(table.g, 3)["removed"] == 16
    assert GAME.view(table.g, 1)["removed"] is None
    assert GAME.view(table.g, 1)["is_removed"]


@clause("AR-G3")
def test_a_position_can_begin_at_the_question_of_the_orb() -> None:
    held = ["candelabra-sane", "magical-orb", "idol-sane", "chalice-sane", "tome-sane"]
    table = arranged(held=held, deck=DECK, moves=[("give", 1), ("take",)])
    assert table.asked == (1, "orb")
    assert GAME.view(table.g, 1)["top"] == 24


@clause("AR-P1")
def test_a_position_can_begin_after_a_confession() -> None:
    table = arranged(options={"companion": True}, moves=[(3, "confess"), ("give", 2)])
    assert table.sanity == [7, 7, 7, 6, 7]
    assert table.asked == (2, "receive")


@clause("AR-E9")
def test_the_announced_round_is_the_round_shown() -> None:
    for number in (1, 7, 9):
        table = arranged(round=number)
        began = table.events(RoundBegan)[0]
        view = GAME.view(table.g, None)
        assert (
            (began.round, began.doom) == (view["round"], view["doom"]) == (number, min(number, 7))
        )


@clause("AR-V1")
def test_coach_and_redeal_work_on_arranged_positions() -> None:
    moves = [("give", 2), ("take",), ("give", 0)]
    table = arranged(moves=moves, deck=DECK)
    known = table.known(0)
    assert coach(GAME.id, known) is not None
    assert GAME.view(GAME.redeal(known, rng(1)), 0) == GAME.view(table.g, 0)


# ---------------------------------------------------------------- impossible positions

REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"round": 9, "options": {"doom_track": True}}, "round 9; rounds count from 1 to 7"),
    ({"round": 0}, "round 0; rounds count from 1"),
    ({"round": 1.5}, "round 1.5"),
    ({"round": True}, "round True"),
    ({"sanity": [7, 7, 7, 7, 0]}, "with a seat at 0 the game is over"),
    ({"sanity": [7, 7, 7, 7, 8]}, "8.*5 numbers from 1 to 7"),
    ({"sanity": [7, 7, 7, 7, -1]}, "-1.*5 numbers from 1 to 7"),
    ({"sanity": [7, 7, 7, 7, "7"]}, "'7'.*5 numbers"),
    ({"sanity": [7, 7, 7], "seats": 5}, "5 numbers"),
    ({"sanity": 7}, "sanity 7; expected 5 numbers"),
    ({"active": 5}, "active seat 5; the seats are 0 to 4"),
    ({"active": 2**70}, "active seat 1180591620717411303424"),
    ({"active": "1"}, "active seat '1'"),
    ({"held": HELD[:4]}, "4 held cards; 5 parties"),
    ({"held": "tome-sane"}, "held 'tome-sane'; expected a list"),
    ({"held": [*HELD[:4], 3]}, "3 is not a card name"),
    ({"held": [*HELD[:4], "fork"]}, "'fork' is not a card; left are"),
    ({"held": [*HELD[:4], "hastur"]}, "'hastur' is not in this game"),
    ({"held": ["idol-cursed"] * 5}, "'idol-cursed'.*more often than there are copies"),
    ({"deck": ["dagger-sane", "dagger-sane"]}, "deck: 'dagger-sane'.*more often"),
    ({"deck": []}, "an empty deck"),
    ({"looked": 2}, "no 'magical-orb' lies open"),
    ({"deck": DECK, "looked": 7}, "looked 7; the seats are 0 to 4"),
    ({"deck": DECK, "removed": "tome-sane"}, "no seat looked"),
    ({"deck": DECK, "removed": "cthulhu", "looked": 1}, "deck: 'cthulhu'"),
    ({"moves": [("give", 0)]}, "move 1, .*seat 0 chose 0; its options are"),
    ({"moves": [("give", 1), ("fly",)]}, "move 2, .*no choice is named"),
    ({"moves": ["take"]}, "move 1, 'take'; a move is a choice by its name"),
    ({"moves": [(3, "confess")]}, "move 1, .*seat 3 has no open decision"),
    ({"seats": 9}, "9 seats"),
    ({"options": {"doom": 1}}, "doom"),
]


@pytest.mark.parametrize(("position", "why"), REFUSED, ids=[why for _, why in REFUSED])
def test_impossible_positions_are_refused_with_a_hint(position: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOptions, match=why):
        arranged(**position)


def test_arranging_refuses_moves_that_end_the_game() -> None:
    options = {"companion": True}
    with pytest.raises(BadOptions, match="the game is over after the moves"):
        arranged(sanity=[7, 7, 7, 1, 7], options=options, moves=[(3, "confess")])
    with pytest.raises(BadOptions, match=r"move 2.*the game is over by then"):
        arranged(sanity=[7, 7, 7, 1, 7], options=options, moves=[(3, "confess"), ("give", 1)])
