"""What a setting is made of. All settings have one form, wherever they are declared:

    name: Annotated[Kind, Meta(description="what it means")] = default

with one of the kinds below, which say what it takes. `setting_rows` of configuration.py lists them.
"""

from typing import Annotated

from msgspec import Meta, Struct

# So many a second.
Rate = Annotated[float, Meta(gt=0)]
Seconds = Annotated[float, Meta(gt=0)]
# How many at most.
Number = Annotated[int, Meta(ge=1)]
# The longest message or request; anything shorter would be of no use.
Bytes = Annotated[int, Meta(ge=1024)]
# For so many days something is kept; 0 is for ever.
Days = Annotated[int, Meta(ge=0, le=36_500)]
Port = Annotated[int, Meta(ge=0, le=65_535)]


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A group of settings. A name that it does not have is refused, not ignored."""
