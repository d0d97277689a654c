"""Rulings that are options: each with its default and with the other value."""

from typing import Any

import pytest

from miskatonic.bots import Budget, make
from miskatonic.games.among_cultists.coach.advice import advise
from miskatonic.games.among_cultists.redeal.knowledge import Known
from miskatonic.games.among_cultists.redeal.routes import ALL_ROUTES, routes_shown
from miskatonic.games.among_cultists.rules.ending import dead_investigators
from miskatonic.games.among_cultists.rules.events import BecameGhost, CardPlaced, SeerSought
from miskatonic.kernel.rng import Rng, seed_bytes
from tests.clauses import clause
from tests.games.among_cultists.rules.table import GAME, Table, arranged

DEAD = {"alive": 1, "dead": 1}
EXPLORED = ["success"] * 3


def table_with(name: str, value: object, *arguments: Any, **position: Any) -> Table:
    return arranged(*arguments, options={name: value}, **position)


def claiming(value: str, ghosts: list[int], dead: list[int]) -> Table:
    """Seat 4, the lone cultist of five, claims three dead."""
    table = table_with(
        "counts_as_dead",
        value,
        5,
        phase="cleanup",
        round=3,
        ghosts=ghosts,
        pulses=dict.fromkeys(dead, DEAD),
    )
    return table.answer(s0="go_on", s1="go_on", s2="go_on", s3="go_on", s4="claim")


# ---------------------------------------------------------------- who counts as dead


@clause("AC-D12", "AC-O22")
@pytest.mark.parametrize(
    ("ghosts", "dead", "by_ghosts", "by_cards"),
    [
        ([0], [1, 2], "claim", "wrong-claim"),
        ([0, 1], [2], "claim", "wrong-claim"),
        ([0], [0, 1, 2], "claim", "claim"),
        ([], [0, 1, 2], "claim", "claim"),
        ([0], [0, 1], "wrong-claim", "wrong-claim"),
    ],
)
def test_an_option_counts_every_ghost_or_only_dead_cards(
    ghosts: list[int], dead: list[int], by_ghosts: str, by_cards: str
) -> None:
    results = [claiming(value, ghosts, dead).result for value in ("ghosts", "dead_cards")]
    assert [result and result[0] for result in results] == [by_ghosts, by_cards]


@clause("AC-D12", "AC-D13", "AC-O22")
@pytest.mark.parametrize(("value", "count"), [("ghosts", 1), ("dead_cards", 0)])
def test_an_option_counts_a_party_voted_out_as_dead(value: str, count: int) -> None:
    table = table_with(
        "counts_as_dead", value, 5, phase="action", places={0: "LB"}, routes={0: 0}, round=1
    )
    table.play("call_vote").vote(1, 1, 1, 1, 1).play("keep")
    assert table.ghosts() == {1}
    assert dead_investigators(table.g, table.g.round) == count


@clause("AC-D12", "AC-F10", "AC-O22")
def test_counting_dead_cards_two_cultists_need_them_in_the_previous_round() -> None:
    position: dict[str, Any] = {
        "phase": "action",
        "places": {0: "LB"},
        "routes": {0: 0},
        "round": 3,
        "ghosts": [6, 1],
        "pulses": dict.fromkeys((2, 3, 4), DEAD),
    }
    for value, reason in (("ghosts", "murders-before-elimination"), ("dead_cards", "elimination")):
        table = table_with("counts_as_dead", value, 7, **position)
        table.play("call_vote").vote(5, 5, 5, 5, 5, 5, 5)
        assert table.result is not None
        assert table.result[0] == reason


@clause("AC-D12", "AC-V11", "AC-O22")
@pytest.mark.parametrize("value", ["ghosts", "dead_cards"])
def test_redealt_worlds_count_the_dead_like_the_table(value: str) -> None:
    table = table_with(
        "counts_as_dead", value, 5, phase="action", places={0: "LB"}, routes={0: 0}, round=1
    )
    table.play("call_vote").vote(1, 1, 1, 1, 1).play("keep")
    worlds = GAME.worlds(table.known(4))
    for seed in range(10):
        world = worlds.deal(Rng(seed_bytes(seed)))
        assert (world.died[1] >= 0) == (value == "ghosts" or world.pulse[3] > 0)


