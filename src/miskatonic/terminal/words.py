"""From message ids to words, for any game."""

import os
from collections.abc import Mapping, Sequence
from typing import Any

from miskatonic.games import MANIFESTS
from miskatonic.kernel.game import Game
from miskatonic.text import FALLBACK, Texts, Value


def spoken_here(environment: Mapping[str, str]) -> str:
    """The locale that the environment asks for, by the usual three variables."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return environment[name]
    return FALLBACK


def asked_for(arguments: Sequence[str]) -> str:
    """The language on the command line, before that is parsed: help is said in it too."""
    for at, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--language":
            return value or "".join(arguments[at + 1 : at + 2])
    return spoken_here(os.environ)


def prefix(game_id: str) -> str:
    """What the ids of a game's texts begin with: arkham-ritual has ar-name, ar-card-gate, …"""
    return MANIFESTS[game_id].prefix


def said(texts: Texts, message: str, otherwise: str, **values: Value) -> str:
    """A text that a game may still lack."""
    try:
        return texts(message, **values)
    except KeyError:
        return otherwise


def game_name(texts: Texts, game: Game[Any, Any]) -> str:
    return said(texts, f"{prefix(game.id)}-name", readable(game.id))


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
    """Everybody's name: the person's own is marked, bots have names of their own."""
    bots = iter(range(1, seats + 1))
    return [
        texts("seat-you", name=name) if seat == own else texts(f"bot-name-{next(bots)}")
        for seat in range(seats)
    ]
