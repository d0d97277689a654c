"""The file of an evaluation's games: its plan in the first line, then one game a line.

A run that was stopped goes on where it stood. A last line that was cut off in the middle counts as
not written.
"""

from pathlib import Path
from typing import Final

import msgspec

from miskatonic.agents.evaluation import EvaluatedGame, Plan
from miskatonic.errors import BadOptions

_GAMES: Final = msgspec.json.Decoder(EvaluatedGame)
_PLANS: Final = msgspec.json.Decoder(Plan)
_ENCODE: Final = msgspec.json.Encoder().encode


class ResultsFile:
    def __init__(self, path: Path, plan: Plan) -> None:
        self.path: Final = path
        self.games: Final[dict[int, EvaluatedGame]] = {}
        written = path.read_bytes() if path.exists() else b""
        if b"\n" in written:
            self._read(written, plan)
        else:
            path.write_bytes(_ENCODE(plan) + b"\n")

    def _read(self, written: bytes, plan: Plan) -> None:
        first, *rest = written[: written.rindex(b"\n")].split(b"\n")
        try:
            before = _PLANS.decode(first)
            for line in rest:
                game = _GAMES.decode(line)
                self.games[game.number] = game
        except msgspec.MsgspecError as error:
            raise BadOptions(f"{str(self.path)!r} is no file of results: {error}") from None
        # More deals of the same plan go on; anything else would be another evaluation.
        if msgspec.structs.replace(before, deals=plan.deals) != plan:
            raise BadOptions(
                f"{str(self.path)!r} is of another plan, {before.environment} with {before.agent!r}"
                f" and seed {before.seed}; name another folder with --out"
            )
        if not written.endswith(b"\n"):
            self.path.write_bytes(written[: written.rindex(b"\n") + 1])

    def add(self, game: EvaluatedGame) -> None:
        with self.path.open("ab") as file:
            file.write(_ENCODE(game) + b"\n")
        self.games[game.number] = game

    def of(self, plan: Plan) -> list[EvaluatedGame]:
        """Those that belong to the plan, in order; a smaller plan leaves the rest alone."""
        return [self.games[number] for number in sorted(self.games) if number < plan.games]
