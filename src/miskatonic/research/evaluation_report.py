"""Reports of an evaluation: as data, and as a Markdown page."""

from collections.abc import Sequence
from typing import Any, Final

from miskatonic.games.claim_truth import TalkCounts
from miskatonic.kernel.state import Result
from miskatonic.research.evaluation import EvaluatedGame, Failures, Plan
from miskatonic.sim.strength import Estimate, Outcome, Strength, wilson

Json = dict[str, Any]
NONE: Final = "–"


def summary(plan: Plan, games: Sequence[EvaluatedGame]) -> Json:
    """Return all figures. Illegal answers are reported separately from strength."""
    found: Json = {
        "environment": plan.environment,
        "game": plan.game,
        "rules": plan.rules,
        "agent": plan.agent,
        "against": list(plan.against),
        "seats": plan.seats,
        "seed": plan.seed,
        "games": len(games),
        "of": plan.games,
    }
    if games:
        found["strength"] = _strength(games, plan)
        found["answers"] = _answers(games)
        teams = sorted({game.team for game in games if game.team})
        found["teams"] = {
            team: _strength([game for game in games if game.team == team], plan) for team in teams
        }
        found["talk"] = _talk(games, teams)
    return found


def _strength(games: Sequence[EvaluatedGame], plan: Plan) -> Json:
    strength, wins = Strength(), 0
    for game in games:
        result = Result(tuple(game.winners), tuple(game.losers), tuple(game.scores), game.ending)
        strength.count([game.seat], Outcome(result, game.deal, plan.seats))
        wins += game.seat in game.winners
    low, high = wilson(wins, len(games))
    lead = strength.lead_by_deal
    return {
        "games": len(games),
        "wins": wins,
        "rate": wins / len(games),
        "interval": [low, high],
        "by_deal": strength.wins_by_deal.estimate().to_plain(),
        "lead": lead.estimate().to_plain() if lead.sums else None,
    }


def _answers(games: Sequence[EvaluatedGame]) -> Json:
    total = Failures()
    for game in games:
        total.add(game.failures)
    decisions = sum(game.decisions for game in games)
    return {
        "decisions": decisions,
        **{name: getattr(total, name) for name in total.__struct_fields__},
        "default_rate": total.defaults / decisions if decisions else 0.0,
    }


def _talk(games: Sequence[EvaluatedGame], teams: Sequence[str]) -> Json | None:
    if not any(game.talk is not None for game in games):
        return None
    rows = {"all": games} | {team: [g for g in games if g.team == team] for team in teams}
    return {
        name: {"agent": _counted(some, own=True), "others": _counted(some, own=False)}
        for name, some in rows.items()
    }


def _counted(games: Sequence[EvaluatedGame], own: bool) -> Json:
    total = TalkCounts()
    for game in games:
        counts = game.talk if own else game.others
        if counts is not None:
            total.add(counts)
    figures: Json = {name: getattr(total, name) for name in total.__struct_fields__}
    figures["detection"] = total.detection
    figures["deception"] = total.deception
    figures["hit_rate"] = total.hits / total.votes if total.votes else None
    figures["hit_rate_by_chance"] = total.hits_by_chance / total.votes if total.votes else None
    return figures


# ---------------------------------------------------------------- the page


def page(found: Json) -> str:
    """Format a `summary` as Markdown."""
    about = (
        f"{found['games']} of {found['of']} games; {found['seats']} seats, against"
        f" {', '.join(found['against'])}; seed {found['seed']}, rules version {found['rules']}."
        " Brackets and ± give 95 % intervals. *Lead* is how much more often the agent wins than"
        " the others at its table, by deal."
    )
    lines = [f"# {found['agent']} in {found['environment']}", "", about, ""]
    if "strength" in found:
        lines += _strength_table(found) + _answers_table(found["answers"])
        if found["talk"] is not None:
            lines += _talk_table(found["talk"])
    return "\n".join(lines) + "\n"


def _strength_table(found: Json) -> list[str]:
    rows = {"all": found["strength"], **found["teams"]}
    lines = ["| as | games | won | 95 % | by deal | lead |", "|---|---|---|---|---|---|"]
    for name, row in rows.items():
        low, high = row["interval"]
        lines.append(
            f"| {name} | {row['games']} | {_percent(row['rate'])} |"
            f" {_percent(low)} to {_percent(high)} | {_estimate(row['by_deal'])} |"
            f" {NONE if row['lead'] is None else _estimate(row['lead'])} |"
        )
    return [*lines, ""]


def _answers_table(answers: Json) -> list[str]:
    names = ("decisions", "illegal", "unreadable", "late", "defaults", "refused_claims")
    head = [name.replace("_", " ") for name in names]
    return [
        "## Answers that could not be used",
        "",
        f"| {' | '.join(head)} |",
        f"|{'---|' * len(names)}",
        f"| {' | '.join(str(answers[name]) for name in names)} |",
        "",
    ]


def _talk_table(talk: Json) -> list[str]:
    names = (
        "statements",
        "facts",
        "lies",
        "lies_believed",
        "lies_answered",
        "votes",
        "abstentions",
        "against_evidence",
        "impossible",
    )
    shares = ("hit_rate", "hit_rate_by_chance", "detection", "deception")
    head = [name.replace("_", " ") for name in (*names, *shares)]
    lines = [
        "## What was claimed, and who believed it",
        "",
        "docs/research/evaluate.md has the definitions.",
        "",
        f"| who | {' | '.join(head)} |",
        f"|---|{'---|' * len(head)}",
    ]
    for team, row in talk.items():
        for who in ("agent", "others"):
            cells = [str(row[who][name]) for name in names]
            cells += [NONE if row[who][n] is None else f"{row[who][n]:.2f}" for n in shares]
            lines.append(f"| {who}, {team} | {' | '.join(cells)} |")
    return [*lines, ""]


def _percent(share: float) -> str:
    return f"{share * 100:.1f} %"


def _estimate(plain: Json) -> str:
    found = Estimate(plain["mean"], plain["margin"])
    margin = "" if found.margin is None else f" ± {found.margin * 100:.1f}"
    return f"{found.mean * 100:.1f}{margin}"
