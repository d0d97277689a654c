"""Every effect, bonus, trigger and use of the content works in some position.

Cards, actions, stages, insanities, relics, enemies and tokens all run scripts of effects
(card_data/abilities.py). Each effect is tried in busy positions of its episode until it does
something; if it never does, the card is broken. Fixed numbers are compared with the data. Other
test files cover single cards in full.
"""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.abilities import (
    Bonus,
    Effect,
    FixedAmount,
    Script,
    Trigger,
    Use,
)
from miskatonic.games.death_may_die.card_data.context import Context, context
from miskatonic.games.death_may_die.card_effects.you import Sanity, Stress, Wound
from miskatonic.games.death_may_die.game import DEATH_MAY_DIE
from miskatonic.games.death_may_die.library import components_for, load
from miskatonic.games.death_may_die.model.choices import MOST_USES, USE
from miskatonic.games.death_may_die.model.components import (
    EPISODE_SOURCE,
    RELIC_SOURCE,
    STAGE_SOURCE,
    TOKEN_SOURCE,
)
from miskatonic.games.death_may_die.model.holdings import applies, kinds_meant, refresh_all
from miskatonic.games.death_may_die.model.roll import Roll, no_faces
from miskatonic.games.death_may_die.model.state import DeathMayDieState
from miskatonic.games.death_may_die.model.tokens import (
    change_board,
    change_carried,
    gain_tokens,
    lay_tokens,
)
from miskatonic.games.death_may_die.rules.enemies import summon
from miskatonic.games.death_may_die.rules.run_effects import RunScript
from miskatonic.games.death_may_die.rules.triggers import Pending, gather
from miskatonic.games.death_may_die.rules.uses import usable
from miskatonic.kernel.state import Step, close_questions

GAME = DEATH_MAY_DIE
LIBRARY = load()
ELDERS = [elder.id for elder in LIBRARY.elder_ones]
SIDES = ("left", "right")
MOST_TRIES = 400
MOST_STEPS = 400


# ---------------------------------------------------------------- owners of effects


def scripts_in(thing: object, owner: str, seen: set[int]) -> Iterator[tuple[str, Script]]:
    """All scripts of a thing, each with the id of its entry."""
    if isinstance(thing, (tuple, list)):
        for each in thing:
            yield from scripts_in(each, owner, seen)
    elif type(thing).__module__.startswith("miskatonic") and id(thing) not in seen:
        seen.add(id(thing))
        name = getattr(thing, "id", None)
        owner = name if isinstance(name, str) else owner
        if isinstance(thing, Script):
            yield owner, thing
        for field in dir(thing):
            if not field.startswith("_"):
                yield from scripts_in(getattr(thing, field), owner, seen)


def cases() -> Iterator[Any]:
    """Each script once, with its episode, or any."""
    seen: set[int] = set()
    for episode in LIBRARY.episodes:
        things = [episode, *[m for m in LIBRARY.mythos if m.id.startswith(f"e{episode.number}-")]]
        for owner, script in scripts_in(things, episode.id, seen):
            yield pytest.param(script, episode.id, ELDERS, id=f"{owner}-{script.index}")
    for elder in LIBRARY.elder_ones:
        things = [elder, *[m for m in LIBRARY.mythos if m.id.startswith(f"{elder.id[:3]}-")]]
        for owner, script in scripts_in(things, elder.id, seen):
            yield pytest.param(script, None, [elder.id], id=f"{owner}-{script.index}")
    rest = [getattr(LIBRARY, field) for field in dir(LIBRARY) if not field.startswith("_")]
    for owner, script in scripts_in(rest, "", seen):
        yield pytest.param(script, None, ELDERS, id=f"{owner}-{script.index}")


CASES = list(cases())


def test_every_script_of_the_box_has_an_owner_and_is_tried() -> None:
    tried = sorted(case.values[0].index for case in CASES)
    assert tried == list(range(len(LIBRARY.scripts)))


