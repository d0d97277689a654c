"""Export games as a data set of three tables: games, decisions and claims.

Each row of `decisions` holds what a seat saw and chose: as numbers (`game.observation`), as a text
page and as its view, and never more than that seat may know. Facts known only at the end (results
and the truth of claims) are in the other two tables. `COLUMNS` declares the columns, and
docs/research/export.md lists them.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import msgspec

from miskatonic.bots import Budget, check_level, make
from miskatonic.errors import BadOptions
from miskatonic.games import GAMES, MANIFESTS
from miskatonic.games.claim_truth import Statement, Vote, heard
from miskatonic.kernel.game import Game
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.replay import Claim, Record
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import State
from miskatonic.research.agents.observation_text import (
    ObservationText,
    choice_name,
    observation_text,
)
from miskatonic.research.evaluation import NAMES, environment_id
from miskatonic.sim.bot_game import BotGame
from miskatonic.sim.simulate import PLAYERS, seed_of

Row = dict[str, Any]
Rows = dict[str, list[Row]]
GAMES_TABLE: Final = "games"
DECISIONS: Final = "decisions"
CLAIMS: Final = "claims"

# Columns by table, each with its type (see parquet_file.py) and a description.
COLUMNS: Final[dict[str, dict[str, tuple[str, str]]]] = {
    GAMES_TABLE: {
        "game": ("text", "the number of the game in this data set, with its environment"),
        "environment": ("text", "such as arkham-ritual-v0"),
        "rules": ("number", "the version of the rules"),
        "seats": ("number", "number of seats"),
        "options": ("text", "the game's options, as JSON"),
        "players": ("texts", "by seat: the bot, or `record` for a game from a file"),
        "seed": ("text", "the seed of all chance in the game, in hex"),
        "moves": ("number", "number of choices and claims"),
        "winners": ("numbers", "the seats that won"),
        "scores": ("numbers", "by seat, where the game counts points"),
        "reason": ("text", "how the game ended"),
        "returns": ("reals", "by seat: the rewards of the game (docs/research/observations.md)"),
    },
    DECISIONS: {
        "game": ("text", "as in the table of games"),
        "move": ("number", "the number of the move in its game, from 0, claims included"),
        "seat": ("number", "who chose"),
        "prompt": ("text", "the name of the question"),
        "observation": ("row", "the seat's knowledge, in the game's columns"),
        "mask": ("mask", "for each choice of the game's choice space: whether it is an option"),
        "text": ("text", "the page that an agent would read"),
        "view": ("text", "the seat's view, as JSON"),
        "options": ("numbers", "the options, in the order of the question"),
        "names": ("texts", "the names of the options, in the same order"),
        "choice": ("number", "the chosen option"),
    },
    CLAIMS: {
        "game": ("text", "as in the table of games"),
        "move": ("number", "the number of the move in its game, from 0"),
        "number": ("number", "the number of the claim in its game, from 1"),
        "seat": ("number", "who said it"),
        "kind": ("text", "the kind of claim"),
        "claim": ("text", "the whole claim, as JSON"),
        "true": ("flag", "whether it was true when said; null if it states no fact"),
        "known": ("flag", "whether the speaker knew that"),
        "lie": ("flag", "whether it was false and the speaker knew"),
        "about": ("number", "the seat it calls guilty or innocent; null for none"),
        "says": ("text", "guilty, innocent, or empty"),
        "believed_by": ("numbers", "the seats that believed it (docs/research/evaluate.md)"),
        "rejected_by": ("numbers", "the seats that rejected it"),
    },
}


class GameRows:
    """Collects the rows of one game as it is played."""

    def __init__(self, id: str, game: Game[Any, Any], seats: int, with_text: bool) -> None:
        self.id: Final = id
        self.game: Final = game
        self.seats: Final = seats
        self.with_text: Final = with_text
        self.text: Final[ObservationText] = observation_text(game.id, NAMES[:seats])
        self.claim_truth: Final = MANIFESTS[game.id].measures.claim_truth
        self.decisions: Final[list[Row]] = []
        self.statements: Final[list[tuple[int, Statement]]] = []
        self.votes: Final[list[Vote]] = []
        self.moves = 0

    def choice(self, g: State, seat: int, choice: int) -> None:
        """Record a choice that is about to be made."""
        known = self.game.knowledge(g, seat)
        view = {name: value for name, value in known.items() if name != "redeal"}
        decision = view["decision"]
        self.decisions.append(
            {
                "game": self.id,
                "move": self.moves,
                "seat": seat,
                "prompt": decision["prompt"],
                "observation": list(self.game.row(g, seat)),
                "mask": list(self.game.mask(g, seat)),
                "text": self.text.page(view) if self.with_text else "",
                "view": _json(view),
                "options": list(decision["options"]),
                "names": [choice_name(self.game, each) for each in decision["options"]],
                "choice": choice,
            }
        )
        vote = None if self.claim_truth is None else self.claim_truth.vote(g, seat, known, choice)
        if vote is not None:
            self.votes.append(vote)
        self.moves += 1

    def said(self, g: State) -> None:
        """Record a claim that was just made."""
        if self.claim_truth is not None:
            new = self.claim_truth.statements(g, len(self.statements))
            self.statements.extend((self.moves, each) for each in new)
        self.moves += 1

    def rows(self, g: State, record: Record, players: list[str]) -> Rows:
        """Return all rows of the finished game."""
        result = self.game.result(g)
        assert result is not None
        whole = {
            "game": self.id,
            "environment": environment_id(self.game.id),
            "rules": self.game.version,
            "seats": self.seats,
            "options": _json(record.options),
            "players": players,
            "seed": record.seed.hex(),
            "moves": self.moves,
            "winners": list(result.winners),
            "scores": list(result.scores),
            "reason": result.reason,
            "returns": self.game.returns(g),
        }
        return {GAMES_TABLE: [whole], DECISIONS: self.decisions, CLAIMS: self._claims()}

    def _claims(self) -> list[Row]:
        statements = [each for _, each in self.statements]
        answers = heard(statements, self.votes, range(self.seats))
        return [
            {
                "game": self.id,
                "move": move,
                "number": each.number,
                "seat": each.seat,
                "kind": each.kind,
                "claim": _json(each.claim),
                "true": each.true,
                "known": each.known,
                "lie": each.is_lie,
                "about": each.about,
                "says": each.says,
                "believed_by": [a.listener for a in answers if a.statement is each and a.believed],
                "rejected_by": [
                    a.listener for a in answers if a.statement is each and not a.believed
                ],
            }
            for move, each in self.statements
        ]


class _RecordedGame(BotGame):
    """A bot game whose moves are recorded."""

    def __init__(self, written: GameRows, *arguments: Any) -> None:
        self.written: Final = written
        super().__init__(*arguments)

    def play(self, seat: int, choice: int) -> None:
        self.written.choice(self.g, seat, choice)
        super().play(seat, choice)

    def say(self, seat: int, claim: Claim) -> None:
        super().say(seat, claim)
        self.written.said(self.g)


class Export(msgspec.Struct, frozen=True):
    """Settings of an export of bot games."""

    game: str
    seats: int
    options: OptionValues
    bots: tuple[str, ...]
    games: int
    seed: int
    simulations: int | None = None
    text: bool = True


def played(plan: Export) -> Iterator[Rows]:
    """Play the games of the plan in order, yielding the rows of each."""
    for level in plan.bots:
        check_level(plan.game, level)
    game = GAMES[plan.game]
    for number in range(plan.games):
        secret = seed_of(plan.seed, number)
        record = game.record(plan.seats, plan.options, secret)
        g: State = game.new(plan.seats, plan.options, secret)
        written = GameRows(_id(plan.game, number), game, plan.seats, plan.text)
        # Rotate the bots so that none of them always has the same seat.
        players = [plan.bots[(seat + number) % len(plan.bots)] for seat in range(plan.seats)]
        bots = [make(plan.game, level) for level in players]
        budget = Budget(simulations=plan.simulations)
        playing = _RecordedGame(written, game, g, bots, Rng(secret, PLAYERS), budget, number)
        while game.result(g) is None:
            playing.go_on()
        yield written.rows(g, record, players)


def replayed(game_id: str, records: Iterable[Record], text: bool = True) -> Iterator[Rows]:
    """Yield the rows of recorded games; raise BadOptions for an unfinished one."""
    game = GAMES[game_id]
    for number, record in enumerate(records):
        if record.game != game_id:
            raise BadOptions(f"record {number} is of {record.game!r}; this is {game_id!r}")
        g = game.replay(record)
        if game.result(g) is None:
            raise BadOptions(f"record {number} is of a game that is not over")
        g = game.new(record.seats, record.options, record.seed)
        written = GameRows(_id(game_id, number), game, record.seats, text)
        for seat, move in record.moves:
            if isinstance(move, dict):
                game.say(g, seat, move)
                written.said(g)
            else:
                written.choice(g, seat, move)
                game.play(g, seat, move)
        yield written.rows(g, record, ["record"] * record.seats)


def _id(game: str, number: int) -> str:
    return f"{environment_id(game)}/{number}"


def _json(value: Mapping[str, Any]) -> str:
    return msgspec.json.encode(value).decode()
