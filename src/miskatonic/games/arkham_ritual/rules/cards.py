"""The cards: ids, kinds and colours, and bit masks over the ids (AR-C1 to AR-C9)."""

from typing import Final

from mypy_extensions import i64

ARTIFACT_TYPES: Final = ("candelabra", "dagger", "idol", "chalice", "tome")
ARTIFACTS: Final[i64] = 15

ELDER_SIGN: Final[i64] = 15
GATE: Final[i64] = 16
SECOND_GATE: Final[i64] = 17
MAGICAL_ORB: Final[i64] = 18
SHINING_TRAPEZOHEDRON: Final[i64] = 19
INVESTIGATOR: Final[i64] = 20
WARY_STUDENT: Final[i64] = 21
CULTIST: Final[i64] = 22
MAD_PROFESSOR: Final[i64] = 23
CTHULHU: Final[i64] = 24
NYARLATHOTEP: Final[i64] = 25
YOG_SOTHOTH: Final[i64] = 26
HASTUR: Final[i64] = 27
MYSTERY_CARD: Final[i64] = 28
GREAT_OLD_ONES: Final[i64] = 4

CARDS: Final[i64] = 29
NO_CARD: Final[i64] = -1


def _names() -> tuple[str, ...]:
    """A type's two sane cards share a name: nobody can tell them apart."""
    artifacts = [
        f"{kind}-{colour}" for kind in ARTIFACT_TYPES for colour in ("sane", "sane", "cursed")
    ]
    return (
        *artifacts,
        "elder-sign",
        "gate",
        "gate",
        "magical-orb",
        "shining-trapezohedron",
        "investigator",
        "wary-student",
        "cultist",
        "mad-professor",
        "cthulhu",
        "nyarlathotep",
        "yog-sothoth",
        "hastur",
        "mystery-card",
    )


CARD_NAMES: Final = _names()
ALL_CARDS: Final[i64] = (1 << 29) - 1
CURSED: Final[i64] = 0b11111_0000_00000_100100100100100
OLD_ONES: Final[i64] = 0b11111 << 24


def is_artifact(card: i64) -> bool:
    return card < ARTIFACTS


def artifact_type(card: i64) -> i64:
    """AR-C2  Each type has two sane cards and then a cursed one."""
    return card // 3


def is_event(card: i64) -> bool:
    return ELDER_SIGN <= card <= SHINING_TRAPEZOHEDRON


def is_gate(card: i64) -> bool:
    return card == GATE or card == SECOND_GATE


def is_cursed(card: i64) -> bool:
    return (CURSED >> card) & 1 == 1


def is_great_old_one(card: i64) -> bool:
    return card >= CTHULHU


def bit(card: i64) -> i64:
    one: i64 = 1
    return one << card


def cards_in(mask: i64) -> list[int]:
    """The ids in a mask, ascending."""
    found: list[int] = []
    card: i64 = 0
    while card < CARDS:
        if (mask >> card) & 1:
            found.append(card)
        card += 1
    return found
