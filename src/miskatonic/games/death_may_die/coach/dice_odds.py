"""Exact odds of all results of some dice; dice with the same face are interchangeable."""

from typing import Final

from miskatonic.games.death_may_die.card_data.schema import SIGN, Dice
from miskatonic.games.death_may_die.model.choices import FACES
from miskatonic.games.death_may_die.model.roll import GREEN

# The number of dice with each face, numbered as in roll.py, green ones from GREEN on.
Faces = tuple[int, ...]

NO_DICE: Final[Faces] = (0,) * FACES


class Odds:
    """The faces of a black and a green die, with their chances.

    If Elder Signs don't matter (not `signs`), faces that differ only in them are the same.
    """

    def __init__(self, dice: Dice, signs: bool) -> None:
        self.kept: Final[int] = -1 if signs else ~SIGN
        self.black: Final = self._faces_of(dice.black, 0)
        self.green: Final = self._faces_of(dice.green, int(GREEN))

    def _faces_of(self, die: tuple[int, ...], colour: int) -> list[tuple[int, float]]:
        faces = [face & self.kept for face in die]
        return [(colour + face, faces.count(face) / len(faces)) for face in sorted(set(faces))]

    def of_die(self, face: int) -> list[tuple[int, float]]:
        """The possible results of rerolling a die with this face."""
        return self.green if face & GREEN else self.black

    def seen(self, faces: list[int]) -> Faces:
        """The faces reduced to what matters."""
        found = list(NO_DICE)
        for face, dice in enumerate(faces):
            found[face & self.kept] += dice
        return tuple(found)

    def thrown(self, black: int, green: int) -> dict[Faces, float]:
        """The chances of all results of rolling these dice."""
        spread: dict[Faces, float] = {NO_DICE: 1.0}
        for die in [self.black] * black + [self.green] * green:
            wider: dict[Faces, float] = {}
            for faces, chance in spread.items():
                for face, share in die:
                    more = with_die(faces, face)
                    wider[more] = wider.get(more, 0.0) + chance * share
            spread = wider
        return spread


def with_die(faces: Faces, face: int) -> Faces:
    return (*faces[:face], faces[face] + 1, *faces[face + 1 :])


def without_die(faces: Faces, face: int) -> Faces:
    return (*faces[:face], faces[face] - 1, *faces[face + 1 :])


def shown_faces(faces: Faces) -> list[int]:
    return [face for face, dice in enumerate(faces) if dice]


class Results:
    """All results of some dice, numbered, and what rerolling one die makes of each.

    `dice[n]` lists the faces of result n, each with the number of the remaining dice;
    `rests[m]` lists the results of the remaining dice and one more, with their chances.
    """

    def __init__(self, odds: Odds, black: int, green: int) -> None:
        thrown = odds.thrown(black, green)
        self.faces: Final = list(thrown)
        self.chances: Final = list(thrown.values())
        self.number: Final = {faces: number for number, faces in enumerate(self.faces)}
        self.dice: Final[list[list[tuple[int, int]]]] = []
        self.rests: Final[list[list[tuple[int, float]]]] = []
        known: dict[tuple[Faces, int], int] = {}
        for faces in self.faces:
            shown: list[tuple[int, int]] = []
            for face in shown_faces(faces):
                rest = without_die(faces, face)
                key = (rest, face & int(GREEN))
                if key not in known:
                    known[key] = len(self.rests)
                    again = [(self.number[with_die(rest, new)], p) for new, p in odds.of_die(face)]
                    self.rests.append(again)
                shown.append((face, known[key]))
            self.dice.append(shown)
