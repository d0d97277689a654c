"""What would crash the process is refused with a sentence.

OpenSpiel's searching bots in C++ let go of Python's lock while they think. A state whose rules are
in Python cannot be copied or read without it: the process ends with a segmentation fault, whatever
the state does. So these bots' methods look first at what they are given. States of other games go
through as before.
"""

import functools
from typing import Any, Final

import pyspiel

# By class: the methods that think, and what plays our games instead.
UNLOCKED: Final = {
    "ISMCTSBot": (
        ("step", "step_verbose", "get_policy", "step_with_policy"),
        "open_spiel.python.algorithms.ismcts.ISMCTSBot",
    ),
    "MCTSBot": (("step", "mcts_search"), "open_spiel.python.algorithms.mcts.MCTSBot"),
}
_MARK: Final = "_looks_at_states_of_miskatonic"


def refuse_unlocked_bots(ours: type) -> None:
    """Have C++ bots refuse states of this class."""
    for name, (methods, instead) in UNLOCKED.items():
        bot = getattr(pyspiel, name)
        for method in methods:
            original = getattr(bot, method)
            if not hasattr(original, _MARK):
                setattr(bot, method, _looking(original, name, instead, ours))


def _looking(original: Any, name: str, instead: str, ours: type) -> Any:
    @functools.wraps(original)
    def looks(bot: Any, state: Any, *rest: Any, **named: Any) -> Any:
        if isinstance(state, ours):
            raise pyspiel.SpielError(
                f"pyspiel.{name} thinks in C++ without Python's lock, and this game's rules are in"
                f" Python: it would crash the process. {instead} can play it."
            )
        return original(bot, state, *rest, **named)

    setattr(looks, _MARK, True)
    return looks
