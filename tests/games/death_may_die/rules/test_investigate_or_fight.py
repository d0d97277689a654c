"""Investigate or fight (rulebook p. 6, 16-17)."""

from miskatonic.games.death_may_die.model.events import Discovered, EnemyAttacks
from miskatonic.games.death_may_die.model.state import put_figure
from miskatonic.games.death_may_die.rules.discovery import DrawDiscovery, take_other_side
from tests.clauses import clause
from tests.games.death_may_die.rules.episodes import ISLE
from tests.games.death_may_die.rules.faces import BLANK, E, S, T
from tests.games.death_may_die.rules.table import Table, arranged, new_game, who

FISHER = "fisher-from-outside"


@clause("DMD-118", "DMD-119")
def test_on_a_safe_space_the_top_discovery_card_is_drawn() -> None:
    table = arranged(who("ruth", "pub"), begin="investigate", discovery=["e1-lantern"])
    assert [event.card for event in table.events(Discovered)] == [10]
    assert table.asked == (0, "discovery")


@clause("DMD-118", "DMD-133")
def test_on_an_unsafe_space_no_card_is_drawn_and_each_enemy_attacks_once() -> None:
    table = arranged(
        who("ruth", "pub"),
        who("mike", "pub"),
        enemies=[("cultist", "pub", 0), ("ghast", "pub", 0)],
        begin="investigate",
        dice=[BLANK, BLANK, BLANK, BLANK],
    )
    assert table.asked == (0, "attacker")
    assert table.options == ["figure cultist", "figure ghast"]
    table.play("figure ghast", "done", "done")
    attacks = table.events(EnemyAttacks)
    assert [event.who for event in attacks] == [0, 0]
    assert len({str(event.figure) for event in attacks}) == 2
    assert table.events(Discovered) == []


@clause("DMD-013", "DMD-123")
def test_one_side_of_a_card_is_claimed_if_its_price_is_paid() -> None:
    table = arranged(who("ruth", "pub"), begin="investigate", discovery=["e1-bailiff"])
    assert table.options == ["option 0", "option 1", "done"]
    left = table.play("option 0")
    assert (left.cards("ruth"), left.stress("ruth")) == (["e1-bailiff:left"], 2)
    right = arranged(who("ruth", "pub"), begin="investigate", discovery=["e1-bailiff"])
    assert right.play("option 1").cards("ruth") == ["e1-bailiff:right"]


@clause("DMD-015")
def test_there_is_no_limit_on_claimed_cards() -> None:
    every = [f"{card.id}:left" for card in new_game().g.components.episode.discoveries if card.left]
    table = arranged(who("ruth", "pub", cards=every))
    assert len(table.cards("ruth")) == len(every) > 10


@clause("DMD-120")
def test_a_cards_demand_on_those_with_a_condition_is_carried_out() -> None:
    accused = arranged(
        who("ruth", "pub", cards=["e1-pointing-finger:right"]),
        begin="investigate",
        discovery=["e1-midwife"],
    )
    assert accused.stress("ruth") == 2
    assert accused.cards("ruth") == ["e1-pointing-finger:right"]
    free = arranged(who("ruth", "pub"), begin="investigate", discovery=["e1-midwife"])
    assert free.prompt == "discovery"


@clause("DMD-121", "DMD-R27")
def test_a_card_without_a_demand_may_be_discarded_and_never_returns() -> None:
    table = arranged(who("ruth", "pub"), begin="investigate", discovery=["e1-lantern"]).play("done")
    assert table.cards("ruth") == []
    assert list(table.g.discovery_discard) == [10]
    assert 10 not in table.g.discovery


@clause("DMD-122")
def test_rulebook_example_not_paying_for_the_strong_patient_makes_one_paranoid() -> None:
    """Page 16."""

    def patient(stress: int) -> Table:
        return arranged(
            who("ruth", "landing-stage", stress=stress),
            episode=ISLE,
            begin="investigate",
            discovery=["e2-strong-patient"],
        )

    assert patient(0).play("done").cards("ruth") == ["e2-strong-patient:right"]
    assert patient(3).cards("ruth") == ["e2-strong-patient:right"]
    noah = patient(0).play("option 0")
    assert (noah.cards("ruth"), noah.stress("ruth")) == (["e2-strong-patient:left"], 2)
    assert noah.level("ruth", "brawling") == 1


@clause("DMD-124", "DMD-127", "DMD-128", "DMD-129")
def test_rulebook_example_noah_helps_in_fights_until_his_first_wound() -> None:
    """Page 16: one level of Brawling while she has him; a wound kills him."""
    table = arranged(
        who("ruth", "reception", cards=["e2-strong-patient:left"]),
        episode=ISLE,
        enemies=[("cultist", "reception", 0)],
        begin="investigate",
        dice=[S, BLANK],
    )
    assert table.level("ruth", "brawling") == 1
    table.play("done", "card e2-strong-patient")
    assert (table.wounds("ruth"), table.cards("ruth")) == (0, [])
    assert table.level("ruth", "brawling") == 0


