"""Make OpenSpiel's C++ search bots refuse our states, which would crash the process.

These bots release the GIL while they search. A state whose rules are in Python cannot be copied or
read without it: the process ends with a segmentation fault, whatever the state does. So the bots'
methods check their argument first. States of other games are passed through.
"""

import functools
from typing import Any, Final

import pyspiel

# By class: the methods that search, and the Python bot to use instead.
UNLOCKED: Final = {
    "ISMCTSBot": (
        ("step", "step_verbose", "get_policy", "step_with_policy"),
        "open_spiel.python.algorithms.ismcts.ISMCTSBot",
    ),
    "MCTSBot": (("step", "mcts_search"), "open_spiel.python.algorithms.mcts.MCTSBot"),
}
_MARK: Final = "_looks_at_states_of_miskatonic"


def refuse_unlocked_bots(ours: type) -> None:
    """Make the C++ bots refuse states of this class."""
    for name, (methods, instead) in UNLOCKED.items():
        bot = getattr(pyspiel, name)
        for method in methods:
            original = getattr(bot, method)
            if not hasattr(original, _MARK):
                setattr(bot, method, _guarded(original, name, instead, ours))


def _guarded(original: Any, name: str, instead: str, ours: type) -> Any:
    @functools.wraps(original)
    def guarded(bot: Any, state: Any, *rest: Any, **named: Any) -> Any:
        if isinstance(state, ours):
            raise pyspiel.SpielError(
                f"pyspiel.{name} thinks in C++ without Python's lock, and this game's rules are in"
                f" Python: it would crash the process. {instead} can play it."
            )
        return original(bot, state, *rest, **named)

    setattr(guarded, _MARK, True)
    return guarded
