"""Three Lovecraftian board games: rules, bots and simulation for Python programs.

    import miskatonic as mk

    game = mk.GAMES["arkham-ritual"]
    g = game.new(seats=5, seed=1)
    decision = game.decisions(g)[0]
    game.play(g, decision.seat, decision.options[0])

Names of the kernel are imported at once. Games, bots and simulation are imported when you first use
one of their names, so importing the package stays fast. docs/api.md describes every name.
"""

import importlib as _importlib
import importlib.machinery as _machinery
import os as _os
import sys as _sys
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"


def _source_finder(directory: str) -> _machinery.FileFinder:
    """Find only .py files, and only in this package; elsewhere Python's own finders go on."""
    home = _os.path.dirname(__file__)
    if directory != home and not directory.startswith(home + _os.sep):
        raise ImportError(f"{directory} is not in {home}")
    source = (_machinery.SourceFileLoader, _machinery.SOURCE_SUFFIXES)
    return _machinery.FileFinder(directory, source)


# `make compile` puts extension modules beside the .py files they are built from, and Python prefers
# them. With MISKATONIC_PURE=1 the tests run the .py files in the same checkout (ADR 5).
if _os.environ.get("MISKATONIC_PURE", "0") not in ("", "0"):
    _sys.path_hooks.insert(0, _source_finder)

# These come after the hook, which decides whether they are compiled.
from miskatonic.errors import (
    BadContent,
    BadOptions,
    BadSave,
    BadStep,
    GameIsOver,
    IllegalChoice,
    MiskatonicError,
    NoSuchSeat,
    NotYourDecision,
    Runaway,
)
from miskatonic.kernel import options
from miskatonic.kernel.choices import Choices
from miskatonic.kernel.events import Event, Secret
from miskatonic.kernel.game import Game, Worlds
from miskatonic.kernel.log import retold, told, viewer_bit
from miskatonic.kernel.narration import Says, When, Word
from miskatonic.kernel.observation import Column, Observation
from miskatonic.kernel.options import Option, OptionValues
from miskatonic.kernel.playout import Playouts, nth_game
from miskatonic.kernel.replay import Record, read_record
from miskatonic.kernel.rewards import Rewards
from miskatonic.kernel.rng import (
    DrawNeeded,
    Rng,
    given_rng,
    light_key,
    light_rng,
    seed_bytes,
)
from miskatonic.kernel.state import (
    Decision,
    Result,
    State,
    Step,
    ask,
    finish,
    offer,
    push,
    run,
    tell,
    then,
    unwind_to,
)
from miskatonic.kernel.vector import VectorEnv
from miskatonic.kernel.view import (
    OpenDecision,
    OwnView,
    SharedView,
    own_view,
    resume,
    shared_view,
)

# Type checkers read these imports; at run time `__getattr__` makes them on first use.
if TYPE_CHECKING:
    from miskatonic import bots
    from miskatonic.bots.policy import Policy
    from miskatonic.games import GAMES, MANIFESTS, add_packs, load_file, register
    from miskatonic.games.manifest import FirstGame, Level, Manifest, Preset
    from miskatonic.kernel.bot import Bot, Budget, Speaker
    from miskatonic.kernel.search import Guide, search
    from miskatonic.kernel.thinker import RandomBot, Thinker
    from miskatonic.reports.charts import line_chart
    from miskatonic.sim.counts import Statistics
    from miskatonic.sim.simulate import Simulation, simulate
    from miskatonic.sim.strength import Estimate, Mean
    from miskatonic.sim.workers import Workers, workers

__all__ = [
    "GAMES",
    "MANIFESTS",
    "BadContent",
    "BadOptions",
    "BadSave",
    "BadStep",
    "Bot",
    "Budget",
    "Choices",
    "Column",
    "Decision",
    "DrawNeeded",
    "Estimate",
    "Event",
    "FirstGame",
    "Game",
    "GameIsOver",
    "Guide",
    "IllegalChoice",
    "Level",
    "Manifest",
    "Mean",
    "MiskatonicError",
    "NoSuchSeat",
    "NotYourDecision",
    "Observation",
    "OpenDecision",
    "Option",
    "OptionValues",
    "OwnView",
    "Playouts",
    "Policy",
    "Preset",
    "RandomBot",
    "Record",
    "Result",
    "Rewards",
    "Rng",
    "Runaway",
    "Says",
    "Secret",
    "SharedView",
    "Simulation",
    "Speaker",
    "State",
    "Statistics",
    "Step",
    "Thinker",
    "VectorEnv",
    "When",
    "Word",
    "Workers",
    "Worlds",
    "__version__",
    "add_packs",
    "ask",
    "bots",
    "finish",
    "given_rng",
    "light_key",
    "light_rng",
    "line_chart",
    "load_file",
    "nth_game",
    "offer",
    "options",
    "own_view",
    "push",
    "read_record",
    "register",
    "resume",
    "retold",
    "run",
    "search",
    "seed_bytes",
    "shared_view",
    "simulate",
    "tell",
    "then",
    "told",
    "unwind_to",
    "viewer_bit",
    "workers",
]

_IMPORTED_ON_FIRST_USE = {
    "miskatonic.kernel.bot": (
        "Bot",
        "Budget",
        "Speaker",
    ),
    "miskatonic.bots.policy": ("Policy",),
    "miskatonic.kernel.search": (
        "Guide",
        "search",
    ),
    "miskatonic.kernel.thinker": (
        "RandomBot",
        "Thinker",
    ),
    "miskatonic.games": (
        "GAMES",
        "MANIFESTS",
        "add_packs",
        "load_file",
        "register",
    ),
    "miskatonic.games.manifest": (
        "FirstGame",
        "Level",
        "Manifest",
        "Preset",
    ),
    "miskatonic.reports.charts": ("line_chart",),
    "miskatonic.sim.counts": ("Statistics",),
    "miskatonic.sim.simulate": (
        "Simulation",
        "simulate",
    ),
    "miskatonic.sim.strength": (
        "Estimate",
        "Mean",
    ),
    "miskatonic.sim.workers": (
        "Workers",
        "workers",
    ),
}
_MODULES = {name: module for module, names in _IMPORTED_ON_FIRST_USE.items() for name in names}


# Hidden from type checkers, which would otherwise accept any name.
if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        if name == "bots":
            return _importlib.import_module("miskatonic.bots")
        if name not in _MODULES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(_importlib.import_module(_MODULES[name]), name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted(__all__)
