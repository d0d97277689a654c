"""The end of a turn in its five steps (rulebook p. 17-18)."""

from miskatonic.games.death_may_die.model.events import Advanced, MythosReshuffled, StageRevealed
from tests.clauses import clause
from tests.games.death_may_die.rules.episodes import AZATHOTH, ISLE
from tests.games.death_may_die.rules.faces import BLANK, ST, S, T
from tests.games.death_may_die.rules.table import Table, arranged, who

SYMBOLS = ["tsa-heavy-lids", "tsa-black-basin", "tsa-ooze"]


@clause("DMD-141", "DMD-176")
def test_the_active_investigator_orders_end_of_turn_effects() -> None:
    table = arranged(
        who("ruth", "reception", tokens={"poison": 1}, cards=["e2-strong-patient:right"]),
        who("mike", "reception"),
        begin="end",
        episode=ISLE,
    )
    assert table.asked == (0, "order")
    table.play("trigger 0")
    assert (table.stress("ruth"), table.wounds("ruth")) == (1, 1)
    assert table.carried("ruth", "poison") == 0


@clause("DMD-142", "DMD-143")
def test_each_fire_on_your_board_is_a_black_die_and_is_then_removed() -> None:
    table = arranged(who("ruth", "pub", tokens={"fire": 3}), begin="fire", dice=[S, ST, BLANK])
    assert table.rolled() == [([BLANK, S, ST], [])]
    assert "stress-reroll black success" in table.options
    table.play("done")
    assert (table.wounds("ruth"), table.sanity("ruth"), table.carried("ruth", "fire")) == (2, 1, 0)


@clause("DMD-143", "DMD-094")
def test_fire_caught_during_the_fire_roll_is_removed_with_the_rest() -> None:
    """A tentacle triggers claustrophobia, and Ruth leaves a burning space."""
    table = arranged(
        who("ruth", "pub", sanity=3, insanity="claustrophobia", tokens={"fire": 1}),
        who("mike", "pub"),
        tokens=[("fire", "pub", 2)],
        begin="fire",
        dice=[T],
    ).play("done")
    assert table.prompt == "move"
    table.play("space graveyard")
    assert (table.space("ruth"), table.laid("pub", "fire")) == ("graveyard", 2)
    assert (table.prompt, table.carried("ruth", "fire")) == ("level-up", 3)
    table.play("skill 0")
    assert table.carried("ruth", "fire") == 0


@clause("DMD-145", "DMD-171")
def test_fire_on_the_board_is_limited_to_the_supply() -> None:
    table = arranged(
        who("ruth", "pub"),
        tokens=[("fire", "pub", 11)],
        mythos=["e1-light-the-pyres"],
        begin="mythos",
    )
    assert (table.laid("town-square", "fire"), table.laid("pub", "fire")) == (1, 11)
    assert table.in_pool("fire") == 0


@clause("DMD-146")
def test_fire_on_investigators_is_not_limited_and_leaves_the_tokens_for_the_board() -> None:
    table = arranged(who("mike", "pub"), tokens=[("fire", "pub", 12)])
    table.play("run", "space graveyard", "done")
    assert table.carried("mike", "fire") == 12
    carrier = arranged(
        who("mike", "pub", tokens={"fire": 20}), mythos=["e1-light-the-pyres"], begin="mythos"
    )
    assert carrier.laid("pub", "fire") == 1


@clause("DMD-147", "DMD-007", "DMD-017")
def test_with_three_symbols_in_the_discard_the_elder_one_advances_one_space() -> None:
    assert arranged(who("ruth"), discard=SYMBOLS[:2], begin="discard").g.track == 1
    assert arranged(who("ruth"), discard=SYMBOLS, begin="discard").g.track == 2


@clause("DMD-R1")
def test_more_than_three_symbols_are_still_one_advance() -> None:
    four = [*SYMBOLS, "tsa-offering"]
    table = arranged(who("ruth"), discard=four, begin="discard")
    assert table.g.track == 2
    assert table.finish_turn().g.track == 2


@clause("DMD-148", "DMD-R3", "DMD-149")
def test_on_an_advance_the_elder_ones_effects_come_before_those_of_the_episode() -> None:
    table = arranged(
        who("ruth"),
        who("mike"),
        who("leon"),
        tokens=[("guilty-juror", "town-square", 1)],
        discard=SYMBOLS,
        begin="discard",
    )
    assert [table.carried(each, "fatigue") for each in ("ruth", "mike", "leon")] == [1, 1, 1]
    assert (table.laid("town-square", "guilty-juror"), table.events(MythosReshuffled)) == (1, [])
    assert table.prompt == "token-path"
    table.play("space pub")
    assert table.laid("pub", "guilty-juror") == 1
    assert (len(table.g.mythos_discard), len(table.g.mythos)) == (0, 16)


