"""What bots know about episodes, what they do, and what they never do."""

import pickle
from typing import Any

import pytest

from miskatonic.bots import levels, make, playing
from miskatonic.games.death_may_die.bots.dice_power import chance
from miskatonic.games.death_may_die.bots.evaluation import evaluation_for
from miskatonic.games.death_may_die.bots.goal_plan import (
    BREAK,
    BRING,
    SET_UP,
    SLAY,
    TURN_OVER,
    goal_plan_for,
)
from miskatonic.games.death_may_die.bots.planner import MOST_ANSWERS, MOST_STEPS, Planner
from miskatonic.games.death_may_die.bots.remaining_work import remaining_work_for
from miskatonic.games.death_may_die.library import components_for, library
from miskatonic.sim.simulate import play_with_bots
from tests.clauses import clause
from tests.games.death_may_die.bots.asking import BUDGET, chosen, rng
from tests.games.death_may_die.rules.episodes import (
    AZATHOTH,
    BEAUTY,
    CASTLE,
    CATACOMBS,
    FAIR,
    ISLE,
    MOURNING,
    TSATHOGGUA,
)
from tests.games.death_may_die.rules.table import GAME, Table, arranged, new_game, who

EPISODES = [MOURNING, ISLE, CATACOMBS, CASTLE, FAIR, BEAUTY]
every_level = pytest.mark.parametrize("level", ["novice", "adept"])


# ---------------------------------------------------------------- knowledge


@pytest.mark.parametrize(
    ("episode", "kind", "token"),
    [
        (MOURNING, BRING, "innocent-juror"),
        (ISLE, BRING, "patient"),
        (CATACOMBS, BREAK, "altar-stone"),
        (CASTLE, SET_UP, "charge"),
        (FAIR, TURN_OVER, "beaten-booth"),
        (BEAUTY, SLAY, ""),
    ],
)
def test_bots_derive_the_goal_from_an_episodes_content(episode: str, kind: int, token: str) -> None:
    components = components_for(episode, AZATHOTH)
    goal_plan = goal_plan_for(components)
    named = components.tokens[goal_plan.token].id if goal_plan.token >= 0 else ""
    assert (kind, token) == (goal_plan.kind, named)


@pytest.mark.parametrize("episode", EPISODES)
def test_every_episode_starts_with_work_and_destinations(episode: str) -> None:
    g = new_game(episode=episode, elder_one=AZATHOTH).g
    remaining_work = remaining_work_for(goal_plan_for(g.components))
    assert remaining_work.left(g) > 0
    assert remaining_work.aims(g, 0) != 0


def test_a_nearer_goal_is_less_work() -> None:
    far = arranged(who("mike"), tokens=[("innocent-juror", "abbey", 4)])
    near = arranged(who("mike"), tokens=[("innocent-juror", "pub", 4)])
    remaining_work = remaining_work_for(goal_plan_for(far.g.components))
    assert remaining_work.left(far.g) > remaining_work.left(near.g)


def test_three_dice_show_two_successes_half_the_time() -> None:
    assert [chance(150, need) for need in range(5)] == [1000, 875, 500, 125, 0]


# ---------------------------------------------------------------- behaviour


def test_there_are_two_levels_above_random() -> None:
    assert levels("death-may-die") == ("random", "novice", "adept")


def test_an_adept_replaces_a_master_in_old_games() -> None:
    """Masters are no longer offered: they never won more often."""
    assert playing("death-may-die", "master") == "adept"


@every_level
@clause("DMD-180")
def test_bots_deal_the_elder_one_its_last_wound(level: str) -> None:
    """Azathoth, in his last stage and disrupted, has one wound left and is here."""
    table = arranged(
        who("mike", "pub"),
        elder_one=AZATHOTH,
        elder="pub",
        elder_wounds=12,
        stage=4,
        disrupted=True,
        begin="actions",
    )
    assert chosen(table, level) == "attack"


def test_the_last_investigator_uses_every_action() -> None:
    """Regression: with no sanity left to lose, it did nothing until the ritual was complete."""
    table = arranged(
        who("mike", "kytelers-house", sanity=19),
        who("stella", lost=True),
        elder_one=TSATHOGGUA,
        elder="high-street",
        stage=3,
        disrupted=True,
        enemies=[
            ("cultist", "high-street", 0),
            ("ghast", "castle-gate", 0),
            ("cultist", "town-square", 0),
            ("cultist", "town-square", 0),
        ],
        begin="actions",
    )
    actions: list[str] = []
    while table.g.actions > 0:
        choice = chosen(table, "adept")
        if table.prompt == "action":
            actions.append(choice)
        table.play(choice)
    assert len(actions) == 3
    assert "done" not in actions


