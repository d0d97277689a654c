"""The coach gives the true odds of open and planned rolls."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import comb
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.bots import coach
from miskatonic.games.death_may_die.card_data.schema import SIGN, SUCCESS, TENTACLE
from miskatonic.games.death_may_die.game import DEATH_MAY_DIE
from miskatonic.games.death_may_die.library import load
from miskatonic.games.death_may_die.model.choices import DONE
from miskatonic.games.death_may_die.model.state import DeathMayDieState
from miskatonic.kernel.rng import Rng, seed_bytes
from miskatonic.sim.random_play import play_randomly
from tests.clauses import clause
from tests.games.death_may_die.rules.episodes import AZATHOTH, CATACOMBS, FAIR, ISLE
from tests.games.death_may_die.rules.faces import BLANK, E, S, T
from tests.games.death_may_die.rules.table import Table, arranged, who

GAME = DEATH_MAY_DIE
DICE = load().dice
STRESS = DICE.stress


def advised(table: Table, seat: int | None = 0) -> dict[str, Any]:
    advice = coach(GAME.id, GAME.knowledge(table.g, seat))
    assert advice is not None
    return advice


def plan(table: Table, *labels: str) -> dict[str, Any]:
    """The roll that these choices lead to."""
    for each in advised(table)["plans"]:
        if tuple(_labels(table, each["choices"])) == labels:
            roll: dict[str, Any] = each["roll"]
            return roll
    raise AssertionError([_labels(table, each["choices"]) for each in advised(table)["plans"]])


def _labels(table: Table, choices: list[int]) -> list[str]:
    return [table.label(choice) for choice in choices]


def option(table: Table, label: str) -> dict[str, Any]:
    [found] = [each for each in advised(table)["options"] if table.label(each["choice"]) == label]
    assert isinstance(found, dict)
    return found


def at_least(successes: int, dice: int) -> float:
    """Every black die shows a success half of the time."""
    return sum(comb(dice, n) for n in range(successes, dice + 1)) / float(2**dice)


def ruth_meets(enemy: str, **more: Any) -> Table:
    """Ruth has no skill for attacks and rolls three black dice."""
    return arranged(who("ruth", "pub", **more), enemies=[(enemy, "pub", 0)])


# ---------------------------------------------------------------- planned rolls


@clause("DMD-063", "DMD-066")
def test_the_coach_shows_the_spread_of_a_planned_attack() -> None:
    roll = plan(ruth_meets("cultist"), "attack")
    assert (roll["black"], roll["green"], roll["free"]) == (DICE.roll, 0, 0)
    assert roll["spread"] == pytest.approx([1 / 8, 3 / 8, 3 / 8, 1 / 8])
    assert roll["plain"]["successes"] == pytest.approx(3 / 2)


@clause("DMD-024", "DMD-074", "DMD-098")
def test_the_coach_shows_the_chance_to_kill_for_each_amount_of_stress() -> None:
    """Only dice without a success are rerolled, so each stress is worth one more die."""
    roll = plan(ruth_meets("cultist"), "attack")
    assert (roll["aim"], roll["needed"]) == ("defeat", 2)
    expected = [at_least(2, DICE.roll + stress) for stress in range(STRESS + 1)]
    assert [chances["reaches"] for chances in roll["best"]] == pytest.approx(expected)
    assert roll["plain"]["reaches"] == pytest.approx(expected[0])


@clause("DMD-025")
def test_stress_beyond_the_maximum_buys_nothing() -> None:
    roll = plan(ruth_meets("cultist", stress=STRESS - 1), "attack")
    assert [each["reaches"] for each in roll["best"]] == pytest.approx([at_least(2, 3), 11 / 16])
    # It is worth it with one success, but not with none or two.
    assert roll["best"][1]["stress"] == pytest.approx(3 / 8)


def test_an_unkillable_enemy_is_wounded_as_much_as_possible() -> None:
    """Three dice are no match for the Unnamable."""
    roll = plan(ruth_meets("unnamable", stress=STRESS), "attack")
    assert roll["aim"] == "most"
    assert roll["best"][0]["wounds"] == pytest.approx(3 / 2)


def test_identical_figures_are_listed_once() -> None:
    cultists = [("cultist", "pub", 0), ("cultist", "pub", 0), ("cultist", "pub", 1)]
    table = arranged(who("ruth", "pub"), enemies=cultists)
    attacks = [each["roll"] for each in advised(table)["plans"]]
    assert [roll["needed"] for roll in attacks] == [2, 1]


@clause("DMD-191")
def test_odds_include_green_dice_and_free_rerolls_of_skills() -> None:
    table = arranged(who("mike", "pub", levels=[1, 3, 1]), enemies=[("ghast", "pub", 0)])
    roll = plan(table, "attack")
    assert (roll["green"], roll["free"]) == (1, 2)
    assert roll["best"][0]["reaches"] > roll["plain"]["reaches"]


@clause("DMD-081")
def test_an_episode_action_asks_for_successes_and_adds_evidence() -> None:
    """Four are needed to turn a juror; each item or companion is one of them."""
    juror = [("guilty-juror", "pub", 1)]
    hopeless = arranged(who("ruth", "pub"), tokens=juror)
    roll = plan(hopeless, "episode-action 1")
    assert (roll["kind"], roll["aim"], roll["needed"]) == ("action", "need", None)
    hopeful = arranged(who("ruth", "pub", cards=["e1-parish-register:left"]), tokens=juror)
    roll = plan(hopeful, "episode-action 1")
    assert (roll["needed"], roll["plain"]["reaches"]) == (4, pytest.approx(1 / 8))


def test_a_choice_that_draws_a_card_has_no_odds() -> None:
    table = arranged(who("ruth", "pub"), begin="actions")
    assert coach(GAME.id, GAME.knowledge(table.g, 0)) is None


# ---------------------------------------------------------------- the open roll


def ruth_attacks(*dice: str, **more: Any) -> Table:
    table = arranged(who("ruth", "pub", **more), enemies=[("cultist", "pub", 0)], dice=dice)
    return table.play("attack", "figure cultist")


@clause("DMD-074")
def test_every_reroll_has_its_odds() -> None:
    table = ruth_attacks(S, BLANK, T, stress=STRESS - 1)
    assert option(table, "done")["alone"]["reaches"] == pytest.approx(0)
    blank = option(table, "stress-reroll black blank")["alone"]
    assert (blank["reaches"], blank["loss"]) == (pytest.approx(1 / 2), pytest.approx(4 / 3))
    tentacle = option(table, "stress-reroll black tentacle")["alone"]
    assert (tentacle["reaches"], tentacle["loss"]) == (pytest.approx(1 / 2), pytest.approx(1 / 3))
    assert option(table, "stress-reroll black success")["alone"]["reaches"] == pytest.approx(0)
    assert table.label(advised(table)["choice"]) == "stress-reroll black tentacle"


def test_a_reroll_is_shown_with_the_best_that_can_follow() -> None:
    table = ruth_attacks(S, BLANK, T)
    blank = option(table, "stress-reroll black blank")
    assert blank["alone"]["reaches"] == pytest.approx(1 / 2)
    assert blank["best"]["reaches"] == pytest.approx(at_least(1, STRESS))


def test_no_stress_is_spent_on_a_certain_kill() -> None:
    """No stress is spent on a cultist who is certain to die."""
    table = ruth_attacks(S, S, BLANK)
    assert advised(table)["choice"] == DONE
    assert advised(table)["roll"]["best"][STRESS]["stress"] == pytest.approx(0)


def test_free_rerolls_come_before_stress_and_save_sanity_too() -> None:
    table = arranged(
        who("mike", "pub", levels=[1, 3, 1]), enemies=[("cultist", "pub", 0)], dice=[S, S, T, BLANK]
    ).play("attack", "figure cultist")
    assert table.label(advised(table)["choice"]) == "reroll black tentacle"


def test_a_seat_that_is_not_asked_sees_the_roll_but_no_options() -> None:
    advice = advised(ruth_attacks(S, BLANK, T), 1)
    assert advice["roll"]["spread"] == [0, 1]
    assert (advice["options"], advice["choice"]) == ([], None)


# ---------------------------------------------------------------- insanity and harm


@clause("DMD-034", "DMD-083")
def test_the_coach_shows_the_risk_of_reaching_an_insanity_threshold() -> None:
    """One tentacle is enough; more cost nothing extra."""
    threshold = DICE.thresholds[0]
    roll = plan(ruth_meets("ghast", sanity=threshold - 1), "attack")
    risk = pytest.approx(1 - (2 / 3) ** 3)
    assert (roll["until"], roll["plain"]["threshold"]) == (1, risk)
    assert (roll["plain"]["loss"], roll["plain"]["lost"]) == (risk, 0)


def test_on_a_cosmic_token_blanks_are_tentacles_and_elder_signs_are_not() -> None:
    table = arranged(
        who("ruth", "pub"),
        elder_one=AZATHOTH,
        enemies=[("ghast", "pub", 0)],
        tokens=[("cosmic", "pub", 1)],
    )
    faces = [face & TENTACLE or face == 0 for face in DICE.black]
    expected = DICE.roll * sum(map(bool, faces)) / len(faces)
    assert plan(table, "attack")["plain"]["loss"] == pytest.approx(expected)


@clause("DMD-190")
def test_odds_include_elder_signs_that_count() -> None:
    table = arranged(who("sally", "pub", levels=[1, 2, 1]), enemies=[("unnamable", "pub", 0)])
    good = [face for face in DICE.black if face & (SUCCESS | SIGN)]
    roll = plan(table, "attack")
    assert roll["plain"]["successes"] == pytest.approx(DICE.roll * len(good) / len(DICE.black))
    assert roll["spread"][DICE.roll] == pytest.approx((len(good) / len(DICE.black)) ** DICE.roll)


@clause("DMD-033")
def test_the_coach_shows_the_risk_of_losing_the_last_sanity() -> None:
    roll = plan(ruth_meets("ghast", sanity=DICE.sanity - 1), "attack")
    assert roll["plain"]["lost"] == pytest.approx(1 - (2 / 3) ** 3)


@clause("DMD-065", "DMD-142")
def test_rolls_against_you_are_rerolled_for_the_least_harm() -> None:
    table = arranged(
        who("ruth", "pub", stress=STRESS - 1, tokens={"fire": 2}), begin="fire", dice=[S, T]
    )
    roll = advised(table)["roll"]
    assert (roll["kind"], roll["aim"], roll["needed"]) == ("fire", "harm", 0)
    assert (roll["plain"]["reaches"], roll["plain"]["wounds"]) == (0, pytest.approx(1))
    assert roll["best"][1]["wounds"] == pytest.approx(1 / 2)
    assert table.label(advised(table)["choice"]) == "stress-reroll black success"


@clause("DMD-195")
def test_odds_include_what_toughness_ignores() -> None:
    table = arranged(
        who("mike", "pub", levels=[1, 1, 2], wounds=DICE.wounds - 1),
        enemies=[("ghast", "pub", 0)],
        begin="investigate",
        dice=[S, S],
    )
    plain = advised(table)["roll"]["plain"]
    assert (plain["wounds"], plain["lost"]) == (pytest.approx(1), pytest.approx(1))


@clause("DMD-133")
def test_the_choice_of_the_first_attacker_has_odds() -> None:
    enemies = [("ghast", "pub", 0), ("cultist", "pub", 0)]
    table = arranged(who("ruth", "pub"), enemies=enemies, begin="investigate")
    rolls = {_labels(table, each["choices"])[0]: each["roll"] for each in advised(table)["plans"]}
    ghast, cultist = (load_enemy(name) for name in ("ghast", "cultist"))
    assert (rolls["figure ghast"]["black"], rolls["figure ghast"]["green"]) == ghast
    assert (rolls["figure cultist"]["black"], rolls["figure cultist"]["green"]) == cultist


def load_enemy(name: str) -> tuple[int, int]:
    [enemy] = [each for each in load().enemies if each.id == name]
    return enemy.black, enemy.green


# ---------------------------------------------------------------- against the rules themselves


def ends(g: DeathMayDieState, seat: int) -> Iterator[tuple[float, DeathMayDieState]]:
    """All results of the open roll when following the coach, with their chances."""
    decision = GAME.decisions(g)[0]
    if decision.prompt != "reroll":
        yield 1.0, g
        return
    advice = coach(GAME.id, GAME.knowledge(g, seat))
    assert advice is not None
    choice: int = advice["choice"]
    if choice == DONE:
        yield 1.0, played(g, seat, choice, [])
        return
    _, face = GAME.name(choice)
    assert isinstance(face, int)
    for new in DICE.green if face >= 8 else DICE.black:
        for chance, end in ends(played(g, seat, choice, [new]), seat):
            yield chance / 6, end


def played(g: DeathMayDieState, seat: int, choice: int, dice: list[int]) -> DeathMayDieState:
    """The state after a choice, with these dice and all possible Elder Signs converted."""
    after = g.clone()
    after.forced = vec[i64](dice)
    GAME.play(after, seat, choice)
    return after_conversions(after, seat)


def after_conversions(g: DeathMayDieState, seat: int) -> DeathMayDieState:
    while GAME.decisions(g)[0].prompt == "convert":
        GAME.play(g, seat, GAME.default(g, seat))
    return g


def thrown(table: Table, attack: tuple[str, ...], black: int, green: int) -> Iterator[Any]:
    """The table after the attack roll, for every result of the dice, with its chance."""
    ways = Counter(
        (*sorted(faces[:black]), *sorted(faces[black:]))
        for faces in product(*[DICE.black] * black, *[DICE.green] * green)
    )
    for throw, count in ways.items():
        again = Table(table.g.clone())
        again.g.forced = vec[i64](throw)
        yield count / ways.total(), after_conversions(again.play(*attack).g, 0)


CASES = {
    "stress": (who("ruth", "pub", stress=STRESS - 1), 0),
    "arcane mastery": (who("sally", "pub", levels=[1, 2, 1], stress=STRESS - 1), 0),
    "a free reroll": (who("leon", "pub", levels=[3, 1, 1], stress=STRESS), 1),
}


@pytest.mark.parametrize("case", CASES)
def test_following_the_coach_has_exactly_the_odds_it_shows(case: str) -> None:
    """Every face of every die, through the rules."""
    person, green = CASES[case]
    table = arranged(person, who("stella", "pub"), enemies=[("cultist", "pub", 0)])
    attack = ("attack",)
    roll = plan(table, *attack)
    assert (roll["black"], roll["green"]) == (3, green)
    killed = lost = 0.0
    for share, g in thrown(table, attack, 3, green):
        for chance, end in ends(g, 0):
            killed += share * chance * (Table(end).where("cultist") == [])
            lost += share * chance * (end.sanity[0] - table.g.sanity[0])
    assert killed == pytest.approx(roll["best"][-1]["reaches"])
    assert lost == pytest.approx(roll["best"][-1]["loss"])


# ---------------------------------------------------------------- only the view


@pytest.mark.parametrize("episode", [ISLE, CATACOMBS, FAIR])
@clause("DMD-V1")
def test_advice_depends_on_the_view_only(episode: str) -> None:
    chance = Rng(seed_bytes(3))
    options = {"episode": episode, "investigators": "random"}
    g = GAME.new(3, options, 5)
    told = 0
    while g.result is None:
        seat = GAME.decisions(g)[0].seat
        view = GAME.knowledge(g, seat)
        again = GAME.knowledge(GAME.redeal(view, chance), seat)
        advice = coach(GAME.id, view)
        assert advice == coach(GAME.id, again)
        told += advice is not None
        play_randomly(GAME, g, chance, 3)
    assert told > 0


def test_spectators_and_finished_games_have_no_coach() -> None:
    table = ruth_attacks(S, E, T)
    assert coach(GAME.id, GAME.knowledge(table.g, None)) is None
    play_randomly(GAME, table.g, Rng(seed_bytes(1)))
    assert coach(GAME.id, GAME.knowledge(table.g, 0)) is None
