"""The events of the game, none of them secret (DMD-V1).

Fields are put into words by the sort of their Word; a namer gets the value and the whole event:

| sort | the value is | said as |
|---|---|---|
| investigator | an investigator at the table, or -1 | the name, or the player if none is chosen |
| player | an investigator at the table | the name of the player |
| character | an investigator of the box | the name |
| space | a space of the map, or -1 | its name |
| passage-start, passage-end | a passage | the name of the space at that end |
| figure, figures | an enemy's figure, or several | the name of its type |
| unknown-monsters | slot A; slot B is `event.b` | the names of the types in the slots |
| token | a token, or below 0 for none | its name, or nothing |
| card | a Discovery card | its title |
| card-story | a Discovery card | its story |
| card-side | a Discovery card; the side is `event.side` | the name of that side |
| held-card | a claimed Discovery card | the name of the face-up side |
| relic, relics | a relic, or several | its name |
| mythos, mythos-rule | a Mythos card | its name; what it does |
| insanity | an insanity card | its name |
| insanities | the insanity cards by investigator | each investigator and its insanity |
| skill | 0 to 2: a skill of `event.who` | its name |
| episode-action | an action of the episode | its name |
| source | a source of powers (components.py) | its name |
| thing | a thing by its kind and id, as in `skill:surgeon` | its name |
| roll-changes | things by kind and id; their numbers are `event.changed` | each with its number |
| elder-one | anything | the name of the Elder One |
| stage, stage-reveal | a stage, from 1 | its name; what happens when it is revealed |
| dice | the black dice; the green ones are `event.green` | all dice with their faces |
| die | colour and face of a die | the die and what it shows |
| face | colour and face of the die just mentioned | what it shows |
"""

from typing import Annotated, Final, Literal

from miskatonic.games.death_may_die.model.paths import GONE
from miskatonic.kernel.events import Event
from miskatonic.kernel.narration import Says, When, Word

Investigator = Annotated[int, Word("investigator")]
Space = Annotated[int, Word("space")]
Figure = Annotated[int, Word("figure")]
Token = Annotated[int, Word("token")]
Card = Annotated[int, Word("card")]
HeldCard = Annotated[int, Word("held-card")]
CardSide = Annotated[int, Word("card-side")]
Relics = Annotated[list[int], Word("relics")]
Change = Annotated[int, Word("size", "n")]

# `When` compares strings.
NO_PASSAGE: Final = str(int(GONE))

CHAPTER: Final = Says(weight="chapter")
GRAVE: Final = Says(weight="grave")

LostBy = Literal["killed", "insane"]
EndReason = Literal["elder-one-killed", "investigator-lost", "all-lost", "track-ended"]


# ---------------------------------------------------------------- set-up


class CharacterChosen(Event, tag="character"):
    """DMD-058  A player takes this investigator."""

    who: Annotated[int, Word("player", "player")]
    character: Annotated[int, Word("character", "who")]


class TableSetUp(Event, tag="set-up"):
    """DMD-060 … 062  The first investigator, and the insanity of each."""

    first: Investigator
    insanities: Annotated[list[int], Word("insanities")]


class UnknownMonstersDrawn(Event, tag="unknown-monsters"):
    """DMD-196  The types in slots A and B, -1 if empty."""

    a: Annotated[int, Word("unknown-monsters", "names")]
    b: int


class RelicsOffered(Event, tag="relics-offered"):
    """DMD-199  Relics are laid out to choose from."""

    relics: Relics


class RelicGained(Event, tag="relic-gained"):
    """DMD-199  An investigator gets a relic."""

    who: Investigator
    relic: Annotated[int, Word("relic")]
    transformed: bool


class RelicsTransformed(Event, tag="relics-transformed"):
    """DMD-189  All relics of an investigator are turned over."""

    who: Investigator


# ---------------------------------------------------------------- turns and actions


class TurnBegan(Event, tag="turn-began"):
    """DMD-084, DMD-085  A turn begins, with a number of actions."""

    says = CHAPTER

    who: Investigator
    turn: int
    actions: int


class Moved(Event, tag="moved"):
    """DMD-090  One space of a Run or another move."""

    who: Investigator
    space: Space
    to: Space


class Placed(Event, tag="placed"):
    """An investigator is placed on a space without moving."""

    who: Investigator
    space: Space
    to: Space


class Followed(Event, tag="followed"):
    """DMD-092  An enemy follows an investigator."""

    figure: Figure
    space: Space
    to: Space


class Sneaked(Event, tag="sneaked"):
    """DMD-193  An enemy stays behind."""

    who: Investigator
    figure: Figure


class Attacked(Event, tag="attacked"):
    """DMD-096  An investigator attacks these figures."""

    who: Investigator
    figures: Annotated[list[int], Word("figures")]


class Rested(Event, tag="rested"):
    """DMD-100  The Rest action."""

    who: Investigator


