"""The Game object of Death May Die."""

import functools
import inspect
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from miskatonic.errors import BadOptions
from miskatonic.games.death_may_die.arrange.arrange import InvestigatorSetup, arrange
from miskatonic.games.death_may_die.card_data.context import Context
from miskatonic.games.death_may_die.card_data.keywords import ROLL_KINDS, SIDES
from miskatonic.games.death_may_die.card_data.pieces import LEVELS
from miskatonic.games.death_may_die.card_data.schema import SIGN, SUCCESS, TENTACLE
from miskatonic.games.death_may_die.library import components_for, library
from miskatonic.games.death_may_die.model.choices import CHOICES, CONVERT, DONE, NO, SELF, YES
from miskatonic.games.death_may_die.model.components import ELDER, FIRE, Components
from miskatonic.games.death_may_die.model.events import EVENTS
from miskatonic.games.death_may_die.model.holdings import SKILLS_EACH, is_against
from miskatonic.games.death_may_die.model.options import Rules, declare_options, read_rules
from miskatonic.games.death_may_die.model.paths import GONE, OPEN
from miskatonic.games.death_may_die.model.roll import GREEN, Roll
from miskatonic.games.death_may_die.model.state import PHASE_ACTIONS, PHASE_MYTHOS, DeathMayDieState
from miskatonic.games.death_may_die.redeal import DeathMayDieWorlds, rebuild
from miskatonic.games.death_may_die.rules.movement import Leg
from miskatonic.games.death_may_die.rules.setup import BEGIN_GAME, empty_table
from miskatonic.games.death_may_die.rules.state_check import check_state
from miskatonic.games.death_may_die.views.legend import DeathMayDieLegend, legend
from miskatonic.games.death_may_die.views.observation import COLUMNS, put_columns
from miskatonic.games.death_may_die.views.view import (
    DeathMayDieKnowledge,
    DeathMayDieOwn,
    DeathMayDieRedeal,
    DeathMayDieShared,
    redealing,
    view_own,
    view_shared,
)
from miskatonic.kernel.game import Game, Outlook
from miskatonic.kernel.options import OptionValues
from miskatonic.kernel.rewards import SHARED, Rewards
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.save_check import require
from miskatonic.kernel.state import step_classes, then

# Everything a state can hold: the steps of rules and effects, and the objects in them.
CLASSES: Final[tuple[type[Any], ...]] = (
    *step_classes("miskatonic.games.death_may_die.rules"),
    *step_classes("miskatonic.games.death_may_die.card_effects"),
    Context,
    Leg,
    Roll,
    Rules,
)

# The measured difficulty of episodes, Elder Ones and Unknown monsters: a line for each combination
# of options, seats and bot level, with games and wins. Written by `python -m tools.balance`.
DIFFICULTY_FILE: Final = Path(__file__).with_name("difficulty.jsonl")

PROMPTS: Final = (
    "action",
    "assign-wound",
    "attacker",
    "bar-passage",
    "calm-down",
    "character",
    "choose",
    "collapse",
    "confirm-lethal",
    "convert",
    "discard-card",
    "discovery",
    "elder-location",
    "enemy-path",
    "follow",
    "granted-action",
    "heal",
    "ignore-sanity",
    "ignore-wound",
    "killer-instinct",
    "leave-behind",
    "level-up",
    "may-investigate",
    "may-trigger",
    "more-targets",
    "move",
    "move-token",
    "open-passage",
    "order",
    "patient",
    "pick-enemy",
    "pick-investigator",
    "pick-space",
    "pick-token",
    "push",
    "relic",
    "relic-instead",
    "reroll",
    "silent-witness",
    "split-wounds",
    "summon-at",
    "take-along",
    "take-token",
    "target",
    "token-path",
    "trade-card",
    "trade-consent",
    "trade-receiver",
    "use",
)


