"""Ids that stand for a person where other people can see them."""

from hashlib import blake2b
from typing import Final

# The id of an external bot starts with this; no person's id contains a colon.
BOT_PREFIX: Final = "bot:"


def public_id(person: str | None, where: str) -> str:
    """An id for a person that is valid in one place only: a table, or someone's list.

    It reveals neither who the person is nor that it is the same person as elsewhere. It is empty
    for None.
    """
    if person is None:
        return ""
    return blake2b(f"{where} {person}".encode(), digest_size=8, person=b"tag").hexdigest()


def is_bot(person: str | None) -> bool:
    """Whether this is the id of an external bot."""
    return person is not None and person.startswith(BOT_PREFIX)
