"""A game as a text for people to read and compare: what was asked, what was played, what was told.

It holds what is true of the game and nothing of how the program keeps it: no ids, no classes, no
shapes of views. So it outlives every change of the program that leaves the games alone.

A transcript is a head and blocks with an empty line between each two: the deal, the moves, the
result. A move is a line that begins with ">"; above it stands what was open, below it what came.
"""

import json
from difflib import unified_diff
from typing import Any, Final, NamedTuple

from miskatonic.bots import Bot, Budget
from miskatonic.errors import IllegalChoice, MiskatonicError
from miskatonic.games import GAMES
from miskatonic.kernel.events import Event, Field, fields_of
from miskatonic.kernel.game import Game
from miskatonic.kernel.log import SPECTATOR, Entry
from miskatonic.kernel.replay import Claim
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.kernel.state import Decision, State
from miskatonic.sim.sitting import Sitting
from tools.nouns import Nouns, nouns_of

# Who plays a game that bots do not play.
CHANCE: Final = "chance"
MOVE: Final = "> "
SAYS: Final = " says "
PLAYS: Final = " plays "
BETWEEN: Final = "\n\n"

# A seat, and the name of its choice or, for talk, its claim.
Said = tuple[int, str | Claim]


class Head(NamedTuple):
    """What a game begins from, and who plays it: all that is needed to play it again.

    A master is given so many simulations; a game that would be too long has `most` moves.
    """

    game: str
    seats: int
    seed: int
    players: str
    options: dict[str, Any]
    simulations: int | None = None
    most: int | None = None

    def lines(self) -> list[str]:
        """Options come last, a line each: they are many."""
        plain = self._asdict()
        options = plain.pop("options")
        named = {name: value for name, value in plain.items() if value is not None}
        named |= {f"option {name}": value for name, value in options.items()}
        return [f"{name}: {_plain(value)}" for name, value in named.items()]

    def start(self) -> State:
        g: State = GAMES[self.game].new(self.seats, self.options, seed_bytes(self.seed))
        return g


def read_head(text: str) -> Head:
    fields: dict[str, Any] = {}
    options: dict[str, Any] = {}
    for line in text.split(BETWEEN, 1)[0].splitlines():
        name, value = line.split(": ", 1)
        if name.startswith("option "):
            options[name.removeprefix("option ")] = json.loads(value)
        else:
            fields[name] = json.loads(value)
    return Head(options=options, **fields)


def read_moves(text: str) -> list[Said]:
    return [_read_move(line) for line in text.splitlines() if line.startswith(MOVE)]


def _read_move(line: str) -> Said:
    if SAYS in line:
        seat, claim = line.removeprefix(MOVE).split(SAYS, 1)
        return int(seat), json.loads(claim)
    seat, name = line.removeprefix(MOVE).split(PLAYS, 1)
    return int(seat), name