@clause("AC-D12", "AC-O22", "AC-F5")
@pytest.mark.parametrize(("value", "choice"), [("ghosts", "claim"), ("dead_cards", "go_on")])
def test_a_cultist_bot_claims_only_what_counts(value: str, choice: str) -> None:
    """It gave two Dead cards, and a third investigator was voted out."""
    table = table_with(
        "counts_as_dead",
        value,
        5,
        phase="cleanup",
        round=3,
        ghosts=[0],
        pulses={1: {"alive": 1, "dead": 1}, 2: {"alive": 1, "dead": 1}},
        past=[
            {"round": 1, "gave": [4, 1, "dead"]},
            {"round": 2, "gave": [4, 2, "dead"]},
            {"round": 2, "ghost": [0, "vote"]},
        ],
    )
    bot = make("among-cultists", "adept")
    view = table.known(4)
    assert view["decision"] is not None
    chosen = bot.choose(view, view["decision"], Rng(seed_bytes(1)), Budget())
    assert GAME.name(chosen) == (choice,)


# ---------------------------------------------------------------- points versus deaths


def scoring(value: str, seats: int, roles: dict[int, str] | None = None, **more: Any) -> Table:
    table = table_with(
        "points_against_deaths",
        value,
        seats,
        roles,
        phase="action",
        places={0: "LB"},
        routes={0: 0},
        decks={"LB": EXPLORED},
        books={"LB": 1},
        target=3,
        **more,
    )
    return table.play("check_room LB")


@clause("AC-F14", "AC-F15", "AC-O23")
@pytest.mark.parametrize(
    ("seats", "round", "dead", "winners"), [(5, 1, 3, [0, 1, 2, 3]), (7, 3, 4, [0, 1, 2, 3, 4])]
)
def test_an_option_lets_points_beat_enough_deaths(
    seats: int, round: int, dead: int, winners: list[int]
) -> None:
    pulses = dict.fromkeys(range(1, 1 + dead), DEAD)
    lost = scoring("deaths", seats, round=round, pulses=pulses)
    assert lost.result is not None
    assert lost.result[0] == "murders-before-points"
    won = scoring("points", seats, round=round, pulses=pulses)
    assert won.result == ("points", winners)


@clause("AC-F14", "AC-F17", "AC-O23", "AC-V11")
def test_if_points_beat_deaths_the_seer_is_guessed_however_many_are_dead() -> None:
    table = scoring("points", 5, {0: "seer"}, pulses=dict.fromkeys((1, 2, 3), DEAD))
    assert table.events(SeerSought)
    assert table.asked == {4: "guess"}
    world = GAME.redeal(table.known(4), Rng(seed_bytes(2)))
    assert GAME.knowledge(world, 4) == table.known(4)


# ---------------------------------------------------------------- the camera and the route


def watching(value: bool, **position: Any) -> Table:
    """Route 1 does not lead to red in round 1."""
    return table_with(
        "camera_needs_route",
        value,
        5,
        phase="action",
        places={0: "R", 1: "O1"},
        routes={0: 0},
        decks={"LB": EXPLORED, "R": EXPLORED},
        **position,
    )


@clause("AC-R15", "AC-O24")
def test_an_option_opens_only_the_camera_to_all_routes() -> None:
    bound, free = watching(True), watching(False)
    for option in ("camera_room LB", "camera_status 1"):
        assert bound.locked()[option] == "off_route"
        assert option in free.options()
    for option in ("check_room R", "fill R success"):
        assert free.locked()[option] == "off_route"
    dark = watching(False, power=False)
    assert dark.locked()["restart_power"] == "off_route"
    assert "camera_room LB" not in dark.menu()


@clause("AC-R15", "AC-O24", "AC-M13")
@pytest.mark.parametrize(("value", "role"), [(True, "cultist"), (False, "investigator")])
def test_a_camera_open_to_all_is_no_evidence_about_routes(value: bool, role: str) -> None:
    table = watching(value, knife=0) if role == "investigator" else watching(value)
    if role == "cultist":
        table = table_with(
            "camera_needs_route",
            True,
            5,
            {0: "cultist"},
            phase="action",
            places={0: "R", 1: "O1"},
            routes={0: 0},
            decks={"LB": EXPLORED},
        )
    table.play("camera_room LB")
    shown = routes_shown(Known(table.known(1)), False)[0]
    assert (shown == ALL_ROUTES) == (not value)
    table.say(0, "route", round=1, colours=["light_blue", "pink", "dark_blue"])
    clashes = [each["why"] for each in table.public["contradictions"]]
    assert clashes == (["off_route"] if value else [])


