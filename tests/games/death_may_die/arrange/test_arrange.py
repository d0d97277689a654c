"""Arranged positions: impossible ones are rejected; they begin anywhere and have a past."""

from typing import Any

import pytest

from miskatonic.errors import BadOptions
from miskatonic.games.death_may_die.model.events import Attacked, Discovered, TurnBegan
from miskatonic.games.death_may_die.model.state import DID_ATTACK, DID_RUN
from tests.games.death_may_die.rules.episodes import AZATHOTH, BEAUTY, CATACOMBS, ISLE, MOURNING
from tests.games.death_may_die.rules.faces import BLANK, S, T
from tests.games.death_may_die.rules.table import GAME, Table, arranged, who

BOX = {"episode": MOURNING, "elder_one": "tsathoggua"}
MIKE: Any = {"name": "mike-kozlov"}
RUTH: Any = {"name": "ruth-weber"}


def place(*people: Any, **position: Any) -> Table:
    """Arrange exactly this position."""
    options = {**BOX, **position.pop("options", {})}
    return Table(GAME.arrange(people or [MIKE, RUTH], options, **position))


# ---------------------------------------------------------------- impossible positions

IMPOSSIBLE_PEOPLE = [
    ([MIKE, MIKE], "investigator 'mike-kozlov' twice"),
    (
        [MIKE, {"name": "herbert-west"}],
        "no investigator 'herbert-west'; expected one of agatha-may",
    ),
    ([MIKE, {"space": "pub"}], "investigator without a name"),
    ([MIKE, {**RUTH, "sanitty": 3}], "unknown field 'sanitty'; expected one of name, space"),
    ([{**MIKE, "sanity": 25}, RUTH], r"sanity lost by mike-kozlov: 25; .* from 0 to 19"),
    ([{**MIKE, "sanity": 20}, RUTH], r"from 0 to 19 \(at 20 mike-kozlov is lost\)"),
    ([{**MIKE, "sanity": -1}, RUTH], "sanity lost by mike-kozlov: -1"),
    ([{**MIKE, "wounds": 9}, RUTH], r"wounds of mike-kozlov: 9; .* from 0 to 4"),
    ([{**MIKE, "wounds": 5}, RUTH], "with 5 mike-kozlov is dead"),
    ([{**MIKE, "wounds": "two"}, RUTH], "wounds of mike-kozlov: 'two'"),
    ([{**MIKE, "wounds": True}, RUTH], "wounds of mike-kozlov: True"),
    (
        [{**MIKE, "stress": 5}, RUTH],
        "stress of mike-kozlov: 5; .* from 0 to 4",
    ),
    ([{**MIKE, "levels": [7, 1, 1]}, RUTH], "a level of mike-kozlov: 7; .* from 1 to 4"),
    ([{**MIKE, "levels": [0, 1, 1]}, RUTH], "a level of mike-kozlov: 0"),
    ([{**MIKE, "levels": [1, 1]}, RUTH], r"levels of mike-kozlov: \[1, 1\]; expected 3"),
    ([{**MIKE, "space": "attic"}, RUTH], "no space 'attic'; expected one of abbey"),
    ([{**MIKE, "insanity": "joy"}, RUTH], "no insanity 'joy'; expected one of claustrophobia"),
    (
        [{**MIKE, "insanity": "fugue"}, {**RUTH, "insanity": "fugue"}],
        "insanity 'fugue' twice; there is only one",
    ),
    ([{**MIKE, "cards": ["e2-crowbar:left"]}, RUTH], "no Discovery card 'e2-crowbar'"),
    ([{**MIKE, "cards": ["e1-lantern:top"]}, RUTH], "no side of 'e1-lantern' 'top'"),
    (
        [{**MIKE, "cards": ["e1-lantern:left"]}, {**RUTH, "cards": ["e1-lantern:right"]}],
        "Discovery card 'e1-lantern' twice",
    ),
    ([{**MIKE, "cards": ["e1-lantern:left:1"]}, RUTH], "wounds of 'e1-lantern:left:1'"),
    ([{**MIKE, "cards": ["e1-bailiff:left:9"]}, RUTH], "wounds of e1-bailiff: 9"),
    (
        [{**MIKE, "relics": ["silver-key:normal"]}, {**RUTH, "relics": ["silver-key:normal"]}],
        "relic 'silver-key' twice",
    ),
    (
        [{**MIKE, "tokens": {"poison": 11}}, RUTH],
        "mike-kozlov: 11; .*10 are in the pool",
    ),
    ([{**MIKE, "tokens": {"poison": -1}}, RUTH], "poison on mike-kozlov: -1"),
    ([{**MIKE, "tokens": {"gold": 1}}, RUTH], "no token 'gold'; expected one of fire"),
    ([{**MIKE, "lost": True}, RUTH], "mike-kozlov lost in stage 1; that would have ended"),
    ([MIKE], "1 investigators; expected 2"),
    ([MIKE, "ruth-weber"], "investigator 'ruth-weber'; expected"),
    ([{**MIKE, "levels": 3}, RUTH], "levels of mike-kozlov: 3; expected a list"),
    ([{**MIKE, "cards": "e1-lantern:left"}, RUTH], "cards: 'e1-lantern:left'; expected a list"),
    ([{**MIKE, "cards": [7]}, RUTH], "a card: 7; expected a name"),
    ([{**MIKE, "tokens": ["fire"]}, RUTH], "tokens of mike-kozlov: .*; expected numbers by name"),
    ([MIKE] * 6, "6 seats; death-may-die takes 1 to 5"),
]


