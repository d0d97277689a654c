"""Ask the terminal about a card, in a recipe's copy of the repository: python -m
tests.recipes.ask_the_terminal CARD LANGUAGE
"""

import io
import sys

from miskatonic.cli import main


def ask(card: str, language: str) -> int:
    """Sit down at a table with the card, ask what it does, and leave."""
    sys.stdin = io.StringIO(f"? {card}\nq\n")
    table = ("play", "arkham-ritual", "--terminal", "--new", "--seed", "1")
    return main([*table, "--option", f"great_old_one={card}", "--language", language])


if __name__ == "__main__":
    sys.exit(ask(*sys.argv[1:]))
