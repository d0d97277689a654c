"""The types of settings. Every setting is declared in the same form, wherever it is declared:

    name: Annotated[Type, about("its meaning")] = default

with one of the types below, which check the value. `setting_rows` in ops/configuration.py lists
all settings.
"""

from typing import Annotated

from msgspec import Meta, Struct

# Per second.
Rate = Annotated[float, Meta(gt=0)]
Seconds = Annotated[float, Meta(gt=0)]
# A maximum.
Number = Annotated[int, Meta(ge=1)]
# The maximum size of a message or request; a smaller limit would break the client.
Bytes = Annotated[int, Meta(ge=1024)]
# How many days something is kept; 0 keeps it forever.
Days = Annotated[int, Meta(ge=0, le=36_500)]
Port = Annotated[int, Meta(ge=0, le=65_535)]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A group of settings. Unknown names are rejected, not ignored."""


def about(description: str) -> Meta:
    """What a setting means, for the help and for docs/operating.md."""
    return Meta(description=description)
