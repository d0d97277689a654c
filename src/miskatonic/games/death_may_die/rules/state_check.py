"""Rejects saves with impossible states."""

from typing import Final

from miskatonic.games.death_may_die.card_data.context import ORIGIN_DISCOVERY
from miskatonic.games.death_may_die.card_data.keywords import SKILL_HOOKS
from miskatonic.games.death_may_die.model.choices import FACES
from miskatonic.games.death_may_die.model.components import HOOK_SOURCE, Components, bit
from miskatonic.games.death_may_die.model.paths import GONE
from miskatonic.games.death_may_die.model.roll import Roll
from miskatonic.games.death_may_die.model.state import PHASE_SUMMONING, DeathMayDieState
from miskatonic.games.death_may_die.rules.setup import empty_table
from miskatonic.kernel.numbers import shown
from miskatonic.kernel.save_check import HIGHEST, check_lengths, check_ranges, check_steps, require

LISTS: Final = (
    "character",
    "insanity",
    "space",
    "wounds",
    "stress",
    "sanity",
    "levels",
    "hand",
    "relics",
    "next_actions",
    "carried",
    "laid",
    "board",
    "pool",
    "passages",
    "figure_space",
    "figure_wounds",
    "card_wounds",
    "used",
)
# Cards, and the number of known cards on top of each deck.
DECKS: Final = ("mythos", "mythos_discard", "revealed")
DISCOVERIES: Final = ("discovery", "discovery_discard", "offered")
TOKENS: Final = ("carried", "laid", "board", "pool")
IN_ROLLS: Final = tuple([name for name in Roll.__match_args__ if name not in ("who", "foe")])
MOST: Final = 1000
MOST_DICE: Final = 100


def check_state(g: DeathMayDieState, components: Components) -> None:
    """Check ranges of numbers, lengths of lists, and that someone is alive to play on."""
    count = int(g.rules.count)
    who = (-1, count - 1)
    space = (-1, int(components.spaces) - 1)
    figure = (-1, int(components.figures) - 1)
    figures = (0, (1 << int(components.figures)) - 1)
    cards = len(components.cards)
    relics = len(components.library.relics)
    types = len(components.types)
    fresh = empty_table(g.rules, components, g.rng)
    check_lengths(g, fresh, LISTS)
    check_ranges(
        g,
        {
            "character": (-1, len(components.library.investigators) - 1),
            "insanity": (-1, len(components.library.insanities) - 1),
            "space": space,
            "wounds": (0, components.dice.wounds),
            "stress": (0, components.dice.stress),
            "sanity": (0, components.dice.sanity),
            "levels": (0, 6),
            "hand": (0, (1 << cards) - 1),
            "relics": (0, (1 << relics) - 1),
            "next_actions": (-MOST, MOST),
            **dict.fromkeys(TOKENS, (0, MOST)),
            "passages": (int(GONE), len(components.tokens) - 1),
            "figure_space": space,
            "figure_wounds": (0, MOST),
            "card_wounds": (0, MOST),
            "used": (0, HIGHEST),
            **dict.fromkeys(DECKS, (0, len(components.episode.mythos) + MOST)),
            **dict.fromkeys(DISCOVERIES, (0, cards - 1)),
            "relic_deck": (0, relics - 1),
            "forced": (0, int(FACES) - 1),
            "alive": (0, (1 << count) - 1),
            "right": (0, (1 << cards) - 1),
            "transformed": (0, (1 << relics) - 1),
            "types": (0, (1 << types) - 1),
            "slot_a": (-1, types - 1),
            "slot_b": (-1, types - 1),
            "spawns": (0, int(fresh.spawns)),
            "active": who,
            "first": who,
            "turn": (0, HIGHEST >> 1),
            "began": (0, (1 << count) - 1),
            "phase": (0, int(PHASE_SUMMONING)),
            "actions": (0, MOST),
            "began_at": space,
            "fought": figures,
            "stage": (1, len(components.elder.stages)),
            "track": (1, MOST),
            "gathering": (0, MOST),
            "maddening": (0, 1),
            "mythos_stacked": (0, len(g.mythos)),
            "discovery_stacked": (0, len(g.discovery)),
            "relics_stacked": (0, len(g.relic_deck)),
        },
    )
    check_steps(
        g,
        {
            **dict.fromkeys(("who", "you", "giver", "receiver", "party"), who),
            **dict.fromkeys(("figure", "foe", "it"), figure),
            **dict.fromkeys(("space", "there", "to", "toward"), space),
            "source": (-1, int(HOOK_SOURCE) + len(SKILL_HOOKS) - 1),
            "origin": (0, int(ORIGIN_DISCOVERY)),
            "type": (-1, types - 1),
            "token": (-1, len(components.tokens) - 1),
            "card": (-1, MOST),
            "relic": (-1, relics - 1),
            "n": (-MOST, MOST),
            **dict.fromkeys(IN_ROLLS, (-MOST, MOST)),
            **dict.fromkeys(("targets", "killed", "meant", "others", "cultists"), figures),
            **dict.fromkeys(("spaces", "ends", "gates"), (0, (1 << int(components.spaces)) - 1)),
            "passages": (0, (1 << len(components.episode.map.passages)) - 1),
            "kinds": (0, (1 << len(components.tokens)) - 1),
            "script": (0, len(components.library.scripts) - 1),
            "effect": (0, len(components.library.effects) - 1),
            "faces": (0, MOST_DICE),
        },
        [] if g.roll is None else [g.roll],
    )
    roll: object = g.roll
    require(roll is None or isinstance(roll, Roll), f"roll is {shown(roll)}")
    require(g.roll is None or len(g.roll.faces) == FACES, "roll has impossible faces")
    for slot in (g.slot_a, g.slot_b):
        is_unknown = slot == -1 or (slot > 0 and g.types & bit(slot) != 0)
        require(is_unknown, f"Unknown Monster is of type {slot}")
    require(g.types & components.base_types == components.base_types, f"types are {g.types}")
    require(g.result is not None or g.alive != 0, "game is not over, but nobody is alive")
    require(g.result is not None or g.phase == 0 or g.active >= 0, "nobody has the turn")