@clause("AC-R15", "AC-O24")
def test_the_coach_does_not_blame_the_use_of_a_camera_open_to_all() -> None:
    """No route has red in two consecutive rounds."""
    for value in (True, False):
        table = table_with(
            "camera_needs_route",
            value,
            5,
            {0: "cultist"},
            phase="action",
            round=2,
            places={0: "R", 1: "O1", 2: "C"},
            decks={"LB": EXPLORED},
            past=[{"round": 1, "used": [0, "R", "camera"]}],
        )
        table.play("camera_room LB")
        advice = advise(table.known(1))
        assert advice is not None
        proof = advice["record"]["parties"][0]
        assert (proof["team"], proof["routes"]) == (("cultists", 0) if value else (None, None))


# ---------------------------------------------------------------- the portrait's card


@clause("AC-Y16", "AC-O25", "AC-H9")
@pytest.mark.parametrize(("value", "cards"), [(False, 1), (True, 2)])
def test_an_option_lets_the_portrait_place_a_card_like_other_checks(
    value: bool, cards: int
) -> None:
    table = table_with(
        "portrait_places_card", value, 5, phase="event", bag=["portrait"], places={1: "LB"}
    )
    table.play("look 1", "put_back")
    assert sum(table.deck("LB")) == cards
    assert len(table.events(CardPlaced)) == cards - 1
    world = GAME.redeal(table.known(2), Rng(seed_bytes(2)))
    assert GAME.knowledge(world, 2) == table.known(2)


# ---------------------------------------------------------------- the greenhorn


def finding(value: bool, role: str, **position: Any) -> Table:
    """Seat 0 finds seat 1 dead, which causes a vote."""
    table = table_with(
        "greenhorn_at_forced_vote",
        value,
        5,
        {0: role},
        phase="action",
        places={0: "LB", 1: "LB"},
        pulses={1: DEAD},
        **position,
    )
    return table.play("check_status 1", "confirm")


@clause("AC-X19", "AC-O26")
@pytest.mark.parametrize(("value", "ghosts"), [(False, {1}), (True, {0, 1})])
def test_an_option_lets_the_greenhorn_die_of_a_forced_vote(value: bool, ghosts: set[int]) -> None:
    table = finding(value, "greenhorn")
    assert table.ghosts() == ghosts
    assert table.asked == dict.fromkeys(range(5), "discuss")
    if value:
        assert [each.party for each in table.events(BecameGhost)] == [1, 0]
    assert finding(value, "investigator").ghosts() == {1}


@clause("AC-X19", "AC-O26", "AC-V11")
def test_surviving_a_forced_vote_then_rules_out_the_greenhorn() -> None:
    position: dict[str, Any] = {"phase": "action", "places": {0: "LB", 1: "LB"}}
    for value in (False, True):
        table = table_with(
            "greenhorn_at_forced_vote",
            value,
            5,
            {3: "greenhorn"},
            pulses={1: DEAD},
            **position,
        )
        table.play("check_status 1", "confirm")
        advice = advise(table.known(2))
        assert advice is not None
        assert ("greenhorn" in advice["record"]["parties"][0]["roles"]) == (not value)


@clause("AC-X19", "AC-O26")
def test_the_portrait_causes_a_forced_vote_too() -> None:
    table = table_with(
        "greenhorn_at_forced_vote",
        True,
        5,
        {0: "greenhorn"},
        phase="event",
        bag=["portrait"],
        pulses={1: DEAD},
    )
    assert table.play("look 1", "confirm").ghosts() == {0, 1}


@clause("AC-O22", "AC-O23", "AC-O24", "AC-O25", "AC-O26")
def test_the_defaults_are_the_rulings() -> None:
    values = GAME.read(5, {})
    assert [values["counts_as_dead"], values["points_against_deaths"]] == ["ghosts", "deaths"]
    assert values["camera_needs_route"] is True
    assert values["portrait_places_card"] is values["greenhorn_at_forced_vote"] is False
