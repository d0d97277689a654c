"""The ritual and the Elder One (rulebook p. 5-6, 19-20)."""

from typing import Any

import pytest

from miskatonic.games.death_may_die.model.events import EnemyWounded, StageRevealed, StressChanged
from miskatonic.games.death_may_die.rules.elder_one import RevealStage
from miskatonic.games.death_may_die.rules.enemies import HurtFigure
from tests.clauses import clause
from tests.games.death_may_die.rules.episodes import AZATHOTH, TSATHOGGUA
from tests.games.death_may_die.rules.faces import BLANK, ST, E, S, T
from tests.games.death_may_die.rules.table import GAME, Table, arranged, new_game, who


def last_juror(**position: Any) -> Table:
    """One guilty juror stands with three innocent ones on the Town Square."""
    defaults: dict[str, Any] = {
        "tokens": [("innocent-juror", "town-square", 3), ("guilty-juror", "town-square", 1)],
        "dice": [S, S, S, S],
    }
    return arranged(
        who("ruth", "town-square", sanity=8), who("mike", "pub"), **{**defaults, **position}
    )


@clause("DMD-002")
def test_any_episode_goes_with_any_elder_one() -> None:
    library = new_game().g.components.library
    for episode in library.episodes:
        for elder in library.elder_ones:
            table = new_game(2, episode=episode.id, elder_one=elder.id)
            assert (table.g.rules.episode, table.g.rules.elder) == (episode.id, elder.id)
            assert table.prompt == "action"


@clause("DMD-003", "DMD-162", "DMD-150")
def test_the_ritual_is_disrupted_at_once_and_the_elder_one_comes_at_the_end_of_the_turn() -> None:
    table = last_juror()
    table.play("episode-action 1", "done")
    assert (table.g.disrupted, table.g.stage, table.where("elder")) == (True, 1, [])
    table.finish_turn()
    assert (table.g.stage, table.where("elder")) == (2, ["town-square"])


@clause("DMD-004", "DMD-003", "DMD-081")
def test_rulebook_example_the_episode_card_from_a_guilty_juror_to_the_disruption() -> None:
    """Page 5: convince with 4 successes, evidence included; bring to the square; on an advance the
    guilty move away."""
    table = arranged(
        who("ruth", "courthouse", stress=4, cards=["e1-parish-register:left"]),
        who("mike", "abbey"),
        tokens=[("innocent-juror", "town-square", 3), ("guilty-juror", "courthouse", 1)],
        dice=[S, S, BLANK, S, S, S],
    )
    table.play("episode-action 1")
    assert (table.laid("courthouse", "guilty-juror"), table.g.disrupted) == (1, False)
    table.play("episode-action 1")
    assert table.laid("courthouse", "innocent-juror") == 1
    table.play("episode-action 0", "space town-square", "done")
    assert table.g.disrupted
    guilty = arranged(
        who("ruth"),
        tokens=[("guilty-juror", "town-square", 1)],
        discard=["tsa-heavy-lids", "tsa-black-basin", "tsa-ooze"],
        begin="discard",
    )
    guilty.play(guilty.options[0])
    assert guilty.laid("town-square", "guilty-juror") == 0


@clause("DMD-004")
def test_after_the_disruption_the_jurors_leave_and_effects_on_them_are_ignored() -> None:
    table = last_juror(discard=["tsa-heavy-lids", "tsa-black-basin"], mythos=["tsa-ooze"])
    table.play("episode-action 1", "done")
    assert (table.laid("town-square", "innocent-juror"), table.in_pool("guilty-juror")) == (0, 4)
    assert "episode-action 0" not in table.options
    table.finish_turn()
    assert table.in_pool("guilty-juror") == 4


@clause("DMD-R5")
def test_disrupting_with_the_elder_one_on_the_board_makes_him_vulnerable_at_once() -> None:
    table = last_juror(stage=2, elder="town-square", track=5)
    assert "attack" not in table.options
    table.play("episode-action 1", "done")
    assert "attack" in table.options
    table.finish_turn()
    assert (table.g.stage, table.events(StageRevealed)) == (2, [])