@clause("DMD-123")
def test_a_card_may_ask_for_a_roll_and_a_failure_triggers_its_fallback() -> None:
    def watchman(*dice: str) -> Table:
        table = arranged(
            who("ruth", "landing-stage"),
            episode=ISLE,
            begin="investigate",
            discovery=["e2-night-watchman"],
            dice=dice,
        )
        return table.play("option 0", "done")

    assert watchman(S, S, BLANK).cards("ruth") == ["e2-night-watchman:left"]
    failed = watchman(S, BLANK, BLANK)
    assert failed.cards("ruth") == []
    assert failed.enemies("landing-stage") == ["cultist"]


@clause("DMD-124", "DMD-127", "DMD-129", "DMD-028")
def test_wounds_may_go_to_companions_who_are_discarded_at_zero_health() -> None:
    table = arranged(
        who("ruth", "reception", cards=["e2-strong-patient:left", "e2-nurse-bianca:left"]),
        episode=ISLE,
        enemies=[("fisher-from-outside", "reception", 0)],
        begin="investigate",
        dice=[S, S, S],
    )
    assert table.level("ruth", "brawling") == 1
    table.play("done")
    assert table.options == ["card e2-strong-patient", "card e2-nurse-bianca", "self"]
    table.play("card e2-strong-patient")
    assert table.level("ruth", "brawling") == 0
    assert table.options == ["card e2-nurse-bianca", "self"]
    table.play("card e2-nurse-bianca", "self")
    assert table.wounds("ruth") == 1
    assert table.cards("ruth") == ["e2-nurse-bianca:left"]
    assert len(table.g.discovery_discard) == 1


@clause("DMD-125")
def test_a_companions_wounds_count_as_taken_by_the_investigator() -> None:
    """The Iron Rosary asks whether its owner took wounds; Huikong whether none were dealt."""
    table = arranged(
        who("huikong", "reception", stress=2, cards=["e2-strong-patient:left"]),
        episode=ISLE,
        enemies=[("cultist", "reception", 0)],
        begin="investigate",
        dice=[S, BLANK],
    )
    table.play("done", "card e2-strong-patient")
    assert (table.wounds("huikong"), table.stress("huikong")) == (0, 2)
    rosary = arranged(
        who(
            "ruth", "reception", relics=["iron-rosary:transformed"], cards=["e2-nurse-bianca:left"]
        ),
        episode=ISLE,
        enemies=[("serpent-man", "reception", 0)],
        begin="investigate",
        dice=[S, S, BLANK],
    )
    rosary.play("done", "card e2-nurse-bianca")
    assert (rosary.wounds("ruth"), rosary.stress("ruth")) == (0, 1)


@clause("DMD-126")
def test_companions_never_heal() -> None:
    table = arranged(who("ruth", "pub", wounds=1, cards=["e1-bailiff:left"]))
    table.g.card_wounds[2] = 1
    table.play("rest")
    assert (table.wounds("ruth"), table.g.card_wounds[2]) == (0, 1)
    assert "rest" not in table.options


@clause("DMD-128", "DMD-R13")
def test_a_companion_gives_a_missing_skill_at_level_one_or_raises_it_by_one() -> None:
    lacking = arranged(who("ruth", "pub", cards=["e1-bailiff:left"]))
    assert lacking.level("ruth", "brawling") == 1
    having = arranged(who("mike", "pub", levels=[1, 2, 1], cards=["e1-bailiff:left"]))
    assert having.level("mike", "brawling") == 3
    assert having.levels("mike") == [1, 2, 1]
    full = arranged(who("mike", "pub", levels=[1, 4, 1], cards=["e1-bailiff:left"]))
    assert full.level("mike", "brawling") == 4


@clause("DMD-R13", "DMD-129")
def test_a_level_up_raises_the_base_level_and_a_lost_companion_takes_its_level_away() -> None:
    table = arranged(
        who(
            "mike",
            "pub",
            levels=[1, 1, 1],
            sanity=3,
            insanity="numbness",
            cards=["e1-bailiff:left"],
        ),
        enemies=[("ghast", "pub", 0)],
        begin="investigate",
        dice=[T, S],
    )
    table.play("done", "self", "skill 1")
    assert table.levels("mike") == [1, 2, 1]
    assert table.level("mike", "brawling") == 3


@clause("DMD-R14")
def test_any_number_of_investigators_may_have_the_same_skill_from_companions() -> None:
    table = arranged(
        who("ruth", "pub", cards=["e1-bailiff:left"]),
        who("leon", "pub", cards=["e1-black-cat:left"]),
    )
    assert (table.level("ruth", "brawling"), table.level("leon", "stealth")) == (1, 1)


