"""Old saves, in which the options of a table were arguments of its Rules, can be loaded."""

from typing import Any

import msgspec
import pytest

from miskatonic.errors import BadSave
from miskatonic.games import GAMES
from miskatonic.kernel.codec import _digest

ARKHAM_RITUAL = GAMES["arkham-ritual"]
DEATH_MAY_DIE = GAMES["death-may-die"]


def with_rules(save: bytes, arguments: list[Any]) -> bytes:
    """The save, with other arguments of its Rules."""
    magic, game, version, values = msgspec.msgpack.decode(save[16:])
    values["rules"]["a"] = arguments
    body = msgspec.msgpack.encode([magic, game, version, values])
    return _digest(body) + body


def test_an_earlier_save_of_arkham_ritual_loads() -> None:
    options = {"first_player": 2, "doom_track": True, "tied_seat": "neighbour", "referee": False}
    g = ARKHAM_RITUAL.new(6, options)
    cards = {"t": list(g.rules.cards)}
    former = [6, 6, cards, 2, True, False, True, True, False, False]
    save = ARKHAM_RITUAL.save(g)
    assert ARKHAM_RITUAL.save(ARKHAM_RITUAL.load(with_rules(save, former))) == save


def test_an_earlier_save_of_death_may_die_loads() -> None:
    g = DEATH_MAY_DIE.new(2, {"unknown_monsters": 1, "brawling": "any-number"})
    former = [2, *g.rules.values.values()]
    save = DEATH_MAY_DIE.save(g)
    assert DEATH_MAY_DIE.save(DEATH_MAY_DIE.load(with_rules(save, former))) == save


@pytest.mark.parametrize("former", [[6], [6, 6, {"t": [99]}, 2, *[True] * 6]])
def test_a_damaged_earlier_save_is_rejected(former: list[Any]) -> None:
    save = ARKHAM_RITUAL.save(ARKHAM_RITUAL.new(6))
    with pytest.raises(BadSave):
        ARKHAM_RITUAL.load(with_rules(save, former))
