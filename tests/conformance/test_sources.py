"""Every question has a source: a rule, or a thing with a name."""

from pathlib import Path

from miskatonic.games import MANIFESTS
from miskatonic.sim.random_play import play_randomly
from miskatonic.text import Texts
from tests.conformance.tables import Table, every_table, rng
from tools.clauses import clauses_of

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules"


@every_table
def test_every_question_has_a_source_with_a_text(table: Table) -> None:
    game, g, chance = table.game, table.new(loud=False), rng(11)
    sources = set()
    while game.result(g) is None:
        sources |= {decision.source for decision in game.decisions(g)}
        play_randomly(game, g, chance, 1)
    clauses = clauses_of((RULES / f"{game.id}.md").read_text(encoding="utf-8"))
    prefix = MANIFESTS[game.id].prefix
    unknown = []
    for source in sorted(sources):
        kind, _, name = source.partition(":")
        if kind == "rule":
            known = name in clauses
        else:
            known = any(_has_text(f"{prefix}-{text}") for text in (f"{kind}-{name}", name))
        if not known:
            unknown.append(source)
    assert unknown == []


def _has_text(message: str) -> bool:
    try:
        Texts("en")(message)
    except KeyError as error:
        return "no text" not in str(error)
    return True