def test_every_skill_insanity_relic_and_enemy_has_a_test_named_after_it() -> None:
    """For entries in every game; cards of an episode are tried below, effect by effect."""
    sources = [
        path.read_text(encoding="utf-8") for path in Path(__file__).parents[1].rglob("test_*.py")
    ]
    tests = " ".join(re.findall(r"def (test_\w+)", " ".join(sources)))
    things = [*LIBRARY.skills, *LIBRARY.insanities, *LIBRARY.relics, *LIBRARY.enemies]
    untested = [each.id for each in things if not any(w in tests for w in words_of(each.id))]
    assert untested == []


def words_of(id: str) -> list[str]:
    """The words of an id, any of which may be in the name of a test."""
    parts = [part.removesuffix("s") for part in id.split("-") if len(part) > 3]
    return parts or [id.replace("-", "_")]


# ---------------------------------------------------------------- busy positions


def busy(episode: str | None, elder: str, chance: random.Random) -> DeathMayDieState:
    """Three investigators, hurt and loaded, among enemies and tokens."""
    episode = episode or chance.choice(LIBRARY.episodes).id
    options = {
        "episode": episode,
        "elder_one": elder,
        "unknown_monsters": 2,
        "unknown_relics": True,
    }
    legend = GAME.legend(3, options)
    spaces = [space["id"] for space in legend["spaces"]]
    near = chance.sample(spaces, 4)
    is_set_up = chance.random() < 0.5
    names = chance.sample(legend["investigators"], 3)
    cards = chance.sample(legend["cards"], len(legend["cards"]))
    stage = chance.randrange(1, 4)
    disrupted = stage == 3 or (stage == 2 and chance.random() < 0.5)
    g = GAME.arrange(
        [laden(name, near, cards[at::5], chance) for at, name in enumerate(names)],
        options,
        # Some goals are met on an empty board.
        set_up=is_set_up or not disrupted,
        stage=stage,
        elder=chance.choice(near) if stage > 1 else None,
        elder_wounds=3 if disrupted else 0,
        disrupted=disrupted,
        seed=chance.randrange(1 << 30),
    )
    crowd(g, is_set_up, [spaces.index(each) for each in near], chance)
    return g


def crowd(g: DeathMayDieState, is_set_up: bool, close: list[int], chance: random.Random) -> None:
    """Add enemies and tokens of all kinds, more than a game would have at once."""
    g.types = (1 << len(g.components.types)) - 1
    for type_ in range(1, len(g.components.types)):
        if not is_set_up and chance.random() < 0.7:
            figure = summon(g, type_, chance.choice(close))
            g.figure_wounds[figure] = 1
    for token in chance.sample(range(len(g.pool)), len(g.pool)):
        for who in range(g.rules.count):
            if chance.random() < 0.4:
                gain_tokens(g, who, token, chance.randrange(4))
        where, number = chance.choice([*close, -1]), chance.randrange(1, 12)
        if where < 0:
            change_board(g, token, number)
        else:
            lay_tokens(g, where, token, number)
    refresh_all(g)


def laden(name: str, near: list[str], cards: Any, chance: random.Random) -> Any:
    sides = [
        f"{card['id']}:{SIDES[side]}"
        for card in cards
        for side in [chance.randrange(2)]
        if card["kinds"][side]
    ]
    return {
        "name": name,
        "space": chance.choice(near),
        "wounds": chance.randrange(4),
        "stress": chance.randrange(4),
        "cards": sides,
    }


# ---------------------------------------------------------------- playing one effect


def perform(g: DeathMayDieState, script: Script, at: int, chance: random.Random) -> Iterator[None]:
    """Play this effect alone, step by step, with random answers."""
    # Some effects change a roll, others count its symbols.
    g.roll = Roll(word.ON_ATTACK_HERE, 0, -1, 0, no_faces(), successes=2, signs=1, dealt=1)
    close_questions(g)
    floor = len(g.agenda)
    step: Step[DeathMayDieState] = RunScript(script.index, at, subjects_of(g, chance))
    step.run(g)
    g.agenda[:] = [each for each in g.agenda if not follows(each, script, at)]
    yield
    while g.result is None and (g.asked or len(g.agenda) > floor):
        if g.asked:
            decision = g.asked[0]
            close_questions(g)
            decision.step.answer(g, decision.seat, chance.choice(decision.options))
        else:
            g.agenda.pop().run(g)
        yield


