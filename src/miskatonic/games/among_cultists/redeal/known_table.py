"""Builds the table as far as a view knows it; hidden parts stay empty."""

from miskatonic.errors import BadSave
from miskatonic.games.among_cultists.board.board import BOARD, MARKER_ROOMS, MARKERS, PLACE_NAMES
from miskatonic.games.among_cultists.board.board_types import CARD_NAMES, mask_of
from miskatonic.games.among_cultists.redeal.knowledge import Known
from miskatonic.games.among_cultists.rules.acts import (
    FOUGHT,
)
from miskatonic.games.among_cultists.rules.cards import FACES, bit, has
from miskatonic.games.among_cultists.rules.claim_records import (
    NO_CLAIM,
    NO_REF,
    ClaimView,
    Contradiction,
    Said,
)
from miskatonic.games.among_cultists.rules.ending import ENDINGS, INVESTIGATORS_WIN
from miskatonic.games.among_cultists.rules.events import RoundBegan
from miskatonic.games.among_cultists.rules.setup import empty_table, neighbours
from miskatonic.games.among_cultists.rules.state import (
    NO_EVENT,
    NOBODY,
    PHASES,
    PORTALS,
    AmongCultistsState,
    lay,
)
from miskatonic.games.among_cultists.views.view import (
    AmongCultistsKnowledge,
    AmongCultistsView,
)
from miskatonic.kernel.codec import Codec
from miskatonic.kernel.events import Event
from miskatonic.kernel.log import retold
from miskatonic.kernel.rng import Rng


def known_table(view: AmongCultistsKnowledge, known: Known, codec: Codec) -> AmongCultistsState:
    """The public state with its steps under way; the next step asks the open question again."""
    if view["result"] is not None or not view["waiting"]:
        raise BadSave("the view of a finished game; only one with an open decision can be redealt")
    g = empty_table(known.rules, Rng(bytes(32)))
    _set_parties(g, view)
    _set_round(g, view)
    _set_board(g, view)
    _set_rooms(g, view)
    _set_markers(g, known)
    g.role = (int(NOBODY),) * known.rules.parties if known.is_dealt else ()
    _set_talk(g, view)
    g.commitment = view["commitment"]
    g.log = retold(view["history"])
    _set_marks(g, view["history"])
    _set_guess(g, view)
    g.agenda = codec.from_plain(view["redeal"]["agenda"])
    g.decisions_asked = min([question["id"] for question in view["waiting"]]) - 1
    return g


def _set_parties(g: AmongCultistsState, view: AmongCultistsView) -> None:
    characters: list[int] = []
    for party, seen in enumerate(view["table"]):
        character = seen["character"]
        characters.append(int(NOBODY) if character is None else character)
        g.place[party] = PLACE_NAMES.index(seen["place"])
        if seen["ghost"]:
            g.ghosts |= bit(party)
        if seen["shown_dead"]:
            g.shown_dead |= bit(party)
        if seen["revealed"] is not None:
            g.revealed |= bit(party)
    g.character = tuple(characters)
    if view["phase"] != PHASES[0]:
        g.left = neighbours(view["seating"])
    g.assassin_spent = view["assassin_spent"]
    own = view["own"]
    if own is not None and view["seat"] is not None:
        first = view["seat"] * FACES
        lay(g.hand, first, [own["hand"][name] for name in CARD_NAMES])


def _set_round(g: AmongCultistsState, view: AmongCultistsView) -> None:
    g.round = view["round"]
    g.phase = PHASES.index(view["phase"])
    g.knife = NOBODY if view["knife"] is None else view["knife"]
    g.actor = NOBODY if view["actor"] is None else view["actor"]
    g.turns = view["turns"]
    g.acted = mask_of(view["acted"])
    g.refused = mask_of(view["refused"])
    g.votes_held = view["votes_held"]
    votes = view["votes"]
    if votes is not None:
        for seat, choice in enumerate(votes):
            g.answers[seat] = int(NOBODY) if choice is None else choice
    movement = view["movement"]
    g.start = PLACE_NAMES.index(movement["start"])
    g.points = movement["points"]
    g.shifted = movement["shifted"]