class Traded(Event, tag="traded"):
    """DMD-103  A card changes hands."""

    card: HeldCard
    who: Investigator
    to: Investigator


class EpisodeActionTaken(Event, tag="episode-action"):
    """DMD-107  An action of the episode."""

    who: Investigator
    action: Annotated[int, Word("episode-action")]


class Used(Event, tag="used"):
    """A card or relic is used; `use` is the index of the use."""

    who: Investigator
    source: Annotated[int, Word("source")]
    use: int


# ---------------------------------------------------------------- dice


class Rolled(Event, tag="rolled"):
    """DMD-063  All dice as thrown; `roll` is the kind of roll (keywords.ROLL_KINDS)."""

    who: Investigator
    roll: Annotated[int, Word("text", text="dmd-roll-")]
    foe: int
    black: Annotated[list[int], Word("dice", "dice")]
    green: list[int]


class Rerolled(Event, tag="rerolled"):
    """DMD-074  One die, before and after."""

    who: Investigator
    die: Annotated[int, Word("die")]
    now: Annotated[int, Word("face")]


class Tallied(Event, tag="tallied"):
    """DMD-077, DMD-081  The final result; `changed` holds the successes from each of the `changes`
    things in `changed_by`.
    """

    says = Says(When("changes", "positive", "tallied-changed"))

    who: Investigator
    successes: int
    signs: int
    tentacles: int
    changes: int
    changed: list[int]
    changed_by: Annotated[list[str], Word("roll-changes", "what")]


class BlanksTurned(Event, tag="blanks-turned"):
    """DMD-069  Blanks count as tentacles because of this token."""

    who: Investigator
    n: int
    token: Token


class WoundsAdded(Event, tag="wounds-added"):
    """DMD-R35  A skill or card adds wounds to an attack."""

    who: Investigator
    n: int
    by: Annotated[str, Word("thing", "what")]


# ---------------------------------------------------------------- investigators


class StressChanged(Event, tag="stress"):
    """DMD-025, DMD-026  Stress taken or healed."""

    says = Says(When("change", "negative", "stress-healed"))

    who: Investigator
    change: Change
    now: int


class WoundsChanged(Event, tag="wounds"):
    """DMD-027  Wounds taken or healed."""

    says = Says(When("change", "negative", "wounds-healed"))

    who: Investigator
    change: Change
    now: int


class CompanionWounded(Event, tag="companion-wounded"):
    """DMD-124  A companion takes a wound."""

    who: Investigator
    card: HeldCard
    now: int


class SanityLost(Event, tag="sanity"):
    """DMD-032, DMD-034  The marker moves right."""

    who: Investigator
    change: Change
    now: int


class ThresholdReached(Event, tag="threshold", rename={"bonus_dice": "bonus-dice"}):
    """DMD-035, DMD-036  An insanity threshold, and its permanent dice."""

    who: Investigator
    number: int
    bonus_dice: int


class InsanityTriggered(Event, tag="insanity"):
    """DMD-037  The insanity card takes effect or is calmed."""

    says = GRAVE

    who: Investigator
    insanity: Annotated[int, Word("insanity")]
    calm: bool


class LeveledUp(Event, tag="level-up"):
    """DMD-039  A skill rises a level."""

    who: Investigator
    skill: Annotated[int, Word("skill")]
    level: int


class InvestigatorLost(Event, tag="lost"):
    """DMD-027, DMD-033, DMD-156  An investigator is out of the game."""

    says = GRAVE

    who: Investigator
    reason: LostBy
    space: Space


# ---------------------------------------------------------------- cards


class MythosDrawn(Event, tag="mythos"):
    """DMD-108  A Mythos card is drawn and resolved."""

    says = GRAVE

    card: Annotated[int, Word("mythos"), Word("mythos-rule", "rule")]


class MythosReshuffled(Event, tag="mythos-reshuffled"):
    """DMD-149  The discard is shuffled back; `cards` are now in the deck."""

    cards: int


class Discovered(Event, tag="discovered"):
    """DMD-119  An investigator draws this card."""

    who: Investigator
    card: Annotated[int, Word("card"), Word("card-story", "story")]


class DiscoveryDiscarded(Event, tag="discovery-discarded"):
    """DMD-121  An unclaimed card is discarded."""

    card: Card


class Claimed(Event, tag="claimed"):
    """DMD-013, DMD-123  An investigator claims a side of a Discovery card."""

    who: Investigator
    card: CardSide
    side: int


class OtherSideTaken(Event, tag="other-side"):
    """DMD-130  A claimed card is turned over."""

    who: Investigator
    card: CardSide
    side: int


class CardDiscarded(Event, tag="card-discarded"):
    """DMD-127  An investigator loses a Discovery card."""

    who: Investigator
    card: Card


# ---------------------------------------------------------------- enemies


class Summoned(Event, tag="summoned"):
    """DMD-115  A figure enters the board."""

    figure: Figure
    type: int
    space: Space