def subjects_of(g: DeathMayDieState, chance: random.Random, source: int = -1) -> Context:
    """The first investigator, some enemy, and some space with something on it."""
    figures = [figure for figure, space in enumerate(g.figure_space) if space >= 0]
    it = chance.choice(figures) if figures else -1
    there = chance.choice([space for space in range(g.components.spaces) if is_busy(g, space)])
    held = [2 * card for card in range(len(g.components.cards)) if g.hand[0] >> card & 1]
    if source < 0 and held:
        source = chance.choice(held)
    return context(0, it, there, source, chance.randrange(3))


def has_changed(g: DeathMayDieState, script: Script, at: int, chance: random.Random) -> bool:
    before = shown(g)
    for step, _ in enumerate(perform(g, script, at, chance)):
        if g.result is not None or shown(g) != before:
            return True
        assert step < MOST_STEPS, "no end of it"
    return False


def is_busy(g: DeathMayDieState, space: int) -> bool:
    tokens = len(g.pool)
    return space in g.space or any(g.laid[space * tokens : (space + 1) * tokens])


def follows(step: Step[Any], script: Script, at: int) -> bool:
    return isinstance(step, RunScript) and (step.script, step.at) == (script.index, at + 1)


def shown(g: DeathMayDieState) -> list[Any]:
    """Everything public except current effects."""
    known = dict(DEATH_MAY_DIE.redealing(g, None))
    for name in ("agenda", "changed", "gathering"):
        del known[name]
    decks = [len(g.mythos), len(g.discovery), len(g.relic_deck)]
    return [DEATH_MAY_DIE.shared(g)["table"], known, decks]


UNKNOWN = {LIBRARY.enemies[each.enemy].id for each in LIBRARY.unknown_monsters}


@pytest.mark.parametrize(("script", "episode", "elders"), CASES)
def test_every_effect_makes_a_difference(
    script: Script, episode: str | None, elders: list[str]
) -> None:
    chance = random.Random(script.index)
    for at, effect in enumerate(script.effects):
        for _ in range(MOST_TRIES):
            g = busy(episode, chance.choice(elders), chance)
            if has_changed(g, script, at, chance):
                break
        else:
            raise AssertionError(f"{effect.name} ({at}) never does anything")


# ---------------------------------------------------------------- fixed numbers


def printed(effect: Effect) -> tuple[str, int] | None:
    """The kind and number of harm, for an effect with a fixed number."""
    if not isinstance(effect, (Stress, Wound, Sanity)) or not isinstance(effect.n, FixedAmount):
        return None
    return {"wound": "wounds"}.get(effect.name, effect.name), effect.n.value


NUMBERED = [
    pytest.param(*case.values, at, id=f"{case.id}-{at}")
    for case in CASES
    for at, effect in enumerate(case.values[0].effects)
    if printed(effect)
]


@pytest.mark.parametrize(("script", "episode", "elders", "at"), NUMBERED)
def test_stress_wounds_and_sanity_match_the_card(
    script: Script, episode: str | None, elders: list[str], at: int
) -> None:
    chance = random.Random(script.index)
    told = printed(script.effects[at])
    assert told is not None
    track, number = told
    for _ in range(MOST_TRIES):
        g = busy(episode, chance.choice(elders), chance)
        before = getattr(g, track)[0]
        for _ in perform(g, script, at, chance):
            if getattr(g, track)[0] - before == number:
                return
    raise AssertionError(f"never {number}")


# ---------------------------------------------------------------- bonuses, triggers, uses


