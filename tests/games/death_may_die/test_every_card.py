"""Every effect that the content has is played, and makes the difference that it says.

Cards, actions, stages, insanities, relics, enemies, tokens: whatever they do is a script of effects
(content/script.py). Each effect is put into busy positions of its episode until it has done
something there; one that never does is a card that does not work. What costs or gives a fixed
number is held against that number, as it stands in the data.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from miskatonic.games.death_may_die.content import vocabulary as word
from miskatonic.games.death_may_die.content.load import load
from miskatonic.games.death_may_die.content.script import Script
from miskatonic.games.death_may_die.game import DEATH_MAY_DIE
from miskatonic.games.death_may_die.rolled import Roll, no_faces
from miskatonic.games.death_may_die.script import RunScript
from miskatonic.games.death_may_die.state import OPEN_FIELDS, Story
from miskatonic.games.death_may_die.subjects import subjects
from miskatonic.kernel.state import Step

GAME = DEATH_MAY_DIE
LIBRARY = load()
ELDERS = [elder.id for elder in LIBRARY.elder_ones]
SIDES = ("left", "right")
MOST_TRIES = 400
MOST_STEPS = 400


# ---------------------------------------------------------------- whose effects they are


def scripts_in(thing: object, owner: str, seen: set[int]) -> Iterator[tuple[str, Script]]:
    """All scripts that hang on a thing, each with the id of the entry it belongs to."""
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
    """Each script once, with the episode it is of, or any."""
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


def test_every_script_of_the_box_belongs_to_something_and_is_tried() -> None:
    tried = sorted(case.values[0].index for case in CASES)
    assert tried == list(range(len(LIBRARY.scripts)))


# ---------------------------------------------------------------- busy positions


def busy(episode: str | None, elder: str, chance: random.Random) -> Story:
    """Three investigators in the thick of it: hurt, laden, among enemies and tokens."""
    episode = episode or chance.choice(LIBRARY.episodes).id
    options = {"episode": episode, "elder_one": elder, "unknown": "full"}
    legend = GAME.legend(3, options)
    spaces = [space["id"] for space in legend["spaces"]]
    near = chance.sample(spaces, 4)
    is_set_up = chance.random() < 0.5
    names = chance.sample(legend["investigators"], 3)
    cards = chance.sample(legend["cards"], len(legend["cards"]))
    types = [each["id"] for each in legend["types"][1:]]
    stage = chance.randrange(1, 4)
    g = GAME.arrange(
        [laden(name, near, legend, cards[at::5], chance) for at, name in enumerate(names)],
        options,
        set_up=is_set_up,
        enemies=[
            (kind, chance.choice(near), 1)
            for kind in types
            if not is_set_up and chance.random() < 0.7
        ],
        tokens=[
            (t, chance.choice([*near, "board"]), 2) for t in in_some_order(legend["tokens"], chance)
        ],
        unknown=chance.sample([kind for kind in types if kind in UNKNOWN], 2),
        stage=stage,
        elder=chance.choice(near) if stage > 1 else None,
        elder_wounds=3 if stage > 1 else 0,
        disrupted=stage > 1 and chance.random() < 0.5,
        seed=chance.randrange(1 << 30),
    )
    g.types = (1 << len(legend["types"])) - 1
    return g


def in_some_order(tokens: list[str], chance: random.Random) -> list[str]:
    """In some order: sides of one token share a pool, and the first may take all of it."""
    return chance.sample(tokens, len(tokens))


def laden(name: str, near: list[str], legend: Any, cards: Any, chance: random.Random) -> Any:
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
        "tokens": {t: chance.randrange(4) for t in legend["tokens"] if chance.random() < 0.4},
        "cards": sides,
    }


# ---------------------------------------------------------------- playing one effect


def perform(g: Story, script: Script, at: int, chance: random.Random) -> bool:
    """Play this effect alone, by lot where somebody is asked; whether anything is different."""
    figures = [figure for figure, space in enumerate(g.figure_space) if space >= 0]
    it = chance.choice(figures) if figures else -1
    there = chance.choice([space for space in range(g.setting.spaces) if is_busy(g, space)])
    held = [2 * card for card in range(len(g.setting.cards)) if g.hand[0] >> card & 1]
    ctx = subjects(0, it, there, chance.choice(held) if held else -1, chance.randrange(3))
    # Some effects change a roll, others count what it showed.
    g.roll = Roll(word.ON_ATTACK_HERE, 0, -1, 0, no_faces(), successes=2, signs=1, dealt=1)
    g.asked.clear()
    floor = len(g.agenda)
    before = shown(g)
    step: Step[Story] = RunScript(script.index, at, ctx)
    step.run(g)
    g.agenda[:] = [each for each in g.agenda if not follows(each, script, at)]
    for _ in range(MOST_STEPS):
        if g.result is not None or shown(g) != before:
            return True
        if g.asked:
            decision = g.asked[0]
            g.asked.clear()
            decision.step.answer(g, decision.seat, chance.choice(decision.options))
        elif len(g.agenda) > floor:
            g.agenda.pop().run(g)
        else:
            return False
    return False


def is_busy(g: Story, space: int) -> bool:
    tokens = len(g.pool)
    return space in g.space or any(g.laid[space * tokens : (space + 1) * tokens])


def follows(step: Step[Any], script: Script, at: int) -> bool:
    return isinstance(step, RunScript) and (step.script, step.at) == (script.index, at + 1)


def shown(g: Story) -> list[Any]:
    """All that anybody can see of a table."""
    fields = [getattr(g, name) for name in OPEN_FIELDS if name not in ("changed", "gathering")]
    roll = g.roll
    dice = None if roll is None else [getattr(roll, name) for name in Roll.__match_args__]
    decks = [len(g.mythos), len(g.discovery), len(g.relic_deck)]
    return [[list(f) if isinstance(f, list) else f for f in fields], dice, decks]


UNKNOWN = {LIBRARY.enemies[each.enemy].id for each in LIBRARY.unknown_monsters}


@pytest.mark.parametrize(("script", "episode", "elders"), CASES)
def test_every_effect_makes_a_difference(
    script: Script, episode: str | None, elders: list[str]
) -> None:
    chance = random.Random(script.index)
    for at, effect in enumerate(script.effects):
        for _ in range(MOST_TRIES):
            g = busy(episode, chance.choice(elders), chance)
            if perform(g, script, at, chance):
                break
        else:
            raise AssertionError(f"{word.VERBS[effect.verb]} ({at}) never does anything")
