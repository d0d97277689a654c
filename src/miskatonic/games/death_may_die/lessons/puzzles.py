"""Puzzles: which die to reroll, and whom to attack."""

from collections.abc import Sequence
from typing import Any, Final

from miskatonic.games.death_may_die.coach.advice import advise
from miskatonic.games.death_may_die.game import DEATH_MAY_DIE
from miskatonic.games.death_may_die.model.choices import DONE, FIGURE, STRESS_REROLL
from miskatonic.lessons.puzzles import Found

# The least difference between the best answer and the second.
DIE: Final = 0.10
TARGET: Final = 0.20
HAIR: Final = 1e-6
EPISODES: Final = (
    "top-of-the-mourning",
    "isle-of-the-damned",
    "deliver-us-from-evil",
)


class DeathMayDiePuzzles:
    tables: Final[Sequence[tuple[int, dict[str, Any]]]] = tuple(
        (2, {"episode": episode, "elder_one": elder})
        for episode in EPISODES
        for elder in ("azathoth", "tsathoggua")
    )
    level: Final = "novice"
    longest_history: Final = 25

    def find(self, known: Any) -> Found | None:
        prompt = known["decision"]["prompt"]
        if prompt == "reroll":
            return self._which_die(known)
        return self._whom_first(known) if prompt == "target" else None

    def _which_die(self, known: Any) -> Found | None:
        """A position with one reroll left, for stress."""
        advice = advise(known)
        if advice is None or advice["roll"] is None:
            return None
        roll = advice["roll"]
        options = known["decision"]["options"]
        dice = [o for o in options if STRESS_REROLL <= o < STRESS_REROLL + 16]
        if roll["aim"] != "defeat" or roll["free"] or len(roll["best"]) != 2 or len(dice) < 2:
            return None
        if set(options) != {*dice, int(DONE)}:
            return None
        chances = {each["choice"]: each["alone"] for each in advice["options"]}
        if set(chances) != set(options) or max(c["lost"] for c in chances.values()) > 0:
            return None
        order = sorted(options, key=lambda o: _worth(chances[o]), reverse=True)
        best, second = chances[order[0]], chances[order[1]]
        clear = best["reaches"] - second["reaches"] >= DIE
        equal = abs(best["reaches"] - second["reaches"]) < HAIR and best["reaches"] > 0
        saner = second["loss"] - best["loss"] >= DIE
        if not (clear or (equal and saner)) or not DIE <= best["reaches"] < 1 - HAIR:
            return None
        if order[0] == int(DONE):
            return None
        return Found(
            "which-die", [order[0]], _naive_die(dice),
            f"{sorted(dice)} {order[0]} {roll['needed']}",
            2 if clear else 3,
            {
                "chance": round(100 * best["reaches"]),
                "other": round(100 * second["reaches"]),
                "decides": "chance" if clear else "sanity",
            },
            {"foe": [_enemy(known, roll["foe"])]}, [], ["dice"],
        )  # fmt: skip

    def _whom_first(self, known: Any) -> Found | None:
        """A position without rerolls: which enemy is killed most likely?"""
        options = known["decision"]["options"]
        if not all(0 <= option - FIGURE < 62 for option in options):
            return None
        advice = advise(known)
        plans = {} if advice is None else {p["choices"][0]: p["roll"] for p in advice["plans"]}
        if set(plans) != set(options):
            return None
        if any(r["aim"] != "defeat" or r["free"] or len(r["best"]) != 1 for r in plans.values()):
            return None
        order = sorted(options, key=lambda o: plans[o]["plain"]["reaches"], reverse=True)
        best, second = (plans[o]["plain"]["reaches"] for o in order[:2])
        if best - second < TARGET:
            return None
        naive = max(options, key=lambda o: (_health(known, o - FIGURE), o))
        return Found(
            "whom-first", [order[0]], naive,
            f"{[_left(known, o - FIGURE) for o in order]} {plans[order[0]]['black']}", 2,
            {
                "chance": round(100 * best),
                "other": round(100 * second),
                "left": _left(known, order[0] - FIGURE),
                "rival_left": _left(known, order[1] - FIGURE),
            },
            {
                "foe": [_enemy(known, order[0] - FIGURE)],
                "rival": [_enemy(known, order[1] - FIGURE)],
            },
        )  # fmt: skip

    def holds(self, known: Any, found: Found, worlds: Sequence[Any]) -> bool:
        """Check by rolling: the answer kills most often, or as often for less sanity."""
        options = [int(option) for option in known["decision"]["options"]]
        ends = {option: [_thrown(world, known, option) for world in worlds] for option in options}
        kills = {option: sum(dead for dead, _ in each) for option, each in ends.items()}
        costs = {option: sum(lost for _, lost in each) for option, each in ends.items()}
        right = int(found.right[0])
        others = [option for option in options if option != right]
        if found.why.get("decides") != "sanity":
            return all(kills[right] > kills[option] for option in others)
        slack = len(worlds) * DIE
        near = [option for option in others if kills[option] > kills[right] - slack]
        return all(kills[option] <= kills[right] + slack for option in others) and all(
            costs[right] < costs[option] for option in near
        )


def _thrown(world: Any, known: Any, option: int) -> tuple[bool, int]:
    """Whether the roll of this option kills, and the sanity it costs."""
    g = world.clone()
    g.loud = True
    seat = known["seat"]
    before = DEATH_MAY_DIE.told_so_far(g)
    DEATH_MAY_DIE.play(g, seat, option)
    for _ in range(3):
        decision = DEATH_MAY_DIE.decision(g, seat)
        if decision is None or decision.prompt != "reroll":
            break
        DEATH_MAY_DIE.play(g, seat, int(DONE))
    kinds = [event.kind for event in DEATH_MAY_DIE.events(g, seat, before)]
    told: Any = DEATH_MAY_DIE.events(g, seat, before)
    lost = sum(event.change for event in told if event.kind == "sanity")
    return "enemy-killed" in kinds or "stage-defeated" in kinds, lost


def _worth(chances: Any) -> tuple[float, float]:
    return round(chances["reaches"], 6), -chances["loss"]


def _naive_die(dice: Sequence[int]) -> int:
    """A blank of any colour, otherwise the first die."""
    return min(dice, key=lambda die: ((die - STRESS_REROLL) & 7, die))


def _legend(known: Any) -> Any:
    return DEATH_MAY_DIE.legend(known["seats"], known["options"])


def _enemy(known: Any, figure: int) -> str:
    legend = _legend(known)
    return f"dmd-{_type(known, figure) or legend['elder']}"


def _type(known: Any, figure: int) -> str:
    """The id of an enemy's kind; "" for the Elder One."""
    if figure == 0:
        return ""
    return str(_legend(known)["types"][_legend(known)["figure_types"][figure]]["id"])


def _health(known: Any, figure: int) -> int:
    legend = _legend(known)
    if figure == 0:
        return int(legend["stages"][known["table"]["stage"] - 1]["health"])
    return int(legend["types"][legend["figure_types"][figure]]["health"])


def _left(known: Any, figure: int) -> int:
    return _health(known, figure) - int(known["table"]["figure_wounds"][figure])


PUZZLES: Final = DeathMayDiePuzzles()
