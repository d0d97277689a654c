"""Write a game as text that people can read and diff: questions, moves and events.

It describes the game, not how the program stores it: no ids, no classes, no view formats. So a
transcript changes only if the game does.

A transcript is a head and blocks separated by empty lines: the deal, the moves, the result. A move
is a line that starts with ">"; above it are the open questions, below it the events it caused.
"""

import json
from collections.abc import Mapping, Sequence
from difflib import unified_diff
from typing import Any, Final, NamedTuple

from miskatonic.bots import Bot, Budget
from miskatonic.errors import IllegalChoice, MiskatonicError
from miskatonic.games import GAMES, MANIFESTS
from miskatonic.kernel.events import Event, Field, fields_of
from miskatonic.kernel.game import Game
from miskatonic.kernel.log import SPECTATOR, Entry
from miskatonic.kernel.replay import Claim
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.kernel.state import Decision, State
from miskatonic.sim.bot_game import BotGame

# The player of random games.
CHANCE: Final = "chance"
MOVE: Final = "> "
SAYS: Final = " says "
PLAYS: Final = " plays "
BETWEEN: Final = "\n\n"

# Names for the numbers in events, by kind of event ("" is any) and field.
Tables = Mapping[tuple[str, str], Sequence[str]]
ANY: Final = ""

# A seat, and the name of its choice or, for talk, its claim.
Said = tuple[int, str | Claim]


class Nouns:
    """Names for the numbers in a transcript's events, for readers: card=16 (gate)."""

    def __init__(self, tables: Tables) -> None:
        self._tables: Final = tables

    def noun(self, kind: str, field: str, value: object) -> str:
        """The name in brackets, or an empty string."""
        table = self._tables.get((kind, field), self._tables.get((ANY, field), ()))
        if isinstance(value, int) and 0 <= value < len(table):
            return f" ({table[value]})"
        return ""


def nouns_of(game: Game[Any, Any], seats: int, options: Mapping[str, object]) -> Nouns:
    tables = MANIFESTS[game.id].event_labels
    return Nouns({} if tables is None else tables(game.legend(seats, options)))


class Head(NamedTuple):
    """The setup of a game and who plays it: everything needed to replay it.

    `simulations` is a master's budget; a game is cut off after `most` moves.
    """

    game: str
    seats: int
    seed: int
    players: str
    options: dict[str, Any]
    simulations: int | None = None
    most: int | None = None

    def lines(self) -> list[str]:
        """The head as text; options come last, one per line."""
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
        """Play a choice by name, because choice numbers may change while the game does not."""
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
        """Record that a formerly legal move was rejected; the transcript ends here."""
        self._blocks[-1].append(f"  refused: {type(why).__name__}")

    def _begin(self, move: str) -> None:
        """Start a block with the open questions, unless they are unchanged, as after talk."""
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
        """An event as a line; the audience is named only if the event has secrets."""
        event = entry.event
        open_, secret = _parts(event)
        line = f"  {event.kind}{self._fields(event, open_)}"
        if secret:
            audience = _audience(int(entry.audience), self.head.seats)
            line += f" | secret to {audience}:{self._fields(event, secret)}"
        return line

    def _fields(self, event: Event, fields: list[Field]) -> str:
        """The fields sorted by name, because the order of declaration doesn't matter."""
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


class Scribed(BotGame):
    """A game of bots that is written down."""

    def __init__(self, scribe: Scribe, bots: list[Bot], rng: Rng, budget: Budget) -> None:
        super().__init__(scribe.game, scribe.g, bots, rng, budget)
        self.scribe: Final = scribe

    def play(self, seat: int, choice: int) -> None:
        self.scribe.play(seat, choice)

    def say(self, seat: int, claim: Claim) -> None:
        self.scribe.say(seat, claim)


def retold(head: Head, moves: list[Said]) -> str:
    """Replay the same moves as far as they are legal, and write the transcript."""
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
    """The first block that changed, as a diff; empty if none did."""
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
    """The public and the secret fields of an event."""
    fields = fields_of(type(event))
    secret = [each for each in fields if each.secret and getattr(event, each.name) is not None]
    return [each for each in fields if not each.secret], secret


def _audience(bits: int, seats: int) -> str:
    named = [str(seat) for seat in range(seats) if bits >> seat & 1]
    return ", ".join([*named, "spectators"] if bits >> SPECTATOR & 1 else named) or "nobody"


def _plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)
