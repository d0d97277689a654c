"""The action phase: actions, Rest, Trade, episode actions (rulebook p. 13-15)."""

from tests.clauses import clause
from tests.games.death_may_die.rules.episodes import AZATHOTH, CASTLE, ISLE
from tests.games.death_may_die.rules.faces import BLANK, S
from tests.games.death_may_die.rules.table import arranged, new_game, uses, who


@clause("DMD-084", "DMD-085")
def test_a_turn_is_three_actions_then_mythos_then_investigating_then_the_end() -> None:
    table = arranged(
        who("ruth", stress=4, wounds=4),
        begin="turn",
        mythos=["tsa-bat-ears"],
        discovery=["e1-parish-register"],
    )
    assert table.about["actions"] == 3
    table.play("rest", "heal-stress", "heal-stress", "heal-stress")
    table.play("rest", "heal-stress", "rest")
    assert table.prompt == "choose"
    assert table.mythos_drawn() == ["tsa-bat-ears"]
    table.play("option 0")
    assert table.prompt == "discovery"
    table.play("done")
    assert (table.active, table.prompt) == ("stella", "action")


@clause("DMD-085")
def test_the_same_action_may_be_repeated_and_actions_may_be_left_out() -> None:
    table = arranged(who("ruth", stress=4), begin="turn")
    assert "done" in table.options
    assert table.play("rest").about["actions"] == 2
    assert "rest" in table.options


@clause("DMD-085")
def test_a_table_may_play_with_four_actions() -> None:
    table = arranged(who("ruth"), begin="turn", options={"actions": 4})
    assert table.about["actions"] == 4


@clause("DMD-086", "DMD-107")
def test_four_standard_and_two_episode_actions_each_cost_one() -> None:
    table = arranged(
        who("ruth", "pub", stress=1, cards=["e1-lantern:left"]),
        who("mike", "pub"),
        tokens=[("guilty-juror", "pub", 1)],
    )
    assert table.options == ["done", "run", "rest", "trade", "episode-action 0", "episode-action 1"]
    table.play("episode-action 0", "done")
    assert table.about["actions"] == 2
    fighting = arranged(who("ruth", "pub"), enemies=[("ghast", "pub", 0)])
    assert "attack" in fighting.options


@clause("DMD-087", "DMD-100", "DMD-050")
def test_rest_needs_a_safe_space() -> None:
    hurt = who("ruth", "pub", wounds=1)
    assert "rest" in arranged(hurt).options
    assert "rest" not in arranged(hurt, enemies=[("cultist", "pub", 0)]).options


@clause("DMD-R38")
def test_rest_is_offered_only_if_it_does_something() -> None:
    """It must help the one who rests, or Sally, who heals with others, or remove a burden."""
    assert "rest" not in arranged(who("ruth", "pub", sanity=3)).options
    sally = who("sally", "pub", levels=[3, 1, 1])
    assert "rest" not in arranged(who("ruth", "pub"), sally).options
    tired = who("sally", "pub", levels=[3, 1, 1], stress=1)
    table = arranged(who("ruth", "pub"), tired).play("rest")
    assert (table.stress("sally"), table.about["actions"]) == (0, 2)
    burdened = arranged(who("ruth", "pub", tokens={"fatigue": 1}))
    assert burdened.play("rest").options == ["token fatigue", "done"]
    elsewhere = arranged(who("ruth", "pub"), elder_one=AZATHOTH)
    assert elsewhere.options == ["done", "run"]


@clause("DMD-088")
def test_a_free_action_costs_nothing_and_is_only_for_the_action_phase() -> None:
    table = arranged(who("ruth", "pub", stress=1, cards=["e1-lantern:right"]), actions=1)
    assert uses(table) == ["use e1-lantern"]
    table.play("rest")
    assert table.options == ["done", "use e1-lantern"]
    table.play("use e1-lantern")
    assert table.laid("pub", "fire") == 1
    later = arranged(who("ruth", "pub", cards=["e1-lantern:right"]), begin="investigate")
    assert later.prompt == "discovery"


@clause("DMD-089")
def test_a_special_action_costs_an_action() -> None:
    table = arranged(
        who("ruth", "pub", relics=["bone-flute:normal"]), enemies=[("cultist", "pub", 0)]
    )
    assert table.play("use bone-flute").prompt == "enemy-path"
    assert table.play("space town-square").about["actions"] == 2
    spent = arranged(who("ruth", "pub", relics=["bone-flute:normal"]), actions=0)
    assert spent.prompt != "action"


