"""A tiny local policy for Arkham Ritual: a score for each option, from the text of the page.

    miskatonic evaluate arkham-ritual --agent "python examples/agents/tiny_policy.py"

It keeps sane cards and passes on cursed ones; that is all it knows. Replace `score` with a model of
your own.
"""

import json
import sys
from typing import Any

# How the page marks cursed cards.
BAD = ("▲",)


def score(question: dict[str, Any], option: dict[str, Any]) -> float:
    """The higher, the better."""
    asked = question["text"].rpartition("Your decision:")[2].partition("\n")[0]
    card_is_bad = any(mark in asked for mark in BAD)
    takes = option["name"].startswith("take")
    return float(takes != card_is_bad)


def main() -> None:
    for line in sys.stdin:
        question = json.loads(line)
        if question["type"] == "choose":
            best = max(question["options"], key=lambda option: score(question, option))
            print(json.dumps({"choice": best["choice"]}), flush=True)
        else:
            print(json.dumps({"claim": None}), flush=True)


if __name__ == "__main__":
    main()
