"""Judges the claims and votes of Among Cultists by the true state (AC-F23)."""

from collections.abc import Hashable, Mapping
from typing import Any, Final, cast

from miskatonic.games.among_cultists.bots.beliefs import Beliefs
from miskatonic.games.among_cultists.bots.style import ADEPT
from miskatonic.games.among_cultists.claims.truth import truth_of
from miskatonic.games.among_cultists.rules.cards import CULTIST
from miskatonic.games.among_cultists.rules.choices import ABSTAIN, VOTE
from miskatonic.games.among_cultists.rules.claim_fields import Fields, answered_in, number_in
from miskatonic.games.among_cultists.rules.claim_records import NO_REF, Said
from miskatonic.games.among_cultists.rules.night import knows_cultists
from miskatonic.games.among_cultists.rules.state import AmongCultistsState, living, parties_in
from miskatonic.games.among_cultists.views.view import AmongCultistsKnowledge
from miskatonic.games.claim_truth import GUILTY, INNOCENT, ClaimTruth, Statement, Vote
from miskatonic.kernel.state import State

# Kinds about the speaker: role, route, and acts.
OF_ONESELF: Final = ("team", "role", "route", "gave", "put", "seen", "bag")


class AmongCultistsClaimTruth(ClaimTruth):
    """Speakers know about themselves; those who saw the cultists at night know who is guilty."""

    def occasion(self, view: Mapping[str, Any]) -> Hashable | None:
        """A key of the current phase, discussion and number of claims (AC-T3, AC-T27)."""
        talk = view["talk"]
        if talk is None or not talk["kinds"] or talk["left"] <= 0 or view["result"] is not None:
            return None
        return (view["round"], view["phase"], view["votes_held"], len(view["claims"]))

    def statements(self, g: State, since: int = 0) -> list[Statement]:
        assert isinstance(g, AmongCultistsState)
        return [_statement(g, said) for said in g.claims[since:]]

    def vote(self, g: State, seat: int, view: Mapping[str, Any], choice: int) -> Vote | None:
        assert isinstance(g, AmongCultistsState)
        if view["decision"]["prompt"] != "vote":
            return None
        after = len(g.claims)
        if choice == ABSTAIN:
            return Vote(seat, None, after)
        target = int(choice - VOTE)
        others = [party for party in parties_in(living(g)) if party != seat]
        guilty = [party for party in others if g.role[party] == CULTIST]
        vote = Vote(seat, target, after, g.role[target] == CULTIST, len(guilty) / len(others))
        if knows_cultists(g, seat):
            return vote
        guilt = Beliefs(cast(AmongCultistsKnowledge, view), ADEPT).guilt
        average = sum(guilt[party] for party in others) / len(others)
        return Vote(
            seat, target, after, vote.guilty, vote.by_chance, float(guilt[target]), float(average)
        )


def _statement(g: AmongCultistsState, said: Said) -> Statement:
    kind, fields = _stated(said)
    knowing = tuple(
        seat for seat in range(int(g.rules.parties)) if g.role and knows_cultists(g, seat)
    )
    true = truth_of(g, said)
    of_oneself = kind in OF_ONESELF
    about, says = _points_at(said.seat, kind, fields)
    answers = said.ref if said.kind in ("support", "doubt") and said.ref != NO_REF else None
    return Statement(
        number=said.id,
        seat=said.seat,
        kind=said.kind,
        claim={"kind": said.kind, "fields": said.fields, "ref": said.view["ref"]},
        true=true,
        known=true is not None and (of_oneself or said.seat in knowing or about == said.seat),
        about=about,
        says=says,  # type: ignore[arg-type]
        answers=answers,
        knew=knowing if about is not None else (),
    )


def _stated(said: Said) -> tuple[str, Fields]:
    """The kind and fields of a claim; for an answer, those of the claim inside it."""
    if said.kind == "answer":
        inner = answered_in(said.fields)
        return ("answer", {}) if inner is None else inner
    return said.kind, said.fields


def _points_at(seat: int, kind: str, fields: Fields) -> tuple[int | None, str]:
    """The party that a statement calls guilty or innocent; a role claim is about the speaker."""
    if kind == "accuse":
        return number_in(fields, "seat"), GUILTY
    if kind == "defend":
        return number_in(fields, "seat"), INNOCENT
    if kind == "team":
        return seat, INNOCENT if fields["team"] == "investigators" else GUILTY
    if kind == "role":
        is_cultist = (fields["role"] == "cultist") == fields["is"]
        named = fields["is"] or fields["role"] == "cultist"
        return (seat, GUILTY if is_cultist else INNOCENT) if named else (None, "")
    return None, ""


CLAIM_TRUTH: Final = AmongCultistsClaimTruth()
