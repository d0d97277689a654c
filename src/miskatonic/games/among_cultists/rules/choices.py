"""The choice space of Among Cultists, and its option lists, built once.

A choice is named by a verb and what it is about: ("go", "TR"), ("give", "alive", 3), ("fill", "G",
"success"). A question that several seats answer at the same time has the same verbs for all.
"""

from itertools import product
from typing import Final

from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import PLACE_NAMES, ROOMS
from miskatonic.games.among_cultists.rules.cards import ENCOUNTER_CARDS, ROOM_CARDS
from miskatonic.kernel.choices import Choices

MOST_PARTIES: Final[i64] = 8
CHARACTERS: Final[i64] = 10

PARTIES: Final = tuple(range(8))
ROOM_NAMES: Final = PLACE_NAMES[: int(ROOMS)]

Tuples = list[tuple[int, ...]]


class Argument:
    """An argument of a choice: the variable in its text, and its possible values."""

    def __init__(self, name: str, values: tuple[str | int, ...]) -> None:
        self.name: Final = name
        self.values: Final = values


PLACE: Final = Argument("place", PLACE_NAMES)
ROOM: Final = Argument("place", ROOM_NAMES)
PARTY: Final = Argument("seat", PARTIES)
ENCOUNTER_CARD: Final = Argument("card", ENCOUNTER_CARDS)
ROOM_CARD: Final = Argument("card", ROOM_CARDS)
CHARACTER_NUMBER: Final = Argument("character", tuple(range(10)))

CHOICES: Final = Choices()
# The names of each verb's arguments.
ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {}


def family(verb: str, *about: Argument) -> i64:
    """Add all choices of a verb; returns the first, from which the others count up."""
    first = len(CHOICES.names)
    ARGUMENTS[verb] = tuple([each.name for each in about])
    for arguments in product(*[each.values for each in about]):
        name = (verb, *arguments)
        CHOICES.ints[name] = len(CHOICES.names)
        CHOICES.names.append(name)
    return first


GO: Final[i64] = family("go", PLACE)
STOP: Final[i64] = family("stop")
GIVE: Final[i64] = family("give", ENCOUNTER_CARD, PARTY)
CHECK_STATUS: Final[i64] = family("check_status", PARTY)
PUT_BACK: Final[i64] = family("put_back")
CONFIRM: Final[i64] = family("confirm")
SECURE: Final[i64] = family("secure", ROOM_CARD)
FIGHT: Final[i64] = family("fight")
ASSASSINATE: Final[i64] = family("assassinate", PARTY)
FILL: Final[i64] = family("fill", ROOM, ROOM_CARD)
CHECK_ROOM: Final[i64] = family("check_room", ROOM)
CALL_VOTE: Final[i64] = family("call_vote")
CAMERA_ROOM: Final[i64] = family("camera_room", ROOM)
CAMERA_STATUS: Final[i64] = family("camera_status", PARTY)
RESTART_POWER: Final[i64] = family("restart_power")
CLOSE_PORTAL: Final[i64] = family("close_portal", PARTY)
PASS: Final[i64] = family("pass")
HELP: Final[i64] = family("help")
REFUSE: Final[i64] = family("refuse")
READY: Final[i64] = family("ready")
VOTE: Final[i64] = family("vote", PARTY)
ABSTAIN: Final[i64] = family("abstain")
KEEP: Final[i64] = family("keep")
LOOK: Final[i64] = family("look", PARTY)
DECLINE: Final[i64] = family("decline")
DRAW: Final[i64] = family("draw")
RETURN: Final[i64] = family("return")
REMOVE: Final[i64] = family("remove")
GO_ON: Final[i64] = family("go_on")
CLAIM: Final[i64] = family("claim")
GUESS: Final[i64] = family("guess", PARTY)
NO_GUESS: Final[i64] = family("no_guess")
CHARACTER: Final[i64] = family("character", CHARACTER_NUMBER)
ANY_CHARACTER: Final[i64] = family("any_character")


def by_mask(first: int, members: int) -> Tuples:
    """For every set of members: the choices of a family that concern them."""
    return [
        tuple([first + member for member in range(members) if mask >> member & 1])
        for mask in range(1 << members)
    ]


def _gifts() -> Tuples:
    """Every face with every receiver, at [held faces * 256 + receivers]."""
    return [
        tuple([
            int(GIVE) + face * 8 + party
            for face in range(2)
            if faces >> face & 1
            for party in PARTIES
            if receivers >> party & 1
        ])
        for faces in range(4)
        for receivers in range(256)
    ]  # fmt: skip


