"""Pictures of what was measured, and shares of wins in words."""

from pathlib import Path
from typing import Final

from miskatonic.cli.usage import BadUsage
from miskatonic.sim.strength import wilson
from miskatonic.text import Texts

PLOT: Final = ".svg"


def check_plot(texts: Texts, name: str | None) -> None:
    """Before the work, not after it."""
    if name is None:
        return
    if Path(name).suffix != PLOT:
        raise BadUsage(texts("bad-plot", file=name))
    if not Path(name).resolve().parent.is_dir():
        raise BadUsage(texts("bad-file", file=name, reason=texts("bad-no-folder")))


def write_plot(texts: Texts, name: str, picture: str) -> None:
    try:
        Path(name).write_text(picture, encoding="utf-8")
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise BadUsage(texts("bad-file", file=name, reason=reason)) from None


def percent_within(wins: float, games: int) -> str:
    """The share of wins, and where the true one lies."""
    low, high = wilson(wins, games)
    return f"{100 * wins / games:.0f} % ({100 * low:.0f}–{100 * high:.0f})"
