"""Among Cultists: a few games of adepts with fixed seeds, for what players notice at once.

The strength page has the figures; these few games only show that nothing is badly wrong: how long
games last, how they end, that no act gives a team away, and what bots say.
"""

from collections import Counter
from functools import lru_cache
from typing import Any

import pytest

from miskatonic.bots import Budget, make
from miskatonic.games import MANIFESTS
from miskatonic.games.among_cultists.rules.claim_fields import number_in
from miskatonic.games.among_cultists.rules.events import (
    ClaimSaid,
    DiscussionBegan,
    Moved,
    PhaseBegan,
    VotesRevealed,
)
from miskatonic.kernel.events import Event
from miskatonic.kernel.rng import Rng
from miskatonic.sim.bot_game import BotGame
from miskatonic.sim.simulate import PLAYERS, seed_of
from tests.clauses import clause
from tests.games.among_cultists.rules.table import GAME

GAMES = 8
SEED = 5
# The answers that only the target of an accusation can give.
ANSWERS = ("doubt", "gave", "put")


@lru_cache
def played(level: str, seats: int) -> list[Any]:
    """Some finished games of one level, with everything that was said."""
    finished = []
    for number in range(GAMES):
        secret = seed_of(SEED, number)
        g = GAME.new(seats, {}, secret)
        sitting = BotGame(GAME, g, [make(GAME.id, level)] * seats, Rng(secret, PLAYERS), Budget())
        while GAME.result(g) is None:
            sitting.go_on()
        finished.append(g)
    return finished


def told(g: Any) -> list[Event]:
    return GAME.events(g, None)


def test_games_of_adepts_are_long_enough_and_end_in_different_ways() -> None:
    games = played("adept", 5)
    rounds = [int(g.round) for g in games]
    assert min(rounds) > 2
    assert 5 <= sum(rounds) / len(rounds) <= 9
    assert len({g.result.reason for g in games}) >= 3


def test_both_teams_win_some_games_of_adepts() -> None:
    measures = MANIFESTS[GAME.id].measures
    winners = {measures.team_of(g, g.result.winners[0]) for g in played("adept", 5)}
    assert winners == {"investigators", "cultists"}


def test_ruthless_games_are_short_but_not_over_in_the_first_round() -> None:
    rounds = [int(g.round) for g in played("ruthless", 5)]
    assert sum(rounds) / len(rounds) < 6
    assert rounds.count(1) <= 1


def test_no_frequent_act_gives_a_team_away() -> None:
    """Rare acts are ignored: by chance, one team may do all of them."""
    measures = MANIFESTS[GAME.id].measures
    times: dict[str, Counter[str]] = {"investigators": Counter(), "cultists": Counter()}
    for g in played("adept", 5):
        for act in measures.acts_in(g):
            if not act.spoken:
                times[str(measures.team_of(g, act.seat))][act.kind] += 1
    often = [kind for kind, count in sum(times.values(), Counter[str]()).items() if count > 15]
    assert {"fill", "room-check", "walk-in", "pass"} <= set(often)
    for kind in often:
        assert times["investigators"][kind] > 0
        assert times["cultists"][kind] > 0


@clause("AC-M13", "AC-M14")
def test_cultists_keep_to_a_route() -> None:
    """No adept is ever proven a cultist by the rooms it uses."""
    for g in played("adept", 5):
        for said in told(g):
            assert not isinstance(said, ClaimSaid) or "route_broken" not in str(said.fields)


@pytest.mark.parametrize("level", ["adept", "ruthless"])
@clause("AC-T27")
def test_bots_speak_at_most_three_times_in_a_discussion(level: str) -> None:
    discussions = 0
    for g in played(level, 5):
        spoken: Counter[int] | None = None
        for event in told(g):
            if isinstance(event, DiscussionBegan):
                spoken, discussions = Counter(), discussions + 1
            elif isinstance(event, VotesRevealed):
                spoken = None
            elif isinstance(event, ClaimSaid) and spoken is not None:
                spoken[event.seat] += 1
                assert spoken[event.seat] <= 3
    assert discussions > 0


@clause("AC-T13", "AC-T15")
def test_accusations_give_a_reason() -> None:
    grounds = Counter(
        str(said.fields["ground"]["by"])  # type: ignore[index, call-overload]
        for g in played("adept", 5)
        for said in told(g)
        if isinstance(said, ClaimSaid) and said.claim == "accuse"
    )
    assert grounds.total() > 0
    assert grounds["feeling"] <= grounds.total() / 10


@clause("AC-T13", "AC-T19")
def test_accused_bots_answer() -> None:
    """With a claim, or by doubting the accusation, before the vote."""
    for g in played("adept", 5):
        open_to: set[int] = set()
        for event in told(g):
            if isinstance(event, ClaimSaid):
                if event.claim == "accuse":
                    open_to.add(number_in(event.fields, "seat"))
                elif event.claim in ANSWERS:
                    open_to.discard(event.seat)
            elif isinstance(event, VotesRevealed):
                assert not open_to


# ---------------------------------------------------------------- how they walk


def stands(g: Any) -> list[dict[int, str]]:
    """By round, where each party that has moved stands when the actions begin."""
    now: dict[int, str] = {}
    found = []
    for event in told(g):
        if isinstance(event, Moved):
            now[event.party] = event.to
        elif isinstance(event, PhaseBegan) and event.phase == "action":
            found.append(dict(now))
    return found


def test_bots_do_not_herd() -> None:
    """Three of five sometimes work in one place; all but one hardly ever do."""
    rounds = [list(where.values()) for g in played("adept", 5) for where in stands(g)]
    most = [max(Counter(places).values(), default=0) for places in rounds]
    assert len(rounds) > 20
    assert len([number for number in most if number > 2]) <= len(rounds) / 5
    assert len([number for number in most if number > 3]) <= len(rounds) / 20


@clause("AC-M3")
def test_bots_do_not_pace_back_and_forth() -> None:
    """No one may stay in place, so stepping out and back is normal, but not again and again."""
    walks, again = 0, 0
    for g in played("adept", 5):
        seen = stands(g)
        for four in zip(seen, seen[1:], seen[2:], seen[3:], strict=False):
            for party in four[0]:
                places = [where[party] for where in four]
                walks += 1
                again += places[:2] == places[2:]
    assert walks > 50
    assert again <= walks / 20


@clause("AC-T19")
def test_each_accusation_is_supported_at_most_once() -> None:
    supported = Counter(
        (number, said.ref)
        for number, g in enumerate(played("adept", 5))
        for said in told(g)
        if isinstance(said, ClaimSaid) and said.claim == "support"
    )
    assert supported
    assert max(supported.values()) == 1
