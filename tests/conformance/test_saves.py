"""Saves and records restore the same game or are refused with a reason."""

import pytest

from miskatonic.errors import BadSave
from miskatonic.kernel.codec import Codec
from miskatonic.kernel.replay import read_record
from miskatonic.sim.random_play import play_randomly
from tests.conformance.tables import AnyGame, Table, every_game, every_table, rng


@every_table
def test_saving_and_replaying_give_the_same_state_at_every_decision(table: Table) -> None:
    game, g, chance = table.game, table.new(), rng(20)
    record = game.record(table.seats, table.options, table.seed)
    while game.result(g) is None:
        saved = game.save(g)
        loaded = game.load(saved)
        assert saved == game.save(loaded)
        for viewer in table.viewers:
            assert game.view(g, viewer) == game.view(loaded, viewer)
        play_randomly(game, g, chance, 3, record)
        play_randomly(game, loaded, rng(21), 3)
    again = game.replay(read_record(record.to_json()))
    assert game.save(g) == game.save(again)


@every_table
def test_a_replay_stops_after_the_last_move(table: Table) -> None:
    game, g = table.game, table.new()
    record = game.record(table.seats, table.options, table.seed)
    for _ in range(10):
        play_randomly(game, g, rng(len(record.moves)), 1, record)
        assert game.save(g) == game.save(game.replay(record))


@every_game
def test_a_damaged_save_is_refused(game: AnyGame) -> None:
    saved = game.save(game.new(game.seats[0], {}, 1))
    for at in range(0, len(saved), 17):
        damaged = saved[:at] + bytes([saved[at] ^ 1]) + saved[at + 1 :]
        with pytest.raises(BadSave, match="damaged"):
            game.load(damaged)
    for cut in (b"", saved[:10], saved[:-1], saved + b"\0"):
        with pytest.raises(BadSave, match="damaged"):
            game.load(cut)
    with pytest.raises(BadSave, match="expected bytes"):
        game.load("a string")


@every_game
def test_a_save_of_another_rules_version_is_refused(game: AnyGame) -> None:
    saved = game.save(game.new(game.seats[0]))
    newer = Codec(game.id, game.version + 1, (), game.event_types)
    reason = f"a save of rules version {game.version}; this is version {game.version + 1}"
    with pytest.raises(BadSave, match=reason):
        newer.load(saved, game.new(game.seats[0]))


@every_game
def test_a_save_of_another_game_is_refused(game: AnyGame) -> None:
    saved = game.save(game.new(game.seats[0]))
    stranger = Codec("another-game", game.version, (), ())
    with pytest.raises(BadSave, match=f"a save of '{game.id}'; this is 'another-game'"):
        stranger.load(saved, game.new(game.seats[0]))


@every_game
def test_a_record_that_does_not_fit_is_refused(game: AnyGame) -> None:
    record = game.record(game.seats[0], {}, 1)
    text = record.to_json().decode()
    broken = {
        "not a record": "{",
        "expected an object": "[]",
        "the record's game is None": "{}",
        "is not hexadecimal": text.replace(record.seed.hex(), "xyz"),
        "expected \\[seat, choice\\]": text.replace('"moves": []', '"moves": [[1]]'),
    }
    for reason, data in broken.items():
        with pytest.raises(BadSave, match=reason):
            game.replay(read_record(data.encode()))
    unfit = {
        "this is": text.replace(game.id, "another-game"),
        "rules version": text.replace(f'"rules": {game.version}', '"rules": 999'),
        "set-up is invalid": text.replace(f'"seats": {record.seats}', '"seats": 99'),
        "move 1": text.replace('"moves": []', '"moves": [[99, 0]]'),
    }
    for reason, data in unfit.items():
        with pytest.raises(BadSave, match=reason):
            game.replay(read_record(data.encode()))
