"""Saves with a valid digest but damaged content are refused or can be played on."""

from typing import Any

import msgspec
import pytest

from miskatonic.errors import BadSave
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.sim.random_play import play_randomly, random_options
from tests.conformance.damage import (
    changed,
    damages,
    found,
    opened,
    places,
    sealed,
    with_digest,
    without,
)
from tests.conformance.tables import AnyGame, every_game

MOVES = 20
# Late positions take the most time, and have more to damage than early ones.
LATE = [pytest.mark.slow, pytest.mark.once]
moments = pytest.mark.parametrize(
    "moment", [0, 9, pytest.param(35, marks=LATE), pytest.param(120, marks=LATE)]
)


def _saved(game: AnyGame, moment: int) -> bytes:
    """A save of a random table, this many moves after its beginning, or just before its end."""
    chance = Rng(seed_bytes(moment + 50))
    seats = game.seats[chance.below(len(game.seats))]
    g = game.new(seats, random_options(game, seats, chance), moment)
    saved = game.save(g)
    for _ in range(moment):
        if g.result is not None:
            break
        saved = game.save(g)
        play_randomly(game, g, chance, 1)
    return saved


def _is_refused(game: AnyGame, data: bytes, chance: Rng) -> bool:
    """Whether a save is refused; otherwise viewing and playing on must not fail."""
    try:
        g = game.load(data)
    except BadSave:
        return True
    assert game.save(g) == data
    for viewer in (None, *range(game.seats_at(g))):
        msgspec.json.encode(game.view(g, viewer))
    play_randomly(game, g, chance, MOVES)
    return False


@every_game
@moments
def test_a_save_changed_anywhere_is_refused_or_can_be_played_on(game: AnyGame, moment: int) -> None:
    content = opened(_saved(game, moment))
    chance = Rng(seed_bytes(moment))
    tried = refused = 0
    for at in places(content):
        instead = damages(found(content, at))
        for value in {chance.below(len(instead)), chance.below(len(instead))}:
            data = sealed(changed(content, at, instead[value]))
            refused += _is_refused(game, data, chance)
            tried += 1
    assert tried > 200
    assert refused > tried // 2


@every_game
@moments
def test_a_save_without_one_of_its_parts_is_refused(game: AnyGame, moment: int) -> None:
    content = opened(_saved(game, moment))
    for at in places(content):
        if at and not isinstance(at[-1], int):
            with pytest.raises(BadSave):
                game.load(sealed(without(content, at)))


@every_game
def test_a_save_without_valid_content_is_refused(game: AnyGame) -> None:
    magic, name, version, fields = opened(_saved(game, 9))
    deep: Any = 0
    for _ in range(400):
        deep = [deep]
    contents: list[Any] = [None, 5, "?", [], {}, [magic], deep, [magic, name, version, deep]]
    contents += [
        [magic, name, version, None],
        [magic, name, version, {}],
        [magic, name, version, [1]],
    ]
    contents += [
        [magic, name, other, fields] for other in (True, "1", 1.0, None, version + 1, 1 << 62)
    ]
    contents += [
        ["?", name, version, fields],
        [magic, "?", version, fields],
        [magic, 5, version, fields],
    ]
    contents += [[magic, name, version, {**fields, "?": 0}], [magic, name, version, fields, 0]]
    for content in contents:
        with pytest.raises(BadSave):
            game.load(sealed(content))
    with pytest.raises(BadSave, match="the save cannot be read"):
        game.load(with_digest(b"\xc1"))
    with pytest.raises(BadSave, match="the save cannot be read"):
        game.load(with_digest(b"\x91" * 100_000))


@every_game
def test_an_invalid_seat_anywhere_in_a_save_is_refused(game: AnyGame) -> None:
    content = opened(_saved(game, 9))
    fields = content[3]
    question = fields["asked"][0]["a"]
    for seat in (-2, 99, 1 << 40):
        for name in ("active", "knife", "actor", "holder", "first"):
            if name in fields:
                with pytest.raises(BadSave, match=f"{name} has {seat}; expected -1 to"):
                    game.load(sealed(changed(content, (3, name), seat)))
        with pytest.raises(BadSave, match=f"question to seat {seat}; expected 0 to"):
            game.load(sealed(changed(content, (3, "asked", 0, "a", 1), seat)))
    for options in ([], [-1], [game.choices], question[4]["t"] * 2, ["?"], question[4]["t"][1:]):
        with pytest.raises(BadSave):
            game.load(sealed(changed(content, (3, "asked", 0, "a", 4), {"t": options})))


@every_game
def test_a_refusal_says_what_is_wrong_and_what_is_expected(game: AnyGame) -> None:
    content = opened(_saved(game, 9))
    wrong = {
        (3, "loud"): (5, "loud is 5; expected a bool"),
        (3, "commitment"): (None, "commitment is None; expected a str"),
        (3, "decisions_asked"): ("?", "decisions_asked is '\\?'; expected a int"),
        (3, "agenda"): ([5], "agenda holds 5; expected steps"),
        (3, "asked"): ([], "game is not over, but no question is open"),
        (3, "asked", 0, "a", 2): ("?", "prompt '\\?' is not one of the game's"),
        (3, "rng", "a", 0): (b"short", "seed has 5 bytes; expected 32"),
        (3, "asked", 0, "a", 5): ({"o": "Sorcery", "a": []}, "'Sorcery' is not part of a state of"),
    }
    for at, (value, reason) in wrong.items():
        with pytest.raises(BadSave, match=reason):
            game.load(sealed(changed(content, at, value)))
