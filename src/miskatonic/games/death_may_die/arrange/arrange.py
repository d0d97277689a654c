"""Arranges a position by names, for tests, puzzles and lessons.

    DEATH_MAY_DIE.arrange(
        [
            {"name": "mike-kozlov", "space": "reception", "levels": [2, 1, 1], "wounds": 1},
            {"name": "ruth-weber", "relics": ["silver-key:normal"], "tokens": {"fire": 2}},
        ],
        {"episode": "isle-of-the-damned", "elder_one": "tsathoggua"},
        enemies=[("cultist", "reception", 1), ("fisher-from-outside", "laundry", 0)],
        tokens=[("fire", "reception", 2), ("lock", "laundry>boathouse", 1)],
        dice=["success", "success+tentacle", "sign", "blank"],
        mythos=["tsa-ooze"],
        begin="actions",
    )

Investigators start on the start space, at level 1 and unhurt, unless stated otherwise. There are as
many seats as investigators, or one seat with two (`solo`). `active` has the turn.

The board is empty except for what is named, or with `set_up` as in the episode. An enemy has a
space and wounds, a token a space (or a passage "a>b", or the "board") and a number; `gone` lists
passages, stairs and tunnels that have collapsed. `unknown` names the monsters in slots A and B and
sets the option unknown_monsters; relics set unknown_relics.

The Elder One is on the `track`, or from stage II on on the space `elder`, with `elder_wounds`. By
default the ritual is `disrupted` from stage III on, and in stage II the track is on its first red
space.

The named dice are rolled first, in this order, rerolls included; named cards are on top of their
decks, the first one topmost; `discard` lists the Mythos discard.

Play begins at `begin`: a whole turn ("turn"), one of its parts (see PARTS), or during the attacks
of enemies ("fight"), followed by the rest of the turn. `actions` are left. `before` lists choices
that are played first, as Game.choice takes them, so that a position can begin during a roll.

The past: `turn` is the number of the turn, `did` the actions taken in it ("run", "attack", "rest",
"trade"), `used` the skills used (see USES), `spent` the cards and relics whose powers are used up,
`fought` the enemies that have attacked, and `began_at` the space where the turn began. The log and
the recap begin with the events in `past`, given as objects or as JSON.

Impossible positions raise BadOptions, which names the bad value and what would be right.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from miskatonic.errors import BadOptions
from miskatonic.games.death_may_die.arrange.table_setup import (
    InvestigatorSetup,
    TableSetup,
    list_in,
    number_in,
    place_in,
)
from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.card_data.context import context
from miskatonic.games.death_may_die.card_data.schema import FACES
from miskatonic.games.death_may_die.model.components import Components, bit
from miskatonic.games.death_may_die.model.counting import holds
from miskatonic.games.death_may_die.model.events import EVENTS, TurnBegan
from miskatonic.games.death_may_die.model.holdings import refresh_all
from miskatonic.games.death_may_die.model.options import Rules
from miskatonic.games.death_may_die.model.state import (
    DID_ATTACK,
    DID_REST,
    DID_RUN,
    DID_TRADE,
    PHASE_ACTIONS,
    PHASE_END,
    PHASE_INVESTIGATE_OR_FIGHT,
    PHASE_SUMMONING,
    USED_FREE_ACTION,
    USED_FREE_ATTACK,
    USED_FREE_RUN,
    USED_KILLER_INSTINCT,
    USED_SLY,
    DeathMayDieState,
    is_alive,
)
from miskatonic.games.death_may_die.rules.actions import CHOOSE_ACTION
from miskatonic.games.death_may_die.rules.discovery import INVESTIGATE_OR_FIGHT
from miskatonic.games.death_may_die.rules.disruption import remove_ended_tokens
from miskatonic.games.death_may_die.rules.elder_one import (
    CHECK_DISCARD,
    CHECK_SUMMONING,
    ElderEndOfTurn,
    symbols_in_discard,
)
from miskatonic.games.death_may_die.rules.enemy_attacks import FIGHT
from miskatonic.games.death_may_die.rules.fire import BURN
from miskatonic.games.death_may_die.rules.mythos import MYTHOS_PHASE
from miskatonic.games.death_may_die.rules.setup import lay_out_map
from miskatonic.games.death_may_die.rules.triggers import TRIGGERS_FROM, use_up
from miskatonic.games.death_may_die.rules.turn import (
    BEGIN_TURN,
    END_EFFECTS,
    NEXT_TURN,
    SUMMONING,
    actions_of,
)
from miskatonic.games.death_may_die.rules.uses import USE_WINDOW
from miskatonic.kernel.events import Event, list_of
from miskatonic.kernel.state import Step, run, tell

__all__ = ["BEGINNINGS", "PARTS", "USES", "InvestigatorSetup", "arrange", "faces_named"]

# The parts of a turn where play can begin, in order.
PARTS: Final[tuple[tuple[str, tuple[Step[Any], ...]], ...]] = (
    ("actions", (CHOOSE_ACTION,)),
    ("mythos", (MYTHOS_PHASE, USE_WINDOW)),
    ("investigate", (INVESTIGATE_OR_FIGHT, USE_WINDOW)),
    ("end", (END_EFFECTS, USE_WINDOW)),
    ("fire", (BURN, USE_WINDOW)),
    ("discard", (CHECK_DISCARD,)),
    ("summoning", (SUMMONING, CHECK_SUMMONING)),
    ("elder", (ElderEndOfTurn(1),)),
    ("next", (NEXT_TURN,)),
)
NAMES: Final = [name for name, _ in PARTS]
BEGINNINGS: Final = ("turn", *NAMES, "fight")
# Parts before the Mythos card, when the discard has too few symbols for an advance.
BEFORE_MYTHOS: Final = ("turn", "actions", "mythos")
PHASES: Final = {
    "fight": PHASE_INVESTIGATE_OR_FIGHT,
    "end": PHASE_END,
    "fire": PHASE_END,
    "elder": PHASE_SUMMONING,
    "next": PHASE_SUMMONING,
}
DONE_ACTIONS: Final = {"run": DID_RUN, "attack": DID_ATTACK, "rest": DID_REST, "trade": DID_TRADE}
USES: Final = {
    "free-run": USED_FREE_RUN,
    "free-attack": USED_FREE_ATTACK,
    "killer-instinct": USED_KILLER_INSTINCT,
    "free-action": USED_FREE_ACTION,
    "sly": USED_SLY,
}


def faces_named(names: Sequence[str]) -> list[int]:
    """Look up faces of dice by their names in dice.toml."""
    for name in list_in("dice", names):
        if name not in FACES:
            raise BadOptions(f"no face {name!r}; expected one of {', '.join(FACES)}")
    return [FACES[name] for name in names]


def arrange(
    rules: Rules,
    components: Components,
    people: Sequence[InvestigatorSetup],
    enemies: Sequence[tuple[str, str, int]] = (),
    tokens: Sequence[tuple[str, str, int]] = (),
    dice: Sequence[str] = (),
    mythos: Sequence[str] = (),
    discovery: Sequence[str] = (),
    discard: Sequence[str] = (),
    unknown: Sequence[str] = (),
    gone: Sequence[str] = (),
    stage: int = 1,
    elder: str | None = None,
    elder_wounds: int = 0,
    track: int | None = None,
    disrupted: bool | None = None,
    active: int = 0,
    actions: int | None = None,
    begin: str = "actions",
    set_up: bool = False,
    empty_discovery: bool = False,
    turn: int = 1,
    did: Sequence[str] = (),
    used: Sequence[str] = (),
    spent: Sequence[str] = (),
    fought: Sequence[str] = (),
    began_at: str | None = None,
    past: Sequence[Event | Mapping[str, Any]] = (),
    seed: object = 0,
) -> DeathMayDieState:
    """Arrange a position and run it to its first question; see the module docstring."""
    position = TableSetup(rules, components, seed)
    g = position.g
    if len(people) != rules.count:
        raise BadOptions(f"{len(people)} investigators; expected {rules.count}")
    place_in_parts(begin)
    _tell_past(g, past)
    number_in("stage", stage, 1, len(position.components.elder.stages))
    g.disrupted = stage > 2 if disrupted is None else disrupted
    if stage > 2 and not g.disrupted:
        raise BadOptions(
            f"stage {stage} without `disrupted`; stage 2 ends only after the disruption (DMD-006)"
        )
    if set_up:
        lay_out_map(g)
        if g.disrupted:
            remove_ended_tokens(g)
    position.people(people)
    position.unknown(unknown)
    position.figures(enemies)
    position.lay(tokens)
    position.collapse(gone)
    position.elder(stage, elder, elder_wounds, track, begin)
    position.decks(mythos, discovery, discard, empty_discovery)
    g.forced = vec[i64](faces_named(dice))
    g.active = number_in("active", active, 0, rules.count - 1)
    g.first = g.active
    refresh_all(g)
    _check(g, begin)
    g.turn = number_in("turn", turn, 1, 999)
    g.began_at = g.space[g.active] if began_at is None else position.space(began_at)
    _remember(g, did, used, spent)
    _begin(g, begin, actions, fought)
    run(g)
    return g


def place_in_parts(begin: str) -> None:
    if begin not in BEGINNINGS:
        raise BadOptions(f"begin: {begin!r}; expected one of {', '.join(BEGINNINGS)}")


def _check(g: DeathMayDieState, begin: str) -> None:
    """Reject impossible positions."""
    names = [g.components.library.investigators[each].id for each in g.character]
    if g.alive != bit(g.rules.count) - 1 and g.stage == 1:
        lost = names[[is_alive(g, who) for who in range(g.rules.count)].index(False)]
        raise BadOptions(f"{lost} lost in stage 1; that would have ended the game (DMD-156)")
    if not is_alive(g, g.active):
        raise BadOptions(
            f"active: {g.active}; expected someone alive, and {names[g.active]} is lost"
        )
    if not g.disrupted and holds(g, g.components.episode.goal, context(-1)):
        raise BadOptions("the goal is already met; pass `disrupted`, or leave something to do")
    symbols, most = symbols_in_discard(g), g.components.dice.symbols
    if begin in BEFORE_MYTHOS and symbols >= most:
        raise BadOptions(
            f"discard: {symbols} symbols before the Mythos card of a turn; expected fewer, because"
            f" {most} would have advanced the Elder One at the end of the last turn"
        )


# ---------------------------------------------------------------- the past


def _tell_past(g: DeathMayDieState, past: Sequence[Event | Mapping[str, Any]]) -> None:
    """Begin the log with these events, given as objects or as JSON."""
    for each in list_in("past", past):
        if isinstance(each, Event):
            event = each
        else:
            try:
                [event] = msgspec.convert([each], list_of(EVENTS))
            except msgspec.ValidationError as error:
                raise BadOptions(f"past: {each!r} is not an event of this game: {error}") from None
        if type(event) not in EVENTS:
            raise BadOptions(f"past: {each!r}; expected an event of this game")
        if g.loud:
            tell(g, event)


def _remember(
    g: DeathMayDieState, did: Sequence[str], used: Sequence[str], spent: Sequence[str]
) -> None:
    """Record what was done and used this turn."""
    for name in list_in("did", did):
        place_in("action of a turn", tuple(DONE_ACTIONS), name)
        g.did |= DONE_ACTIONS[name]
    for name in list_in("used", used):
        place_in("skill use", tuple(USES), name)
        g.turn_used |= USES[name]
    held = {_name_of(g, source): source for who in range(g.rules.count) for source in g.own[who]}
    for name in list_in("spent", spent):
        place_in("card or relic in play with a power", tuple(held), name)
        power = g.components.powers[held[name]]
        for place, use in enumerate(power.uses):
            use_up(g, held[name], place, use.once)
        for place, trigger in enumerate(power.triggers):
            use_up(g, held[name], TRIGGERS_FROM + place, trigger.once)


def _name_of(g: DeathMayDieState, source: int) -> str:
    """The name of a card without its side."""
    name = g.components.source_ids[source].partition(":")[2]
    for side in word.SIDES:
        name = name.removesuffix(f"-{side}")
    return name


# ---------------------------------------------------------------- beginning


def _begin(g: DeathMayDieState, begin: str, actions: int | None, fought: Sequence[str]) -> None:
    """Begin a turn at one of its parts."""
    g.phase = PHASES.get(begin, PHASE_ACTIONS)
    g.changed = False
    most = int(actions_of(g, g.active))
    g.actions = most if actions is None else number_in("actions", actions, 0, most)
    if fought and begin != "fight":
        raise BadOptions(f"fought: {list(fought)}; expected none unless begin='fight'")
    if begin == "turn":
        if g.did or g.turn_used or actions is not None:
            raise BadOptions("did, used or actions with begin='turn'; they need a turn in progress")
        g.began = bit(g.rules.count) - 1 if g.turn > 1 else 0
        g.turn -= 1
        g.agenda = [BEGIN_TURN]
        return
    g.began = bit(g.rules.count) - 1
    if g.loud:
        tell(g, TurnBegan(int(g.active), int(g.turn), int(g.actions)))
    if begin == "fight":
        _fight_on(g, fought)
    at = NAMES.index("investigate" if begin == "fight" else begin)
    steps = [step for _, part in PARTS[at:] for step in part]
    if begin == "fight":
        steps[0] = FIGHT
    g.agenda = steps[::-1]


def _fight_on(g: DeathMayDieState, fought: Sequence[str]) -> None:
    """Mark these enemies in the active investigator's space as having attacked."""
    here = int(g.crowd[g.space[g.active]])
    if here == 0:
        raise BadOptions("begin: 'fight'; expected an enemy in the active investigator's space")
    left = [figure for figure in range(g.components.figures) if here >> figure & 1]
    for name in fought:
        ids = [_enemy_id(g, figure) for figure in left]
        figure = left.pop(place_in("enemy on the space that could have attacked", ids, name))
        g.fought |= bit(figure)


def _enemy_id(g: DeathMayDieState, figure: int) -> str:
    enemy = g.components.types[g.components.figure_type[figure]].enemy
    return "elder" if enemy is None else enemy.id
