"""The closed vocabulary of the content: every word that a TOML file may use.

What the words mean is said in docs/design/death-may-die-content-schema.md. Each family of words is
a tuple; the constants are the places in it, so that rules can dispatch on ints.
"""

from typing import Final

# ---------------------------------------------------------------- effects

STRESS: Final = 0
WOUND: Final = 1
SANITY: Final = 2
HEAL: Final = 3
GAIN: Final = 4
DROP: Final = 5
TAKE: Final = 6
LAY: Final = 7
WALK: Final = 8
PUT: Final = 9
ACTIONS: Final = 10
FREE: Final = 11
LEVEL: Final = 12
INVESTIGATE: Final = 13
DISCARD: Final = 14
OTHER_SIDE: Final = 15
SUMMON: Final = 16
MOVE: Final = 17
BRING: Final = 18
HURT: Final = 19
MEND: Final = 20
BANISH: Final = 21
STRIKE: Final = 22
PLACE: Final = 23
REMOVE: Final = 24
TURN: Final = 25
SHIFT: Final = 26
BAR: Final = 27
OPEN: Final = 28
ROLL: Final = 29
ROLL_AGAINST: Final = 30
REROLL: Final = 31
ADD: Final = 32
CALM: Final = 33
SIGN: Final = 34
CHOOSE: Final = 35
IF: Final = 36
INVESTIGATORS: Final = 37
ENEMIES: Final = 38
SPACES: Final = 39
TIMES: Final = 40
ELDER: Final = 41
MYTHOS: Final = 42
IRREGULAR: Final = 43

# Each verb with its fields: a "?" marks those that may be left out.
VERB_FIELDS: Final[tuple[tuple[str, str], ...]] = (
    ("stress", "n? overflow?"),
    ("wound", "n?"),
    ("sanity", "n?"),
    ("heal", "stress? wounds? mix?"),
    ("gain", "token n?"),
    ("drop", "token n? all?"),
    ("take", "token n? at?"),
    ("lay", "token n? at?"),
    ("walk", "n must? sneak? toward?"),
    ("put", "at"),
    ("actions", "n"),
    ("free", "action"),
    ("level", ""),
    ("investigate", ""),
    ("discard", "card n?"),
    ("other-side", ""),
    ("summon", "enemy gate? at? n?"),
    ("move", "n toward? away?"),
    ("bring", "at"),
    ("hurt", "n?"),
    ("mend", "n?"),
    ("banish", ""),
    ("strike", ""),
    ("place", "token n? at"),
    ("remove", "token n? at all?"),
    ("turn", "token at? all?"),
    ("shift", "token n? from? toward? away? all? must?"),
    ("bar", "token near"),
    ("open", "token n? at?"),
    ("roll", "green? black? add? less? need? then? else? each-success? each-sign? limit?"),
    ("roll-against", "black green harm? need? then? else?"),
    ("reroll", "n?"),
    ("add", "n?"),
    ("calm", "n?"),
    ("sign", "n?"),
    ("choose", "options may? otherwise?"),
    ("if", "if then else?"),
    ("investigators", "who if? then"),
    ("enemies", "kind pick? here? within? at? if? then"),
    ("spaces", "tag? token? at? if? then"),
    ("times", "n then"),
    ("elder", "at"),
    ("mythos", "n?"),
    ("irregular", "name"),
)
VERBS: Final = tuple([verb for verb, _ in VERB_FIELDS])

# Verbs that change the roll under way: only in uses with the timing "roll".
ROLL_VERBS: Final = (REROLL, ADD, CALM, SIGN)

# ---------------------------------------------------------------- conditions

COUNT: Final = 0
SAFE: Final = 1
AT: Final = 2
WITHIN: Final = 3
HAS: Final = 4
IF_INVESTIGATORS: Final = 5
IF_ENEMIES: Final = 6
TOKENS: Final = 7
IT_IS: Final = 8
IT_ALIVE: Final = 9
KILLED: Final = 10
STAYED: Final = 11
DID: Final = 12
DISRUPTED: Final = 13
SUMMONED: Final = 14
STAGE: Final = 15

CONDITION_FIELDS: Final[tuple[tuple[str, str], ...]] = (
    ("count", "of min? max?"),
    ("safe", ""),
    ("at", "space"),
    ("within", "n space"),
    ("has", "what"),
    ("investigators", "who if? min? max?"),
    ("enemies", "kind here? within? at? min? max?"),
    ("tokens", "token at? tag? min? max?"),
    ("it-is", "kind"),
    ("it-alive", ""),
    ("killed", ""),
    ("stayed", ""),
    ("did", "action"),
    ("disrupted", ""),
    ("summoned", ""),
    ("stage", "min"),
)
CONDITIONS: Final = tuple([word for word, _ in CONDITION_FIELDS])

# ---------------------------------------------------------------- amounts

