"""AR-P2  The table-talk referee: detects chat that says what someone else holds.

Rulebook 11 forbids two things: naming the card or colour that another party holds, and naming the
face-down card. Everything else is allowed. So a name alone is no offence: the referee works out
whose card a clause is about, from the small words around the name. It checks a line clause by
clause, once in each language that the line may be in.

It only uses what everyone at the table knows: names, discarded cards, whose turn it is. If it used
the held cards, its answers would give them away.

Rulings where the clause leaves room:
- An everyday word (book, knife, professor) counts only if the sentence says nothing else.
- A name on its own ("Dagger!") is an answer or a warning, and counts; a name that was spelled out
  or cut up counts unless it is the speaker's own card or was discarded: that is no accident.
- "insane" and "sanity" pass: a person is insane, and sanity is public. So does "curse you".
- A hint in other words ("something to drink from") is the kind of talk that the rulebook welcomes.
"""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from miskatonic.games.arkham_ritual.referee.talk_clause import NOBODYS, OTHERS, PASSING, Clause
from miskatonic.games.arkham_ritual.referee.talk_korean import korean_name
from miskatonic.games.arkham_ritual.referee.talk_line import LineFacts, Situation
from miskatonic.games.arkham_ritual.referee.talk_tokens import (
    STOP,
    Reader,
    Token,
    Word,
    clean,
    tokens_of,
)
from miskatonic.games.arkham_ritual.referee.talk_words import LATIN, NAME, Lexicon, fold, roles
from miskatonic.games.arkham_ritual.rules.cards import BY_NUMBER
from miskatonic.games.arkham_ritual.rules.state import ArkhamRitualState, seat_bit

Kind = Literal["held", "passing", "bare"]
JOINT: Final = roles("joint")
IFS: Final = roles("ifs")
# A line with more names of cards and colours than this is a list, and not judged.
MOST_NAMES: Final = 20
LONGEST_IDIOM: Final = 5


def situation_of(g: ArkhamRitualState, seat: int, names: Sequence[str]) -> Situation:
    """The public facts about the table and the speaker."""
    lying = [BY_NUMBER[card] for card in [*g.discards, *g.held[g.rules.seats :]]]
    return Situation(
        seat,
        names,
        g.knows_passing & seat_bit(seat) != 0,
        is_between_rounds(g),
        {card.type or card.name for card in lying},
    )


def is_between_rounds(g: ArkhamRitualState) -> bool:
    """AR-P2  Whether a round has ended and the first card of the next was not handed on yet."""
    followers = g.rules.everybody & ~seat_bit(g.active)
    return g.round > 1 and not g.discards and g.hands == followers and g.holder == g.active


class Offence(NamedTuple):
    """What a line gives away, and the words that do, as written."""

    kind: Kind
    word: str


def judge(text: str, situation: Situation) -> Offence | None:
    """AR-P2  What the line gives away, or None if it is allowed."""
    line = clean(text)
    tokens = tokens_of(line)
    names = _names(situation.names)
    for lexicon in _languages(tokens, names):
        words = Reader(line, tokens, names, lexicon).read()
        offence = _judge_words(line, words, lexicon, LineFacts(line, lexicon, names, situation))
        if offence is not None:
            return offence
    found = korean_name(line, situation.is_between_rounds)
    return None if found is None else Offence("held", line[found[0] : found[1]])


def _names(names: Sequence[str]) -> dict[str, int]:
    """The words in players' names, with their seats."""
    found: dict[str, int] = {}
    for seat, name in enumerate(names):
        for part in fold(name).split():
            found.setdefault(part, seat)
            # The genitive, as in German.
            found.setdefault(part + "s", seat)
    return found


def _languages(tokens: list[Token], names: dict[str, int]) -> list[Lexicon]:
    """The languages with the most small words in the line; all of them if it has none."""
    scores = [0] * len(LATIN)
    for token in tokens:
        if token.text not in names:
            for at, lexicon in enumerate(LATIN):
                if token.text in lexicon.roles or token.text in lexicon.expand:
                    scores[at] += 1
    most = max(scores)
    return [lexicon for lexicon, score in zip(LATIN, scores, strict=True) if score == most]


def _judge_words(
    line: str, words: list[Word], lexicon: Lexicon, facts: LineFacts
) -> Offence | None:
    _forget_idioms(words, lexicon)
    named = [word for word in words if word.meaning is not None]
    if not named:
        return None
    if len(named) > MOST_NAMES:
        return Offence("bare", line[named[0].start : named[0].end])
    clauses = _clauses(words, lexicon, facts)
    alone = not facts.situation.is_between_rounds and _is_alone(clauses)
    before = NOBODYS
    for clause in clauses:
        for at, word in enumerate(clause.words):
            if word.meaning is not None:
                kind = _offence_of(clause.owner(at, before), word, alone, facts.situation)
                if kind is not None:
                    return Offence(kind, line[word.start : word.end].strip())
        before = clause.speaks_of(before)
    return None


def _offence_of(owner: str, word: Word, alone: bool, situation: Situation) -> Kind | None:
    assert word.meaning is not None
    if owner == OTHERS:
        return "held"
    if owner == PASSING:
        return "passing"
    telling = word.disguised or (alone and word.meaning.level == NAME)
    if telling and owner == NOBODYS and not situation.is_between_rounds:
        return "bare"
    return None


def _is_alone(clauses: list[Clause]) -> bool:
    """Whether the line consists of names only: an answer, or a warning."""
    return all(clause.says_nothing_else() for clause in clauses)


def _forget_idioms(words: list[Word], lexicon: Lexicon) -> None:
    """ "Once in a blue moon" is about no card, and "rot" in English is about no colour."""
    for at, word in enumerate(words):
        if word.meaning is None or word.disguised:
            continue
        if word.text in lexicon.ordinary or _is_idiom(words, at, lexicon):
            word.meaning = None


def _is_idiom(words: list[Word], at: int, lexicon: Lexicon) -> bool:
    for first in range(max(0, at - LONGEST_IDIOM + 1), at + 1):
        phrase = words[first].text
        for last in range(first + 1, min(len(words), first + LONGEST_IDIOM)):
            phrase = f"{phrase} {words[last].text}"
            if last >= at and phrase in lexicon.idioms:
                return True
    return False


def _clauses(words: list[Word], lexicon: Lexicon, facts: LineFacts) -> list[Clause]:
    """Split a line at stops, and at words like "and" and "because"."""
    clauses: list[Clause] = []
    current: list[Word] = []
    own_card = False
    conditional = False
    for word in [*words, Word(".", 0, 0, None)]:
        if word.text in STOP or lexicon.roles.get(word.text, 0) & JOINT:
            if current:
                clause = Clause(current, word.text, facts, own_card, conditional)
                clauses.append(clause)
                own_card = own_card or clause.speaks_of_own_card()
                conditional = conditional or clause.all_roles & IFS != 0
                current = []
        elif word.text in lexicon.expand:
            for part in lexicon.expand[word.text]:
                current.append(Word(part, word.start, word.end, word.meaning))
        else:
            current.append(word)
    return clauses
