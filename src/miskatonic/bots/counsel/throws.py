"""How likely every result of some dice is, exactly. Dice that show the same are the same."""

from typing import Final

from miskatonic.games.death_may_die.choices import FACES
from miskatonic.games.death_may_die.content.schema import Dice
from miskatonic.games.death_may_die.rolled import GREEN

# How many dice show each face; the faces are numbered as in rolled.py, green ones from GREEN on.
Faces = tuple[int, ...]
Spread = dict[Faces, float]

NO_DICE: Final[Faces] = (0,) * FACES


class Odds:
    """The faces of a black and of a green die, each with its chance."""

    def __init__(self, dice: Dice) -> None:
        self.black: Final = _faces_of(dice.black, 0)
        self.green: Final = _faces_of(dice.green, GREEN)

    def of_die(self, face: int) -> list[tuple[int, float]]:
        """What a die that shows this face can show when it is thrown again."""
        return self.green if face & GREEN else self.black

    def thrown(self, black: int, green: int) -> Spread:
        """All dice at once: die by die, the chances of the faces multiplied and added up."""
        spread: Spread = {NO_DICE: 1.0}
        for die in [self.black] * black + [self.green] * green:
            wider: Spread = {}
            for faces, chance in spread.items():
                for face, share in die:
                    more = with_die(faces, face)
                    wider[more] = wider.get(more, 0.0) + chance * share
            spread = wider
        return spread


def _faces_of(die: tuple[int, ...], colour: int) -> list[tuple[int, float]]:
    return [(colour + face, die.count(face) / len(die)) for face in sorted(set(die))]


def with_die(faces: Faces, face: int) -> Faces:
    return (*faces[:face], faces[face] + 1, *faces[face + 1 :])


def without_die(faces: Faces, face: int) -> Faces:
    return (*faces[:face], faces[face] - 1, *faces[face + 1 :])


def shown_faces(faces: Faces) -> list[int]:
    return [face for face, dice in enumerate(faces) if dice]