class Scribe:
    """Plays a game and writes it down."""

    def __init__(self, head: Head) -> None:
        self.head: Final = head
        self.game: Final = GAMES[head.game]
        self.g: Final = head.start()
        self.moves = 0
        self._nouns: Final[Nouns] = nouns_of(self.game, head.seats, head.options)
        self._told = 0
        self._asked: list[str] = []
        self._blocks: Final = [head.lines(), ["deal", *self._news()]]

    @property
    def is_over(self) -> bool:
        return self.game.result(self.g) is not None or self.moves == self.head.most

    def play(self, seat: int, choice: int) -> None:
        self._begin(f"{seat}{PLAYS}{_name(self.game, choice)}")
        self.game.play(self.g, seat, choice)
        self._blocks[-1] += self._news()

    def play_named(self, seat: int, name: str) -> None:
        """By name, because the numbers of choices may change while the game does not."""
        for decision in self.game.decisions(self.g):
            for choice in decision.options:
                if decision.seat == seat and _name(self.game, choice) == name:
                    self.play(seat, choice)
                    return
        self._begin(f"{seat}{PLAYS}{name}")
        raise IllegalChoice(f"seat {seat} has no choice {name!r}")

    def say(self, seat: int, claim: Claim) -> None:
        self._begin(f"{seat}{SAYS}{_plain(claim)}")
        self.game.say(self.g, seat, claim)
        self._blocks[-1] += self._news()

    def text(self) -> str:
        return BETWEEN.join("\n".join(lines) for lines in [*self._blocks, self._end()]) + "\n"

    def refuse(self, why: MiskatonicError) -> None:
        """A move that was possible once: what is written stands, and nothing follows."""
        self._blocks[-1].append(f"  refused: {type(why).__name__}")

    def _begin(self, move: str) -> None:
        """What was open, unless it is what was open before: talk leaves questions as they are."""
        self.moves += 1
        asked: list[str] = []
        for decision in self.game.decisions(self.g):
            asked += _question(self.game, decision)
        shown = ["asked as before"] if asked == self._asked else asked
        self._asked = asked
        self._blocks.append([f"move {self.moves}", *shown, MOVE + move])

    def _news(self) -> list[str]:
        fresh: list[Entry] = []
        entry = self.g.log
        while entry is not None and entry.number > self._told:
            fresh.append(entry)
            entry = entry.earlier
        self._told = self.game.told_so_far(self.g)
        return [self._happened(entry) for entry in reversed(fresh)]

    def _happened(self, entry: Entry) -> str:
        """Of an event without secrets there is no audience: everybody is told all of it."""
        event = entry.event
        open_, secret = _parts(event)
        if entry.private:
            open_, secret = [], [*open_, *secret]
        line = f"  {event.kind}{self._fields(event, open_)}"
        if entry.private or secret:
            which = "private" if entry.private else "secret"
            audience = _audience(int(entry.audience), self.head.seats)
            line += f" | {which} to {audience}:{self._fields(event, secret)}"
        return line

    def _fields(self, event: Event, fields: list[Field]) -> str:
        """By name: the order in which they are declared means nothing."""
        said = []
        for field in sorted(fields, key=lambda each: each.sent_as):
            value = getattr(event, field.name)
            noun = self._nouns.noun(event.kind, field.sent_as, value)
            said.append(f" {field.sent_as}={_plain(value)}{noun}")
        return "".join(said)

    def _end(self) -> list[str]:
        result = self.game.result(self.g)
        if result is None:
            return [f"stopped after {self.moves} moves"]
        return [
            "result",
            f"  winners: {_plain(result.winners)}",
            f"  losers: {_plain(result.losers)}",
            f"  scores: {_plain(result.scores)}",
            f"  reason: {result.reason}",
        ]


class Scribed(Sitting):
    """Bots whose game is written down."""

    def __init__(self, scribe: Scribe, bots: list[Bot], rng: Rng, budget: Budget) -> None:
        super().__init__(scribe.game, scribe.g, bots, rng, budget)
        self.scribe: Final = scribe

    def play(self, seat: int, choice: int) -> None:
        self.scribe.play(seat, choice)

    def say(self, seat: int, claim: Claim) -> None:
        self.scribe.say(seat, claim)


def retold(head: Head, moves: list[Said]) -> str:
    """The same moves once more, as far as they can be played."""
    scribe = Scribe(head)
    for seat, move in moves:
        try:
            if isinstance(move, str):
                scribe.play_named(seat, move)
            else:
                scribe.say(seat, move)
        except MiskatonicError as error:
            scribe.refuse(error)
            break
    return scribe.text()


def first_difference(before: str, now: str) -> str:
    """The first block that is not as it was, as a diff; empty if all are."""
    old, new = before.rstrip("\n").split(BETWEEN), now.rstrip("\n").split(BETWEEN)
    for at in range(max(len(old), len(new))):
        one, other = _block(old, at), _block(new, at)
        if one != other:
            lines = unified_diff(one, other, "expected", "actual", n=100, lineterm="")
            return "\n".join(lines)
    return ""


def _block(blocks: list[str], at: int) -> list[str]:
    return blocks[at].splitlines() if at < len(blocks) else []


def _question(game: Game[Any, Any], decision: Decision) -> list[str]:
    verb = "may answer" if decision.optional else "is asked"
    names = " | ".join(_name(game, choice) for choice in decision.options)
    return [f"{int(decision.seat)} {verb} {decision.prompt}: {names}"] + [
        f"  locked {_name(game, choice)}: {reason}"
        for choice, reason in zip(decision.locked, decision.reasons, strict=True)
    ]


def _name(game: Game[Any, Any], choice: int) -> str:
    return " ".join(str(part) for part in game.name(choice))


def _parts(event: Event) -> tuple[list[Field], list[Field]]:
    """What everybody is told of an event, and what only its audience is."""
    fields = fields_of(type(event))
    secret = [each for each in fields if each.secret and getattr(event, each.name) is not None]
    return [each for each in fields if not each.secret], secret


def _audience(bits: int, seats: int) -> str:
    named = [str(seat) for seat in range(seats) if bits >> seat & 1]
    return ", ".join([*named, "spectators"] if bits >> SPECTATOR & 1 else named) or "nobody"


def _plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)
