"""Observations match the view, column by column."""

from typing import Any, Final

import pytest

from miskatonic.games.arkham_ritual.game import ARKHAM_RITUAL
from miskatonic.games.arkham_ritual.rules.cards import (
    ALL_CARDS,
    BY_NUMBER,
    CARD_NAMES,
    CURSED,
    card_named,
)
from miskatonic.kernel.rng import Rng
from tests.games.rows import Columns, changed_by, check, code, padded, read

SLOTS: Final = ("orb_slot", "hero_slot", "villain_slot", "great_old_one")
CARDS: Final = len(CARD_NAMES)


def facts(ruled_out: list[int]) -> list[int]:
    """No Great Old One, not cursed, not sane."""
    faces = {card.number for card in BY_NUMBER}
    old_ones = {each.number for each in BY_NUMBER if each.kind in ("great-old-one", "mystery")}
    cursed = {each.number for each in BY_NUMBER if each.colour == "cursed"}
    groups = (old_ones, cursed, faces - cursed)
    return [int(group <= set(ruled_out)) for group in groups]


def columns(view: dict[str, Any]) -> Columns:
    options = view["options"]
    seen = [*view["held"], view["passing"], view["top"], view["removed"], *view["discards"]]
    ruled_out = view["redeal"]["ruled_out"] if "redeal" in view else {}
    mine = [] if view["seat"] is None else ruled_out.get("held", [[]] * 9)[view["seat"]]
    return {
        "parties": [view["parties"]],
        "slots": [card_named(options[slot]) for slot in SLOTS],
        "doom_track": [int(options["doom_track"])],
        "competitive": [int(options["competitive"])],
        "neighbour_begins": [int(options["tied_seat"] == "neighbour")],
        "holder_counts": [int(options["yog_sothoth"] == "among-all")],
        "companion": [int(options["companion"])],
        "round": [view["round"]],
        "doom": [view["doom"]],
        "active": [view["active"]],
        "holder": [code(view["holder"])],
        "hands": [int(seat in view["hands"]) for seat in range(7)],
        "sanity": padded(view["sanity"], 7, -1),
        "deck": [view["deck"]],
        "held": padded([code(card) for card in view["held"]], 7, -1),
        "passing": [code(view["passing"])],
        "top": [code(view["top"])],
        "removed": [code(view["removed"])],
        "is_removed": [int(view["is_removed"])],
        "discards": [view["discards"].count(card) for card in range(CARDS)],
        "unseen": [view["cards"].count(card) - seen.count(card) for card in range(CARDS)],
        "mine_is": facts(mine),
        "passing_is": facts(ruled_out.get("passing", [])),
        "top_is": facts(ruled_out.get("top", [])),
    }


def test_every_column_matches_the_view() -> None:
    rare = {"top_is", "passing_is", "removed", "is_removed", "top"}
    assert check(ARKHAM_RITUAL, columns, games=14, stride=2) <= rare


@pytest.mark.parametrize(
    ("fields", "changed"),
    [
        ({"top_not": ALL_CARDS & ~CURSED}, {"top_is"}),
        ({"passing_not": int(CURSED)}, {"passing_is"}),
        ({"removed": 3}, {"is_removed"}),
        ({"removed": 3, "knows_removed": 1}, {"is_removed", "removed", "unseen"}),
        ({"knows_top": 1}, {"top", "unseen"}),
        ({"knows_top": 2}, set()),
        ({"knows_own": 1}, {"held", "unseen"}),
        ({"knows_own": 2}, set()),
        ({"rng": Rng(bytes(32))}, set()),
    ],
)
def test_a_row_depends_only_on_what_its_viewer_sees(
    fields: dict[str, Any], changed: set[str]
) -> None:
    g = ARKHAM_RITUAL.arrange(["gate", "cultist", "idol-cursed", "tome-sane", "elder-sign"])
    assert changed_by(ARKHAM_RITUAL, columns, g, 0, fields) == changed


def test_a_held_card_is_in_every_row_but_its_holders() -> None:
    g = ARKHAM_RITUAL.arrange(["gate", "cultist", "idol-cursed", "tome-sane", "elder-sign"])
    rows = [read(ARKHAM_RITUAL, ARKHAM_RITUAL.row(g, seat)) for seat in (None, 0, 1)]
    assert [row["held"][:3] for row in rows] == [
        [-1, -1, -1],
        [-1, card_named("cultist"), card_named("idol-cursed")],
        [card_named("gate"), -1, card_named("idol-cursed")],
    ]
    assert [row["unseen"][card_named("cultist")] for row in rows] == [1, 0, 1]
