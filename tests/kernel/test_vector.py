"""Many games at once: the same games, rows, masks and rewards as one at a time."""

import array
from typing import Any

import pytest

from miskatonic.errors import BadOptions, IllegalChoice
from miskatonic.games import GAMES
from miskatonic.kernel.game import Game
from miskatonic.kernel.rng import Rng, light_key, light_rng, seed_bytes
from miskatonic.kernel.state import State, run
from miskatonic.kernel.vector import RESTART_BITS, VectorEnv

AnyGame = Game[Any, Any]
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
RITUAL: AnyGame = GAMES["arkham-ritual"]


def nth_game(game: AnyGame, seats: int, seed: int, place: int, number: int) -> State:
    """The vector's game with this number, made by hand: a new one with a light generator."""
    g: State = game._begin(seats, game.read(seats, {}), Rng(bytes(32)))
    g.rng = light_rng(light_key(seed_bytes(seed)), (place << int(RESTART_BITS)) + number)
    g.loud = False
    run(g)
    return g


def chosen(env: VectorEnv, rng: Rng) -> list[int]:
    return [env.options[at, rng.below(env.counts[at])] for at in range(env.games)]


def numbers(view: memoryview) -> list[Any]:
    return view.tolist()


def snapshot(env: VectorEnv) -> list[Any]:
    views = (
        env.observations,
        env.masks,
        env.options,
        env.counts,
        env.seats,
        env.rewards,
        env.ended,
    )
    return [numbers(view) for view in views]


@every_game
def test_each_game_is_the_same_as_if_played_alone(game: AnyGame) -> None:
    seats = game.seats[0]
    env = game.vector(3, seats, None, 11)
    alone = [nth_game(game, seats, 11, at, 0) for at in range(3)]
    begun, chance, ends = [1, 1, 1], Rng(seed_bytes(5)), 0
    for _ in range(220):
        actions = chosen(env, chance)
        env.step(actions)
        for at, action in enumerate(actions):
            g = alone[at]
            game.play(g, game.decisions(g)[0].seat, action)
            paid = numbers(env.rewards)[at]
            assert (env.ended[at] == 1) == (game.result(g) is not None)
            assert paid == game.returns(g)
            if game.result(g) is not None:
                ends += 1
                alone[at] = g = nth_game(game, seats, 11, at, begun[at])
                begun[at] += 1
            decision = game.decisions(g)[0]
            assert env.seats[at] == decision.seat
            assert numbers(env.observations)[at] == list(game.row(g, decision.seat))
            assert numbers(env.masks)[at] == list(game.mask(g, decision.seat))
            assert numbers(env.options)[at][: env.counts[at]] == list(decision.options)
    assert ends > 1


def test_a_seed_gives_the_same_games_in_any_number_of_them() -> None:
    few, many = RITUAL.vector(2, 3, None, 4), RITUAL.vector(5, 3, None, 4)
    assert numbers(few.observations) == numbers(many.observations)[:2]
    before = snapshot(few)
    few.step(chosen(few, Rng(seed_bytes(1))))
    assert snapshot(few) != before
    few.reset(4)
    assert snapshot(few)[:2] == before[:2]
    few.reset(5)
    assert snapshot(few)[:2] != before[:2]


def test_a_game_can_be_skipped() -> None:
    env = RITUAL.vector(2, 3, None, 4)
    before = numbers(env.observations)
    env.step([-1, env.options[1, 0]])
    after = numbers(env.observations)
    assert (after[0] == before[0], after[1] == before[1]) == (True, False)


def first(env: VectorEnv) -> list[int]:
    return [env.options[at, 0] for at in range(env.games)]


@pytest.mark.parametrize("form", ["b", "B", "h", "H", "i", "I", "l", "q"])
def test_actions_may_have_any_integer_type(form: str) -> None:
    given, plain = RITUAL.vector(3, 4, None, 1), RITUAL.vector(3, 4, None, 1)
    given.step(array.array(form, first(given)))
    plain.step(tuple(first(plain)))
    assert snapshot(given) == snapshot(plain)


OPTIONS = r"its options are \d+ \(\w+"


@pytest.mark.parametrize(
    ("spoil", "match"),
    [
        (lambda right: [right[0], 99], rf"env 1: seat \d chose 99; {OPTIONS}"),
        (lambda right: [right[0], -2], rf"env 1: seat \d chose -2; {OPTIONS}"),
        (lambda right: [9, right[1]], rf"env 0: seat \d chose 9; {OPTIONS}"),
        (lambda right: [right[0], True], rf"env 1: seat \d chose True; {OPTIONS}"),
        (lambda right: [right[0], 1.0], rf"env 1: seat \d chose 1.0; {OPTIONS}"),
        (lambda right: [right[0], None], rf"env 1: seat \d chose None; {OPTIONS}"),
        (lambda right: array.array("q", [right[0], 1 << 40]), rf"env 1: .* chose {1 << 40}; "),
        (lambda right: right[:1], "1 actions for 2 games; expected one for each"),
        (lambda right: array.array("q", [*right, 0]), "3 actions for 2 games"),
        (lambda right: array.array("d", right), r"of the form 'd' and the shape \(2,\); expected"),
        (lambda _: memoryview(bytes(4)).cast("B", (2, 2)), r"the shape \(2, 2\); expected"),
        (lambda _: 3, "the actions 3; expected 2 integers"),
        (lambda _: None, "the actions None; expected 2 integers"),
    ],
)
def test_an_invalid_action_is_refused_and_changes_nothing(spoil: Any, match: str) -> None:
    env = RITUAL.vector(2, 3, None, 4)
    before = snapshot(env)
    states = [RITUAL.row(g, None) for g in env.states]
    with pytest.raises(IllegalChoice, match=match):
        env.step(spoil(first(env)))
    assert snapshot(env) == before
    assert [list(RITUAL.row(g, None)) for g in env.states] == [list(row) for row in states]


@pytest.mark.parametrize("games", [0, -1, True, 1.5, None, 1 << 30])
def test_an_invalid_number_of_games_is_refused(games: object) -> None:
    with pytest.raises(BadOptions, match="games side by side; expected 1 to"):
        RITUAL.vector(games, 3)


@pytest.mark.parametrize("first", [-1, True, 1.5, None, 1 << 30])
def test_an_invalid_first_game_is_refused(first: object) -> None:
    with pytest.raises(BadOptions, match=r"the first game is .*; expected 0 to"):
        RITUAL.vector(2, 3, first=first)


def test_seats_options_and_seeds_are_checked() -> None:
    with pytest.raises(BadOptions, match="9 seats; arkham-ritual takes 3 to 7"):
        RITUAL.vector(2, 9)
    with pytest.raises(BadOptions, match="doom_track"):
        RITUAL.vector(2, 3, {"doom_track": 5})
    with pytest.raises(BadOptions, match="the seed 'luck'"):
        RITUAL.vector(2, 3, None, "luck")


def test_loud_games_keep_their_events_and_finished_games_can_be_inspected() -> None:
    env = RITUAL.vector(1, 3, None, 4, loud=True)
    assert RITUAL.view(env.states[0], 0)["history"]
    chance = Rng(seed_bytes(2))
    while not env.ended[0]:
        env.step(chosen(env, chance))
    result = RITUAL.result(env.finished[0])
    assert result is not None
    assert numbers(env.rewards)[0] == RITUAL.returns(env.finished[0])
    assert RITUAL.result(env.states[0]) is None
