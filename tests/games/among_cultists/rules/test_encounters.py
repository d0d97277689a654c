"""Encounters (rulebook 4, 13, FAQ)."""

import pytest

from miskatonic.games.among_cultists.rules.events import Gave, Met
from tests.clauses import clause
from tests.games.among_cultists.rules.table import (
    GAME,
    Table,
    after_the_night,
    arranged,
    play_at_random,
)

AWAY = "DB1"


def met(table: Table) -> list[object]:
    return [event.parties for event in table.events(Met)]


def entering(others: int, **position: object) -> Table:
    """Seat 0 goes from the corridor to the Cafeteria, where this many others are."""
    places = {party: "LB" if party <= others else AWAY for party in range(1, 5)}
    return arranged(5, places=places, **position).play("go LB")


@clause("AC-E1")
def test_encounters_are_tested_at_every_place_entered() -> None:
    table = arranged(5, places={1: "LB", 2: "TR", 3: "P1", 4: AWAY})
    for door, other in (("LB", 1), ("TR", 2), ("P1", 3)):
        table.play(f"go {door}")
        assert table.asked == {0: "encounter", other: "encounter"}
        table.play(f"give alive {other}", seat=0).play("give alive 0", seat=other)
    assert met(table) == [[0, 1], [0, 2], [0, 3]]


@clause("AC-E2")
def test_neither_leaving_nor_the_common_start_causes_an_encounter() -> None:
    assert met(arranged(5)) == []
    three = arranged(5, places={0: "LB", 1: "LB", 2: "LB", 3: AWAY, 4: AWAY})
    three.play("go C")  # the two who stay behind do not meet
    assert met(three) == []


@clause("AC-E3", "AC-E15")
@pytest.mark.parametrize(("others", "meets"), [(0, False), (1, True), (2, False), (3, False)])
def test_with_the_power_on_exactly_two_meet(others: int, meets: bool) -> None:
    table = entering(others)
    assert met(table) == ([[0, 1]] if meets else [])


@clause("AC-E4")
@pytest.mark.parametrize("others", [1, 2, 3, 4])
def test_with_the_power_off_two_or_more_meet_together(others: int) -> None:
    table = entering(others, power=False)
    assert met(table) == [list(range(others + 1))]
    assert table.asked == dict.fromkeys(range(others + 1), "encounter")


@clause("AC-E5")
def test_ghosts_neither_count_nor_take_part_in_encounters() -> None:
    table = entering(2, ghosts=[2])
    assert met(table) == [[0, 1]]
    assert set(table.asked) == {0, 1}
    assert table.options(0) == ["give alive 1"]
    assert met(entering(1, ghosts=[1])) == []
    ghost = arranged(5, ghosts=[0], places={1: "LB"}).play("go LB")
    assert met(ghost) == []


@clause("AC-E6", "AC-E9")
def test_each_participant_puts_one_card_face_down_on_anothers_pulse_deck() -> None:
    table = entering(1)
    before = [table.hand(party)["alive"] for party in (0, 1)]
    table.answer(s0="give alive 1", s1="give alive 0")
    assert [table.hand(party)["alive"] for party in (0, 1)] == [count - 1 for count in before]
    assert [table.pulse(party) for party in (0, 1)] == [(2, 0), (2, 0)]


@clause("AC-E7")
def test_the_giver_chooses_the_card_and_with_three_or_more_the_receiver() -> None:
    table = arranged(5, {0: "cultist"}, places={1: "LB", 2: "LB", 3: AWAY, 4: AWAY}, power=False)
    table.play("go LB")
    assert set(table.options(0)) == {
        "give alive 1",
        "give alive 2",
        "give dead 1",
        "give dead 2",
    }
    assert set(table.options(1)) == {"give alive 0", "give alive 2"}
    table.answer(s0="give dead 2", s1="give alive 2", s2="give alive 1")
    assert table.pulse(2) == (2, 1)


@clause("AC-E7")
def test_nobody_may_refuse_an_encounter() -> None:
    table = entering(1)
    assert {option.split()[0] for seat in (0, 1) for option in table.options(seat)} == {"give"}


@clause("AC-E8")
def test_with_three_present_one_may_receive_several_cards_and_another_none() -> None:
    table = entering(2, power=False).answer(s0="give alive 1", s1="give alive 0", s2="give alive 1")
    assert [sum(table.pulse(party)) for party in (0, 1, 2)] == [2, 3, 1]


@clause("AC-E9", "AC-V8")
def test_a_received_card_stays_unseen_even_by_its_receiver() -> None:
    tables = []
    for card in ("alive", "dead"):
        table = arranged(5, {0: "cultist"}, round=2, places={1: "LB", 2: AWAY, 3: AWAY, 4: AWAY})
        table.play("go LB").answer(s0=f"give {card} 1", s1="give alive 0")
        tables.append(table)
    for viewer in (None, 1, 2, 3, 4):
        assert tables[0].known(viewer) == tables[1].known(viewer)