FIXED: Final = 0
TOKENS_HERE: Final = 1
TOKENS_ON_YOU: Final = 2
TOKENS_ON_BOARD: Final = 3
TOKENS_IN_PLAY: Final = 4
TAGGED: Final = 5
ENEMIES_HERE: Final = 6
ENEMIES_IN_PLAY: Final = 7
ITEMS: Final = 8
COMPANIONS: Final = 9
HELD_CONDITIONS: Final = 10
RELICS: Final = 11
WOUNDS: Final = 12
STRESS_NOW: Final = 13
BONUS_DICE: Final = 14
INVESTIGATORS_HERE: Final = 15
INVESTIGATORS_ALIVE: Final = 16
TRACK_SPACE: Final = 17
ROLL_SUCCESSES: Final = 18
ROLL_SIGNS: Final = 19
ROLL_TENTACLES: Final = 20
ROLL_BLANKS: Final = 21
WOUNDS_DEALT: Final = 22
TOKENS_BESIDE: Final = 23

AMOUNTS: Final = (
    "",
    "tokens-here",
    "tokens-on-you",
    "tokens-on-board",
    "tokens-in-play",
    "tag",
    "enemies-here",
    "enemies-in-play",
    "items",
    "companions",
    "conditions",
    "relics",
    "wounds",
    "stress",
    "bonus-dice",
    "investigators-here",
    "investigators",
    "space",
    "roll-successes",
    "roll-signs",
    "roll-tentacles",
    "roll-blanks",
    "wounds-dealt",
    "tokens-beside",
)
AMOUNTS_OF_TOKENS: Final = (
    TOKENS_HERE,
    TOKENS_ON_YOU,
    TOKENS_ON_BOARD,
    TOKENS_IN_PLAY,
    TOKENS_BESIDE,
)
AMOUNTS_OF_A_ROLL: Final = (
    ROLL_SUCCESSES,
    ROLL_SIGNS,
    ROLL_TENTACLES,
    ROLL_BLANKS,
    WOUNDS_DEALT,
)
AMOUNTS_OF_ENEMIES: Final = (ENEMIES_HERE, ENEMIES_IN_PLAY)

# ---------------------------------------------------------------- spaces

AT_YOU: Final = 0
AT_IT: Final = 1
AT_THERE: Final = 2
AT_ELDER: Final = 3
AT_START: Final = 4
AT_GATE: Final = 5
AT_SPACE: Final = 6
AT_TAG: Final = 7
AT_TOKEN: Final = 8
AT_MOST: Final = 9
AT_INVESTIGATOR: Final = 10
AT_OTHER_INVESTIGATOR: Final = 11
AT_WITHIN: Final = 12
AT_ANYWHERE: Final = 13
AT_BOARD: Final = 14
AT_EVERYWHERE: Final = 15

SPACE_WORDS: Final = (
    "you",
    "it",
    "there",
    "elder",
    "start",
    "gate",
    "space",
    "tag",
    "token",
    "most",
    "investigator",
    "other-investigator",
    "within",
    "anywhere",
    "board",
    "everywhere",
)

RED: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
EACH_GATE: Final = 3
RANDOM_GATE: Final = 4
NEAREST_GATE: Final = 5
FURTHEST_GATE: Final = 6
CHOSEN_GATE: Final = 7
GATES: Final = ("red", "yellow", "blue", "each", "random", "nearest", "furthest", "chosen")

# ---------------------------------------------------------------- investigators, enemies, cards

WHO: Final = (
    "you",
    "active",
    "all",
    "others",
    "here",
    "others-here",
    "near",
    "others-near",
    "chosen",
    "chosen-other",
    "chosen-here",
    "chosen-other-here",
    "nearest",
    "with-it",
    "chosen-with-it",
    "there",
)
# Those of them that can be counted in a condition.
GROUPS: Final = (
    "all",
    "others",
    "here",
    "others-here",
    "near",
    "others-near",
    "with-it",
    "there",
)
WHO_YOU: Final = 0
WHO_ACTIVE: Final = 1
WHO_ALL: Final = 2
WHO_OTHERS: Final = 3
WHO_HERE: Final = 4
WHO_OTHERS_HERE: Final = 5
WHO_NEAR: Final = 6
WHO_OTHERS_NEAR: Final = 7
WHO_CHOSEN: Final = 8
WHO_CHOSEN_OTHER: Final = 9
WHO_CHOSEN_HERE: Final = 10
WHO_CHOSEN_OTHER_HERE: Final = 11
WHO_NEAREST: Final = 12
WHO_WITH_IT: Final = 13
WHO_CHOSEN_WITH_IT: Final = 14
WHO_THERE: Final = 15

# An enemy's kind: the place of its type in the library, or one of these.
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

RUN: Final = 0
ATTACK: Final = 1
REST: Final = 2
TRADE: Final = 3
STANDARD_ACTIONS: Final = ("run", "attack", "rest", "trade")

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

HARM_WOUND: Final = 0
HARM_STRESS: Final = 1
HARM_NONE: Final = 2
HARMS: Final = ("wound", "stress", "none")

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

# Each skill hook with the ints it reads at every level.
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

# Irregular cards: each name is a step class of the rules (or a relic's hook).
IRREGULAR_STEPS: Final = ("CollapsePassage",)
IRREGULAR_RELICS: Final = ("SilverKey",)