def test_planning_a_decision_is_bounded() -> None:
    """Planning exceeds its limit by at most one round over all plans."""
    table = arranged(*[who(name, "pub", wounds=2) for name in ("mike", "stella", "leon")])
    evaluation = evaluation_for(table.g.components)
    evaluation.set_weights(table.g)
    planner = Planner(table.g, evaluation, bytes(32))
    lap = MOST_STEPS * len(planner.plans(table.g.asked[0]))
    planner.decide(table.g.asked[0], (1_000,))
    assert MOST_ANSWERS <= planner.answers <= MOST_ANSWERS + lap


@clause("DMD-168")
def test_bots_defeat_a_stage_even_if_the_next_appears_far_away() -> None:
    """Regression: bots spared Tsathoggua with one wound to go, because he would move away."""
    people = [who(name, "mill-lane") for name in ("mike", "stella", "julien", "leon")]
    table = arranged(
        *people,
        elder="mill-lane",
        elder_wounds=11,
        stage=2,
        disrupted=True,
        actions=1,
        begin="actions",
    )
    assert chosen(table, "adept") == "attack"


def test_bots_take_the_last_step_to_the_goal() -> None:
    """Three jurors stand on the square; the fourth, innocent, is beside it with Mike."""
    table = arranged(
        who("mike", "pub"),
        tokens=[("innocent-juror", "town-square", 3), ("innocent-juror", "pub", 1)],
        begin="actions",
    )
    assert chosen(table, "adept") == "episode-action 0"
    table.play("episode-action 0")
    assert chosen(table, "adept") == "space town-square"


@every_level
@clause("DMD-100")
def test_badly_hurt_investigators_rest_before_their_turn_ends(level: str) -> None:
    table = arranged(
        who("mike", "pub", wounds=4, stress=4),
        who("stella", "pub"),
        enemies=[("unnamable", "castle-gate", 0)],
        tokens=[("guilty-juror", "castle-gate", 4)],
        begin="actions",
    )
    done: list[str] = []
    while table.asked[1] in ("action", "move", "heal") and "rest" not in done:
        done.append(chosen(table, level))
        table.play(done[-1])
    assert "rest" in done


# ---------------------------------------------------------------- trades


def evidence_of_two() -> Table:
    """Four guilty jurors stand on the square with two who have two pieces of evidence each."""
    return arranged(
        who("mike", "town-square", cards=["e1-confession:right", "e1-witch-pricker:right"]),
        who("stella", "town-square", cards=["e1-ashen-witness:right", "e1-parish-register:left"]),
        enemies=[],
        tokens=[("guilty-juror", "town-square", 4)],
        begin="actions",
    )


@clause("DMD-103")
def test_evidence_is_traded_to_one_investigator() -> None:
    table = evidence_of_two()
    assert chosen(table, "adept") == "trade"
    table.play("trade")
    while table.prompt != "action":
        table.play(chosen(table, "adept"))
    held = sorted(len(table.cards(name)) for name in ("mike", "stella"))
    assert held == [0, 4]


@clause("DMD-103")
def test_no_action_is_spent_on_a_trade_that_changes_nothing() -> None:
    table = arranged(
        who("mike", "pub", cards=["e1-lantern:left"]),
        who("stella", "pub"),
        enemies=[],
        tokens=[("guilty-juror", "pub", 4)],
        begin="actions",
    )
    assert "trade" in table.options
    assert chosen(table, "adept") != "trade"


@every_level
@clause("DMD-103")
@pytest.mark.parametrize(("card", "answer"), [("e1-confession", "no"), ("e1-lantern", "yes")])
def test_bots_refuse_to_give_only_what_the_team_needs(level: str, card: str, answer: str) -> None:
    """Ruth asks Mike for a card: all the evidence, or one that helps both equally."""
    table = arranged(
        who("ruth", "pub", sanity=2),
        who(
            "mike", "pub", cards=["e1-confession:left", "e1-alices-mirror:left", "e1-lantern:left"]
        ),
        enemies=[],
        tokens=[("guilty-juror", "pub", 4)],
        begin="actions",
    )
    table.play("trade", f"card {card}")
    assert table.prompt == "trade-consent"
    assert chosen(table, level) == answer


@every_level
@clause("DMD-124")
def test_a_companion_takes_a_wound_that_would_kill(level: str) -> None:
    table = arranged(
        who("mike", "pub", wounds=4, stress=4, cards=["e1-petronilla:left"]),
        enemies=[("cultist", "pub", 0)],
        dice=["success", "blank"],
        begin="investigate",
    )
    while table.prompt == "reroll":
        table.play("done")
    assert table.prompt == "assign-wound"
    assert chosen(table, level) == "card e1-petronilla"


# ---------------------------------------------------------------- dice


