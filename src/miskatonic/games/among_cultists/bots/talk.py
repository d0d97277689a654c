"""Chooses a seat's claims (AC-T): answers, reports, accusations, defences, announced votes.

No state is kept between claims: earlier claims are in the view, and a cultist's account follows
from what everyone saw it do, so it is the same each time.
"""

from typing import Final, cast

from miskatonic.games.among_cultists.board.board import (
    ALLOWED,
    BOARD,
    COLOUR_OF,
    COLOURS,
    PORTAL_ROOM,
)
from miskatonic.games.among_cultists.bots.accusation_grounds import FEELING, ground_against
from miskatonic.games.among_cultists.bots.cultist_policy import CultistPolicy
from miskatonic.games.among_cultists.bots.investigator_policy import InvestigatorPolicy
from miskatonic.games.among_cultists.bots.policy import Policy
from miskatonic.games.among_cultists.bots.style import Style
from miskatonic.games.among_cultists.rules.cards import has
from miskatonic.games.among_cultists.rules.choices import ABSTAIN, VOTE
from miskatonic.games.among_cultists.rules.claim_fields import (
    ClaimFields,
    ground_in,
    number_if_any,
    number_in,
    word_in,
)
from miskatonic.games.among_cultists.rules.events import ClaimSaid, DiscussionBegan
from miskatonic.games.among_cultists.rules.state import living, parties_in
from miskatonic.games.among_cultists.views.past import ActView
from miskatonic.games.among_cultists.views.view import AmongCultistsKnowledge
from miskatonic.kernel.replay import Claim
from miskatonic.kernel.rng import Rng

# The most claims in a phase or a discussion, not counting answers to questions.
MOST: Final = 3
# The most supporters of an accusation; more would only repeat it.
MOST_SUPPORT: Final = 1
# The guilt for each degree of an accusation, and the guilt below which a party is trusted.
DEGREES: Final = [(0.75, 3), (0.5, 2), (0.3, 1)]
TRUSTED: Final = 0.1
# The guilt that a cultist shows for its partner at most: neither suspected nor defended.
SPARED: Final = 0.2


