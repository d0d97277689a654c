"""Plays random games of Among Cultists and prints a table of what happened in them.

    python -m tests.games.among_cultists.rules.coverage 100000

plays that many games on each map and prints how often every victory, death, event and action
occurred. Uniform play ends early when a lone cultist claims at random, so in two games of three
the seats go on and prefer work, or suspicion, to idleness.
"""

import sys
import time
from collections import Counter

from miskatonic.games.among_cultists.board.board import COLOUR_OF, MARKERS, ROLES, ROOMS
from miskatonic.games.among_cultists.game import AMONG_CULTISTS, PROMPTS
from miskatonic.games.among_cultists.rules.choices import STOP
from miskatonic.games.among_cultists.rules.ending import ENDINGS
from miskatonic.games.among_cultists.rules.events import (
    EVENTS,
    BecameGhost,
    MarkerDrawn,
    MarkerMirrored,
    RoleRevealed,
)
from miskatonic.games.among_cultists.rules.roles import CAUSES, may_use_room
from miskatonic.games.among_cultists.rules.state import AmongCultistsState
from miskatonic.kernel.events import kind_of
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.kernel.state import Decision

GAME = AMONG_CULTISTS
# The tables of each map, as seats and whether an Automa sits with them.
MAPS = {
    "small": ((4, True), (5, False), (6, False)),
    "medium": ((7, False), (6, True)),
    "large": ((8, False),),
}
LEVELS = ("first", "advanced", "expert")
EXPERT_SETS = {
    5: (("mechanic", "firestarter", "greenhorn", "softie"), ("clumsy",), ("softie",)),
    6: (("radiant", "firestarter"), ("super_ghost", "clumsy", "softie"), ("seer", "greenhorn")),
    7: (
        ("firestarter", "clumsy", "assassin"),
        ("infected", "firestarter", "softie", "clumsy"),
        ("radiant", "firestarter", "greenhorn", "softie"),
    ),
    8: (("super_ghost", "seer", "assassin"), ("mechanic", "clumsy", "softie"), ("infected",)),
}
# The preferences of the seats, best first.
BUSY = (
    "check_room", "close_portal", "fill success", "camera_room", "restart_power", "fight", "help",
    "abstain", "put_back", "go_on",
)  # fmt: skip
SUSPICIOUS = ("call_vote", "camera_status", "assassinate", "check_status", "vote", "go_on")
UNIFORM_STYLE, BUSY_STYLE, SUSPICIOUS_STYLE = range(3)
VERBS = sorted({str(name[0]) for name in GAME.space.names})

Seen = Counter[tuple[str, str]]


def wishes(preferred: tuple[str, ...]) -> list[frozenset[int]]:
    """The choices of each kind, best first; "fill success" is any Fill with a Success."""
    return [
        frozenset(
            choice
            for choice in range(GAME.choices)
            if set(wish.split()) <= {str(part) for part in GAME.name(choice)}
        )
        for wish in preferred
    ]


WISHES = (wishes(()), wishes(BUSY), wishes(SUSPICIOUS))


def options_of(seats: int, automa: bool, number: int) -> dict[str, object]:
    """The options of a game by its number: all levels, with and without unsafe paths."""
    level = LEVELS[number % 3]
    options: dict[str, object] = {"level": level, "automa": automa, "unsafe_paths": number % 4 > 0}
    if level == "expert":
        sets = EXPERT_SETS[seats + automa]
        options["roles"] = sets[number // 3 % len(sets)]
    return options


def choose(g: AmongCultistsState, decision: Decision, style: int, rng: Rng) -> int:
    """Any option in a uniform game; otherwise, mostly, the best one on offer."""
    options = decision.options
    if style != UNIFORM_STYLE and rng.below(10):
        if decision.prompt == "move" and style == BUSY_STYLE:
            options = ways_to_work(g, decision) or options
        for wished in WISHES[style]:
            found = tuple([each for each in options if each in wished])
            if found:
                options = found
                break
    return options[rng.below(len(options))]


def ways_to_work(g: AmongCultistsState, decision: Decision) -> tuple[int, ...]:
    """Options that stop where there is something to do, or go there."""
    if STOP in decision.options and is_work(g, decision.seat, g.place[decision.seat]):
        return (STOP,)
    return tuple([go for go in decision.options if go != STOP and is_work(g, decision.seat, go)])


def is_work(g: AmongCultistsState, seat: int, place: int) -> bool:
    return (
        place < ROOMS and not g.completed >> place & 1 and may_use_room(g, seat, COLOUR_OF[place])
    )


def play(seats: int, automa: bool, number: int, seen: Seen | None = None) -> AmongCultistsState:
    """Play a game to its end, counting what was asked and chosen."""
    g = GAME.new(seats, options_of(seats, automa, number), number)
    rng = Rng(seed_bytes(number + 1))
    style = number // 9 % 3
    while g.result is None:
        decision = g.asked[rng.below(len(g.asked))]
        choice = choose(g, decision, style, rng)
        if seen is not None:
            seen["prompt", decision.prompt] += 1
            seen["choice", str(GAME.name(choice)[0])] += 1
        GAME.play(g, decision.seat, choice)
    return g


def count(g: AmongCultistsState, seen: Seen) -> None:
    """Count the events of a finished game, and how it ended."""
    assert g.result is not None
    seen["ending", g.result.reason] += 1
    for event in GAME.events(g, None):
        seen["told", event.kind] += 1
        if isinstance(event, (MarkerDrawn, MarkerMirrored)):
            seen[event.kind, event.event] += 1
        elif isinstance(event, BecameGhost):
            seen["ghost by", event.cause] += 1
            if event.cause == "role":
                seen["death of role", ROLES[g.role[event.party]]] += 1
        elif isinstance(event, RoleRevealed):
            seen["revealed", event.role] += 1


# Everything that must have occurred after enough games.
EXPECTED: dict[str, set[str]] = {
    "ending": set(ENDINGS),
    "ghost by": set(CAUSES),
    "death of role": {"greenhorn", "clumsy", "softie", "firestarter"},
    "revealed": {"cultist", "radiant", "infected", "super_ghost", "assassin"},
    "event": set(MARKERS),
    "mirrored": set(MARKERS) - {"mirror"},
    "prompt": set(PROMPTS),
    "choice": set(VERBS),
    "told": {kind_of(each) for each in EVENTS} - {"said"},
}


def missing(seen: Seen) -> list[str]:
    return [
        f"{what}: {name}"
        for what, names in EXPECTED.items()
        for name in sorted(names)
        if not seen[what, name]
    ]


def main(games: int) -> int:
    everything: Seen = Counter()
    for name, tables in MAPS.items():
        seen: Seen = Counter()
        begun = time.perf_counter()
        for number in range(games):
            seats, automa = tables[number % len(tables)]
            count(play(seats, automa, number // len(tables), seen), seen)
        print(f"{name}: {games} games in {time.perf_counter() - begun:.0f} s")
        everything += seen
    for (what, name), times in sorted(everything.items()):
        print(f"{what:14} {name:28} {times:>12,}")
    print("missing:", ", ".join(missing(everything)) or "nothing")
    return 1 if missing(everything) else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
