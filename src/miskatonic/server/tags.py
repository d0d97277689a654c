"""What stands for a person where others can see it."""

from hashlib import blake2b


def tag(person: str | None, where: str) -> str:
    """For one place alone, a table or somebody's list: it tells nothing about who it is, nor that
    it is the same person as elsewhere. Nobody has none.
    """
    if person is None:
        return ""
    return blake2b(f"{where} {person}".encode(), digest_size=8, person=b"tag").hexdigest()
