"""Cards, roles and events as small ints, and masks over small sets."""

from typing import Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import event, role
from miskatonic.games.among_cultists.board.board_types import CARD_NAMES, Cards

# AC-C4  Encounter cards share one back, room cards another.
ALIVE: Final[i64] = 0
DEAD: Final[i64] = 1
SUCCESS: Final[i64] = 2
FAILURE: Final[i64] = 3
SABOTAGE: Final[i64] = 4
FACES: Final[i64] = 5
PULSE_FACES: Final[i64] = 2
ROOM_FACES: Final[i64] = 3
ENCOUNTER_CARDS: Final = CARD_NAMES[:2]
ROOM_CARDS: Final = CARD_NAMES[2:]

INVESTIGATOR: Final[i64] = role("investigator")
CULTIST: Final[i64] = role("cultist")
SEER: Final[i64] = role("seer")
RADIANT: Final[i64] = role("radiant")
INFECTED: Final[i64] = role("infected")
SUPER_GHOST: Final[i64] = role("super_ghost")
MECHANIC: Final[i64] = role("mechanic")
GREENHORN: Final[i64] = role("greenhorn")
CLUMSY: Final[i64] = role("clumsy")
SOFTIE: Final[i64] = role("softie")
FIRESTARTER: Final[i64] = role("firestarter")
ASSASSIN: Final[i64] = role("assassin")

LIGHTNING: Final[i64] = event("lightning")
SECRET_DOORS: Final[i64] = event("secret_doors")
WALKIE_TALKIE: Final[i64] = event("walkie_talkie")
PORTRAIT: Final[i64] = event("portrait")
MORALE_UP: Final[i64] = event("morale_up")
LORD: Final[i64] = event("lord")
PORTAL: Final[i64] = event("portal")
PANES: Final[i64] = event("panes")
MORALE_DOWN: Final[i64] = event("morale_down")
MIRROR: Final[i64] = event("mirror")


def bit(member: i64) -> i64:
    one: i64 = 1
    return one << member


def has(mask: i64, member: i64) -> bool:
    return (mask >> member) & 1 == 1


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty."""
    member: i64 = 0
    while not (mask >> member) & 1:
        member += 1
    return member


def size(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def counts(cards: Cards) -> list[int]:
    """The five faces in their order."""
    return [cards.alive, cards.dead, cards.success, cards.failure, cards.sabotage]