@clause("DMD-R2", "DMD-152", "DMD-170")
def test_all_revealed_stages_apply_on_an_advance_in_order() -> None:
    table = arranged(
        who("ruth"),
        who("mike"),
        discard=SYMBOLS,
        begin="discard",
        stage=3,
        elder="castle-gate",
        track=5,
    )
    assert (table.carried("ruth", "fatigue"), table.carried("mike", "fatigue")) == (1, 1)


@clause("DMD-148", "DMD-009")
def test_with_the_elder_one_on_the_board_the_token_advances_with_the_same_effects() -> None:
    table = arranged(
        who("ruth"), discard=SYMBOLS, begin="discard", stage=2, elder="castle-gate", track=5
    )
    assert [event.figure for event in table.events(Advanced)] == [False]
    assert (table.g.track, table.carried("ruth", "fatigue")) == (6, 1)


@clause("DMD-010", "DMD-184", "DMD-R4")
def test_the_last_space_of_the_track_loses_the_game_before_any_effect() -> None:
    table = arranged(
        who("ruth"), discard=SYMBOLS, begin="discard", stage=2, elder="castle-gate", track=7
    )
    assert (table.outcome, table.g.track) == ("track-ended", 8)
    assert table.carried("ruth", "fatigue") == 0


def at_the_last_white_space() -> Table:
    return arranged(
        who("ruth", "pub"),
        who("mike"),
        discard=[*SYMBOLS, "tsa-nkai"],
        begin="discard",
        track=4,
    )


@clause("DMD-008", "DMD-150", "DMD-151", "DMD-153", "DMD-011")
def test_rulebook_example_the_elder_one_is_summoned_on_the_first_red_space() -> None:
    """Page 18: three symbols; effects; stage II is revealed and he appears in Ruth's space."""
    table = at_the_last_white_space()
    assert (table.g.track, table.g.stage) == (5, 2)
    assert table.enemies("pub") == ["elder"]
    assert table.carried("ruth", "fatigue") == 2
    assert [event.stage for event in table.events(StageRevealed)] == [2]
    assert len(table.g.mythos) == 16


@clause("DMD-154")
def test_the_elder_ones_end_of_turn_effects_follow_for_the_active_investigator() -> None:
    table = at_the_last_white_space()
    # 1 by stage I's advance, 1 by stage II's end of turn in his space.
    assert (table.carried("ruth", "fatigue"), table.carried("mike", "fatigue")) == (2, 1)


@clause("DMD-154")
def test_end_of_turn_effects_come_in_the_order_of_the_stages() -> None:
    table = arranged(
        who("ruth", "pub"),
        who("mike"),
        who("leon"),
        elder_one=AZATHOTH,
        enemies=[("dancer", "abbey", 0)],
        stage=4,
        elder="abbey",
        elder_wounds=5,
        disrupted=True,
        begin="elder",
    )
    assert table.enemy_wounds("elder") == [2]
    assert table.prompt == "pick-space"
    assert table.play("space mill-lane").laid("mill-lane", "cosmic") == 1


@clause("DMD-155", "DMD-161")
def test_the_next_turn_belongs_to_the_player_on_the_left() -> None:
    table = arranged(who("ruth"), who("mike"), who("leon"), active=1, begin="next")
    assert table.active == "leon"
    table.finish_turn()
    assert table.active == "ruth"


@clause("DMD-R6")
def test_a_disruption_and_a_red_space_in_one_turn_are_one_summoning() -> None:
    table = arranged(
        who("ruth", "town-square"),
        discard=SYMBOLS[:2],
        mythos=SYMBOLS[2:],
        track=4,
        tokens=[("innocent-juror", "town-square", 3), ("guilty-juror", "town-square", 1)],
        dice=[S, S, S, S],
    )
    table.g.sanity[0] = 8
    table.play("episode-action 1", "done")
    assert table.g.disrupted
    table.finish_turn()
    assert (table.g.stage, table.g.track) == (2, 5)
    assert [event.stage for event in table.events(StageRevealed)] == [2]
    assert [event.stage for event in table.finish_turn().events(StageRevealed)] == [2]


@clause("DMD-142")
def test_fire_can_kill() -> None:
    table = arranged(who("ruth", "pub", wounds=4, tokens={"fire": 1}), begin="fire", dice=[ST])
    assert table.play("done").outcome == "investigator-lost"


@clause("DMD-068")
def test_fire_can_drive_an_investigator_insane() -> None:
    table = arranged(
        who("ruth", "pub", sanity=3, insanity="numbness", tokens={"fire": 1}),
        begin="fire",
        dice=[T],
    )
    assert table.play("done").prompt == "level-up"
