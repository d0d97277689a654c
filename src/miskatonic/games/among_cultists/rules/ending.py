"""The end of the game, and who wins (AC-F)."""

from typing import Final, get_args

from mypy_extensions import i64

from miskatonic.games.among_cultists.board.board import ROLES
from miskatonic.games.among_cultists.rules.cards import CULTIST, SEER, bit, has
from miskatonic.games.among_cultists.rules.choices import GUESS, GUESS_OPTIONS, NO_GUESS
from miskatonic.games.among_cultists.rules.contradictions import compare_with_marker
from miskatonic.games.among_cultists.rules.events import (
    Ending,
    GameOver,
    RoleRevealed,
    SeerGuessed,
    SeerNamed,
    SeerSought,
    Team,
    VictoryClaimed,
)
from miskatonic.games.among_cultists.rules.state import (
    NOBODY,
    NOT_DEAD,
    AmongCultistsState,
    cultists,
    is_cultist,
    parties_in,
)
from miskatonic.kernel.state import Result, Step, ask, finish, tell, then, unwind_to

GUESS_RULE: Final = "rule:AC-F17"
UNDECIDED: Final[i64] = 0
INVESTIGATORS_WIN: Final[i64] = 1
CULTISTS_WIN: Final[i64] = 2
TEAMS: Final[tuple[Team, ...]] = get_args(Team)

BY_POINTS: Final[i64] = 0
BY_ELIMINATION: Final[i64] = 1
BY_WRONG_CLAIM: Final[i64] = 2
BY_CLAIM: Final[i64] = 3
BY_MURDERS_BEFORE_POINTS: Final[i64] = 4
BY_MURDERS_BEFORE_ELIMINATION: Final[i64] = 5
BY_TIME: Final[i64] = 6
BY_NAMING_THE_SEER: Final[i64] = 7
ENDINGS: Final[tuple[Ending, ...]] = get_args(Ending)


# ---------------------------------------------------------------- the dead


def dead_investigators(g: AmongCultistsState, by_round: i64) -> i64:
    """AC-D12, AC-D13  How many dead investigators there were by the end of that round."""
    count: i64 = 0
    party: i64 = 0
    while party < g.rules.parties:
        died: i64 = g.died[party]
        if died != NOT_DEAD and died <= by_round and g.role[party] != CULTIST:
            count += 1
        party += 1
    return count


def enough_are_dead(g: AmongCultistsState) -> bool:
    """AC-F4, AC-F10, AC-F15  With two cultists, the kills of the previous round count."""
    by_round = g.round if g.rules.figures.cultists == 1 else g.round - 1
    return dead_investigators(g, by_round) >= g.rules.figures.kills


# ---------------------------------------------------------------- what ends the game


def judge(g: AmongCultistsState, winner: i64, ending: i64) -> None:
    """AC-Q8  The first condition that is met ends the game; nothing else is resolved."""
    g.winner = winner
    g.ending = ending
    unwind_to(g, Judgement)


def judge_points(g: AmongCultistsState) -> None:
    """AC-F13, AC-F14, AC-F15, AC-O23  Whether enough dead investigators trump the points."""
    if g.score < g.target:
        return
    if g.rules.deaths_trump_points and enough_are_dead(g):
        judge(g, CULTISTS_WIN, BY_MURDERS_BEFORE_POINTS)
    else:
        judge(g, INVESTIGATORS_WIN, BY_POINTS)


def judge_elimination(g: AmongCultistsState, out: i64) -> None:
    """AC-F9, AC-F10, AC-F12, AC-A29  The last living cultist is out, and revealed."""
    if not is_cultist(g, out):
        return
    g.last_cultist_out = out
    if cultists(g) & ~g.ghosts:
        return
    reveal(g, bit(out))
    counts = g.rules.figures.cultists > 1 or out == g.rules.automa
    if counts and enough_are_dead(g):
        judge(g, CULTISTS_WIN, BY_MURDERS_BEFORE_ELIMINATION)
    else:
        judge(g, INVESTIGATORS_WIN, BY_ELIMINATION)


def judge_claim(g: AmongCultistsState, claimant: i64) -> None:
    """AC-F5, AC-F6, AC-F7  The lone cultist reveals itself; the pulse decks are looked through."""
    if g.loud:
        tell(g, VictoryClaimed(claimant))
    reveal(g, bit(claimant))
    if enough_are_dead(g):
        judge(g, CULTISTS_WIN, BY_CLAIM)
    else:
        judge(g, INVESTIGATORS_WIN, BY_WRONG_CLAIM)


