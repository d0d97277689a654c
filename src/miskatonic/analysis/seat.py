"""Analyse one seat of a finished game from its record."""

from collections.abc import Callable, Iterator
from time import process_time
from typing import Any, Final, NamedTuple

from miskatonic.analysis.comparison import plays_on, worth
from miskatonic.analysis.decisions import Examiner, SeatDecision
from miskatonic.analysis.report import VERSION, Analysis, Judged, Thoughts
from miskatonic.analysis.rounds import PastChoice, Round, RoundShares
from miskatonic.errors import BadSave, NoSuchSeat
from miskatonic.games import GAMES, MANIFESTS
from miskatonic.games.analyst import Analyst
from miskatonic.kernel.game import Game
from miskatonic.kernel.numbers import shown, whole
from miskatonic.kernel.replay import Record

# CPU time of an analysis, and the part of it for decisions; the rounds get the rest.
SECONDS: Final = 180.0
FOR_DECISIONS: Final = 0.75

Progress = Callable[[float], None]


class _Position(NamedTuple):
    """A position, and the move that is played in it."""

    move: int
    seat: int
    what: Any
    g: Any


def analyse(
    record: Record,
    seat: object,
    progress: Progress | None = None,
    seconds: float = SECONDS,
    analyst: Analyst | None = None,
) -> Analysis:
    """Analyse a seat. `progress` gets the part done, from 0 to 1; it can raise to cancel."""
    game = game_of(record)
    who = seat_in(record, seat)
    chosen = analyst or MANIFESTS[game.id].analyst
    return _Analysing(game, chosen, record, who, progress, seconds).run()


def game_of(record: Record) -> Game[Any, Any]:
    game = GAMES.get(record.game)
    if game is None:
        raise BadSave(f"unknown game {record.game!r}; the games are {', '.join(GAMES)}")
    return game


def seat_in(record: Record, seat: object) -> int:
    found = int(whole(seat))
    if not 0 <= found < record.seats:
        raise NoSuchSeat(f"seat {shown(seat)}; the seats of this game are 0 to {record.seats - 1}")
    return found


def positions_of(game: Game[Any, Any], record: Record) -> Iterator[_Position]:
    g = game.new(record.seats, record.options, record.seed)
    for move, (seat, what) in enumerate(record.moves):
        yield _Position(move, seat, what, g)
        game.play_move(g, (seat, what))


class _Analysing:
    def __init__(
        self,
        game: Game[Any, Any],
        analyst: Analyst,
        record: Record,
        seat: int,
        progress: Progress | None,
        seconds: float,
    ) -> None:
        self._game: Final = game
        self._analyst: Final = analyst
        self._record: Final = record
        self._seat: Final = seat
        self._progress: Final = progress
        self._seconds: Final = seconds
        self._began: Final = process_time()
        self._examiner: Final = Examiner(game, analyst, seat)
        self._decisions: Final[list[Judged]] = []
        self._thoughts: Final[list[Thoughts]] = []
        self._rounds: Final[list[Round]] = []

    def run(self) -> Analysis:
        # Replay the whole game first, to reject a bad record early.
        end = self._game.replay(self._record)
        if end.result is None:
            raise BadSave("the game in this record is not finished")
        for position in positions_of(self._game, self._record):
            self._tell(FOR_DECISIONS * position.move / len(self._record.moves))
            if not isinstance(position.what, dict):
                self._follow(position)
        won = worth(end, self._seat)
        accounts = RoundShares(self._game, self._analyst, self._seat)
        played = self._play_rounds(accounts)
        shares = accounts.shares(self._rounds, played, won) if played is not None else []
        is_whole = bool(shares) and all(each.verdict != "unseen" for each in self._decisions)
        self._tell(1.0)
        return Analysis(
            VERSION,
            self._game.id,
            self._game.version,
            self._seat,
            self._examiner.level,
            plays_on(self._game.id, self._analyst),
            self._seat in end.result.winners,
            is_whole,
            self._examiner.playouts + accounts.playouts,
            round(process_time() - self._began, 1),
            self._decisions,
            self._thoughts,
            shares,
            self._analyst.lies(self._game, self._record),
        )

    def _tell(self, share: float) -> None:
        if self._progress is not None:
            self._progress(share)

    def _is_late(self, share: float) -> bool:
        return process_time() - self._began >= share * self._seconds

    def _follow(self, position: _Position) -> None:
        decision = self._game.decision(position.g, position.seat)
        assert decision is not None
        number = self._analyst.round_of(position.g)
        if not decision.optional:
            if not self._rounds or self._rounds[-1].number != number:
                self._rounds.append(Round(number, position.move, position.g.clone()))
            self._rounds[-1].choices.append(
                PastChoice(position.seat, decision.prompt, position.what)
            )
        if position.seat == self._seat and not decision.optional and len(decision.options) > 1:
            self._look(position, number)

    def _look(self, position: _Position, round_number: int) -> None:
        known = self._game.knowledge(position.g, self._seat)
        number = len(self._decisions)
        asked = SeatDecision(number, position.move, round_number, known, position.what)
        is_late = self._is_late(FOR_DECISIONS)
        look = self._examiner.pass_over if is_late else self._examiner.look
        self._decisions.append(look(asked))
        thoughts = self._analyst.thoughts(known, position.g)
        if thoughts and (not self._thoughts or self._thoughts[-1].thoughts != thoughts):
            self._thoughts.append(Thoughts(number, position.move, round_number, thoughts))

    def _play_rounds(self, accounts: RoundShares) -> list[list[list[float]]] | None:
        """Play out all rounds; None if the time runs out, because some rounds would not add up."""
        played = []
        for at, past in enumerate(self._rounds):
            if self._is_late(1.0):
                return None
            played.append(accounts.play_variants(past))
            self._tell(FOR_DECISIONS + (1 - FOR_DECISIONS) * (at + 1) / len(self._rounds))
        return played