@clause("DMD-007", "DMD-052")
def test_the_elder_one_starts_on_the_first_space_in_stage_one() -> None:
    table = new_game()
    assert (table.g.track, table.g.stage, table.where("elder")) == (1, 1, [])
    dice = table.g.components.dice
    assert (dice.track, dice.red_from) == (8, 5)


@clause("DMD-163")
def test_the_elder_one_attacks_even_before_the_disruption() -> None:
    table = arranged(
        who("ruth", "pub"), stage=2, elder="pub", begin="investigate", dice=[S, BLANK, BLANK]
    )
    assert table.play("done").wounds("ruth") == 1


@clause("DMD-164", "DMD-170")
def test_the_elder_one_rolls_the_dice_of_all_revealed_stages() -> None:
    """The book: from stage III on Tsathoggua rolls 3 green and 2 black dice."""

    def dice_in(stage: int) -> tuple[int, int]:
        table = arranged(who("ruth", "pub"), stage=stage, elder="pub", begin="investigate")
        [(black, green)] = table.rolled()
        return len(black), len(green)

    assert dice_in(3) == (2, 3)
    stages = arranged(who("ruth")).g.components.elder.stages
    assert dice_in(4) == (2 + stages[3].black, 3 + stages[3].green)


@clause("DMD-166")
def test_later_stages_have_a_location_health_and_dice() -> None:
    for elder in new_game().g.components.library.elder_ones:
        assert elder.stages[0].health == 0
        for stage in elder.stages[1:]:
            assert stage.location is not None
            assert stage.health > 0
            assert stage.black + stage.green > 0


def strikes_tsathoggua(wounds: int, stage: int = 2, **more: Any) -> Table:
    """Agatha deals five wounds: three successes, and two by Killer Instinct."""
    table = arranged(
        who("agatha", "pub", levels=[3, 1, 1]),
        who("mike", "bridge", stress=3),
        who("leon", "bridge"),
        stage=stage,
        elder="pub",
        elder_wounds=wounds,
        disrupted=True,
        dice=[S, S, S],
    )
    return table.play("attack", "figure elder", "done", "yes")


@clause("DMD-167", "DMD-168", "DMD-169")
def test_rulebook_example_the_second_stage_of_tsathoggua_is_defeated() -> None:
    """Page 19: 5 wounds after 9 of 12 reveal stage III at the yellow gate; none carry over."""
    table = strikes_tsathoggua(9)
    assert (table.g.stage, table.where("elder")) == (3, ["castle-gate"])
    assert table.enemy_wounds("elder") == [0]
    assert table.asked == (0, "choose")
    table.play("option 0")
    assert table.stress("agatha") == 2
    # Mike can't take 2 stress and tires; Leon chooses.
    assert (table.carried("mike", "fatigue"), table.asked) == (1, (2, "choose"))
    table.play("done")
    assert (table.carried("agatha", "fatigue"), table.carried("leon", "fatigue")) == (0, 1)


@clause("DMD-165")
def test_wounds_stay_on_an_undefeated_stage() -> None:
    assert strikes_tsathoggua(2).enemy_wounds("elder") == [7]


@clause("DMD-180")
def test_defeating_the_final_stage_wins_for_all() -> None:
    table = strikes_tsathoggua(6, stage=4)
    assert table.outcome == "elder-one-killed"
    assert table.g.result is not None
    assert (table.g.result.winners, table.g.result.losers) == ((0, 1, 2), ())


@clause("DMD-181", "DMD-R9")
def test_a_simultaneous_victory_and_defeat_is_a_victory() -> None:
    """The last investigator kills him with the roll that would cost her last sanity."""
    table = arranged(
        who("ruth", "pub", sanity=19),
        who("mike", "bridge"),
        stage=4,
        elder="pub",
        elder_wounds=9,
        disrupted=True,
        dice=[ST, T, T, BLANK, BLANK, BLANK, BLANK],
    )
    table.g.alive = 1
    table.play("attack", "figure elder", "done")
    assert table.outcome == "elder-one-killed"