class DeathMayDie(Game[DeathMayDieState, DeathMayDieKnowledge]):
    """1 to 5 seats; see docs/rules/death-may-die.md."""

    def __init__(self) -> None:
        super().__init__(
            "death-may-die",
            5,
            range(1, 6),
            declare_options(library()),
            CHOICES,
            PROMPTS,
            EVENTS,
            CLASSES,
            COLUMNS,
            Rewards("1 for everyone if the investigators win, else -1", SHARED),
        )

    def _begin(self, seats: int, options: OptionValues, rng: Rng) -> DeathMayDieState:
        rules = read_rules(seats, options)
        g = empty_table(rules, _components(rules), rng)
        then(g, BEGIN_GAME)
        return g

    def _blank(self) -> DeathMayDieState:
        rules = Rules(2, self.read(2, {}))
        return empty_table(rules, _components(rules), Rng(bytes(32)))

    def _rebuild(self, g: DeathMayDieState) -> None:
        rebuild(g)

    def _check_state(self, g: DeathMayDieState) -> None:
        values = g.rules.values
        right = self.read(g.rules.seats, values)
        require(right == values, f"options are {values}; expected {right}")
        check_state(g, _components(g.rules))

    def seats_at(self, g: DeathMayDieState) -> int:
        return g.rules.seats

    def shared(self, g: DeathMayDieState) -> DeathMayDieShared:
        return view_shared(g, self.id, self.version)

    def own(self, g: DeathMayDieState, seat: int | None, since: int = 0) -> DeathMayDieOwn:
        return view_own(g, seat, since)

    def _observe(self, g: DeathMayDieState, viewer: i64, out: vec[i16], at: i64) -> i64:
        """The same for all viewers, because nothing on the table is hidden."""
        return put_columns(g, out, at)

    def redealing(self, g: DeathMayDieState, seat: int | None) -> DeathMayDieRedeal:
        return redealing(g, self.codec)

    def constants(self) -> Mapping[str, Any]:
        """Constants for clients: codes of passages, dice and phases, and the printed numbers."""
        printed = library().dice
        return {
            "OPEN": int(OPEN),
            "GONE": int(GONE),
            "ELDER": int(ELDER),
            "FIRE": int(FIRE),
            "SUCCESS": SUCCESS,
            "SIGN": SIGN,
            "TENTACLE": TENTACLE,
            "GREEN": int(GREEN),
            "SIDES": SIDES,
            "SKILLS_EACH": int(SKILLS_EACH),
            "LEVELS": LEVELS,
            "PHASE_ACTIONS": int(PHASE_ACTIONS),
            "PHASE_MYTHOS": int(PHASE_MYTHOS),
            "AGAINST": [kind for kind in range(len(ROLL_KINDS)) if is_against(kind)],
            "FACES": {"black": list(printed.black), "green": list(printed.green)},
            "WOUNDS": printed.wounds,
            "STRESS": printed.stress,
            "SANITY": printed.sanity,
            "THRESHOLDS": list(printed.thresholds),
            "BONUS_THRESHOLDS": list(printed.bonus_thresholds),
            "TRACK": printed.track,
            "RED_FROM": printed.red_from,
        }

    def default(self, g: DeathMayDieState, seat: object) -> int:
        """The answer that costs nothing: stop, decline, ignore harm, wound a companion first."""
        decision = self.must_answer(g, seat)
        options = decision.options
        if decision.prompt in ("ignore-wound", "ignore-sanity", "calm-down"):
            return YES
        if decision.prompt == "convert" and CONVERT in options:
            assert g.roll is not None
            return DONE if is_against(g.roll.kind) else CONVERT
        for choice in (DONE, NO):
            if choice in options:
                return choice
        return options[0] if options[0] != SELF else options[-1]

    def arrange(
        self,
        people: Sequence[InvestigatorSetup],
        options: Mapping[str, object] | None = None,
        solo: bool = False,
        before: Sequence[int | tuple[str | int, ...]] = (),
        **position: Any,
    ) -> DeathMayDieState:
        """Arrange a position and run it to its first question; see arrange/arrange.py."""
        known = [*inspect.signature(arrange).parameters][3:]
        for name in position:
            if name not in known:
                raise BadOptions(
                    f"unknown part {name!r} of a position; expected one of {', '.join(known)}"
                )
        given: Any = people
        for each in given:
            if not isinstance(each, Mapping):
                raise BadOptions(f"investigator {each!r}; expected a mapping such as {{'name': …}}")
        chosen: dict[str, object] = dict(options or {})
        if position.get("unknown"):
            chosen.setdefault("unknown_monsters", len(position["unknown"]))
        if any(person.get("relics") for person in people):
            chosen.setdefault("unknown_relics", True)
        seats = 1 if solo else len(people)
        rules = Rules(seats, self.read(seats, chosen))
        g = arrange(rules, _components(rules), people, **position)
        for move in before:
            decision = self.decisions(g)[0]
            choice = move if isinstance(move, int) else self.choice(*move)
            self.play(g, decision.seat, choice)
        return g

    def legend(self, seats: int, options: Mapping[str, object]) -> DeathMayDieLegend:
        values = self.read(seats, options)
        return legend(components_for(str(values["episode"]), str(values["elder_one"])))

    def outlooks(self) -> Sequence[Outlook]:
        return difficulty()

    def worlds(self, known: DeathMayDieKnowledge) -> DeathMayDieWorlds:
        return DeathMayDieWorlds(known, self.codec)


@functools.cache
def difficulty() -> tuple[Outlook, ...]:
    if not DIFFICULTY_FILE.exists():
        return ()
    return read_difficulty(DIFFICULTY_FILE.read_text(encoding="utf-8"))


def read_difficulty(text: str) -> tuple[Outlook, ...]:
    """Read the lines of a difficulty file; if several fit a table, the first is the most exact."""
    cells = [json.loads(line) for line in text.splitlines()]
    return tuple(
        [
            Outlook(cell["options"], cell["seats"], cell["level"], cell["games"], cell["wins"])
            for cell in cells
        ]
    )


def _components(rules: Rules) -> Components:
    return components_for(rules.episode, rules.elder)


DEATH_MAY_DIE: Final = DeathMayDie()
