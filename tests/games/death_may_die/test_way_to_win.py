"""The coach shows how the party could win: what is left, where, and who is nearest."""

from typing import Any

import pytest

from miskatonic.bots import coach
from miskatonic.games.death_may_die.game import DEATH_MAY_DIE
from miskatonic.games.death_may_die.library import load
from miskatonic.kernel.rng import Rng, seed_bytes
from tests.games.death_may_die.rules.episodes import BEAUTY, CASTLE, CATACOMBS, FAIR, ISLE
from tests.games.death_may_die.rules.table import Table, arranged, who

GAME = DEATH_MAY_DIE


def way(table: Table, seat: int = 0) -> dict[str, Any]:
    advice = coach(GAME.id, GAME.knowledge(table.g, seat))
    assert advice is not None
    found: dict[str, Any] = advice["way"]
    assert found is not None
    return found


def pieces(table: Table) -> list[tuple[str, str, str]]:
    """The pieces of work, with space and investigator."""
    return [
        (each["do"], table.space_names[each["space"]], table.people[each["who"]])
        for each in way(table)["pieces"]
    ]


def test_the_nearest_investigators_turn_jurors_over_and_bring_them() -> None:
    table = arranged(
        who("ruth", "pub"),
        who("mike", "abbey"),
        tokens=[("guilty-juror", "mill-lane", 1), ("innocent-juror", "graveyard", 1)],
    )
    assert pieces(table) == [("bring", "graveyard", "ruth"), ("turn-bring", "mill-lane", "ruth")]
    found = way(table)
    assert (found["missing"], found["is_last"]) == (4, False)
    assert found["actions"] > 0
    assert [each["needs"] for each in found["pieces"]] == [-1, 4]


def test_a_carried_patient_is_delivered() -> None:
    table = arranged(who("ruth", "reception", tokens={"patient": 1}), episode=ISLE)
    assert ("deliver", "landing-stage", "ruth") in pieces(table)


def test_the_altar_and_its_wards_are_struck() -> None:
    table = arranged(
        who("ruth", "rotunda"),
        episode=CATACOMBS,
        tokens=[("altar-stone", "black-altar", 2), ("bone-ward", "plague-pit", 1)],
    )
    assert {(do, space) for do, space, _ in pieces(table)} == {
        ("remove", "black-altar"),
        ("remove", "plague-pit"),
    }
    assert way(table)["missing"] == 2


def test_charges_are_picked_up_and_set() -> None:
    table = arranged(who("ruth", "inner-court"), episode=CASTLE)
    assert {do for do, _, _ in pieces(table)} == {"fetch", "set"}


def test_booths_are_beaten() -> None:
    table = arranged(
        who("ruth", "high-striker"), episode=FAIR, tokens=[("open-booth", "high-striker", 1)]
    )
    assert pieces(table) == [("turn", "high-striker", "ruth")]


@pytest.mark.parametrize(("roses", "expected"), [(0, "fetch"), (1, "attack")])
def test_the_beast_is_attacked_on_a_space_with_a_rose(roses: int, expected: str) -> None:
    tokens = [("ghost", "ballroom", 1)] + [("rose", "bell-loft", 1)] * roses
    table = arranged(
        who("ruth", "great-hall"),
        episode=BEAUTY,
        enemies=[("beast", "bell-loft", 0)],
        tokens=tokens,
    )
    assert expected in {do for do, _, _ in pieces(table)}


def test_after_the_disruption_only_the_elder_one_is_left() -> None:
    table = arranged(who("ruth", "pub"), disrupted=True, elder="pub", stage=2)
    found = way(table)
    assert found["is_last"]
    assert found["missing"] == table.g.components.elder.stages[1].health
    assert pieces(table) == [("attack", "pub", "ruth")]


def test_a_seat_that_is_not_asked_is_shown_the_same() -> None:
    table = arranged(
        who("ruth", "pub"), who("mike", "abbey"), tokens=[("guilty-juror", "mill-lane", 1)]
    )
    assert way(table, 0) == way(table, 1)


@pytest.mark.parametrize("episode", [episode.id for episode in load().episodes])
def test_every_episode_of_the_box_has_a_way_to_win_from_the_first_turn(episode: str) -> None:
    options = {"episode": episode, "investigators": "random"}
    g = GAME.new(2, options, seed_bytes(4), loud=False)
    chance = Rng(seed_bytes(5))
    for _ in range(40):
        decision = GAME.decisions(g)[0]
        if decision.prompt == "action":
            break
        GAME.play(g, decision.seat, decision.options[chance.below(len(decision.options))])
    found = way(Table(g))
    assert found["missing"] > 0
    assert 0 < len(found["pieces"]) <= 5
    for piece in found["pieces"]:
        assert piece["space"] >= 0
        assert piece["token"] >= 0 or piece["figure"] >= 0
