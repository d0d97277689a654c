"""What stands for a person where others can see it."""

from hashlib import blake2b
from typing import Final

# The id of a bot from outside begins with this; no id of a person has a colon in it.
BOT: Final = "bot:"


def tag(person: str | None, where: str) -> str:
    """For one place alone, a table or somebody's list: it tells nothing about who it is, nor that
    it is the same person as elsewhere. Nobody has none.
    """
    if person is None:
        return ""
    return blake2b(f"{where} {person}".encode(), digest_size=8, person=b"tag").hexdigest()


def is_bot(person: str | None) -> bool:
    """Whether this is the id of a bot from outside."""
    return person is not None and person.startswith(BOT)
