"""Observations for learning agents: everything but the order of decks, as numbers (DMD-V1).

Investigators, spaces, figures, tokens, cards and relics go by their numbers in the game (see
components.py; `game.legend` names them). Absent things are -1 in codes and 0 elsewhere.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from miskatonic.games.death_may_die.card_data import keywords as word
from miskatonic.games.death_may_die.model.choices import (
    FACES,
    MOST_CARDS,
    MOST_CHARACTERS,
    MOST_FIGURES,
    MOST_PASSAGES,
    MOST_RELICS,
    MOST_SPACES,
    MOST_TOKENS,
)
from miskatonic.games.death_may_die.model.components import FIRE
from miskatonic.games.death_may_die.model.roll import Roll
from miskatonic.games.death_may_die.model.state import PHASE_SUMMONING, DeathMayDieState
from miskatonic.kernel.observation import (
    NONE,
    Column,
    code,
    codes,
    count,
    counts,
    flag,
    flags,
    put_flags,
    put_numbers,
    put_same,
)

MOST_INVESTIGATORS: Final[i64] = 5
SKILLS: Final[i64] = 3
# An upper bound for numbers that the rules don't limit.
MOST: Final[i64] = 999
MOST_CONTENT: Final = 64
# Codes for Discovery cards that no one holds.
OFFERED: Final[i64] = 10
DISCARDED: Final[i64] = 11
HELD: Final = "who holds it, 5 more on its right side"

WHO: Final = "investigator"
SPACE: Final = "space"
FIGURE: Final = "figure"
CARD: Final = "card"
RELIC: Final = "relic"
TOKEN: Final = "token"


def _named(names: tuple[str, ...]) -> str:
    return ", ".join([f"{number} {name}" for number, name in enumerate(names)])


COLUMNS: Final[tuple[Column, ...]] = (
    # The table.
    code("episode", MOST_CONTENT, "the episode, by its index in the library"),
    code("elder_one", MOST_CONTENT, "the Elder One, by its index in the library"),
    count("investigators", MOST_INVESTIGATORS, "number of investigators; a single player has two"),
    count("unknown_monsters", 2, "number of Unknown Monsters"),
    flag("unknown_relics", "the option Unknown Relics is on"),
    flag("random_spawn", "the Elder One arrives at random from his third stage on"),
    flag("any_number", "Brawling may attack any number of enemies"),
    count("actions_a_turn", 4, "actions per turn"),
    # The turn.
    count("turn", MOST, "turns that have begun"),
    code("phase", PHASE_SUMMONING + 1, "the phase of the turn, as state.py numbers them"),
    code("active", MOST_INVESTIGATORS, "the active investigator"),
    count("actions", MOST, "actions left this turn"),
    # The Elder One.
    count("stage", MOST, "the Elder One's stage"),
    count("track", MOST, "his space on the track"),
    flag("disrupted", "his ritual is disrupted"),
    count("symbols", MOST, "symbols in the Mythos discard"),
    count("mythos", MOST, "cards in the Mythos deck"),
    count("discovery", MOST, "cards in the Discovery deck"),
    count("relic_deck", MOST, "cards in the relic deck"),
    # Investigators.
    flags("alive", MOST_INVESTIGATORS, WHO, "is alive"),
    codes("character", MOST_INVESTIGATORS, WHO, MOST_CHARACTERS, "who it is"),
    codes("insanity", MOST_INVESTIGATORS, WHO, MOST_CONTENT, "its insanity"),
    codes("space", MOST_INVESTIGATORS, WHO, MOST_SPACES, "where it stands"),
    counts("wounds", MOST_INVESTIGATORS, WHO, MOST, "its wounds"),
    counts("stress", MOST_INVESTIGATORS, WHO, MOST, "its stress"),
    counts("sanity", MOST_INVESTIGATORS, WHO, MOST, "sanity lost"),
    counts("levels", MOST_INVESTIGATORS * SKILLS, "investigator, then skill", 6, "its level"),
    codes("carried", MOST_INVESTIGATORS, WHO, MOST_TOKENS, "the first kind of token it has"),
    counts("tokens", MOST_INVESTIGATORS, WHO, MOST, "number of its tokens, of all kinds"),
    # Cards.
    codes("cards", MOST_CARDS, CARD, DISCARDED + 1, f"-1 in the deck, {HELD}, 10 offered, 11 gone"),
    counts("card_wounds", MOST_CARDS, CARD, MOST, "wounds on it"),
    codes("relics", MOST_RELICS, RELIC, OFFERED, "who holds it; 5 more once it is transformed"),
    # The map.
    codes("figure_space", MOST_FIGURES, FIGURE, MOST_SPACES, "where it stands"),
    counts("figure_wounds", MOST_FIGURES, FIGURE, MOST, "its wounds"),
    counts("fire", MOST_SPACES, SPACE, MOST, "number of fires"),
    codes("laid", MOST_SPACES, SPACE, MOST_TOKENS, "the first kind of other token there"),
    counts("lying", MOST_SPACES, SPACE, MOST, "number of other tokens, of all kinds"),
    counts("board", MOST_TOKENS, TOKEN, MOST, "number on the story board"),
    codes("passages", MOST_PASSAGES, "passage", 1 + MOST_TOKENS, "-1 gone, 0 open, 1 + its token"),
    # The open roll.
    code("roll", len(word.ROLL_KINDS), f"the open roll: {_named(word.ROLL_KINDS)}"),
    code("roller", MOST_INVESTIGATORS, "who rolls"),
    code("foe", MOST_FIGURES, "the enemy attacked or attacking"),
    counts("dice", FACES, "face", MOST, "dice: 8 green, plus 1 success, 2 sign, 4 tentacle"),
    count("free", MOST, "free rerolls left"),
    count("extra", MOST, "rerolls that came with a stress reroll"),
    count("successes", MOST, "successes of the tally", least=-MOST),
    count("signs", MOST, "Elder Signs of the tally", least=-MOST),
    count("tentacles", MOST, "tentacles of the tally", least=-MOST),
)  # fmt: skip

ROLL_COLUMNS: Final[i64] = 3 + FACES + 5


def put_columns(g: DeathMayDieState, out: vec[i16], at: i64) -> i64:
    at = _put_turn(g, out, at)
    at = _put_investigators(g, out, at)
    at = _put_cards(g, out, at)
    at = put_numbers(out, at, g.figure_space, MOST_FIGURES, NONE)
    at = put_numbers(out, at, g.figure_wounds, MOST_FIGURES, 0)
    at = _put_laid(g, out, at)
    at = put_numbers(out, at, g.board, MOST_TOKENS, 0)
    at = _put_passages(g, out, at)
    roll = g.roll
    if roll is None:
        at = put_same(out, at, NONE, 3)
        return put_same(out, at, 0, ROLL_COLUMNS - 3)
    return _put_roll(roll, out, at)


def _put_turn(g: DeathMayDieState, out: vec[i16], at: i64) -> i64:
    rules = g.rules
    components = g.components
    out[at] = i16(components.episode.index)
    out[at + 1] = i16(components.elder.index)
    out[at + 2] = i16(rules.count)
    out[at + 3] = i16(rules.monsters)
    out[at + 4] = 1 if rules.relics else 0
    out[at + 5] = 1 if rules.random_spawn else 0
    out[at + 6] = 1 if rules.any_number else 0
    out[at + 7] = i16(rules.actions)
    out[at + 8] = i16(g.turn if g.turn < MOST else MOST)
    out[at + 9] = i16(g.phase)
    out[at + 10] = i16(g.active)
    out[at + 11] = i16(g.actions)
    out[at + 12] = i16(g.stage)
    out[at + 13] = i16(g.track)
    out[at + 14] = 1 if g.disrupted else 0
    symbols: i64 = 0
    for card in g.mythos_discard:
        symbols += components.symbols[card]
    out[at + 15] = i16(symbols)
    out[at + 16] = i16(len(g.mythos))
    out[at + 17] = i16(len(g.discovery))
    out[at + 18] = i16(len(g.relic_deck))
    return at + 19


def _put_investigators(g: DeathMayDieState, out: vec[i16], at: i64) -> i64:
    at = put_flags(out, at, g.alive, MOST_INVESTIGATORS)
    at = put_numbers(out, at, g.character, MOST_INVESTIGATORS, NONE)
    at = put_numbers(out, at, g.insanity, MOST_INVESTIGATORS, NONE)
    at = put_numbers(out, at, g.space, MOST_INVESTIGATORS, NONE)
    at = put_numbers(out, at, g.wounds, MOST_INVESTIGATORS, 0)
    at = put_numbers(out, at, g.stress, MOST_INVESTIGATORS, 0)
    at = put_numbers(out, at, g.sanity, MOST_INVESTIGATORS, 0)
    at = put_numbers(out, at, g.levels, MOST_INVESTIGATORS * SKILLS, 0)
    return _put_kinds(g.carried, len(g.pool), MOST_INVESTIGATORS, 0, out, at)


def _put_laid(g: DeathMayDieState, out: vec[i16], at: i64) -> i64:
    """Fire can be on any space; of other tokens, a space rarely has more than one kind."""
    laid = g.laid
    tokens: i64 = len(g.pool)
    end = at + MOST_SPACES
    space: i64 = 0
    while space < len(laid):
        out[at] = i16(laid[space + FIRE])
        space += tokens
        at += 1
    put_same(out, at, 0, end - at)
    return _put_kinds(laid, tokens, MOST_SPACES, 1, out, end)


def _put_kinds(held: vec[i64], tokens: i64, places: i64, first: i64, out: vec[i16], at: i64) -> i64:
    """The lowest kind of token at each place, from `first` on, then the number of these tokens."""
    end = put_same(out, at, NONE, places)
    put_same(out, end, 0, places)
    token: i64 = 0
    for number in held:
        if number and token >= first:
            if out[at] == NONE:
                out[at] = i16(token)
            out[at + places] += i16(number)
        token += 1
        if token == tokens:
            token = 0
            at += 1
    return end + places


def _put_cards(g: DeathMayDieState, out: vec[i16], at: i64) -> i64:
    end = put_same(out, at, NONE, MOST_CARDS)
    for card in g.discovery_discard:
        out[at + card] = i16(DISCARDED)
    for card in g.offered:
        out[at + card] = i16(OFFERED)
    _put_holders(g.hand, g.right, out, at)
    at = put_numbers(out, end, g.card_wounds, MOST_CARDS, 0)
    end = put_same(out, at, NONE, MOST_RELICS)
    _put_holders(g.relics, g.transformed, out, at)
    return end


def _put_holders(held: vec[i64], turned: i64, out: vec[i16], at: i64) -> None:
    """The holder of each thing in these masks, plus 5 if it is turned over."""
    who: i64 = 0
    while who < len(held):
        mask = held[who]
        thing: i64 = 0
        while mask:
            if mask & 1:
                side = MOST_INVESTIGATORS if turned >> thing & 1 else 0
                out[at + thing] = i16(who + side)
            mask >>= 1
            thing += 1
        who += 1


def _put_passages(g: DeathMayDieState, out: vec[i16], at: i64) -> i64:
    end = at + MOST_PASSAGES
    for token in g.passages:
        out[at] = i16(token + 1)
        at += 1
    return put_same(out, at, NONE, end - at)


def _put_roll(roll: Roll, out: vec[i16], at: i64) -> i64:
    out[at] = i16(roll.kind)
    out[at + 1] = i16(roll.who)
    out[at + 2] = i16(roll.foe)
    at += 3
    for face in roll.faces:
        out[at] = i16(face)
        at += 1
    out[at] = i16(roll.free)
    out[at + 1] = i16(roll.extra)
    out[at + 2] = i16(roll.successes)
    out[at + 3] = i16(roll.signs)
    out[at + 4] = i16(roll.tentacles)
    return at + 5
