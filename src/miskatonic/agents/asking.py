"""What an agent is asked, and how its answer is read. What it sends is never trusted.

    {"type": "choose", "text": "…", "options": [{"choice": 7, "name": "take", "text": "…"}], …}
    {"choice": 7}

An answer names an option by its number or by its name in the choice space.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Protocol

from miskatonic.agents.observation_text import ObservationText
from miskatonic.errors import MiskatonicError

Json = dict[str, Any]
LONGEST_SHOWN: Final = 80
MOST_SHOWN: Final = 30


class BadAnswer(MiskatonicError, ValueError):
    """An answer that cannot be used; the message says what would be right."""

    kind: ClassVar[str] = "unreadable"


class IllegalAnswer(BadAnswer):
    """It can be read, but it is none of the options."""

    kind = "illegal"


class LateAnswer(BadAnswer):
    """It did not come in time."""

    kind = "late"


class AgentGone(MiskatonicError):
    """The agent cannot be reached, or has ended; no game can be counted without it."""


class Agent(Protocol):
    """Whoever answers, by whichever way."""

    def ask(self, question: Json) -> Any:
        """What it answers; LateAnswer or BadAnswer if that is no JSON, AgentGone if nothing."""
        ...

    def close(self) -> None: ...


def choosing(text: ObservationText, view: Mapping[str, Any], with_view: bool) -> Json:
    """The question that an agent is asked about an open decision."""
    decision = view["decision"]
    asked: Json = {
        "type": "choose",
        "game": text.game.id,
        "seat": view["seat"],
        "prompt": decision["prompt"],
        "text": text.page(view),
        "options": [each._asdict() for each in text.options(view)],
    }
    if with_view:
        asked["view"] = {name: value for name, value in view.items() if name != "redeal"}
    return asked


def speaking(text: ObservationText, view: Mapping[str, Any], with_view: bool) -> Json:
    """The same about a claim: `{"claim": {…}}`, or `{"claim": null}` to be silent."""
    asked: Json = {
        "type": "speak",
        "game": text.game.id,
        "seat": view["seat"],
        "text": text.page(view),
    }
    if with_view:
        asked["view"] = {name: value for name, value in view.items() if name != "redeal"}
    return asked


def read_choice(answer: Any, options: list[Json]) -> int:
    """The option that an answer names."""
    if not isinstance(answer, Mapping) or "choice" not in answer:
        example = options[0]
        raise BadAnswer(
            f"the answer {_shown(answer)} has no choice; it takes"
            f' {{"choice": {example["choice"]}}} or {{"choice": "{example["name"]}"}}'
        )
    given = answer["choice"]
    if isinstance(given, bool) or not isinstance(given, int | str):
        raise BadAnswer(f"the choice {_shown(given)}; it takes a number or a name")
    for option in options:
        if given == option["choice"] or given == option["name"] or given == str(option["choice"]):
            return int(option["choice"])
    known = ", ".join(f"{each['choice']} ({each['name']})" for each in options[:MOST_SHOWN])
    more = ", …" if len(options) > MOST_SHOWN else ""
    raise IllegalAnswer(f"the choice {_shown(given)} is none of your options: {known}{more}")


def read_claim(answer: Any) -> Json | None:
    if not isinstance(answer, Mapping) or "claim" not in answer:
        raise BadAnswer(
            f'the answer {_shown(answer)} has no claim; null is silence: {{"claim": null}}'
        )
    claim = answer["claim"]
    if claim is not None and not isinstance(claim, dict):
        raise BadAnswer(f"the claim {_shown(claim)}; it takes an object, or null")
    return claim


def _shown(value: Any) -> str:
    said = repr(value)
    return said if len(said) <= LONGEST_SHOWN else said[: LONGEST_SHOWN - 1] + "…"