def reveal(g: AmongCultistsState, parties: i64) -> None:
    """AC-X18  A revealed marker is public, and proof."""
    hidden = parties & ~g.revealed
    g.revealed |= parties
    for party in parties_in(hidden):
        compare_with_marker(g, party)
        if g.loud:
            tell(g, RoleRevealed(party, ROLES[g.role[party]]))


# ---------------------------------------------------------------- the judgement


class Judgement(Step[AmongCultistsState]):
    """AC-F17, AC-F18  Before the investigators win, the cultists may name the Seer."""

    def run(self, g: AmongCultistsState) -> None:
        by_claim = g.ending == BY_WRONG_CLAIM and not g.rules.guess_after_wrong_claim
        if g.winner == INVESTIGATORS_WIN and g.rules.has_seer and not by_claim:
            reveal(g, cultists(g))
            if g.loud:
                tell(g, SeerSought(parties_in(cultists(g))))
            then(g, NAME_THE_SEER, OPEN_GUESSES)
        else:
            end_game(g)


class NameTheSeer(Step[AmongCultistsState]):
    """AC-F19, AC-F21  Every cultist, ghosts included, names a party that is not a cultist."""

    def run(self, g: AmongCultistsState) -> None:
        options = GUESS_OPTIONS[g.rules.everybody & ~cultists(g)]
        for seat in parties_in(cultists(g) & g.rules.all_seats):
            ask(g, self, seat, "guess", GUESS_RULE, options)

    def answer(self, g: AmongCultistsState, seat: i64, choice: i64) -> None:
        g.answers[seat] = choice


class OpenGuesses(Step[AmongCultistsState]):
    """AC-F17, AC-F19  One guess; if they differ, one cultist decides. No guess counts as wrong."""

    def run(self, g: AmongCultistsState) -> None:
        named = self._named(g)
        right = named != NOBODY and g.role[named] == SEER
        if g.loud:
            tell(g, SeerGuessed(None if named == NOBODY else named, right))
        if right:
            g.winner = CULTISTS_WIN
            g.ending = BY_NAMING_THE_SEER
        end_game(g)

    def _named(self, g: AmongCultistsState) -> i64:
        decider = who_decides(g)
        named = self._named_by(g, decider)
        for seat in parties_in(cultists(g) & g.rules.all_seats):
            each = self._named_by(g, seat)
            if g.loud:
                tell(g, SeerNamed(seat, None if each == NOBODY else each))
            if named == NOBODY:
                named = each
        return named

    def _named_by(self, g: AmongCultistsState, seat: i64) -> i64:
        choice: i64 = g.answers[seat]
        return NOBODY if choice == NO_GUESS else choice - GUESS


def who_decides(g: AmongCultistsState) -> i64:
    """AC-F19  The cultist eliminated last, else the first clockwise from the knife."""
    guessing = cultists(g) & g.rules.all_seats
    out = g.last_cultist_out
    if out != NOBODY and has(guessing, out):
        return out
    party = g.knife
    while not has(guessing, party):
        party = g.left[party]
    return party


def end_game(g: AmongCultistsState) -> None:
    """AC-F22, AC-A32  Every seat of the winning team wins, living or ghost."""
    cult = cultists(g) & g.rules.all_seats
    won = cult if g.winner == CULTISTS_WIN else g.rules.all_seats & ~cult
    winners = tuple(parties_in(won))
    losers = tuple(parties_in(g.rules.all_seats & ~won))
    scores = tuple([1 if has(won, seat) else 0 for seat in range(g.rules.seats)])
    reason = ENDINGS[g.ending]
    if g.loud:
        tell(
            g,
            GameOver(
                list(winners),
                list(losers),
                TEAMS[g.winner - 1],
                reason,
                [ROLES[role] for role in g.role],
                [None if died == NOT_DEAD else died for died in g.died],
            ),
        )
    finish(g, Result(winners, losers, scores, reason))


JUDGEMENT: Final = Judgement()
NAME_THE_SEER: Final = NameTheSeer()
OPEN_GUESSES: Final = OpenGuesses()
