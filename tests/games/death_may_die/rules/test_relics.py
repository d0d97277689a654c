"""The twelve relics, both sides."""

from typing import Any

from tests.games.death_may_die.rules.faces import BLANK, E, S, T
from tests.games.death_may_die.rules.table import Table, arranged, uses, who


def owner(relic: str, space: str = "pub", name: str = "mike", **more: Any) -> Table:
    own = {key: more.pop(key) for key in ("stress", "wounds", "sanity", "insanity") if key in more}
    others = more.pop("others", [])
    return arranged(who(name, space, relics=[relic], **own), *others, **more)


def test_the_transformed_silver_key_reaches_gates_and_friends_for_one_sanity_per_step() -> None:
    table = owner(
        "silver-key:transformed", others=[who("leon", "river-bank")], tokens=[("fire", "pub", 1)]
    ).play("run")
    assert {"space abbey", "space castle-gate", "space watchtower", "space river-bank"} <= set(
        table.options
    )
    table.play("space river-bank")
    assert (table.sanity("mike"), table.carried("mike", "fire")) == (1, 1)
    assert table.space("mike") == "river-bank"
    assert table.play("space tannery").sanity("mike") == 1


def test_the_silver_keys_price_may_cause_insanity_before_the_step() -> None:
    table = owner("silver-key:transformed", sanity=3, insanity="fugue", stress=1)
    table.play("run", "space castle-gate")
    assert table.prompt == "pick-space"
    table.play("space watchtower")
    assert (table.space("mike"), table.prompt) == ("watchtower", "level-up")
    table.play("skill 0")
    assert (table.space("mike"), table.sanity("mike")) == ("castle-gate", 4)


def test_the_carcosan_coin_rerolls_then_buys_successes() -> None:
    coin = owner("carcosan-coin:normal", enemies=[("ghast", "pub", 0)], dice=[BLANK] * 4)
    coin.play("attack", "figure ghast", "use carcosan-coin")
    assert "reroll black blank" in coin.options
    dark = owner("carcosan-coin:transformed", enemies=[("ghast", "pub", 0)], dice=[BLANK] * 4)
    dark.play("attack", "figure ghast", "use carcosan-coin", "done")
    assert (dark.enemy_wounds("ghast"), dark.sanity("mike")) == ([2], 1)


def test_the_black_candle_prevents_a_sanity_loss_then_adds_green_dice() -> None:
    candle = owner(
        "black-candle:normal", enemies=[("ghast", "pub", 0)], dice=[T, BLANK, BLANK, BLANK]
    )
    candle.play("attack", "figure ghast", "use black-candle", "done")
    assert candle.sanity("mike") == 0
    dark = owner("black-candle:transformed", enemies=[("ghast", "pub", 0)], begin="turn")
    assert dark.stress("mike") == 1
    assert len(dark.play("attack", "figure ghast").rolled()[0][1]) == 3


def test_the_bone_flute_drives_enemies_away() -> None:
    flute = owner("bone-flute:normal", enemies=[("cultist", "pub", 0), ("cultist", "abbey", 0)])
    flute.play("use bone-flute", "space town-square")
    assert sorted(flute.where("cultist")) == ["abbey", "town-square"]
    assert flute.about["actions"] == 2
    dark = owner("bone-flute:transformed", enemies=[("cultist", "pub", 0)])
    dark.play("use bone-flute")
    assert (dark.stress("mike"), dark.prompt) == (1, "enemy-path")
    assert "space pub" not in dark.options


def test_the_drowned_compass_extends_runs() -> None:
    assert owner("drowned-compass:normal").play("run").about["left"] == 4
    dark = owner("drowned-compass:transformed").play("run")
    assert (dark.about["left"], dark.about["sneaks"]) == (5, 2)
    assert dark.play("done").stress("mike") == 1