@pytest.mark.parametrize(("people", "message"), IMPOSSIBLE_PEOPLE)
def test_impossible_investigators_are_refused(people: Any, message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        place(*people)


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"enemies": [("vampire", "pub", 0)]}, "no enemy 'vampire'; expected one of cultist"),
    ({"enemies": [("ghast", "attic", 0)]}, "no space 'attic'"),
    ({"enemies": [("ghast", "pub")]}, "an enemy: .*; expected name, space and wounds"),
    ({"enemies": [("cultist", "pub", 2)]}, r"wounds of cultist: 2; .*\(with 2 it is dead\)"),
    ({"enemies": [("cultist", "pub", -1)]}, "wounds of cultist: -1"),
    ({"enemies": [("unnamable", "pub", 0)] * 2}, "too many figures of 'unnamable'"),
    ({"enemies": [("cultist", "pub", 0)] * 11}, "too many figures of 'cultist'"),
    ({"enemies": [("gug", "pub", 0)]}, "enemy 'gug' is neither the episode's nor"),
    ({"tokens": [("fire", "pub", 13)]}, r"fire on pub: 13; .*12 are in the pool"),
    ({"tokens": [("fire", "pub", 7), ("fire", "abbey", 7)]}, "fire on abbey: 7"),
    (
        {"tokens": [("innocent-juror", "pub", 3), ("guilty-juror", "pub", 2)]},
        r"guilty-juror on pub: 2; .*1 are in the pool",
    ),
    ({"tokens": [("fire", "pub", -2)]}, "fire on pub: -2"),
    ({"tokens": [("fire", "nowhere", 1)]}, "no space 'nowhere'"),
    ({"tokens": [("rubble", "pub>abbey", 1)]}, "no passage 'pub>abbey'"),
    ({"tokens": [("fire", "pub>graveyard", 1)]}, "fire on the passage 'pub>graveyard'"),
    ({"tokens": [("fire", "graveyard>gaol", 1)]}, "stairs and tunnels can't hold tokens"),
    ({"gone": "pub>graveyard"}, "gone: 'pub>graveyard'; expected a list"),
    ({"gone": [3]}, "a passage: 3; expected a name"),
    ({"mythos": "tsa-ooze"}, "mythos: 'tsa-ooze'; expected a list"),
    ({"dice": "success"}, "dice: 'success'; expected a list"),
    ({"gone": ["pub>graveyard", "pub>graveyard"]}, "'pub>graveyard' gone; .* already gone"),
    ({"tokens": [("innocent-juror", "town-square", 4)]}, "the goal is already met"),
    ({"tokens": [("guilty-juror", "pub", 1)], "disrupted": True}, "it is removed when"),
    ({"stage": 0}, "stage: 0; expected a whole number from 1 to 4"),
    ({"stage": 5, "elder": "pub"}, "stage: 5"),
    ({"stage": 2}, "he is on the map from stage II on"),
    ({"elder": "pub"}, "he is on the map from stage II on"),
    ({"stage": 3, "elder": "pub", "disrupted": False}, "stage 3 without `disrupted`"),
    ({"stage": 2, "elder": "pub", "elder_wounds": 3}, "elder_wounds: 3; .* from 0 to 0"),
    ({"stage": 2, "elder": "pub", "elder_wounds": 12, "disrupted": True}, "from 0 to 11"),
    ({"elder_wounds": 1}, "elder_wounds: 1"),
    ({"track": 8}, "track: 8; expected a whole number from 1 to 4"),
    ({"track": 5}, "on 5 he is summoned"),
    ({"track": 0}, "track: 0"),
    ({"stage": 2, "elder": "pub", "track": 8}, "track: 8; .* from 5 to 7"),
    ({"stage": 2, "elder": "pub", "track": 3}, "track: 3; .* from 5 to 7"),
    ({"mythos": ["aza-cracks"]}, "no Mythos card of this game 'aza-cracks'; expected one of tsa-"),
    ({"mythos": ["e2-whispers"]}, "no Mythos card of this game 'e2-whispers'"),
    ({"mythos": ["unknown-a-scent"]}, "no Mythos card of this game 'unknown-a-scent'"),
    ({"mythos": ["tsa-ooze", "tsa-ooze"]}, "Mythos card 'tsa-ooze' twice"),
    ({"mythos": ["tsa-ooze"], "discard": ["tsa-ooze"]}, "Mythos card 'tsa-ooze' twice"),
    (
        {"discard": ["tsa-heavy-lids", "tsa-black-basin", "tsa-ooze"]},
        "discard: 3 symbols before the Mythos card",
    ),
    ({"discovery": ["e2-crowbar"]}, "no Discovery card 'e2-crowbar'"),
    ({"discovery": ["e1-lantern", "e1-lantern"]}, "Discovery card 'e1-lantern' twice"),
    ({"discovery": ["e1-lantern"], "empty_discovery": True}, "expected none with empty_discovery"),
    ({"unknown": ["ghast"]}, "Unknown Monster 'ghast'; the episode already has it"),
    ({"unknown": ["gug", "gug"]}, "Unknown Monster 'gug' twice"),
    ({"unknown": ["gug", "dhole", "serpent-man"]}, "unknown_monsters: 3; expected"),
    (
        {"unknown": ["gug"], "options": {"unknown_monsters": 2}},
        "expected 2, as in the option unknown_monsters",
    ),
    ({"unknown": ["cultist"]}, "no Unknown Monster 'cultist'"),
    ({"dice": ["skull"]}, "no face 'skull'; expected one of blank"),
    ({"active": 2}, "active: 2; expected a whole number from 0 to 1"),
    ({"actions": 9}, "actions: 9; expected a whole number from 0 to 3"),
    ({"actions": -1}, "actions: -1"),
    ({"turn": 0}, "turn: 0"),
    ({"begin": "noon"}, "begin: 'noon'; expected one of turn, actions"),
    ({"begin": "fight"}, "expected an enemy in the active investigator's space"),
    ({"fought": ["cultist"]}, "expected none unless begin='fight'"),
    ({"begin": "turn", "did": ["run"]}, "did, used or actions with begin='turn'"),
    ({"did": ["dance"]}, "no action of a turn 'dance'; expected one of run, attack, rest, trade"),
    ({"used": ["magic"]}, "no skill use 'magic'; expected one of free-run"),
    ({"spent": ["e1-lantern"]}, "no card or relic in play with a power 'e1-lantern'"),
    ({"began_at": "attic"}, "no space 'attic'"),
    ({"past": [{"kind": "sang"}]}, "past: .* is not an event of this game"),
    ({"past": [{"kind": "rested"}]}, "past: .* is not an event of this game"),
    ({"weather": "rain"}, "unknown part 'weather' of a position; expected one of enemies, tokens"),
]