@clause("DMD-130")
def test_flipping_a_card_clears_a_companions_wounds() -> None:
    table = arranged(who("ruth", "pub", cards=["e1-bailiff:left"]))
    table.g.card_wounds[2] = 1
    take_other_side(table.g, 0, 2)
    assert table.cards("ruth") == ["e1-bailiff:right"]
    assert table.level("ruth", "brawling") == 0
    take_other_side(table.g, 0, 2)
    assert (table.cards("ruth"), table.g.card_wounds[2]) == (["e1-bailiff:left"], 0)


@clause("DMD-131")
def test_an_empty_deck_cannot_be_investigated() -> None:
    table = arranged(who("ruth", "pub"), begin="investigate", empty_discovery=True)
    assert table.events(Discovered) == []
    assert table.prompt == "action"


@clause("DMD-132")
def test_investigating_is_mandatory() -> None:
    table = arranged(
        who("ruth", "pub"), begin="investigate", discovery=["e1-hecklers"], dice=[S, S]
    )
    assert table.prompt == "reroll"
    assert table.play("done").stress("ruth") == 2


@clause("DMD-134", "DMD-137")
def test_a_fight_ends_when_the_space_becomes_safe_without_investigating() -> None:
    """Huikong pushes the only enemy away."""
    table = arranged(
        who("huikong", "pub"),
        enemies=[("cultist", "pub", 0)],
        begin="investigate",
        dice=[BLANK, BLANK],
    )
    table.play("done", "space graveyard")
    assert (table.enemies("pub"), table.prompt) == ([], "action")
    assert table.events(Discovered) == []


@clause("DMD-134")
def test_an_investigator_who_becomes_unsafe_before_drawing_fights() -> None:
    table = arranged(who("ruth", "pub"), discovery=["e1-lantern"])
    put_figure(table.g, table.g.components.types[1].first, table.g.space[0])
    table.dice(BLANK, BLANK).happen(DrawDiscovery(0, True)).play("done")
    assert len(table.events(EnemyAttacks)) == 1
    assert table.events(Discovered) == []


@clause("DMD-136")
def test_an_enemy_gone_before_its_attack_does_not_attack() -> None:
    table = arranged(
        who("ruth", "pub", cards=["e1-holy-water:left"]),
        enemies=[("ghast", "pub", 1), ("ghast", "pub", 1)],
        begin="investigate",
        dice=[BLANK, BLANK],
    )
    table.play("figure ghast", "done")
    assert table.prompt == "use"
    table.play("use e1-holy-water", "figure ghast*2")
    assert len(table.events(EnemyAttacks)) == 1
    assert (table.enemies("pub"), table.prompt) == (["ghast"], "action")


@clause("DMD-135")
def test_an_enemy_summoned_into_a_fight_fights() -> None:
    table = arranged(
        who("ruth", "pub", sanity=3, insanity="messiah"),
        enemies=[("ghast", "pub", 0), ("cultist", "graveyard", 0)],
        begin="investigate",
        dice=[T, BLANK, BLANK, BLANK],
    )
    table.play("done", "skill 0")
    assert table.enemies("pub") == ["cultist", "ghast"]
    table.play("done")
    assert len(table.events(EnemyAttacks)) == 2


@clause("DMD-138")
def test_an_enemy_arriving_after_the_investigation_does_not_attack() -> None:
    table = arranged(who("ruth", "pub"), begin="investigate", discovery=["e1-stone-throwers"])
    table.play("done")
    assert table.enemies("pub") == ["cultist", "cultist"]
    assert table.events(EnemyAttacks) == []


@clause("DMD-140", "DMD-195")
def test_rulebook_example_mike_is_attacked_by_a_fisher() -> None:
    """Page 17: Toughness 1 rerolls a success, then a stress; Proficient 1 gives nothing here."""
    table = arranged(
        who("mike", "reception"),
        episode=ISLE,
        enemies=[(FISHER, "reception", 0)],
        begin="investigate",
        dice=[BLANK, S, S, S, BLANK],
    )
    table.play("reroll green success", "stress-reroll green success")
    assert [option for option in table.options if option.startswith("reroll")] == []
    table.play("done")
    assert (table.wounds("mike"), table.stress("mike")) == (1, 1)


@clause("DMD-139")
def test_elder_signs_in_an_enemys_roll_do_nothing_without_an_ability() -> None:
    table = arranged(
        who("ruth", "reception"),
        episode=ISLE,
        enemies=[(FISHER, "reception", 0)],
        begin="investigate",
        dice=[E, E, E],
    ).play("done")
    assert (table.wounds("ruth"), table.stress("ruth"), table.sanity("ruth")) == (0, 0, 0)


@clause("DMD-R25", "DMD-163")
def test_an_invulnerable_elder_one_makes_a_space_unsafe_and_attacks() -> None:
    table = arranged(
        who("ruth", "pub"), stage=2, elder="pub", begin="investigate", dice=[S, BLANK, BLANK]
    )
    table.play("done")
    assert table.wounds("ruth") == 1
    assert "rest" not in arranged(who("ruth", "pub"), stage=2, elder="pub").options