@clause("DMD-014")
def test_cards_without_a_timing_may_be_used_on_your_turn_except_in_rolls() -> None:
    register = "e1-parish-register:right"
    table = arranged(
        who("ruth", "pub", wounds=3, cards=[register]),
        enemies=[("ghast", "pub", 0), ("cultist", "pub", 0)],
        begin="investigate",
        dice=[BLANK, BLANK],
    )
    table.play("figure ghast")
    assert (table.prompt, uses(table)) == ("reroll", [])
    table.play("done")
    assert (table.prompt, uses(table)) == ("use", ["use e1-parish-register"])
    table.play("use e1-parish-register")
    assert (table.wounds("ruth"), table.cards("ruth")) == (1, [])


@clause("DMD-096")
def test_an_attack_is_against_one_enemy_in_the_same_space() -> None:
    table = arranged(
        who("ruth", "pub"),
        enemies=[("ghast", "pub", 0), ("cultist", "pub", 0), ("cultist", "graveyard", 0)],
    )
    assert table.play("attack").options == ["figure cultist", "figure ghast"]


@clause("DMD-100", "DMD-101", "DMD-102")
def test_rest_heals_three_in_total_each_time_but_never_sanity() -> None:
    """The book's example: Agatha has 4 stress and 1 wound, and heals 3 stress."""
    table = arranged(who("agatha", "pub", stress=4, wounds=1, sanity=3))
    table.play("rest", "heal-stress", "heal-stress", "heal-stress")
    assert (table.stress("agatha"), table.wounds("agatha"), table.sanity("agatha")) == (1, 1, 3)
    table.play("rest")
    assert (table.stress("agatha"), table.wounds("agatha")) == (0, 0)
    assert table.prompt == "action"


@clause("DMD-100", "DMD-R36")
def test_rest_may_heal_less() -> None:
    mixed = arranged(who("agatha", "pub", stress=4, wounds=1)).play("rest", "heal-stress", "done")
    assert (mixed.stress("agatha"), mixed.wounds("agatha")) == (3, 1)
    numb = arranged(who("agatha", "pub", stress=4, insanity="numbness")).play("rest")
    assert numb.options == ["heal-stress", "done"]
    assert numb.play("heal-stress", "done").stress("agatha") == 3


@clause("DMD-R36")
def test_healing_without_a_choice_asks_nothing() -> None:
    one_sort = arranged(who("agatha", "pub", stress=4)).play("rest")
    assert (one_sort.stress("agatha"), one_sort.prompt) == (1, "action")
    all_of_it = arranged(who("agatha", "pub", stress=2, wounds=1)).play("rest")
    assert (all_of_it.stress("agatha"), all_of_it.wounds("agatha")) == (0, 0)
    assert all_of_it.prompt == "action"
    last = arranged(who("agatha", "pub", stress=1, wounds=3)).play("rest", "heal-stress")
    assert (last.stress("agatha"), last.wounds("agatha"), last.prompt) == (0, 1, "action")


@clause("DMD-103", "DMD-104", "DMD-105")
def test_all_in_the_space_may_trade_even_without_the_actor() -> None:
    table = arranged(
        who("ruth", "pub"),
        who("mike", "pub", cards=["e1-bailiff:left", "e1-lantern:right"]),
        who("leon", "pub"),
        who("sally", "abbey", cards=["e1-witch-pricker:left"]),
    )
    table.play("trade")
    assert table.options == ["card e1-bailiff", "card e1-lantern", "done"]
    table.play("card e1-bailiff")
    assert table.options == ["investigator ruth", "investigator leon"]
    table.play("investigator leon")
    assert table.asked == (1, "trade-consent")
    table.play("yes")
    assert table.asked == (2, "trade-consent")
    table.play("yes")
    assert table.cards("leon") == ["e1-bailiff:left"]
    assert table.level("leon", "brawling") == 1
    table.play("card e1-lantern", "investigator ruth", "yes")
    assert table.cards("ruth") == ["e1-lantern:right"]
    assert table.prompt == "action"


@clause("DMD-103")
def test_nobody_is_forced_to_give_or_take() -> None:
    table = arranged(who("ruth", "pub"), who("mike", "pub", cards=["e1-lantern:left"]))
    table.play("trade", "card e1-lantern", "no")
    assert table.cards("mike") == ["e1-lantern:left"]
    assert table.prompt == "action"


@clause("DMD-106")
def test_conditions_cannot_be_traded() -> None:
    table = arranged(who("ruth", "pub", cards=["e1-pointing-finger:right"]), who("mike", "pub"))
    assert "trade" not in table.options