@clause("AC-E10", "AC-N4")
def test_gifts_are_chosen_in_secret_and_only_the_card_stays_secret() -> None:
    table = entering(2, power=False)
    before = {viewer: table.known(viewer) for viewer in (None, 0, 2, 3)}
    table.play("give alive 2", seat=1)
    for viewer, view in before.items():
        assert table.known(viewer) == view
    table.answer(s0="give alive 1", s2="give alive 0")
    for viewer in (None, 3, 4):
        assert [(gift.party, gift.to) for gift in table.events(Gave, viewer)] == [
            (0, 1),
            (1, 2),
            (2, 0),
        ]
        assert not any(gift.has_secrets for gift in table.events(Gave, viewer))
    assert [gift.card for gift in table.events(Gave, 1)] == [None, "alive", None]


@clause("AC-E11", "AC-Q1")
def test_a_party_without_encounter_cards_gives_none_but_receives() -> None:
    table = entering(1, hands={1: {"success": 3}})
    assert table.asked == {0: "encounter"}
    table.play("give alive 1")
    assert (table.pulse(0), table.pulse(1)) == ((1, 0), (2, 0))
    nobody = entering(1, hands={0: {}, 1: {}})
    assert nobody.asked == {0: "move"}
    assert met(nobody) == [[0, 1]]


@clause("AC-E12")
def test_entering_the_same_place_again_can_cause_another_encounter() -> None:
    table = arranged(5, places={0: "LB", 1: "C", 2: AWAY, 3: AWAY, 4: AWAY})
    for door in ("C", "LB", "C"):
        table.play(f"go {door}")
        if "encounter" in table.asked.values():
            table.answer(s0="give alive 1", s1="give alive 0")
    assert met(table) == [[0, 1], [0, 1]]


@clause("AC-E13", "AC-Y3")
def test_encounters_caused_by_one_event_are_separate_and_simultaneous() -> None:
    places = {0: "LB", 1: "LB", 2: "LB", 3: "G", 4: "G", 5: "G", 6: "R", 7: "R"}
    table = arranged(8, places=places, phase="event", bag=["lightning"])
    assert met(table) == [[0, 1, 2], [3, 4, 5]]
    assert table.asked == dict.fromkeys(range(6), "encounter")
    assert set(table.options(0)) == {"give alive 1", "give alive 2"}
    for seat, to in enumerate([1, 2, 0, 4, 5]):
        table.play(f"give alive {to}", seat=seat)
    assert table.events(Gave) == []
    table.play("give alive 3", seat=5)
    assert len(table.events(Gave)) == 6


@clause("AC-E14")
def test_cultist_markers_and_the_fishman_do_not_count_for_encounters() -> None:
    table = arranged(5, places={1: "R", 2: AWAY, 3: AWAY, 4: AWAY}, blocked=["R"])
    assert met(table.play("go R")) == [[0, 1]]
    alone = arranged(5, places=dict.fromkeys((1, 2, 3, 4), AWAY), blocked=["R"])
    assert met(alone.play("go R")) == []
    hallway = arranged(5, places={0: "LB", 1: "TR", 2: AWAY, 3: AWAY, 4: AWAY}, fishman=True)
    assert met(hallway.play("go TR")) == [[0, 1]]


@clause("AC-E15")
@pytest.mark.parametrize("seed", range(6))
def test_with_the_power_on_three_never_meet(seed: int) -> None:
    table = after_the_night(8, seed)
    checked = 0
    for _ in play_at_random(table, seed):
        if table.public["power"] and "encounter" in table.asked.values():
            meeting = table.events(Met)[-1].parties
            assert isinstance(meeting, list)
            assert len(meeting) == 2
            checked += 1
    assert checked


@clause("AC-E16")
def test_after_an_encounter_nothing_reveals_whether_a_dead_card_was_given() -> None:
    """The mover continues; to everyone but the giver both worlds look the same."""
    tables = []
    for card in ("alive", "dead"):
        table = arranged(5, {1: "cultist"}, round=2, places={1: "LB", 2: AWAY, 3: AWAY, 4: AWAY})
        table.play("go LB").answer(s0="give alive 1", s1=f"give {card} 0")
        assert table.asked == {0: "move"}
        table.play("go TR", "stop")
        tables.append(table)
    for viewer in (None, 0, 2, 3, 4):
        assert tables[0].known(viewer) == tables[1].known(viewer)
        assert GAME.events(tables[0].g, viewer) == GAME.events(tables[1].g, viewer)
