"""Build the questions to an agent, and read its answers, which are never trusted.

    {"type": "choose", "text": "…", "options": [{"choice": 7, "name": "take", "text": "…"}], …}
    {"choice": 7}

An answer names an option by its number or by its name in the choice space.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Protocol

from miskatonic.errors import MiskatonicError
from miskatonic.kernel.numbers import shown
from miskatonic.research.agents.observation_text import ObservationText

Json = dict[str, Any]
MOST_SHOWN: Final = 30


class BadAnswer(MiskatonicError, ValueError):
    """An unusable answer; the message says what was expected."""

    kind: ClassVar[str] = "unreadable"


class IllegalAnswer(BadAnswer):
    """A readable answer that is not one of the options."""

    kind = "illegal"


class LateAnswer(BadAnswer):
    """An answer that did not come in time."""

    kind = "late"


class AgentGone(MiskatonicError):
    """The agent cannot be reached or has ended; its games cannot be counted."""


class Agent(Protocol):
    """Answers questions, over any kind of connection."""

    def ask(self, question: Json) -> Any:
        """Return the parsed answer; raise LateAnswer, BadAnswer (no JSON) or AgentGone."""
        ...

    def close(self) -> None: ...


def choosing(text: ObservationText, view: Mapping[str, Any], with_view: bool) -> Json:
    """Build the question about an open decision."""
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
    """Build the question about a claim: `{"claim": {…}}`, or `{"claim": null}` to say nothing."""
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
    """Return the option that an answer names."""
    if not isinstance(answer, Mapping) or "choice" not in answer:
        example = options[0]
        raise BadAnswer(
            f"the answer {shown(answer)} has no choice; expected"
            f' {{"choice": {example["choice"]}}} or {{"choice": "{example["name"]}"}}'
        )
    given = answer["choice"]
    if isinstance(given, bool) or not isinstance(given, int | str):
        raise BadAnswer(f"the choice {shown(given)}; expected a number or a name")
    for option in options:
        if given == option["choice"] or given == option["name"] or given == str(option["choice"]):
            return int(option["choice"])
    known = ", ".join(f"{each['choice']} ({each['name']})" for each in options[:MOST_SHOWN])
    more = ", …" if len(options) > MOST_SHOWN else ""
    raise IllegalAnswer(f"the choice {shown(given)} is not one of your options: {known}{more}")


def read_claim(answer: Any) -> Json | None:
    if not isinstance(answer, Mapping) or "claim" not in answer:
        raise BadAnswer(
            f'the answer {shown(answer)} has no claim; null is silence: {{"claim": null}}'
        )
    claim = answer["claim"]
    if claim is not None and not isinstance(claim, dict):
        raise BadAnswer(f"the claim {shown(claim)}; expected an object, or null")
    return claim