class EnemyMoved(Event, tag="enemy-moved"):
    """DMD-113  An enemy moves from one space to another."""

    figure: Figure
    space: Space
    to: Space


class EnemyAttacks(Event, tag="enemy-attacks"):
    """DMD-133  An enemy attacks."""

    figure: Figure
    who: Investigator


class EnemyWounded(Event, tag="enemy-wounded"):
    """DMD-097  An enemy takes wounds from `who`, or from no investigator (-1)."""

    figure: Figure
    n: int
    now: int
    who: Investigator


class EnemyMended(Event, tag="enemy-mended"):
    """DMD-097  An enemy's wounds heal."""

    figure: Figure
    n: int


class EnemyKilled(Event, tag="enemy-killed"):
    """DMD-098  An enemy dies."""

    figure: Figure
    space: Space
    who: Investigator


class EnemyBanished(Event, tag="enemy-banished"):
    """DMD-022  An enemy returns to the pool without being killed."""

    figure: Figure
    space: Space


# ---------------------------------------------------------------- tokens and passages


class TokenPlaced(Event, tag="token-placed"):
    """A token is placed on a space."""

    token: Token
    n: int
    space: Space


class TokenRemoved(Event, tag="token-removed"):
    """A token returns from a space to the pool."""

    token: Token
    n: int
    space: Space


class TokenMoved(Event, tag="token-moved"):
    """A token moves from one space to another."""

    token: Token
    n: int
    space: Space
    to: Space


class TokenTurned(Event, tag="token-turned"):
    """A token is turned to its other side, which has its own number."""

    token: Token
    now: Token
    n: int
    space: Space


class CarriedTokensChanged(Event, tag="carries"):
    """An investigator gains or loses tokens."""

    says = Says(When("change", "negative", "carries-less"))

    who: Investigator
    token: Token
    change: Change
    now: int


class BoardTokensChanged(Event, tag="board-tokens"):
    """The tokens on the episode's board change."""

    token: Token
    change: Change
    now: int


class PassageChanged(Event, tag="passage"):
    """DMD-042  A passage is barred by a token, open (-1) or gone (-2)."""

    says = Says(
        When("token", NO_PASSAGE, "passage-gone"),
        When("token", "negative", "passage-opened"),
        message="passage-barred",
    )

    passage: Annotated[int, Word("passage-start", "space"), Word("passage-end", "to")]
    token: Token


# ---------------------------------------------------------------- the Elder One and the end


class Advanced(Event, tag="advanced"):
    """DMD-147, DMD-153  The track advances; says whether the Elder One's figure is on it."""

    track: int
    figure: bool


class Disrupted(Event, tag="disrupted"):
    """DMD-162  The goal of the episode is reached."""

    says = GRAVE

    who: Investigator


class StageRevealed(Event, tag="stage-revealed"):
    """DMD-151, DMD-168  A stage of the Elder One is revealed."""

    says = GRAVE

    stage: Annotated[int, Word("stage", "name"), Word("stage-reveal", "rule")]


class ElderPlaced(Event, tag="elder-placed"):
    """DMD-151  The Elder One is placed on a space."""

    space: Annotated[int, Word("space"), Word("elder-one", "elder")]


class StageDefeated(Event, tag="stage-defeated"):
    """DMD-167  A stage of the Elder One is defeated."""

    says = GRAVE

    stage: int


class GameOver(Event, tag="game-over"):
    """DMD-180 … 184  Won or lost, and why."""

    says = GRAVE

    won: bool
    reason: Annotated[EndReason, Word("text", text="dmd-end-")]


EVENTS: Final = (
    CharacterChosen,
    TableSetUp,
    UnknownMonstersDrawn,
    RelicsOffered,
    RelicGained,
    RelicsTransformed,
    TurnBegan,
    Moved,
    Placed,
    Followed,
    Sneaked,
    Attacked,
    Rested,
    Traded,
    EpisodeActionTaken,
    Used,
    Rolled,
    Rerolled,
    Tallied,
    BlanksTurned,
    WoundsAdded,
    StressChanged,
    WoundsChanged,
    CompanionWounded,
    SanityLost,
    ThresholdReached,
    InsanityTriggered,
    LeveledUp,
    InvestigatorLost,
    MythosDrawn,
    MythosReshuffled,
    Discovered,
    DiscoveryDiscarded,
    Claimed,
    OtherSideTaken,
    CardDiscarded,
    Summoned,
    EnemyMoved,
    EnemyAttacks,
    EnemyWounded,
    EnemyMended,
    EnemyKilled,
    EnemyBanished,
    TokenPlaced,
    TokenRemoved,
    TokenMoved,
    TokenTurned,
    CarriedTokensChanged,
    BoardTokensChanged,
    PassageChanged,
    Advanced,
    Disrupted,
    StageRevealed,
    ElderPlaced,
    StageDefeated,
    GameOver,
)
