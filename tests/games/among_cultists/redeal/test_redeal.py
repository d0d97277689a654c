"""Redealt worlds are possible, fit what a seat knows, and have the right probabilities."""

from collections.abc import Iterator

import pytest

from miskatonic.errors import BadSave
from miskatonic.games.among_cultists.rules.events import VotesRevealed
from miskatonic.sim.random_play import play_randomly
from tests.clauses import clause
from tests.conformance.tables import encoded, rng
from tests.games.among_cultists.redeal.worlds import (
    about,
    camera_finds_a_dead_card,
    sampler,
    shares,
    the_cultist,
    worlds,
)
from tests.games.among_cultists.rules.audit import audit
from tests.games.among_cultists.rules.table import (
    GAME,
    Table,
    after_the_night,
    arranged,
    begin,
    in_the_night,
)

# ---------------------------------------------------------------- possible worlds


def moments(seats: int, seed: int, stride: int, **options: object) -> Iterator[Table]:
    """Positions of one random game."""
    table, chance = begin(seats, seed, **options), rng(seed)
    while table.result is None:
        yield table
        play_randomly(GAME, table.g, chance, stride)


@clause("AC-V11", "AC-V10")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {"level": "advanced"}),
        (5, {"level": "advanced"}),
        (5, {}),
        (6, {"level": "advanced"}),
        (6, {"level": "advanced", "automa": True}),
        (7, {"level": "advanced"}),
        (7, {}),
        (8, {"level": "advanced", "random_role_hidden": False}),
    ],
)
def test_every_world_could_have_arisen_in_play(seats: int, options: dict[str, object]) -> None:
    for table in moments(seats, 3, 61, **options):
        if table.public["phase"] == "set-up":
            continue
        audit(table.g)
        for viewer in (None, *range(seats)):
            for world in worlds(table, viewer, 2):
                audit(world.g)
                assert encoded(table.known(viewer)) == encoded(world.known(viewer))


@clause("AC-V11", "AC-O19")
@pytest.mark.parametrize("history", ["none", "last_round"])
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_without_a_history_worlds_still_give_the_same_view(seats: int, history: str) -> None:
    for table in moments(seats, seats, 53, level="advanced", history=history):
        for viewer in (None, *range(seats)):
            for world in worlds(table, viewer, 2):
                assert encoded(table.known(viewer)) == encoded(world.known(viewer))


@clause("AC-V11", "AC-O19")
def test_without_a_history_worlds_still_fit_what_a_seat_saw() -> None:
    table = camera_finds_a_dead_card(options={"history": "none"})
    for world in worlds(table, 0):
        assert world.pulse(1) == (1, 1)
        assert world.hand(0) == table.hand(0)


@clause("AC-V11")
def test_during_set_up_nothing_is_dealt_yet() -> None:
    table = begin(5)
    for world in worlds(table, 2, 3):
        assert world.g.role == ()
        assert encoded(table.known(2)) == encoded(world.known(2))


def test_the_view_of_a_finished_game_cannot_be_redealt() -> None:
    g = GAME.new(5, {}, 1)
    play_randomly(GAME, g, rng(1))
    with pytest.raises(BadSave, match="finished game"):
        GAME.redeal(GAME.knowledge(g, 0), rng(1))


@clause("AC-V11")
def test_an_unreachable_position_can_still_be_redealt() -> None:
    table = arranged(
        5,
        {3: "radiant"},
        ghosts=[3],
        pulses={0: {"dead": 4}, 1: {"alive": 9}},
        hands={1: {"alive": 1}, 2: {"success": 8}},
        decks={"LB": ["sabotage"] * 6},
        draw=["failure"],
        bag=["mirror", "lord"],
        round=4,
    )
    burning = arranged(6, {3: "firestarter"}, round=7, phase="action")
    for impossible in (table, burning):
        for viewer in (None, *range(5)):
            for world in worlds(impossible, viewer, 5):
                assert encoded(impossible.known(viewer)) == encoded(world.known(viewer))


@clause("AC-V5", "AC-V11")
def test_a_sealed_answer_is_known_to_its_seat_and_stays_sealed() -> None:
    table = vote_called().answer(s2="vote 3", s3="abstain")
    for world in worlds(table, 2, 20):
        assert {0, 1, 3, 4} == set(world.asked)
        world.all("abstain")
        assert world.last(VotesRevealed).votes == [None, None, 3, None, None]
    for world in worlds(table, 1, 20):
        assert {0, 1, 2, 3, 4} == set(world.asked)


def vote_called() -> Table:
    """The blind vote after a call by seat 0."""
    table = arranged(5, phase="action", places={0: "LB"}, routes={0: 0})
    return table.play("call_vote").all("ready")


def test_worlds_are_independent_states() -> None:
    dealer = sampler(after_the_night(5, 1), 0)
    one, other = dealer.deal(rng(1)), dealer.deal(rng(2))
    before = GAME.save(other)
    play_randomly(GAME, one, rng(3))
    assert before == GAME.save(other)


