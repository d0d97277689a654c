"""Map choices, which are ints from a fixed space per game, to names and back."""

from typing import Final

from miskatonic.errors import IllegalChoice
from miskatonic.kernel.numbers import shown, whole

Name = tuple[str | int, ...]


class Choices:
    """The choice space: families of choices, numbered consecutively.

    A family is a name followed by the number of values of each argument. With ("give", 7) and
    ("take",), give 0 is choice 0 and take is choice 7.
    """

    def __init__(self, *families: tuple[str | int, ...]) -> None:
        self.names: Final[list[Name]] = []
        self.ints: Final[dict[Name, int]] = {}
        for family in families:
            for name in _members(family):
                self.ints[name] = len(self.names)
                self.names.append(name)

    def __len__(self) -> int:
        return len(self.names)

    def name(self, choice: object) -> Name:
        number = whole(choice)
        if not 0 <= number < len(self.names):
            last = len(self.names) - 1
            raise IllegalChoice(f"choice {shown(choice)}; choices go from 0 to {last}")
        return self.names[number]

    def choice(self, name: tuple[object, ...]) -> int:
        parts = tuple([each if isinstance(each, str) else int(whole(each)) for each in name])
        found = self.ints.get(parts)
        if found is None:
            last = {str(each[0]): each[1:] for each in self.names}
            families = ", ".join([_described(family, last[family]) for family in sorted(last)])
            raise IllegalChoice(f"no choice is named {shown(name)}; the families are {families}")
        return found


def _described(family: str, last: Name) -> str:
    return f"{family} (up to {', '.join([str(each) for each in last])})" if last else family


def _members(family: tuple[str | int, ...]) -> list[Name]:
    members: list[Name] = [family[:1]]
    for size in family[1:]:
        assert isinstance(size, int)
        members = [(*member, value) for member in members for value in range(size)]
    return members