@clause("DMD-167", "DMD-R31")
def test_a_defeated_stage_triggers_the_same_as_a_kill() -> None:
    """Jakub's Surgeon heals one stress, after the next stage is revealed."""
    table = arranged(
        who("jakub", "pub", stress=2),
        stage=3,
        elder="pub",
        elder_wounds=9,
        disrupted=True,
        dice=[S, BLANK, BLANK, BLANK],
    )
    table.play("attack", "figure elder", "done")
    assert (table.g.stage, table.stress("jakub"), table.prompt) == (4, 1, "action")
    told = [type(event) for event in GAME.events(table.g, None)]
    assert told.index(StageRevealed) < len(told) - 1 - told[::-1].index(StressChanged)


@clause("DMD-R23")
def test_a_stage_defeated_by_someone_elses_effect_refers_to_the_active_investigator() -> None:
    """Tsathoggua's stage II rises in the space of "you"."""
    table = arranged(who("mike", "bridge"), who("ruth", "pub"), disrupted=True)
    table.happen(RevealStage(2))
    assert table.where("elder") == ["bridge"]
    azathoth = arranged(
        who("mike", "bridge"),
        who("ruth", "pub"),
        elder_one=AZATHOTH,
        stage=3,
        elder="pub",
        elder_wounds=14,
        disrupted=True,
    ).happen(HurtFigure(0, 1, 1))
    assert azathoth.g.stage == 4
    assert {event.who for event in azathoth.events(EnemyWounded)} == {1}


@clause("DMD-R24", "DMD-191")
def test_brawling_four_deals_the_elder_one_all_wounds_and_none_carries_over() -> None:
    table = arranged(
        who("mike", "pub", levels=[1, 4, 1]),
        enemies=[("cultist", "pub", 0)],
        stage=2,
        elder="pub",
        elder_wounds=11,
        disrupted=True,
        dice=[S, S, S, S],
    )
    table.play("attack", "all", "done")
    assert table.where("cultist") == []
    assert (table.g.stage, table.enemy_wounds("elder")) == (3, [0])


@clause("DMD-152")
def test_the_bonus_of_stage_one_lasts_all_game() -> None:
    table = arranged(
        who("ruth", "pub", stress=3, tokens={"fatigue": 2}), stage=3, elder="abbey"
    ).play("rest")
    assert "token fatigue" in table.options
    table.play("token fatigue")
    assert "token fatigue" not in table.options
    assert (table.carried("ruth", "fatigue"), table.stress("ruth")) == (1, 1)


@clause("DMD-202")
def test_random_spawn_puts_stage_three_and_the_last_stage_in_two_random_places() -> None:
    seen = set()
    for seed in range(30):
        table = arranged(
            who("ruth", "pub"),
            options={"random_spawn": True},
            elder_one=AZATHOTH,
            stage=2,
            elder="pub",
            elder_wounds=11,
            disrupted=True,
            dice=[S, S, S],
            seed=seed,
        )
        [third] = table.play("attack", "figure elder", "done").where("elder")
        [last] = table.happen(HurtFigure(0, 99, 0)).where("elder")
        assert table.g.stage == 4
        assert third != last
        seen.add((third, last))
    places = {"bridge", "abbey", "castle-gate", "watchtower"}
    assert {third for third, _ in seen} == places
    assert {last for _, last in seen} == places


@clause("DMD-154")
def test_tsathoggua_gives_fatigue_to_those_who_end_their_turn_in_his_space() -> None:
    near = arranged(who("ruth", "pub"), stage=2, elder="pub", begin="elder")
    assert near.carried("ruth", "fatigue") == 1
    far = arranged(who("ruth", "pub"), stage=2, elder="abbey", begin="elder")
    assert far.carried("ruth", "fatigue") == 0
    assert far.g.rules.elder == TSATHOGGUA


@clause("DMD-067")
@pytest.mark.parametrize(("others", "laid"), [(("mike", "leon"), 1), (("mike",), 0)])
def test_a_stage_may_use_the_elder_signs_of_an_attack(others: tuple[str, ...], laid: int) -> None:
    """Azathoth's stage III does, as long as at least three live."""
    table = arranged(
        who("ruth", "pub"),
        *[who(other, "bridge") for other in others],
        elder_one=AZATHOTH,
        stage=3,
        elder="pub",
        begin="investigate",
        dice=[BLANK, BLANK, BLANK, E],
    )
    assert table.play("done").laid("pub", "cosmic") == laid