# Indexed by the mask of parties, rooms, held faces or characters.
CHECK_STATUS_OPTIONS: Final = by_mask(CHECK_STATUS, 8)
ASSASSINATE_OPTIONS: Final = by_mask(ASSASSINATE, 8)
CAMERA_STATUS_OPTIONS: Final = by_mask(CAMERA_STATUS, 8)
CLOSE_PORTAL_OPTIONS: Final = by_mask(CLOSE_PORTAL, 8)
LOOK_OPTIONS: Final = [(*looks, int(DECLINE)) for looks in by_mask(LOOK, 8)]
VOTE_OPTIONS: Final = [(*votes, int(ABSTAIN)) for votes in by_mask(VOTE, 8)]
GUESS_OPTIONS: Final = [(*guesses, int(NO_GUESS)) for guesses in by_mask(GUESS, 8)]
CAMERA_ROOM_OPTIONS: Final = by_mask(CAMERA_ROOM, 11)
CHECK_ROOM_OPTIONS: Final = by_mask(CHECK_ROOM, 11)
SECURE_OPTIONS: Final = by_mask(SECURE, 3)
CHARACTER_OPTIONS: Final = [(*free, int(ANY_CHARACTER)) for free in by_mask(CHARACTER, 10)]
FILL_OPTIONS: Final = [faces for room in range(11) for faces in by_mask(int(FILL) + room * 3, 3)]
GIVE_OPTIONS: Final = _gifts()

PASS_ALONE: Final[tuple[int, ...]] = (int(PASS),)
CALL_VOTE_ALONE: Final[tuple[int, ...]] = (int(CALL_VOTE),)
FIGHT_ALONE: Final[tuple[int, ...]] = (int(FIGHT),)
RESTART_ALONE: Final[tuple[int, ...]] = (int(RESTART_POWER),)
READY_ALONE: Final[tuple[int, ...]] = (int(READY),)
PUT_BACK_ALONE: Final[tuple[int, ...]] = (int(PUT_BACK),)
CONFIRM_ALONE: Final[tuple[int, ...]] = (int(CONFIRM),)
VERDICTS: Final[tuple[int, ...]] = (int(PUT_BACK), int(CONFIRM))
GO_ON_ALONE: Final[tuple[int, ...]] = (int(GO_ON),)
CLAIM_ALONE: Final[tuple[int, ...]] = (int(CLAIM),)
CLAIM_OPTIONS: Final[tuple[int, ...]] = (int(GO_ON), int(CLAIM))
LORD_OPTIONS: Final[tuple[int, ...]] = (int(DRAW), int(DECLINE))
LORD_MARKER_OPTIONS: Final[tuple[int, ...]] = (int(RETURN), int(REMOVE))
HELP_OPTIONS: Final[tuple[int, ...]] = (int(HELP), int(REFUSE))
HELP_ALONE: Final[tuple[int, ...]] = (int(HELP),)
REFUSE_ALONE: Final[tuple[int, ...]] = (int(REFUSE),)

# Why a choice is locked: texts that only the seat itself sees (AC-N12).
NOT_HELD: Final = "not_held"
OFF_ROUTE: Final = "off_route"
NOT_THE_ASSASSIN: Final = "not_the_assassin"
NOT_THE_CULTIST: Final = "not_the_cultist"
MUST_CONFIRM: Final = "must_confirm"
NO_DEAD_CARD: Final = "no_dead_card"

_moves: Final[dict[int, tuple[int, ...]]] = {}
_reasons: Final[dict[str, list[tuple[str, ...]]]] = {}


def move_options(places: i64, may_stop: bool) -> tuple[int, ...]:
    """Moves to these places, and to stop."""
    key = places * 2 + (1 if may_stop else 0)
    options = _moves.get(key)
    if options is None:
        going = tuple([int(GO) + place for place in range(17) if places >> place & 1])
        options = (*going, int(STOP)) if may_stop else going
        _moves[key] = options
    return options


def reasons(why: str, locked: tuple[int, ...]) -> tuple[str, ...]:
    """The same reason for each of these choices."""
    rows = _reasons.setdefault(why, [])
    while len(rows) <= len(locked):
        rows.append((why,) * len(rows))
    return rows[len(locked)]
