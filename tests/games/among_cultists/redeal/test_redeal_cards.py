"""Pulse decks, room cards and the bag in redealt worlds."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from miskatonic.games.among_cultists.board.board import MARKERS
from miskatonic.games.among_cultists.rules.events import RoomChecked, UnsafeCardDrawn
from tests.clauses import clause
from tests.conformance.tables import encoded, rng
from tests.games.among_cultists.redeal.worlds import (
    about,
    allows,
    camera_finds_a_dead_card,
    normal,
    sampler,
    shares,
    the_cultist,
    wait_for,
    worlds,
)
from tests.games.among_cultists.rules.table import (
    Table,
    arranged,
)

# ---------------------------------------------------------------- pulse decks


@clause("AC-V5", "AC-S5", "AC-C11", "AC-V11")
def test_a_seats_check_is_weighed_over_every_possible_cause() -> None:
    """Dead from the start (1 in 5), or killed by seat 2, if that is the cultist (3 in 7)."""
    table = camera_finds_a_dead_card()
    assert {world.pulse(1) for world in worlds(table, 0)} == {(1, 1)}
    guilty = 1 / 5 * 4 / 7 + 4 / 5 * 3 / 7
    assert shares(table, 0, the_cultist) == about(normal({2: guilty, 3: 1 / 5, 4: 1 / 5}))


@clause("AC-V5", "AC-V11")
def test_a_giver_knows_which_card_it_gave() -> None:
    table = camera_finds_a_dead_card()
    assert {world.pulse(1)[1] for world in worlds(table, 2)} == {1}
    assert {world.hand(2)["dead"] for world in worlds(table, 2)} == {2}
    starts_dead = shares(table, 1, lambda world: world.pulse(2)[1] == 1)
    assert starts_dead[True] == pytest.approx(3 / 4 * 1 / 5, abs=0.05)  # if it is not a cultist


@clause("AC-C10", "AC-C11", "AC-E6", "AC-V11")
def test_a_partys_possible_gifts_are_limited_by_its_hand() -> None:
    table = camera_finds_a_dead_card()
    for world in worlds(table, 4):
        for party in range(5):
            given = [d for d in world.g.acts if d & 15 == 0 and (d >> 8 & 15) - 1 == party]
            dead = sum(d >> 18 & 63 for d in given)
            has_them = party in world.cultists
            assert world.hand(party)["dead"] + dead == (3 if has_them else 0)


def put_back_by_seat_2() -> Table:
    """Seat 2, the cultist, has seen a Dead card at seat 1 and put it back."""
    table = arranged(
        5,
        {2: "cultist"},
        phase="action",
        knife=2,
        round=4,
        places={0: "R", 1: "LB", 2: "LB"},
        pulses={1: {"dead": 1}},
        died={1: 0},
    )
    return table.play("check_status 1", "put_back")


@clause("AC-H6", "AC-H7", "AC-L6", "AC-V11")
def test_a_party_that_put_a_deck_back_saw_no_dead_card_or_is_a_cultist() -> None:
    table = put_back_by_seat_2()
    for world in worlds(table, 0):
        assert world.pulse(1)[1] == 0 or world.cultists == [2]
    # Of a cultist either verdict is as likely: 1/4 (4/5 + 1/5 1/2) against 2/4 4/5 and 1/4.
    weights = {2: 4 / 5 + 1 / 5 / 2, 3: 4 / 5, 4: 4 / 5, 1: 1.0}
    assert shares(table, 0, the_cultist) == about(normal(weights))


@clause("AC-H6", "AC-V11")
def test_hiding_a_dead_card_that_another_then_sees_proves_a_cultist() -> None:
    table = wait_for(put_back_by_seat_2(), 0).play("camera_status 1")
    assert {tuple(world.cultists) for world in worlds(table, 0)} == {(2,)}


@clause("AC-H8", "AC-D7", "AC-V11")
def test_a_confirmed_death_means_a_dead_card_even_if_a_cultist_confirms() -> None:
    table = confirmed_by_seat_2()
    for viewer in (None, 3, 4):
        assert all(world.pulse(1)[1] >= 1 for world in worlds(table, viewer))
        assert all(1 not in world.cultists for world in worlds(table, viewer))


def confirmed_by_seat_2() -> Table:
    table = arranged(
        5,
        {4: "cultist"},
        phase="action",
        knife=2,
        places={1: "LB", 2: "LB"},
        pulses={1: {"dead": 1}},
        died={1: 0},
    )
    return table.play("check_status 1", "confirm")


# ---------------------------------------------------------------- room cards


ROOM_START = {"success": 5 / 9, "failure": 3 / 9, "sabotage": 1 / 9}
CULTIST_CARDS = {"success": 2 / 8, "failure": 4 / 8, "sabotage": 2 / 8}
PLAIN_CARDS = {"success": 1.0}
PINK = (1, 3, 4, 5)  # routes with pink in round 1, for seats 1 to 4


def checked_room(drawn: list[str], *checkers: int) -> Table:
    """Seats 1 and 2 have filled P1; then the checkers drew these cards from it."""
    for seed in range(200):
        table = arranged(
            5,
            {2: "cultist"},
            phase="action",
            knife=1,
            places=dict.fromkeys(range(5), "P1"),
            routes={0: 9, **dict(enumerate(PINK, 1))},
            decks={"P1": ["failure"]},
            seed=seed,
        )
        table.play("fill P1 success", "fill P1 failure")
        for _ in checkers:
            table.play("check_room P1")
        if [event.card for event in table.events(RoomChecked)] == drawn:
            return table
    raise AssertionError(f"never drew {drawn}")


def cultist_by_routes(seats: tuple[int, ...]) -> dict[int, float]:
    """For each cultist, how many deals of routes let these seats use P1 in round 1."""
    ways: Counter[int] = Counter()
    for routes in permutations(range(9), 4):
        for cultist in (1, 2, 3, 4):
            if all(seat == cultist or allows(routes[seat - 1], "P1") for seat in seats):
                ways[cultist] += 1
    return dict(ways)


def room_worlds(cultist: int) -> Iterator[tuple[list[str], float]]:
    """The faces of the start card and the cards of seats 1 and 2, with their probability."""
    first = CULTIST_CARDS if cultist == 1 else PLAIN_CARDS
    second = CULTIST_CARDS if cultist == 2 else PLAIN_CARDS
    for start, chance in ROOM_START.items():
        for one, of_one in first.items():
            for two, of_two in second.items():
                yield [start, one, two], chance * of_one * of_two


def chance_of_draws(cards: list[str], drawn: list[str]) -> float:
    chance, left = 1.0, list(cards)
    for card in drawn:
        chance *= left.count(card) / len(left)
        if card in left:
            left.remove(card)
    return chance


@clause("AC-R9", "AC-C11", "AC-C14", "AC-V11")
@pytest.mark.parametrize(
    ("drawn", "checkers"),
    [
        (["failure"], (3,)),
        (["success"], (3,)),
        (["failure", "failure"], (3, 4)),
        (["failure", "success"], (3, 4)),
        (["success", "failure"], (3, 4)),
    ],
)
def test_drawn_room_cards_are_evidence_about_those_who_filled(
    drawn: list[str], checkers: tuple[int, ...]
) -> None:
    table = checked_room(drawn, *checkers)
    by_routes = cultist_by_routes((1, 2, *checkers))
    guilty: Counter[int] = Counter()
    given: Counter[str] = Counter()
    for cultist, ways in by_routes.items():
        for cards, chance in room_worlds(cultist):
            weight = ways * chance * chance_of_draws(cards, drawn)
            guilty[cultist] += weight  # type: ignore[assignment]
            given[cards[1]] += weight  # type: ignore[assignment]
    assert shares(table, 0, the_cultist) == about(normal(dict(guilty)))
    assert shares(table, 0, card_of_seat_1) == about(normal(dict(given)))


def card_of_seat_1(table: Table) -> object:
    return next(d for d in table.known(1)["deeds"] if d["deed"] == "put" and d["party"] == 1)[
        "card"
    ]


@clause("AC-V5", "AC-V11")
def test_a_seat_knows_which_card_it_placed() -> None:
    table = checked_room(["failure"], 3)
    assert {world.deck("P1")[0] >= 1 for world in worlds(table, 1)} == {True}
    assert {card_of_seat_1(world) for world in worlds(table, 1)} == {"success"}


def secured_and_drawn(card: str) -> Table:
    """Seat 1 has secured the hallway; seats 2 and 3 turned a marker, and this was drawn."""
    for seed in range(200):
        table = arranged(
            5,
            {1: "cultist"},
            phase="action",
            knife=1,
            places={1: "TL", 2: "P1", 3: "P1"},
            routes={0: 9, **dict(enumerate(PINK, 1))},
            options={"unsafe_paths": True},
            unsafe_marker=True,
            seed=seed,
        )
        table.play("secure sabotage", "fill P1 success", "fill P1 success")
        if table.last(UnsafeCardDrawn).card == card:
            return table
    raise AssertionError(f"never drew {card}")


@clause("AC-U4", "AC-U5", "AC-C16", "AC-V11")
@pytest.mark.parametrize(
    ("card", "by_cultist", "by_others"),
    [("success", 1 + 2 / 8, 1 + 1), ("failure", 1 + 4 / 8, 1), ("sabotage", 2 / 8, 0)],
)
def test_a_card_drawn_from_the_unsafe_deck_is_evidence_about_who_secured_the_hallway(
    card: str, by_cultist: float, by_others: float
) -> None:
    table = secured_and_drawn(card)
    weights = {
        cultist: ways * (by_cultist if cultist == 1 else by_others)
        for cultist, ways in cultist_by_routes((2, 3)).items()
    }
    assert shares(table, 0, the_cultist) == about(normal(weights))
    at = ("success", "failure", "sabotage").index(card)
    assert all(world.g.unsafe[at] >= 1 for world in worlds(table, 0))


@clause("AC-V11")
def test_a_search_finds_a_world_whenever_one_exists() -> None:
    for table in (checked_room(["failure", "failure"], 3, 4), secured_and_drawn("failure")):
        hidden = sampler(table, None).hidden
        assert hidden is not None
        leaving = sum(draw.leaves for draw in hidden.room_facts.draws)
        for entry in hidden.entries:
            world = hidden.rooms.search(entry.rooms, rng(2))
            assert world is not None
            assert sum(world.gone) == leaving


# ---------------------------------------------------------------- the bag


IN_BAG = ["lord", "mirror", "lightning", "lightning", "secret_doors", "secret_doors"]
REST = ["walkie_talkie", "portrait", "morale_up", "portal", "morale_down"]


def lord(*answers: str) -> Table:
    """Seat 0 has answered the Lord of the Situation; the mirror is the next marker."""
    table = arranged(5, phase="event", bag=IN_BAG + REST)
    return table.play(*answers)


def removed(table: Table) -> str:
    (event,) = table.g.removed_events
    return MARKERS[event]


@clause("AC-Y19", "AC-Y20", "AC-V5", "AC-V11")
def test_a_removed_marker_is_known_to_its_seat_only() -> None:
    table = lord("draw", "remove")
    assert {removed(world) for world in worlds(table, 0)} == {"mirror"}
    twice = {"lightning": 2 / 10, "secret_doors": 2 / 10}
    once = dict.fromkeys(("mirror", *REST), 1 / 10)
    assert shares(table, 1, removed) == about({**twice, **once})
    for world in worlds(table, 1):
        assert world.bag.get(removed(world), 0) == (1 if removed(world) in twice else 0)


@clause("AC-Y19", "AC-V5", "AC-V11")
def test_a_held_marker_is_the_same_in_all_worlds_of_its_holder() -> None:
    table = lord("draw")
    for world in worlds(table, 0, 30):
        assert removed(world.play("remove")) == "mirror"
    assert len({removed(world.play("remove")) for world in worlds(table, 1)}) == 8
    table = arranged(5, phase="event", bag=IN_BAG + REST, options={"history": "none"}).play("draw")
    for viewer in (0, 1):
        for world in worlds(table, viewer, 30):
            assert encoded(world.known(viewer)) == encoded(table.known(viewer))
            world.play("remove")


@clause("AC-Y19", "AC-P4", "AC-V11")
def test_a_marker_drawn_later_was_not_removed() -> None:
    table = lord("draw", "remove")
    seen = [name for name in table.public["clock"] if name is not None]
    assert seen == ["lord"]
    for viewer in (None, 3):
        assert "lord" not in {removed(world) for world in worlds(table, viewer)}


@clause("AC-V2", "AC-U9", "AC-V11")
def test_a_fought_cultist_marker_is_no_longer_outside() -> None:
    table = arranged(
        5,
        phase="action",
        places={0: "R"},
        blocked=["R"],
        options={"unsafe_paths": True},
    ).play("fight")
    for world in worlds(table, 3, 20):
        assert world.g.outside == table.g.outside
