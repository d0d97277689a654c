"""Death of an investigator (rulebook p. 19-20)."""

from typing import Any

from miskatonic.games.death_may_die.model.events import WoundsChanged
from miskatonic.games.death_may_die.rules.elder_one import CHECK_SUMMONING
from tests.clauses import clause
from tests.games.death_may_die.rules.episodes import AZATHOTH, BEAUTY, ISLE
from tests.games.death_may_die.rules.faces import BLANK, S, T
from tests.games.death_may_die.rules.table import Table, arranged, who

SYMBOLS = ["tsa-heavy-lids", "tsa-black-basin", "tsa-ooze"]


def ruth_is_killed(**position: Any) -> Table:
    """Ruth's last wound, in her own turn, by a Ghast."""
    defaults: dict[str, Any] = {
        "enemies": [("ghast", "pub", 0)],
        "begin": "investigate",
        "dice": [S, BLANK],
        "stage": 2,
        "elder": "abbey",
        "track": 5,
    }
    table = arranged(
        who("ruth", "pub", wounds=4, tokens={"fatigue": 2}, cards=["e1-lantern:left"]),
        who("mike", "bridge"),
        who("leon", "bridge"),
        **{**defaults, **position},
    )
    if table.prompt == "attacker":
        table.play("figure ghast")
    return table.play("done")


@clause("DMD-027", "DMD-156", "DMD-182")
def test_the_fifth_wound_kills_and_before_the_summoning_loses_the_game() -> None:
    table = ruth_is_killed(stage=1, elder=None, track=1)
    assert table.outcome == "investigator-lost"


@clause("DMD-033", "DMD-156")
def test_reaching_the_end_of_the_sanity_track_is_fatal() -> None:
    table = arranged(
        who("ruth", "pub", sanity=19),
        enemies=[("ghast", "pub", 0)],
        begin="investigate",
        dice=[T, BLANK],
    )
    assert table.play("done").outcome == "investigator-lost"
    assert table.sanity("ruth") == 20


@clause("DMD-157", "DMD-161", "DMD-155")
def test_after_the_summoning_the_others_play_on_and_the_dead_have_no_turns() -> None:
    table = ruth_is_killed()
    assert not table.is_alive("ruth")
    assert (table.outcome, table.active) == (None, "mike")
    table.finish_turn()
    assert table.active == "leon"
    table.finish_turn()
    assert table.active == "mike"


@clause("DMD-158", "DMD-173")
def test_cards_and_tokens_of_the_dead_are_discarded() -> None:
    table = ruth_is_killed()
    assert (table.cards("ruth"), table.carried("ruth", "fatigue")) == ([], 0)
    assert table.in_pool("fatigue") == 25
    assert len(table.g.discovery_discard) == 1


@clause("DMD-158")
def test_an_episode_may_leave_tokens_of_the_dead_in_their_space() -> None:
    table = arranged(
        who("ruth", "reception", wounds=4, tokens={"patient": 1}),
        who("mike", "landing-stage"),
        episode=ISLE,
        enemies=[("cultist", "reception", 0)],
        begin="investigate",
        dice=[S, BLANK],
        stage=2,
        elder="cistern",
    ).play("done")
    assert table.laid("reception", "patient") == 1


@clause("DMD-159", "DMD-160")
def test_the_rest_of_a_dead_investigators_turn_is_skipped_except_the_discard_check() -> None:
    table = ruth_is_killed(discard=SYMBOLS, tokens=[("guilty-juror", "pub", 1)])
    assert table.g.track == 6
    # Stage I would tire the active investigator, who is dead; the others tire.
    assert table.carried("ruth", "fatigue") == 0
    assert (table.carried("mike", "fatigue"), table.carried("leon", "fatigue")) == (1, 1)


@clause("DMD-159", "DMD-R7")
def test_a_summoning_due_is_done_at_the_end_of_the_next_turn() -> None:
    table = arranged(who("ruth", "pub"), who("mike", "bridge"))
    table.g.summoning_due = True
    table.g.alive = 0b10
    table.happen(CHECK_SUMMONING)
    assert (table.g.stage, table.g.summoning_due) == (1, True)
    table.g.active = 1
    table.happen(CHECK_SUMMONING)
    assert (table.g.stage, table.g.summoning_due) == (2, False)


@clause("DMD-R7")
def test_the_elder_ones_end_of_turn_effects_skip_the_dead() -> None:
    table = ruth_is_killed(elder="pub", dice=[S, S, S, S, S])
    assert (table.carried("ruth", "fatigue"), table.active) == (0, "mike")


@clause("DMD-160")
def test_effects_that_need_a_dead_investigators_space_use_the_space_of_death() -> None:
    table = arranged(
        who("ruth", "pub", wounds=4),
        who("mike", "bridge"),
        elder_one=AZATHOTH,
        enemies=[("ghast", "pub", 0)],
        discard=["aza-thin-flutes", "aza-court", "aza-cracks"],
        begin="investigate",
        dice=[S, BLANK],
        stage=2,
        elder="abbey",
        track=5,
    ).play("done")
    assert table.laid("pub", "cosmic") == 1


@clause("DMD-183")
def test_the_game_is_lost_when_all_investigators_are() -> None:
    table = arranged(
        who("ruth", "pub", wounds=4),
        who("mike", "bridge", wounds=4),
        elder_one=AZATHOTH,
        enemies=[("ghast", "pub", 0)],
        begin="investigate",
        dice=[S, BLANK],
        stage=2,
        elder="bridge",
        track=5,
    ).play("done")
    assert (table.outcome, table.active) == (None, "mike")
    table.g.stress[1] = 4
    table.play("done")
    while table.outcome is None and table.g.turn < 3:
        table.dice(S, S, S, S).finish_turn()
    assert table.outcome == "all-lost"


@clause("DMD-159")
def test_an_effect_that_kills_the_active_investigator_still_hits_the_others() -> None:
    table = arranged(
        who("ruth", "carriage-drive", wounds=4, stress=4),
        who("mike", "carriage-drive", stress=4),
        episode=BEAUTY,
        mythos=["e6-lament"],
        begin="mythos",
        stage=2,
        elder="dungeon",
    )
    assert not table.is_alive("ruth")
    assert table.wounds("mike") == 1


@clause("DMD-028")
def test_nobody_takes_more_wounds_than_remaining_health() -> None:
    table = ruth_is_killed(dice=[S, S])
    assert table.wounds("ruth") == 5
    assert [event.change for event in table.events(WoundsChanged)] == [1]
