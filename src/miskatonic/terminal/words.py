"""Texts and names that all games need in the terminal."""

import os
from collections.abc import Mapping, Sequence
from typing import Any

from miskatonic.kernel.game import Game
from miskatonic.text import FALLBACK, Texts, Value, prefix_of


def system_locale(environment: Mapping[str, str]) -> str:
    """The locale set by LC_ALL, LC_MESSAGES or LANG."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return environment[name]
    return FALLBACK


def language_argument(arguments: Sequence[str]) -> str:
    """The value of --language, read before parsing because the help is translated, too."""
    for at, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--language":
            return value or "".join(arguments[at + 1 : at + 2])
    return system_locale(os.environ)


def said(texts: Texts, message: str, otherwise: str, **values: Value) -> str:
    """A text, or `otherwise` if there is none."""
    try:
        return texts(message, **values)
    except KeyError:
        return otherwise


def game_name(texts: Texts, game: Game[Any, Any]) -> str:
    return said(texts, f"{prefix_of(game.id)}-name", readable(game.id))


def readable(name: str) -> str:
    """death-may-die → Death may die"""
    return name.replace("-", " ").replace("_", " ").capitalize()


def listed(texts: Texts, names: Sequence[str]) -> str:
    """Ada, Ben and Cy"""
    if not names:
        return ""
    text, *before = names[::-1]
    if before:
        text = texts("list-pair", first=before[0], last=text)
    for name in before[1:]:
        text = texts("list-more", first=name, rest=text)
    return text


def seat_names(texts: Texts, seats: int, own: int | None, name: str) -> list[str]:
    """The names of all seats: the player's is marked, bots have their own names."""
    bots = iter(range(1, seats + 1))
    return [
        texts("seat-you", name=name) if seat == own else texts(f"bot-name-{next(bots)}")
        for seat in range(seats)
    ]
