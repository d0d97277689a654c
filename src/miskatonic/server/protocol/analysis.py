"""The analysis of a finished game, as far as it has come."""

from typing import Literal

from msgspec import Struct

from miskatonic.analysis.report import Analysis


class AnalysisState(Struct):
    """`none`: nobody has asked for it; `waiting`: so many (`ahead`) come first; `running`: so much
    (`progress`, from 0 to 1) is done; `failed`: it was ended, and may be asked for again.
    """

    table: str
    seat: int
    status: Literal["none", "waiting", "running", "done", "failed"]
    progress: float = 0.0
    ahead: int = 0
    analysis: Analysis | None = None