@every_level
@clause("DMD-074")
def test_with_one_sanity_left_a_tentacle_is_rerolled(level: str) -> None:
    """The next space is the skull, so any tentacle would end the game."""
    table = arranged(
        who("mike", "pub", sanity=19),
        enemies=[("cultist", "pub", 0)],
        dice=["success", "success", "tentacle", "blank", "blank", "blank", "blank", "blank"],
        begin="actions",
    )
    table.play("attack", "figure cultist")
    assert table.prompt == "reroll"
    assert chosen(table, level) == "stress-reroll black tentacle"


@every_level
@clause("DMD-024")
def test_no_stress_is_spent_to_reroll_a_sufficient_roll(level: str) -> None:
    table = arranged(
        who("julien", "pub"),
        enemies=[("cultist", "pub", 0)],
        dice=["success", "success", "success"],
        begin="actions",
    )
    table.play("attack", "figure cultist")
    assert table.prompt == "reroll"
    assert chosen(table, level) == "done"


@every_level
def test_bots_do_not_die_by_paying_a_price(level: str) -> None:
    """With four wounds, a card that costs one is declined."""
    table = arranged(
        who("mike", "pub", wounds=4),
        discovery=["e1-stone-throwers"],
        begin="investigate",
    )
    assert table.prompt == "discovery"
    assert chosen(table, level) == "done"


@every_level
@clause("DMD-R22")
def test_a_price_of_the_last_sanity_causes_no_endless_questions(level: str) -> None:
    """Regression: a card was chosen, declined as lethal, and chosen again forever."""
    table = arranged(
        who("mike", "barbican", sanity=19),
        episode=CASTLE,
        elder_one=AZATHOTH,
        discovery=["e4-impaled"],
        begin="investigate",
    )
    assert (table.prompt, "option 0" in table.options) == ("discovery", True)
    assert chosen(table, level) == "done"


# ---------------------------------------------------------------- input


@every_level
@clause("DMD-V1")
def test_choices_depend_on_the_view_only(level: str) -> None:
    """Two tables that differ only in the order of their decks."""
    one = new_game(seed=5, episode=CATACOMBS, elder_one=TSATHOGGUA).g
    other = GAME.redeal(GAME.knowledge(one, 0), rng(99))
    bot = make("death-may-die", level)
    for _ in range(12):
        seat = one.asked[0].seat
        view: Any = GAME.knowledge(one, seat)
        twin: Any = GAME.knowledge(other, seat)
        assert view == {**twin, "history": view["history"], "commitment": view["commitment"]}
        choice = bot.choose(view, view["decision"], rng(), BUDGET)
        assert choice == bot.choose(twin, twin["decision"], rng(), BUDGET)
        GAME.play(one, seat, choice)
        other = GAME.redeal(GAME.knowledge(one, seat), rng(99))
        if one.result is not None:
            break


@every_level
def test_bots_can_be_pickled_and_choose_the_same_with_the_same_seed(level: str) -> None:
    table = new_game(seed=3, episode=FAIR, elder_one=AZATHOTH)
    bot = make("death-may-die", level)
    view: Any = GAME.knowledge(table.g, table.asked[0])
    sent = pickle.loads(pickle.dumps(bot))  # noqa: S301
    first = bot.choose(view, view["decision"], rng(), BUDGET)
    assert first == sent.choose(view, view["decision"], rng(), BUDGET)


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("episode", EPISODES)
@pytest.mark.parametrize(("elder", "seats"), [(AZATHOTH, 1), (TSATHOGGUA, 3)])
def test_a_novice_plays_whole_games(episode: str, elder: str, seats: int) -> None:
    g = new_game(
        seats, seed=8, episode=episode, elder_one=elder, unknown_monsters=2, unknown_relics=True
    ).g
    play_with_bots(GAME, g, [make("death-may-die", "novice")] * seats, rng())
    assert g.result is not None


@pytest.mark.slow
@pytest.mark.once
@pytest.mark.parametrize("episode", EPISODES)
def test_an_adept_plays_whole_games(episode: str) -> None:
    g = GAME.new(2, {"episode": episode, "elder_one": AZATHOTH}, 2, loud=False)
    play_with_bots(GAME, g, [make("death-may-die", "adept")] * 2, rng())
    assert g.result is not None


def test_novices_win_more_than_chance_and_random_play_never_does() -> None:
    wins = {"random": 0, "novice": 0}
    for level in wins:
        bots = [make("death-may-die", level)] * 4
        for number in range(12):
            options = {"episode": CATACOMBS, "elder_one": AZATHOTH}
            g = GAME.new(4, options, number, loud=False)
            play_with_bots(GAME, g, bots, rng(number))
            assert g.result is not None
            wins[level] += bool(g.result.winners)
    assert wins["random"] == 0 < wins["novice"]


def test_bots_understand_the_goal_of_every_episode_in_the_box() -> None:
    assert all(goal_plan_for(components_for(each.id, AZATHOTH)).kind for each in library().episodes)