# ---------------------------------------------------------------- the deal


@clause("AC-S7", "AC-W8", "AC-V11")
def test_right_after_the_night_an_investigator_knows_nothing_of_the_others() -> None:
    table = seated(5, "investigator", level="advanced")
    me = table.roles.index("investigator")
    others = {party: 1 / 4 for party in range(5) if party != me}
    assert shares(table, me, the_cultist) == about(others)
    assert shares(table, me, lambda world: world.roles.index("seer")) == about(others)
    one_of_three = {"greenhorn": 1 / 3, "clumsy": 1 / 3, "softie": 1 / 3}
    assert shares(table, me, third_role) == about(one_of_three)


def third_role(table: Table) -> str:
    return next(role for role in table.roles if role in ("greenhorn", "clumsy", "softie"))


def seated(seats: int, role: str, **options: object) -> Table:
    """A game after the night in which a party has this role."""
    tables = (after_the_night(seats, seed, **options) for seed in range(50))
    return next(table for table in tables if role in table.roles)


@clause("AC-Z13", "AC-O8", "AC-V11")
def test_an_option_makes_the_drawn_role_public() -> None:
    table = after_the_night(5, 1, level="advanced", random_role_hidden=False)
    for viewer in (None, 0, 3):
        assert {third_role(world) for world in worlds(table, viewer)} == {third_role(table)}


@clause("AC-W4", "AC-W6", "AC-W7", "AC-V6", "AC-V7", "AC-V11")
@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_cultists_and_the_seer_know_the_cultists(seats: int) -> None:
    table = after_the_night(seats, 2)
    for seat, role in enumerate(table.roles):
        found = {tuple(world.cultists) for world in worlds(table, seat)}
        if role == "investigator":
            assert len(found) > seats - 2
        else:
            assert found == {tuple(table.cultists)}


@clause("AC-W2", "AC-W4", "AC-V11")
def test_during_the_night_the_cultists_already_know_each_other() -> None:
    table = in_the_night(8, 2)
    me = table.cultists[0]
    assert {tuple(world.cultists) for world in worlds(table, me)} == {tuple(table.cultists)}


@clause("AC-S6", "AC-V11")
@pytest.mark.parametrize(
    ("parties", "chances"),
    [(5, {1: 4 / 5, 0: 1 / 5}), (6, {2: 2 / 3, 1: 1 / 3}), (7, {0: 1.0}), (8, {1: 1.0})],
)
def test_the_right_number_of_parties_start_dead(parties: int, chances: dict[int, float]) -> None:
    table = after_the_night(parties, 3)
    seat = table.roles.index("investigator")
    for viewer in (None, seat):
        assert shares(table, viewer, lambda w: sum(dead_at_start(w))) == about(chances)


def dead_at_start(table: Table) -> list[int]:
    return [table.pulse(party)[1] for party in range(len(table.roles))]


@clause("AC-S5", "AC-V8", "AC-V11")
def test_no_party_knows_whether_its_own_start_card_is_dead() -> None:
    table = after_the_night(6, 1)
    seat = table.roles.index("investigator")
    assert shares(table, seat, lambda w: w.pulse(seat)[1]) == about({1: 2 / 6, 0: 4 / 6})


@clause("AC-W4", "AC-W5", "AC-V6", "AC-V11")
def test_a_cultist_knows_who_started_dead() -> None:
    table = after_the_night(6, 4)
    for world in worlds(table, table.cultists[0]):
        assert dead_at_start(world) == dead_at_start(table)
        assert [death == 0 for death in world.g.died] == [bool(d) for d in dead_at_start(table)]


@clause("AC-S1", "AC-M17", "AC-V4", "AC-V11")
def test_worlds_keep_the_viewers_route_and_shuffle_the_others() -> None:
    table = after_the_night(5, 1)
    mine = table.g.route[2]
    rest = {route: 1 / 9 for route in range(10) if route != mine}
    assert {world.g.route[2] for world in worlds(table, 2)} == {mine}
    assert shares(table, 2, lambda world: world.g.route[4]) == about(rest)


@clause("AC-A3", "AC-A11", "AC-V12", "AC-V11")
def test_the_automa_may_be_the_cultist_but_its_route_is_fixed() -> None:
    table = after_the_night(4, 5)
    me = table.roles.index("investigator")
    share = shares(table, me, lambda world: world.cultists == [4])
    assert share[True] == pytest.approx(1 / 4, abs=0.05)
    assert {world.g.route[4] for world in worlds(table, me)} == {table.g.route[4]}


@clause("AC-S10", "AC-S11", "AC-V11")
def test_room_start_cards_and_draw_pile_have_the_right_frequencies() -> None:
    table = after_the_night(5, 1)
    faces = shares(table, 0, lambda world: world.deck("G").index(1))
    assert faces == about({0: 5 / 9, 1: 3 / 9, 2: 1 / 9})
    assert {tuple(world.g.draw_pile) for world in worlds(table, 0)} == {(5, 3, 1)}