class Talk:
    """One opportunity to speak."""

    def __init__(self, view: AmongCultistsKnowledge, style: Style, rng: Rng) -> None:
        self.view: Final = view
        self.style: Final = style
        self.rng: Final = rng
        me = view["seat"]
        assert me is not None
        self.me: Final[int] = me
        own = view["own"]
        assert own is not None
        self.own: Final = own
        self.round: Final = view["round"]
        self.discussing: Final = any(
            each["prompt"] in ("discuss", "change-vote") for each in view["waiting"]
        )
        before = claims_before(view) if self.discussing else 0
        self.now: Final = [
            claim
            for claim in view["claims"]
            if claim["id"] > before and claim["round"] == view["round"]
            if claim["phase"] == view["phase"]
        ]
        self.mine: Final = [claim for claim in self.now if claim["seat"] == me]
        self._seat: Policy | None = None

    # ------------------------------------------------------------ whether to speak

    def speak(self) -> Claim | None:
        talk = self.view["talk"]
        if (
            talk is None
            or "accuse" not in talk["kinds"]
            or talk["left"] <= 0
            or self._has_said_enough()
        ):
            return None
        reply = self._reply()
        if reply is not None:
            return reply
        if len(self.mine) >= MOST:
            return None
        return self._defence() or self._tell_what_i_saw() or self._discuss()

    def _has_said_enough(self) -> bool:
        """AC-O19  If the view hides earlier claims, one claim per phase must do."""
        options = self.view["options"]
        limit = cast(int, options["claims_per_vote" if self.discussing else "claims_per_phase"])
        talk = self.view["talk"]
        assert talk is not None
        return len(self.mine) < limit - talk["left"]

    # ------------------------------------------------------------ what others want to know

    def _reply(self) -> Claim | None:
        replied = [claim["ref"] for claim in self.view["claims"] if claim["seat"] == self.me]
        for claim in self.view["claims"]:
            kind, number = claim["claim"], claim["id"]
            if kind not in ("ask", "request") or claim["seat"] == self.me or number in replied:
                continue
            fields = claim["fields"]
            if claim["round"] != self.round or fields["to"] not in (self.me, "all"):
                continue
            if kind == "ask":
                told = self._statement(word_in(fields, "topic"), number_if_any(fields, "round"))
                return {"kind": "answer", "fields": {"claim": told}, "ref": number}
            if fields["to"] == self.me:
                agreed = self._agrees(word_in(fields, "deed"), fields.get("object"))
                return {"kind": "agree" if agreed else "refuse", "fields": {}, "ref": number}
        return None

    def _agrees(self, act: str, about: object) -> bool:
        if act == "vote":
            return about in self._wanted()
        if act == "help_at_the_portal":
            return self._may_work_in(int(PORTAL_ROOM)) and self.own["team"] == "investigators"
        return False

    def _may_work_in(self, room: int) -> bool:
        return has(ALLOWED[self.own["route"]][self.round], COLOUR_OF[room])

    def _statement(self, topic: str, when: int | None) -> Claim | None:
        """The statement that answers a question; None for "no answer"."""
        if topic == "team":
            return {"kind": "team", "fields": {"team": "investigators"}}
        if topic == "role":
            return {"kind": "role", "fields": {"role": "cultist", "is": False}}
        if topic == "route":
            return self._route(self.round if when is None else when)
        if topic in ("gave", "put", "seen"):
            return self._last_act(topic, when)
        if topic == "vote" and self.discussing:
            return {"kind": "vote", "fields": {"seat": self._vote()}}
        if topic == "accuse":
            accusation = self._accusation()
            is_own = accusation is not None and accusation["kind"] == "accuse"
            return accusation if is_own else None
        return None

    def _route(self, when: int) -> Claim:
        """A claim about its route; cultists obey theirs, so they can tell the truth."""
        row = BOARD.routes[self.own["route"]].colours[max(1, when)]
        names = [COLOURS[colour] for colour in sorted(row)]
        return {"kind": "route", "fields": {"round": max(1, when), "colours": names}}

    # ------------------------------------------------------------ acts, or their story

    def _last_act(self, kind: str, when: int | None) -> Claim | None:
        name = "saw" if kind == "seen" else kind
        found: Claim | None = None
        for act in self.view["deeds"]:
            is_mine = act["deed"] == name and act.get("party") == self.me
            if is_mine and when in (None, act["round"]):
                found = self._told(kind, act)
        return found

    def _told(self, kind: str, act: ActView) -> Claim:
        """An act as an investigator would tell it; the Firestarter admits its red cards."""
        is_cultist = self.own["team"] == "cultists"
        if kind == "gave":
            fields: ClaimFields = {"to": act["to"], "round": act["round"], "card": "alive"}
        elif kind == "put":
            card = "success" if is_cultist else act["card"]
            fields = {"place": act["place"], "round": act["round"], "card": card}
        else:
            fields = self._told_check(act, is_cultist)
        return {"kind": kind, "fields": fields}

    def _told_check(self, act: ActView, is_cultist: bool) -> ClaimFields:
        alive, dead = act["alive"], act["dead"]
        assert alive is not None
        assert dead is not None
        target = act["target"]
        if is_cultist and dead and not self.view["table"][target]["shown_dead"]:
            alive, dead = alive + dead, 0
        return {
            "target": target,
            "round": act["round"],
            "via": act["via"],
            "result": "dead" if dead else "alive",
            "alive": alive,
            "dead": dead,
        }

    def _tell_what_i_saw(self) -> Claim | None:
        """Reports a check, once the verdict is given."""
        if self.view["waiting"][0]["prompt"] == "verdict":
            return None
        for act in self.view["deeds"]:
            fits = act["deed"] == "saw" and act["round"] == self.round
            if fits and act.get("party") == self.me:
                told = self._told("seen", act)
                if not self._has_said("seen", told["fields"]):
                    return told
        return None

    def _has_said(self, kind: str, fields: object) -> bool:
        return any(
            claim["claim"] == kind and claim["seat"] == self.me and claim["fields"] == fields
            for claim in self.view["claims"]
        )

    def _has_said_now(self, kind: str) -> bool:
        return any(claim["claim"] == kind for claim in self.mine)

    # ------------------------------------------------------------ discussion

    def _discuss(self) -> Claim | None:
        """States an opinion once, then announces its vote after hearing the others."""
        if not self.discussing or self.view["votes"] is not None:
            return None
        if not self._has_opined():
            opinion = self._accusation() or self._objection()
            if opinion is not None:
                return opinion
        if not self._has_said_now("vote"):
            return {"kind": "vote", "fields": {"seat": self._vote()}}
        return None

    def _has_opined(self) -> bool:
        return any(claim["claim"] in ("accuse", "support", "doubt", "vote") for claim in self.mine)

    def _objection(self) -> Claim | None:
        """Doubts an accusation of a seemingly innocent party, if it has no suspect itself."""
        guilt = self._guilt()
        for claim in self.now:
            if claim["claim"] == "accuse" and claim["seat"] != self.me:
                target = number_in(claim["fields"], "seat")
                if target != self.me and guilt[target] < TRUSTED:
                    return {"kind": "doubt", "fields": {}, "ref": claim["id"]}
        return None

    # ------------------------------------------------------------ when it is accused

    def _defence(self) -> Claim | None:
        """Answers an accusation against itself, referring to its ground if possible."""
        for claim in self.now:
            if claim["claim"] != "accuse" or claim["fields"]["seat"] != self.me:
                continue
            if claim["seat"] != self.me and not self._has_answered(claim["id"]):
                return self._story(claim["fields"]) or {
                    "kind": "doubt",
                    "fields": {},
                    "ref": claim["id"],
                }
        return None

    def _has_answered(self, number: int) -> bool:
        """Whether it has replied since, or told its account; one reply answers all before it."""
        return any(
            claim["id"] > number and claim["claim"] in ("doubt", "gave", "put")
            for claim in self.mine
        )

    def _story(self, accusation: ClaimFields) -> Claim | None:
        """Its account of the act it is accused of, unless it has already told it."""
        ground = ground_in(accusation)
        for act in self.view["deeds"]:
            if act.get("party") != self.me:
                continue
            kind = act["deed"]
            fits = (
                kind == "gave"
                and ground["by"] in ("met", "met_the_dead")
                and (act["to"], act["round"]) == (ground["whom"], ground["round"])
            ) or (
                kind == "put" and ground["by"] == "room_result" and act["place"] == ground["room"]
            )
            if fits:
                told = self._told(kind, act)
                if not self._has_said(kind, told["fields"]):
                    return told
        return None

    # ------------------------------------------------------------ what it thinks, or lets on

    def seat(self) -> Policy:
        if self._seat is None:
            kind = CultistPolicy if self.own["team"] == "cultists" else InvestigatorPolicy
            self._seat = kind(self.view, self.style, self.rng)
        return self._seat

    def _guilt(self) -> list[float]:
        """The guilt that it shows; a cultist shows public beliefs, and spares its partner.

        It stops sparing a partner that can't be saved.
        """
        seat = self.seat()
        if isinstance(seat, InvestigatorPolicy):
            return seat.shown_guilt()
        assert isinstance(seat, CultistPolicy)
        seen = seat.shadow().shown_guilt()
        return [_let_on(seat, party, share) for party, share in enumerate(seen)]

    def _accusation(self) -> Claim | None:
        guilt = self._guilt()
        alive = [each for each in parties_in(living(self.seat().table)) if each != self.me]
        if not alive:
            return None
        suspect = max(alive, key=guilt.__getitem__)
        for least, degree in DEGREES:
            if guilt[suspect] >= least:
                said = self._said_against(suspect)
                if said is not None:
                    return self._support(said)
                ground, ref = ground_against(self.view, self.seat().beliefs.known, suspect)
                if ground["by"] == FEELING and degree == 1:
                    return None
                fields = {"seat": suspect, "degree": degree, "ground": ground}
                claim: Claim = {"kind": "accuse", "fields": fields}
                return claim if ref is None else {**claim, "ref": ref}
        return None

    def _said_against(self, suspect: int) -> int | None:
        """The number of another's accusation in this discussion, to be supported."""
        for claim in self.now:
            is_accusation = claim["claim"] == "accuse" and claim["seat"] != self.me
            if is_accusation and claim["fields"]["seat"] == suspect:
                return claim["id"]
        return None

    def _support(self, said: int) -> Claim | None:
        """Supports an accusation, unless enough others have."""
        others = [claim for claim in self.now if claim["claim"] == "support"]
        if len([claim for claim in others if claim["ref"] == said]) >= MOST_SUPPORT:
            return None
        return {"kind": "support", "fields": {}, "ref": said}

    def _wanted(self) -> list[int]:
        """The parties that this seat could vote for."""
        chosen = self._vote()
        return [chosen] if isinstance(chosen, int) else []

    def _vote(self) -> int | str:
        table = self.seat().table
        named = [int(VOTE) + each for each in parties_in(living(table)) if each != self.me]
        choice = self.seat().vote([*named, int(ABSTAIN)])
        return "abstain" if choice == ABSTAIN else choice - int(VOTE)


def _let_on(cultist: CultistPolicy, party: int, share: float) -> float:
    """The guilt it shows for a party, from the guilt that everyone could see."""
    if not cultist.is_one_of_us(party):
        return share
    return share if cultist.is_lost(party) else min(share, SPARED)


def claims_before(view: AmongCultistsKnowledge) -> int:
    """The number of the last claim before the present discussion."""
    last = 0
    before = 0
    for event in view["history"]:
        if isinstance(event, ClaimSaid):
            last = event.id
        elif isinstance(event, DiscussionBegan):
            before = last
    return before
