"""Keywords of card files that are not classes in card_effects/.

docs/design/death-may-die-content-schema.md explains them. Each family of keywords is a tuple; the
constants are indexes into it.
"""

from typing import Final

# ---------------------------------------------------------------- gates

RED: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
EACH_GATE: Final = 3
RANDOM_GATE: Final = 4
NEAREST_GATE: Final = 5
FURTHEST_GATE: Final = 6
CHOSEN_GATE: Final = 7
GATES: Final = ("red", "yellow", "blue", "each", "random", "nearest", "furthest", "chosen")

# ---------------------------------------------------------------- enemies, cards

# An enemy's kind: the index of its type in the library, or one of these.
ANY_ENEMY: Final = -1
ANY_MONSTER: Final = -2
ELDER_ONE: Final = -3
SLOT_A: Final = -4
SLOT_B: Final = -5
WIDE_KINDS: Final = ("enemy", "monster", "elder", "slot-a", "slot-b")

EACH: Final = 0
NEAREST: Final = 1
FURTHEST: Final = 2
CHOSEN: Final = 3
PICKS: Final = ("each", "nearest", "furthest", "chosen")

SELF: Final = 0
ITEM: Final = 1
COMPANION: Final = 2
ITEM_OR_COMPANION: Final = 3
CARDS: Final = ("self", "item", "companion", "item-or-companion")

SIDE_ITEM: Final = 0
SIDE_COMPANION: Final = 1
SIDE_CONDITION: Final = 2
SIDE_KINDS: Final = ("item", "companion", "condition")

NO_SIDE: Final = -1
LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final = ("left", "right")

# ---------------------------------------------------------------- powers

BONUS_GREEN: Final = 0
BONUS_REROLL: Final = 1
BONUS_SUCCESS: Final = 2
BONUS_CALM: Final = 3
BONUS_SIGN: Final = 4
BONUS_HARM: Final = 5
BONUS_IGNORE_WOUNDS: Final = 6
BONUS_IGNORE_SANITY: Final = 7
BONUS_RUN: Final = 8
BONUS_SNEAK: Final = 9
BONUS_RANGE: Final = 10
BONUS_REST: Final = 11
BONUS_ACTIONS: Final = 12
BONUS_REST_TRADE: Final = 13
BONUS_SKILL: Final = 14
BONUS_NO_FOLLOW: Final = 15
BONUS_FIELDS: Final[tuple[tuple[str, str], ...]] = (
    ("green", "n? on? if?"),
    ("reroll", "n? on? if?"),
    ("success", "n? on? if?"),
    ("calm", "n? on? if?"),
    ("sign", "n? on? if?"),
    ("harm", "n? on? if?"),
    ("ignore-wounds", "n? on? if?"),
    ("ignore-sanity", "n? on? if?"),
    ("run", "n? if?"),
    ("sneak", "n? if?"),
    ("range", "n? if?"),
    ("rest", "n? if?"),
    ("actions", "n? if?"),
    ("rest-trade", "token"),
    ("skill", "skill n?"),
    ("no-follow", "kind n? if?"),
)
BONUSES: Final = tuple([word for word, _ in BONUS_FIELDS])

ON_ANY: Final = 0
ON_OWN: Final = 1
ON_ATTACK: Final = 2
ON_ATTACK_HERE: Final = 3
ON_ATTACK_AWAY: Final = 4
ON_ACTION: Final = 5
ON_DISCOVERY: Final = 6
ON_AGAINST: Final = 7
ON_ATTACKED: Final = 8
ON_FIRE: Final = 9
ROLL_KINDS: Final = (
    "any",
    "own",
    "attack",
    "attack-here",
    "attack-away",
    "action",
    "discovery",
    "against",
    "attacked",
    "fire",
)

TURN_START: Final = 0
TURN_END: Final = 1
ATTACKED: Final = 2
ATTACKS: Final = 3
DIES: Final = 4
KILL: Final = 5
ROLLED: Final = 6
RAN: Final = 7
RESTED: Final = 8
ENTER: Final = 9
WOUNDED: Final = 10
THRESHOLD: Final = 11
CLAIM: Final = 12
LOST: Final = 13
INVESTIGATING: Final = 14
ELDER_SUMMONED: Final = 15
MOMENTS: Final = (
    "turn-start",
    "turn-end",
    "attacked",
    "attacks",
    "dies",
    "kill",
    "roll",
    "run",
    "rest",
    "enter",
    "wounded",
    "threshold",
    "claim",
    "lost",
    "investigate",
    "summoned",
)

ONCE_NO: Final = 0
ONCE_TURN: Final = 1
ONCE_ROLL: Final = 2
ONCE_RUN: Final = 3
ONCE_GAME: Final = 4
ONCES: Final = ("", "turn", "roll", "run", "game")

TIMING_ANY: Final = 0
TIMING_FREE: Final = 1
TIMING_ACTION: Final = 2
TIMING_ROLL: Final = 3
TIMINGS: Final = ("any", "free", "action", "roll")

# ---------------------------------------------------------------- traits, token rules, hooks

DARK_HASTE: Final = 0
SLOW: Final = 1
BURROW: Final = 2
CARRIES_CULTIST: Final = 3
UNNERVING: Final = 4
SHARES_WOUNDS: Final = 5
TRAITS: Final = (
    "dark-haste",
    "slow",
    "burrow",
    "carries-cultist",
    "unnerving",
    "shares-wounds",
)

BLOCKS: Final = 0
SLOWS: Final = 1
BLANKS_ARE_TENTACLES: Final = 2
ENEMY_WAYS: Final = 3
BURROW_WAY: Final = 4
PAYS_REROLL: Final = 5
TOKEN_RULES: Final = (
    "blocks",
    "slows",
    "blanks-are-tentacles",
    "enemy-ways",
    "burrow-way",
    "pays-reroll",
)

CATEGORY_CULTIST: Final = 0
CATEGORY_MONSTER: Final = 1
CATEGORIES: Final = ("cultist", "monster")

STAIRS: Final = 0
TUNNEL: Final = 1
LINKS: Final = ("stairs", "tunnel")

# Each skill hook, with the numbers it has at every level.
SKILL_HOOKS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("ArcaneMastery", ("signs", "worth", "heal")),
    ("Brawling", ("green", "all", "rerolls", "full")),
    ("Marksman", ("range", "green", "free")),
    ("Stealth", ("sneaks", "hurt")),
    ("Swiftness", ("run", "free-run", "along", "actions")),
    ("Toughness", ("rerolls", "wounds", "sanity", "any")),
    ("KillerInstinct", ("wounds", "stress", "every")),
    ("SelfDefense", ("heal", "push", "rerolls", "kill")),
    ("SilentWitness", ("heal", "mix", "prevent", "both")),
    ("ShowOff", ("green", "rerolls", "within", "each")),
    ("Proficient", ("extra", "others", "heal", "heal-others")),
    ("Surgeon", ("amount", "mix", "within", "each")),
    ("Sly", ("heal", "hurt", "each", "investigate")),
    ("AvidPhotographer", ("follow", "green", "rest", "free")),
    ("RelicSeeker", ("draw", "keep", "unpaid", "heal", "instead")),
    ("ChemicalExplosives", ("extra", "rerolls", "full")),
)

# Relics with special rules in code (model/routes.py).
IRREGULAR_RELICS: Final = ("SilverKey",)
