"""Everything that takes a seat or a choice refuses invalid ones and changes nothing."""

from collections.abc import Callable
from typing import Any

import pytest

from miskatonic.errors import (
    BadOptions,
    BadSave,
    GameIsOver,
    IllegalChoice,
    NoSuchSeat,
    NotYourDecision,
)
from miskatonic.kernel.replay import Record, read_record
from miskatonic.sim.random_play import play_randomly
from tests.conformance.tables import AnyGame, every_game, rng
from tests.kernel.bad_numbers import NO_NUMBERS, Index

MOMENTS = 6


def _moments(game: AnyGame) -> list[Any]:
    g = game.new(game.seats[-1], {}, 31)
    chance = rng(31)
    states = []
    for _ in range(MOMENTS):
        states.append(g.clone())
        play_randomly(game, g, chance, 9)
    return [each for each in states if each.result is None]


@every_game
def test_junk_choices_are_refused(game: AnyGame) -> None:
    for g in _moments(game):
        before = game.save(g)
        seat = game.decisions(g)[0].seat
        for junk in (*NO_NUMBERS, game.choices, 10**9):
            with pytest.raises(IllegalChoice, match=f"seat {seat} chose .*; its options are"):
                game.play(g, seat, junk)
        assert game.save(g) == before


@every_game
def test_junk_seats_are_refused(game: AnyGame) -> None:
    for g in _moments(game):
        before = game.save(g)
        choice = game.decisions(g)[0].options[0]
        for junk in (*NO_NUMBERS, game.seats[-1], 10**9):
            with pytest.raises(NotYourDecision, match="the seats asked are"):
                game.play(g, junk, choice)
            with pytest.raises(NotYourDecision, match="no open decision"):
                game.default(g, junk)
            assert game.decision(g, junk) is None
        assert game.save(g) == before


@every_game
def test_junk_viewers_and_speakers_are_refused(game: AnyGame) -> None:
    g = _moments(game)[-1]
    before = game.save(g)
    looks: list[Callable[[object], object]] = [
        lambda seat: game.view(g, seat),
        lambda seat: game.knowledge(g, seat),
        lambda seat: game.events(g, seat),
        lambda seat: game.seat_at(g, seat),
    ]
    for junk in (*[each for each in NO_NUMBERS if each is not None], game.seats[-1], 30, 31, 64):
        for look in looks:
            with pytest.raises(
                NoSuchSeat, match=f"seats of this table are 0 to {game.seats[-1] - 1}"
            ):
                look(junk)
        with pytest.raises((NoSuchSeat, IllegalChoice)):
            game.say(g, junk, {"kind": "text", "text": "hello"})
    assert game.save(g) == before


@every_game
def test_junk_is_refused_after_the_end_too(game: AnyGame) -> None:
    g = game.new(game.seats[0], {}, 32)
    play_randomly(game, g, rng(32))
    for junk in NO_NUMBERS:
        with pytest.raises(GameIsOver, match="the game is over"):
            game.play(g, junk, junk)


@every_game
def test_any_integer_type_works_as_a_seat_and_a_choice(game: AnyGame) -> None:
    count = game.seats[-1]
    mine, theirs = game.new(count, {}, 33), game.new(Index(count), {}, Index(33))
    assert game.save(mine) == game.save(theirs)
    record = game.record(Index(count), {}, 33)
    for _ in range(30):
        if game.result(mine) is not None:
            break
        decision = game.decisions(mine)[-1]
        seat, choice = int(decision.seat), decision.options[-1]
        assert game.view(mine, seat) == game.view(theirs, Index(seat))
        assert game.knowledge(mine, seat) == game.knowledge(theirs, Index(seat))
        assert game.events(mine, seat) == game.events(theirs, Index(seat))
        assert game.name(choice) == game.name(Index(choice))
        assert game.default(mine, seat) == game.default(theirs, Index(seat))
        game.play(mine, seat, choice)
        game.play(theirs, Index(seat), Index(choice))
        record.moves.append((Index(seat), Index(choice)))  # type: ignore[arg-type]
        assert game.save(mine) == game.save(theirs)
    assert game.save(game.replay(record)) == game.save(mine)
    assert game.save(game.replay(read_record(record.to_json()))) == game.save(mine)