def _set_board(g: AmongCultistsState, view: AmongCultistsView) -> None:
    g.score = view["score"]
    g.target = view["target"]
    for at, row in enumerate(BOARD.rows):
        g.shelf[at] = view["shelf"].get(row.name, 0)
    g.fishman_in = view["fishman"] is not None
    g.power = view["power"]
    g.vote_active = view["vote_active"]
    g.portal = PORTALS.index(view["portal"]["state"])
    deadline = view["portal"]["deadline"]
    g.deadline = 0 if deadline is None else deadline
    g.clock = tuple(
        [int(NO_EVENT) if name is None else MARKERS.index(name) for name in view["clock"]]
    )
    effects = view["effects"]
    g.doors_open = effects["secret_doors"]
    g.morale = effects["morale"]
    g.silence = effects["silence"]
    until = effects["infected_until"]
    g.infected_until = 0 if until is None else until


def _set_rooms(g: AmongCultistsState, view: AmongCultistsView) -> None:
    """AC-S21  The face-down symbols are those that no turned marker shows."""
    for name, room in view["rooms"].items():
        at = PLACE_NAMES.index(name)
        g.books[at] = room["books"]
        if room["blocked"]:
            g.blocked |= bit(at)
        if room["completed"]:
            g.completed |= bit(at)
        if room["explored"]:
            g.explored |= bit(at)
            if room["unsafe"]:
                g.symbols |= bit(at)
                g.symbols_left -= 1
            else:
                g.plain_left -= 1
    if g.plain_left < 0:  # A position set up by hand may show more plain markers than there are.
        g.symbols_left += g.plain_left
        g.plain_left = 0


def _set_markers(g: AmongCultistsState, known: Known) -> None:
    """AC-B11, AC-U9  The cultist markers outside: neither in a room nor fought."""
    if not known.rules.unsafe_paths:
        return
    seen = g.blocked
    for act in known.acts:
        if act.kind == FOUGHT:
            seen |= bit(act.first)
    for marker, room in enumerate(MARKER_ROOMS):
        if has(seen, room):
            g.outside &= ~bit(marker)


def _set_guess(g: AmongCultistsState, view: AmongCultistsView) -> None:
    guess = view["guess"]
    if guess is not None:
        g.winner = INVESTIGATORS_WIN
        g.ending = ENDINGS.index(guess["ending"])


def _set_marks(g: AmongCultistsState, history: list[Event]) -> None:
    """AC-O19  Mark in the log where this round and the previous one begin."""
    begun = [at for at, event in enumerate(history) if isinstance(event, RoundBegan)]
    if begun:
        g.round_mark = begun[-1]
    if len(begun) > 1:
        g.last_round_mark = begun[-2]


def _set_talk(g: AmongCultistsState, view: AmongCultistsKnowledge) -> None:
    """Set the claims that the view shows; a redealt world has no talk, so none is compared."""
    g.claims = tuple([_said(each) for each in view["claims"]])
    g.contradictions = tuple(
        [
            Contradiction(c["claim"], c["other"] or NO_CLAIM, c["why"], 99)
            for c in view["contradictions"]
        ]
    )
    spoken = view["redeal"]["spoken"]
    g.claims_made = spoken["claims"]
    g.said_in_phase = tuple(spoken["in_phase"])
    g.said_in_vote = tuple(spoken["in_vote"])
    g.phase_of_talk = spoken["phase"]
    g.vote_of_talk = spoken["vote"]


def _said(told: ClaimView) -> Said:
    ref = NO_REF if told["ref"] is None else told["ref"]
    return Said(
        told["id"],
        told["seat"],
        told["round"],
        told["phase"],
        told["claim"],
        told["fields"],
        ref,
    )