@pytest.mark.parametrize(("position", "message"), IMPOSSIBLE)
def test_impossible_positions_are_refused(position: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        place(**position)


def test_a_goal_already_met_on_an_empty_board_is_refused_too() -> None:
    for episode in (CATACOMBS, BEAUTY):
        with pytest.raises(BadOptions, match="the goal is already met"):
            GAME.arrange([MIKE, RUTH], {"episode": episode})
        assert GAME.arrange([MIKE, RUTH], {"episode": episode}, set_up=True).asked
        assert GAME.arrange([MIKE, RUTH], {"episode": episode}, disrupted=True).asked


def test_unspecified_parts_get_possible_values() -> None:
    by_track = arranged(who("ruth"), stage=2, elder="pub")
    assert (by_track.g.track, by_track.g.disrupted) == (5, False)
    late = arranged(who("ruth"), stage=3, elder="pub")
    assert late.g.disrupted
    due = arranged(who("ruth"), disrupted=True)
    assert due.g.summoning_due
    given = arranged(who("ruth", insanity="claustrophobia"), who("mike"))
    assert len(set(given.g.insanity)) == 2
    drawn = arranged(who("ruth"), options={"unknown_monsters": 2, "unknown_relics": True})
    assert (drawn.g.slot_a >= 0, drawn.g.slot_b >= 0) == (True, True)
    assert [len(drawn.relics(name)) for name in drawn.people] == [1, 1]


def test_a_refused_position_does_not_affect_the_next() -> None:
    with pytest.raises(BadOptions):
        place(enemies=[("cultist", "pub", 0)] * 11)
    assert len(place(enemies=[("cultist", "pub", 0)] * 10).enemies("pub")) == 10


# ---------------------------------------------------------------- beginnings


@pytest.mark.parametrize(
    ("begin", "prompt"),
    [
        ("actions", "action"),
        ("mythos", "choose"),
        ("investigate", "attacker"),
        ("fight", "reroll"),
        ("end", "reroll"),
        ("fire", "reroll"),
        ("discard", "action"),
        ("summoning", "action"),
        ("elder", "action"),
        ("next", "action"),
        ("turn", "action"),
    ],
)
def test_a_position_can_begin_at_any_point_of_a_turn(begin: str, prompt: str) -> None:
    table = arranged(
        who("ruth", "pub", tokens={"fire": 1}),
        enemies=[("cultist", "pub", 0), ("ghast", "pub", 0)],
        mythos=["tsa-bat-ears"],
        dice=[BLANK, BLANK],
        begin=begin,
        fought=["cultist"] if begin == "fight" else [],
    )
    assert table.prompt == prompt
    assert table.finish_turn().outcome is None


def test_in_the_middle_of_a_fight_only_the_remaining_enemies_attack() -> None:
    table = arranged(
        who("ruth", "pub"),
        enemies=[("cultist", "pub", 0), ("ghast", "pub", 0), ("ghast", "pub", 0)],
        begin="fight",
        fought=["cultist", "ghast"],
        dice=[BLANK, BLANK],
        mythos=["tsa-bat-ears"],
    )
    assert [len(black) + len(green) for black, green in table.rolled()] == [2]
    table.play("done")
    assert (table.active, table.prompt) == ("stella", "action")


def test_choices_played_in_advance_can_lead_into_a_roll() -> None:
    table = arranged(
        who("ruth", "pub"),
        enemies=[("ghast", "pub", 0)],
        dice=[S, T, BLANK],
        before=[("attack",)],
    )
    assert (table.prompt, table.g.actions) == ("reroll", 2)
    with pytest.raises(ValueError, match="its options are 0"):
        arranged(who("ruth", "pub"), before=[("rest",)])


def test_a_position_sets_the_remaining_actions() -> None:
    for left in (1, 2, 3):
        assert arranged(who("ruth", "pub"), actions=left).about["actions"] == left
    none = arranged(who("ruth", "pub"), actions=0, mythos=["tsa-bat-ears"])
    assert none.mythos_drawn() == ["tsa-bat-ears"]


def test_lost_investigators_have_no_turns_and_no_cards() -> None:
    people = [who("ruth", "pub"), who("mike", lost=True), who("leon")]
    table = arranged(*people, stage=2, elder="abbey")
    assert not table.is_alive("mike")
    assert table.finish_turn().active == "leon"
    with pytest.raises(BadOptions, match="and mike-kozlov is lost"):
        arranged(*people, stage=2, elder="abbey", active=1)
    lost = who("mike", lost=True, tokens={"fire": 1})
    with pytest.raises(BadOptions, match="lost investigators have none"):
        arranged(who("ruth"), lost, stage=2, elder="abbey")


def test_passages_and_tunnels_can_be_gone() -> None:
    table = arranged(who("ruth", "graveyard"), gone=["graveyard>gaol", "graveyard>pub"])
    options = table.play("run").options
    assert "space gaol" not in options
    assert "space pub" not in options


def test_a_companion_can_be_wounded() -> None:
    table = arranged(who("ruth", "pub", cards=["e1-bailiff:left:1"]))
    assert sum(table.g.card_wounds) == 1


# ---------------------------------------------------------------- the past


def test_a_position_can_have_past_acts() -> None:
    table = arranged(
        who("leon", "bridge", levels=[1, 4, 2]),
        enemies=[("cultist", "mill-lane", 0)],
        did=["run", "attack"],
        used=["free-run"],
        began_at="pub",
        turn=7,
        actions=1,
    )
    assert table.g.did == DID_RUN | DID_ATTACK
    assert "free-run" not in table.options
    assert "free-attack" in table.options
    assert table.space_names[table.g.began_at] == "pub"
    assert [(event.turn, event.actions) for event in table.events(TurnBegan)] == [(7, 1)]
    assert table.finish_turn().g.turn == 8


def test_a_used_ability_cannot_be_used_again() -> None:
    coin = who("ruth", "pub", relics=["carcosan-coin:normal"])
    ghast = [("ghast", "pub", 0)]
    fresh = arranged(coin, enemies=ghast).play("attack")
    assert "use carcosan-coin" in fresh.options
    spent = arranged(coin, enemies=ghast, spent=["carcosan-coin"]).play("attack")
    assert "use carcosan-coin" not in spent.options


def test_log_and_chronicle_begin_with_the_past() -> None:
    past: list[Any] = [
        TurnBegan(0, 1, 3),
        {"kind": "attacked", "who": 0, "figures": [1]},
        Discovered(0, 3),
        TurnBegan(1, 2, 3),
    ]
    table = arranged(who("ruth", "pub", wounds=4), past=past, turn=3, tokens=[("fire", "pub", 2)])
    assert [type(event) for event in GAME.events(table.g, None)][:2] == [TurnBegan, Attacked]
    table.play("run", "space graveyard", "done", "done")
    table.dice(*["success"] * 12)
    while table.outcome is None:
        table.finish_turn()
    chronicle = GAME.shared(table.g)["chronicle"]
    assert chronicle is not None
    assert chronicle["deeds"][0]["attacks"] == 1
    assert chronicle["deeds"][0]["discoveries"] >= 1
    assert chronicle["turns"] >= 3


# ---------------------------------------------------------------- lessons


def leon_and_huikong(space: str, **leon: Any) -> list[Any]:
    return [
        {"name": "leon-barnes", "space": space, "insanity": "night-terrors", **leon},
        {"name": "huikong", "space": "bridge", "insanity": "fugue"},
    ]


LESSONS: list[tuple[list[Any], dict[str, Any], str]] = [
    (
        leon_and_huikong("pub"),
        {
            "enemies": [("cultist", "pub", 0)],
            "tokens": [("innocent-juror", "town-square", 3), ("guilty-juror", "courthouse", 1)],
            "dice": ["success", "tentacle", "blank", "success"],
            "discovery": ["e1-ashen-witness"],
            "mythos": ["e1-hung-jury"],
        },
        "action",
    ),
    (
        leon_and_huikong("town-square", sanity=3, stress=2),
        {
            "enemies": [("cultist", "town-square", 1)],
            "dice": ["success", "success+tentacle", "blank"],
            "actions": 1,
        },
        "action",
    ),
    (
        leon_and_huikong("courthouse"),
        {
            "enemies": [("ghast", "gaol", 0)],
            "tokens": [("innocent-juror", "town-square", 3), ("guilty-juror", "courthouse", 1)],
            "discard": ["aza-cracks"],
            "mythos": ["e1-mob-gathers"],
            "discovery": ["e1-ashen-witness"],
            "actions": 1,
        },
        "action",
    ),
    (
        leon_and_huikong("market-cross", stress=1),
        {
            "enemies": [("cultist", "market-cross", 0)],
            "dice": ["success", "success", "blank"],
            "begin": "investigate",
        },
        "reroll",
    ),
    (
        leon_and_huikong("courthouse", cards=["e1-parish-register:left", "e1-ashen-witness:left"]),
        {
            "tokens": [("innocent-juror", "town-square", 3), ("guilty-juror", "courthouse", 1)],
            "dice": ["success", "success", "blank"],
            "mythos": ["e1-hue-and-cry"],
            "discovery": ["e1-lantern"],
        },
        "action",
    ),
    (
        leon_and_huikong("pyre-hill", sanity=9, levels=[2, 1, 1]),
        {
            "stage": 4,
            "elder": "pyre-hill",
            "elder_wounds": 10,
            "disrupted": True,
            "track": 6,
            "dice": ["success", "tentacle", "blank", "success", "blank"],
            "actions": 1,
        },
        "action",
    ),
]


@pytest.mark.parametrize(("people", "position", "prompt"), LESSONS)
def test_positions_for_a_first_lesson_can_be_arranged(
    people: list[Any], position: dict[str, Any], prompt: str
) -> None:
    options = {"episode": MOURNING, "elder_one": AZATHOTH}
    table = Table(GAME.arrange(people, options, solo=True, **position))
    assert table.asked == (0, prompt)


def test_two_locks_on_one_passage_are_refused() -> None:
    lock = ("lock", "landing-stage>gatehouse", 1)
    with pytest.raises(BadOptions, match="this passage already has a token"):
        arranged(who("ruth"), episode=ISLE, tokens=[lock, lock])
    with pytest.raises(BadOptions, match="lock on landing-stage>gatehouse: 2"):
        arranged(who("ruth"), episode=ISLE, tokens=[("lock", "landing-stage>gatehouse", 2)])
