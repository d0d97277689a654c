"""Unsafe paths (AC-U): cultist markers block rooms, the fishman blocks a hallway."""

from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import MARKER_ROOMS, PLACE_NAMES
from miskatonic.games.among_cultists.board.board_types import CARD_NAMES
from miskatonic.games.among_cultists.rules.acts import (
    DREW_UNSAFE,
    FOUGHT,
    remember,
)
from miskatonic.games.among_cultists.rules.cards import FAILURE, ROOM_FACES, SUCCESS, bit, has
from miskatonic.games.among_cultists.rules.events import (
    CultistAppeared,
    CultistFought,
    FishmanCame,
    UnsafeCardDrawn,
)
from miskatonic.games.among_cultists.rules.state import (
    NOBODY,
    AmongCultistsState,
    pick,
)
from miskatonic.kernel.state import tell


def draw_unsafe(g: AmongCultistsState) -> None:
    """AC-R7, AC-U4, AC-U5  A card is drawn openly, resolved, and shuffled back."""
    card = SUCCESS + pick(g.rng, g.unsafe, 0, ROOM_FACES)
    remember(g, DREW_UNSAFE, NOBODY, 0, card)
    if g.loud:
        tell(g, UnsafeCardDrawn(CARD_NAMES[card]))
    if card == SUCCESS:
        return
    if card == FAILURE and g.outside:
        turn_cultist_marker(g)
    else:
        let_fishman_in(g)


def turn_cultist_marker(g: AmongCultistsState) -> None:
    """AC-U2, AC-U4  A random marker from outside goes to the room it shows."""
    left: list[int] = [each for each in range(len(MARKER_ROOMS)) if has(g.outside, each)]
    marker = left[g.rng.below(len(left))]
    room: i64 = MARKER_ROOMS[marker]
    g.outside &= ~bit(marker)
    g.blocked |= bit(room)
    if g.loud:
        tell(g, CultistAppeared(PLACE_NAMES[room]))


def let_fishman_in(g: AmongCultistsState) -> None:
    """AC-U3  He goes to his hallway, unless he is already there."""
    if g.fishman_in:
        return
    g.fishman_in = True
    if g.loud:
        tell(g, FishmanCame(PLACE_NAMES[g.rules.map.fishman]))


def fight_cultist(g: AmongCultistsState, party: i64, room: i64) -> None:
    """AC-H15, AC-U9  The marker is removed from the game."""
    g.blocked &= ~bit(room)
    remember(g, FOUGHT, party, room)
    if g.loud:
        tell(g, CultistFought(party, PLACE_NAMES[room]))
