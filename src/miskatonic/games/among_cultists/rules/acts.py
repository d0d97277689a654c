"""The acts that seats remember (AC-V5) and that a redeal has to fit, in order.

Each is packed into one int, so that a state keeps them all in one tuple. Their fields:

gave         a card (second) to a party (first)
put          a card (second) into a room, or from a hallway into the unsafe deck (first)
saw          Alive (second) and Dead cards (third) in the pulse deck of (first), by way of (fourth)
bag          an event (first), which was returned, removed or is still in hand (second)
placed       cards of the draw pile, unseen (second says how many), in a room or the unsafe deck
drew         a card (second) from a room (first), open to all
drew-unsafe  a card (second), open to all
used         a room action other than to fill or check, in a room (first), by its camera (second)
tested       an act that would have turned its doer into a ghost with a role (first)
ghost        the party became one, by a cause (first), in a phase (second)
fought       the cultist marker in a room (first)
"""

from typing import Final, get_args

from librt.vecs import append
from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import PLACES
from miskatonic.games.among_cultists.rules.events import Via
from miskatonic.games.among_cultists.rules.state import AmongCultistsState

GAVE: Final[i64] = 0
PUT: Final[i64] = 1
SAW: Final[i64] = 2
BAG: Final[i64] = 3
PLACED: Final[i64] = 4
DREW: Final[i64] = 5
DREW_UNSAFE: Final[i64] = 6
USED: Final[i64] = 7
TESTED: Final[i64] = 8
TURNED: Final[i64] = 9
FOUGHT: Final[i64] = 10
ACT_NAMES: Final = (
    "gave", "put", "saw", "bag", "placed", "drew", "drew-unsafe", "used", "tested", "ghost",
    "fought",
)  # fmt: skip

UNSAFE_DECK: Final[i64] = PLACES

BY_PLACE: Final[i64] = 0
BY_CAMERA: Final[i64] = 1
BY_PORTRAIT: Final[i64] = 2
VIAS: Final[tuple[Via, ...]] = get_args(Via)

RETURNED: Final[i64] = 0
REMOVED: Final[i64] = 1
IN_HAND: Final[i64] = 2
WITH_CAMERA: Final[i64] = 1
BAG_OUTCOMES: Final = ("returned", "removed", "in-hand")


def packed_act(
    round: i64, kind: i64, party: i64, first: i64, second: i64, third: i64, fourth: i64
) -> i64:
    return (
        kind
        | round << 4
        | (party + 1) << 8
        | first << 12
        | second << 18
        | third << 24
        | fourth << 30
    )


def remember(
    g: AmongCultistsState,
    kind: i64,
    party: i64,
    first: i64,
    second: i64 = 0,
    third: i64 = 0,
    fourth: i64 = 0,
) -> None:
    """Keep an act of this round."""
    g.acts = append(g.acts, packed_act(g.round, kind, party, first, second, third, fourth))


def round_of(packed: i64) -> i64:
    return packed >> 4 & 15


def party_of(packed: i64) -> i64:
    return (packed >> 8 & 15) - 1


class Act:
    """An act, unpacked."""

    def __init__(self, packed: i64) -> None:
        self.kind: Final[i64] = packed & 15
        self.round: Final[i64] = round_of(packed)
        self.party: Final[i64] = party_of(packed)
        self.first: Final[i64] = packed >> 12 & 63
        self.second: Final[i64] = packed >> 18 & 63
        self.third: Final[i64] = packed >> 24 & 63
        self.fourth: Final[i64] = packed >> 30 & 63