@clause("DMD-105")
def test_a_traded_companion_keeps_its_wounds() -> None:
    table = arranged(
        who("ruth", "pub", cards=["e1-bailiff:left"]),
        who("mike", "pub"),
        solo=True,
        enemies=[],
    )
    card = table.g.components.card_of[table.g.components.cards[2].index]
    table.g.card_wounds[card] = 1
    table.play("trade", "card e1-bailiff")
    assert table.g.card_wounds[card] == 1
    assert table.cards("mike") == ["e1-bailiff:left"]


@clause("DMD-004", "DMD-012")
def test_an_episode_has_a_goal_an_advance_effect_two_actions_and_fifteen_discoveries() -> None:
    for episode in new_game().g.components.library.episodes:
        assert len(episode.goal) >= 1
        assert len(episode.advance.effects) >= 1
        assert len(episode.actions) == 2
        assert len(episode.discoveries) == 15


@clause("DMD-081")
def test_rulebook_example_an_episode_action_lures_the_nearest_cultist() -> None:
    """Page 12: on a space without cultists roll; per success the nearest cultist comes 1 nearer."""
    table = arranged(
        who("ruth", "barbican"),
        episode=CASTLE,
        enemies=[("cultist", "raven-tower", 0)],
        dice=[S, S, BLANK],
    )
    ways, spaces = table.g.paths.plain, table.space_names
    before = ways.distance(spaces.index("barbican"), spaces.index("raven-tower"))
    table.play("episode-action 1", "done")
    if table.prompt == "enemy-path":
        table.play(table.options[0])
    [now] = table.where("cultist")
    assert ways.distance(spaces.index("barbican"), spaces.index(now)) == before - 2
    with_cultist = arranged(
        who("ruth", "barbican"), episode=CASTLE, enemies=[("cultist", "barbican", 0)]
    )
    assert "episode-action 1" not in with_cultist.options


@clause("DMD-R28")
def test_a_free_run_is_once_per_turn_and_lapses() -> None:
    table = arranged(who("ruth", "pub", levels=[1, 1, 2]), begin="turn")
    table.play("free-run", "done")
    assert "free-run" not in table.options
    unused = arranged(who("ruth", "pub", levels=[1, 1, 2]), begin="turn").play("done")
    assert unused.prompt != "action"


@clause("DMD-001")
def test_one_to_five_players_win_or_lose_together() -> None:
    for seats in range(1, 6):
        table = new_game(seats, seed=seats)
        while table.outcome is None:
            table.finish_turn()
        result = table.g.result
        assert result is not None
        assert result.losers == tuple(range(seats))


@clause("DMD-R22")
def test_a_price_must_be_payable_in_full() -> None:
    poor = arranged(
        who("ruth", "landing-stage", stress=3),
        episode=ISLE,
        begin="investigate",
        discovery=["e2-strong-patient"],
    )
    assert poor.cards("ruth") == ["e2-strong-patient:right"]
    rich = arranged(
        who("ruth", "landing-stage", stress=2),
        episode=ISLE,
        begin="investigate",
        discovery=["e2-strong-patient"],
    )
    assert rich.options == ["option 0", "done"]
    assert rich.play("option 0").stress("ruth") == 4


@clause("DMD-R22")
def test_a_lethal_price_must_be_confirmed() -> None:
    def confession(*cards: str) -> list[str]:
        table = arranged(
            who("ruth", "pub", wounds=4, cards=cards),
            begin="investigate",
            discovery=["e1-witch-pricker"],
        )
        return table.play("option 1").options

    assert confession() == ["yes", "no"]
    assert confession("e1-bailiff:left") == ["card e1-bailiff", "self"]
    table = arranged(
        who("ruth", "pub", wounds=4), begin="investigate", discovery=["e1-witch-pricker"]
    )
    assert table.play("option 1", "no").prompt == "discovery"
    assert table.play("option 1", "yes").outcome == "investigator-lost"


@clause("DMD-R40")
def test_the_confirmation_shows_the_price_and_what_is_left() -> None:
    table = arranged(
        who("ruth", "pub", wounds=4, sanity=7), begin="investigate", discovery=["e1-witch-pricker"]
    )
    table.play("option 1")
    assert table.prompt == "confirm-lethal"
    assert (table.about["wounds"], table.about["life"]) == (1, 1)
    assert (table.about["sanity"], table.about["mind"]) == (0, table.g.components.dice.sanity - 7)
