"""The file of an evaluation's games: its plan in the first line, then one game a line.

A run that was stopped goes on where it stood. A last line that was cut off in the middle counts as
not written. More deals of the same plan go on; anything else would be another evaluation.
"""

from pathlib import Path
from typing import Final

import msgspec

from miskatonic.agents.evaluation import EvaluatedGame, Plan
from miskatonic.errors import BadOptions
from miskatonic.sim.kept import LinesFile

_GAMES: Final = msgspec.json.Decoder(EvaluatedGame)


class ResultsFile:
    def __init__(self, path: Path, plan: Plan) -> None:
        self._file: Final = LinesFile(path, msgspec.to_builtins(plan), more="deals")
        self.games: Final[dict[int, EvaluatedGame]] = {}
        for line in self._file.lines:
            try:
                game = _GAMES.decode(line)
            except msgspec.MsgspecError as error:
                raise BadOptions(f"{str(path)!r} is no file of results: {error}") from None
            self.games[game.number] = game

    def add(self, game: EvaluatedGame) -> None:
        self._file.add(msgspec.json.encode(game))
        self.games[game.number] = game

    def of(self, plan: Plan) -> list[EvaluatedGame]:
        """Those that belong to the plan, in order; a smaller plan leaves the rest alone."""
        return [self.games[number] for number in sorted(self.games) if number < plan.games]