def powers(part: str) -> Iterator[Any]:
    """Every bonus, trigger or use, with an episode and Elder One where it occurs."""
    for number, episode in enumerate(LIBRARY.episodes):
        elder = ELDERS[number % len(ELDERS)]
        for source, power in enumerate(components_for(episode.id, elder).powers):
            for place, each in enumerate(getattr(power, part)):
                name = f"{episode.number}-{elder[:3]}-{source}-{place}"
                yield pytest.param(episode.id, elder, source, place, each, id=name)


def hold(g: DeathMayDieState, source: int) -> None:
    """Give the source of this power to the first investigator."""
    if source < RELIC_SOURCE:
        card, side = divmod(source, 2)
        g.hand = vec[i64]([hand & ~(1 << card) for hand in g.hand])
        g.hand[0] |= 1 << card
        g.right = (g.right & ~(1 << card)) | (side << card)
    elif source < TOKEN_SOURCE:
        relic, side = divmod(source - RELIC_SOURCE, 2)
        g.relics[0] |= 1 << relic
        g.transformed = (g.transformed & ~(1 << relic)) | (side << relic)
    elif source < STAGE_SOURCE:
        change_carried(g, 0, source - TOKEN_SOURCE, 1)
    elif source < EPISODE_SOURCE:
        g.stage = max(g.stage, source - STAGE_SOURCE + 1)
    refresh_all(g)


def tables(
    episode: str, elder: str, source: int
) -> Iterator[tuple[DeathMayDieState, random.Random]]:
    chance = random.Random(source)
    for _ in range(MOST_TRIES):
        g = busy(episode, elder, chance)
        hold(g, source)
        yield g, chance


def some_kind(on: int, chance: random.Random) -> int:
    return chance.choice([kind for kind in range(10) if kinds_meant(on) >> kind & 1])


@pytest.mark.parametrize(("episode", "elder", "source", "place", "bonus"), list(powers("bonuses")))
def test_every_bonus_applies_to_its_holder(
    episode: str, elder: str, source: int, place: int, bonus: Bonus
) -> None:
    def counts(g: DeathMayDieState, chance: random.Random) -> bool:
        kind = some_kind(bonus.on, chance)
        figures = [figure for figure, space in enumerate(g.figure_space) if space >= 0]
        g.roll = Roll(kind, 0, chance.choice([-1, *figures]), 0, no_faces())
        return bonus in g.bonuses[0] and applies(g, 0, bonus, kind)

    assert any(counts(g, chance) for g, chance in tables(episode, elder, source))


@pytest.mark.parametrize(
    ("episode", "elder", "source", "place", "trigger"), list(powers("triggers"))
)
def test_every_trigger_can_be_set_off(
    episode: str, elder: str, source: int, place: int, trigger: Trigger
) -> None:
    def is_set_off(g: DeathMayDieState, chance: random.Random) -> bool:
        g.roll = Roll(
            trigger.on,
            0,
            -1,
            0,
            no_faces(),
            successes=1,
            signs=1,
            tentacles=1,
            blanks=1,
            dealt=chance.randrange(3),
            killed=1,
        )
        pending: list[Pending] = []
        gather(g, pending, source, trigger.on, subjects_of(g, chance, source))
        return any((each.source, each.place) == (source, place) for each in pending)

    assert any(is_set_off(g, chance) for g, chance in tables(episode, elder, source))


@pytest.mark.parametrize(("episode", "elder", "source", "place", "use"), list(powers("uses")))
def test_every_use_is_offered_to_its_holder(
    episode: str, elder: str, source: int, place: int, use: Use
) -> None:
    def is_offered(g: DeathMayDieState, chance: random.Random) -> bool:
        g.roll = Roll(some_kind(use.on, chance), 0, -1, 0, no_faces(), successes=1, signs=1)
        found: list[int] = []
        usable(g, found, 0, source, use.timing)
        return USE + source * MOST_USES + place in found

    assert any(is_offered(g, chance) for g, chance in tables(episode, elder, source))