def test_the_prophets_mask_keeps_cultists_away() -> None:
    crowd = [("cultist", "pub", 0), ("cultist", "pub", 1), ("ghast", "pub", 0)]
    mask = owner("prophets-mask:normal", enemies=crowd).play("run", "space graveyard")
    assert mask.options == ["figure cultist", "figure cultist", "done"]
    mask.play("figure cultist")
    assert mask.enemies("graveyard") == ["cultist", "ghast"]
    dark = owner("prophets-mask:transformed", enemies=crowd).play("run", "space graveyard")
    dark.play("figure cultist", "figure cultist", "figure ghast")
    assert dark.enemies("graveyard") == []


def test_the_viper_dagger_adds_a_wound_under_stress_then_always() -> None:
    def dealt(side: str, stress: int) -> list[int]:
        table = owner(
            f"viper-dagger:{side}",
            stress=stress,
            enemies=[("ghast", "pub", 0)],
            dice=[S, BLANK, BLANK, BLANK],
        )
        return table.play("attack", "figure ghast", "done").enemy_wounds("ghast")

    assert (dealt("normal", 2), dealt("normal", 3), dealt("transformed", 0)) == ([1], [2], [2])
    kill = owner(
        "viper-dagger:transformed", enemies=[("cultist", "pub", 0)], dice=[S, BLANK, BLANK, BLANK]
    ).play("attack", "figure cultist", "done")
    assert (kill.where("cultist"), kill.sanity("mike")) == ([], 1)


def test_the_grey_vial_improves_rest() -> None:
    table = owner("grey-vial:normal", stress=4).play("rest")
    assert table.stress("mike") == 0
    dark = owner("grey-vial:transformed", stress=4).play("use grey-vial")
    assert (dark.stress("mike"), dark.sanity("mike"), dark.about["actions"]) == (1, 1, 3)


def test_the_starstone_makes_elder_signs_count() -> None:
    table = owner(
        "starstone:normal", tokens=[("guilty-juror", "pub", 1)], dice=[S, S, E], stress=4
    ).play("episode-action 1")
    assert table.options == ["done", "convert-by-card"]
    attack = owner("starstone:normal", enemies=[("ghast", "pub", 0)], dice=[E] * 4, stress=4)
    assert attack.play("attack", "figure ghast").prompt == "action"
    dark = owner("starstone:transformed", enemies=[("ghast", "pub", 0)], dice=[E] * 4, stress=4)
    dark.play("attack", "figure ghast", "convert-by-card", "convert-by-card")
    assert dark.enemy_wounds("ghast") == [2]


def test_the_mirror_of_ys_leads_to_another_investigator_then_anywhere() -> None:
    near = owner("mirror-of-ys:normal", others=[who("leon", "abbey")]).play("use mirror-of-ys")
    assert (near.space("mike"), near.stress("mike")) == ("abbey", 1)
    dark = owner("mirror-of-ys:transformed").play("use mirror-of-ys", "space gaol")
    assert (dark.space("mike"), dark.sanity("mike")) == ("gaol", 1)
    assert uses(dark) == []


def test_the_iron_rosary_guards_against_fire_then_against_all_rolls() -> None:
    fire = arranged(
        who("ruth", "pub", relics=["iron-rosary:normal"], tokens={"fire": 2}),
        begin="fire",
        dice=[S, S],
    ).play("done")
    assert fire.wounds("ruth") == 1
    dark = owner(
        "iron-rosary:transformed",
        name="ruth",
        enemies=[("ghast", "pub", 0)],
        begin="investigate",
        dice=[S, S],
    ).play("done")
    assert (dark.wounds("ruth"), dark.stress("ruth")) == (1, 1)


def test_the_torn_page_rerolls_actions_then_draws_discoveries() -> None:
    page = owner("torn-page:normal", tokens=[("guilty-juror", "pub", 1)], dice=[S] * 3)
    assert "reroll black success" in page.play("episode-action 1").options
    dark = owner("torn-page:transformed", discovery=["e1-lantern"]).play("use torn-page")
    assert (dark.prompt, dark.sanity("mike")) == ("discovery", 1)
    assert dark.play("option 0").about["actions"] == 2
