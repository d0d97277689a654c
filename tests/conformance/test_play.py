"""Playing works the same in every game."""

import pytest

from miskatonic.errors import BadOptions, GameIsOver, IllegalChoice, NotYourDecision
from miskatonic.kernel.rng import commitment, seed_bytes
from miskatonic.sim.random_play import play_randomly, random_decision, random_option
from tests.conformance.tables import AnyGame, Table, every_game, every_table, rng

JUNK: tuple[object, ...] = (-1, 10**9, "take", None, 2.5, [], b"0")
UNFIT: tuple[object, ...] = ("no such value", -999, 2.5, {}, ["twice", "twice"])


@every_table
def test_random_play_ends_and_never_asks_an_empty_question(table: Table) -> None:
    game, g, chance = table.game, table.new(), rng(1)
    while game.result(g) is None:
        decisions = game.decisions(g)
        seats = [decision.seat for decision in decisions]
        assert len(set(seats)) == len(seats)
        assert set(seats) <= set(range(table.seats))
        for decision in decisions:
            assert decision.prompt in game.prompts
            assert decision.options
            assert len(set(decision.options)) == len(decision.options)
            assert set(decision.options) <= set(range(game.choices))
            assert not set(decision.options) & set(decision.locked)
        decision = random_decision(game, g, chance)
        game.play(g, decision.seat, random_option(decision, chance))
    result = game.result(g)
    assert result is not None
    assert not set(result.winners) & set(result.losers)
    assert set(result.winners) | set(result.losers) <= set(range(table.seats))
    assert len(result.scores) == table.seats
    assert not game.decisions(g)


@every_table
def test_an_illegal_choice_is_refused_and_changes_nothing(table: Table) -> None:
    game, g, chance = table.game, table.new(), rng(2)
    while game.result(g) is None:
        before = game.save(g)
        asked = {decision.seat: decision for decision in game.decisions(g)}
        for seat in range(-1, table.seats + 1):
            if seat in asked:
                wrong = [c for c in range(game.choices) if c not in asked[seat].options]
                for choice in (*wrong[:4], *asked[seat].locked, *JUNK):
                    with pytest.raises(IllegalChoice, match="its options are"):
                        game.play(g, seat, choice)
            else:
                with pytest.raises(NotYourDecision, match="has no open decision"):
                    game.play(g, seat, 0)
        assert before == game.save(g)
        play_randomly(game, g, chance, 7)


@every_table
def test_nothing_can_be_played_after_the_end(table: Table) -> None:
    game, g = table.game, table.new()
    play_randomly(game, g, rng(3))
    before = game.save(g)
    for seat in range(table.seats):
        with pytest.raises(GameIsOver):
            game.play(g, seat, 0)
    assert before == game.save(g)


@every_table
def test_a_clone_is_independent_of_its_original(table: Table) -> None:
    game, g, chance = table.game, table.new(), rng(4)
    while game.result(g) is None:
        before = game.save(g)
        twin = g.clone()
        assert before == game.save(twin)
        play_randomly(game, twin, rng(5), 20)
        assert before == game.save(g)
        twin = g.clone()
        kept = twin.clone()
        play_randomly(game, g, chance, 15)
        assert before == game.save(kept)
        play_randomly(game, twin, rng(6))
        assert before == game.save(kept)


@every_table
def test_the_default_is_always_an_option(table: Table) -> None:
    game, g = table.game, table.new()
    chance = rng(7)
    while game.result(g) is None:
        for decision in game.decisions(g):
            if not decision.optional:
                assert game.default(g, decision.seat) in decision.options
        play_randomly(game, g, chance, 1)


@every_table
def test_a_game_of_only_defaults_ends(table: Table) -> None:
    game, g = table.game, table.new()
    for _ in range(100_000):
        if game.result(g) is not None:
            break
        seat = next(each.seat for each in game.decisions(g) if not each.optional)
        game.play(g, seat, game.default(g, seat))
    assert game.result(g) is not None


@every_table
def test_a_quiet_game_is_the_same_game(table: Table) -> None:
    game, loud, quiet = table.game, table.new(), table.new(loud=False)
    assert play_randomly(game, loud, rng(8)) == play_randomly(game, quiet, rng(8))
    ended, ended_quietly = game.result(loud), game.result(quiet)
    assert ended is not None
    assert ended_quietly is not None
    assert ended.winners == ended_quietly.winners
    assert ended.scores == ended_quietly.scores
    assert quiet.log is None


@every_game
def test_every_choice_has_a_unique_name(game: AnyGame) -> None:
    names = [game.name(choice) for choice in range(game.choices)]
    assert len(set(names)) == game.choices
    assert list(range(game.choices)) == [game.choice(*name) for name in names]
    with pytest.raises(IllegalChoice, match="the families are"):
        game.choice("no such choice")
    with pytest.raises(IllegalChoice, match="choices go from 0"):
        game.name(game.choices)


@every_game
def test_unknown_and_unsuitable_options_are_refused(game: AnyGame) -> None:
    seats = game.seats[0]
    with pytest.raises(BadOptions, match="unknown option 'colour of the dice'; there are"):
        game.new(seats, {"colour of the dice": "green"})
    for option in game.options:
        for junk in UNFIT:
            with pytest.raises(BadOptions, match=f"option {option.name}: .*; expected"):
                game.new(seats, {option.name: junk})
    for wrong in (game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(BadOptions, match=f"{wrong} seats; {game.id} takes"):
            game.new(wrong)
    for seed in (b"short", "a seed", None, True):
        with pytest.raises(BadOptions, match="32 bytes or an int"):
            game.new(seats, {}, seed)


@every_game
def test_the_seed_fits_the_commitment_published_at_the_start(game: AnyGame) -> None:
    secret = bytes(range(32))
    g = game.new(game.seats[0], {}, secret)
    before = game.view(g, None)
    assert commitment(secret) == before["commitment"]
    assert before["seed"] is None
    play_randomly(game, g, rng(9))
    assert secret == bytes.fromhex(game.view(g, None)["seed"])
    assert seed_bytes(secret) == secret