@every_game
def test_junk_seat_counts_and_choice_names_are_refused(game: AnyGame) -> None:
    for junk in NO_NUMBERS:
        for ask in (game.new, lambda seats: game.read(seats, {}), lambda s: game.record(s, {}, 1)):
            with pytest.raises(BadOptions, match=f"seats; {game.id} takes"):
                ask(junk)
        with pytest.raises(IllegalChoice, match="choices go from 0"):
            game.name(junk)
        for name in (("give", junk), (junk, 0), (junk, junk), ("no such family", junk)):
            with pytest.raises(IllegalChoice, match="the families are"):
                game.choice(*name)


@every_game
def test_options_must_be_a_mapping(game: AnyGame) -> None:
    no_mappings: tuple[object, ...] = (5, "options", [("a", 1)], {"a"}, 1.5, True)
    for junk in no_mappings:
        with pytest.raises(BadOptions, match="expected a mapping of names to values"):
            game.read(game.seats[0], junk)
    for option in game.options:
        for junk in (2**70, 10**5000, float("nan"), object()):
            with pytest.raises(BadOptions, match=f"option {option.name}: .*; expected"):
                game.new(game.seats[0], {option.name: junk})


@every_game
def test_a_record_with_a_junk_move_is_refused_naming_the_move(game: AnyGame) -> None:
    sound = game.record(game.seats[0], {}, 34)
    g = game.new(game.seats[0], {}, 34)
    play_randomly(game, g, rng(34), 3, sound)
    seat, choice = sound.moves[-1]
    junk_moves: list[object] = [None, 7, "ab", (), (seat,), (seat, choice, 0)]
    for junk in NO_NUMBERS:
        junk_moves += [(junk, choice), (junk, {"kind": "text"})]
        if not isinstance(junk, dict):
            junk_moves.append((seat, junk))
    for junk in junk_moves:
        moves: list[Any] = [*sound.moves[:-1], junk]
        record = Record(game.id, game.version, sound.seats, sound.options, sound.seed, moves)
        with pytest.raises(BadSave, match="the record's move 3"):
            game.replay(record)
        if junk != (seat, {}):
            with pytest.raises(BadSave, match="the record's move 3"):
                record.to_json()


@every_game
def test_a_file_with_a_junk_move_is_refused(game: AnyGame) -> None:
    record = game.record(game.seats[0], {}, 35)
    text = record.to_json().decode()
    last = game.seats[0] - 1
    for seat in ("-1", str(2**70), str(10**400), "true", "null", "1.5", '"0"', "[]", str(last + 1)):
        for what in ("0", "{}"):
            data = text.replace('"moves": []', f'"moves": [[{seat}, {what}]]').encode()
            with pytest.raises(BadSave, match=f"the record's move 1, .* is not from 0 to {last}"):
                read_record(data)
    for choice in ("-1", str(2**70), str(10**400), "true", "null", "1.5", '"0"', "[]"):
        data = text.replace('"moves": []', f'"moves": [[0, {choice}]]').encode()
        with pytest.raises(
            BadSave, match="expected a choice, which is a number from 0, or a claim"
        ):
            read_record(data)
    for data in (b"\xff", b'"\xff"', b"[" * 100_000, b'{"game": ' * 50_000):
        with pytest.raises(BadSave, match="not a record"):
            read_record(data)
    for field in ("game", "rules", "seats", "options", "seed", "moves"):
        plain = text.replace(f'"{field}":', '"other":')
        with pytest.raises(BadSave, match=f"the record's {field} is None"):
            read_record(plain.encode())
