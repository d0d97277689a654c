"""An open roll: the dice, the rerolls left, the tally, and whether it meets a need."""

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from miskatonic.games.death_may_die.card_data.abilities import Need
from miskatonic.games.death_may_die.model.choices import FACES

GREEN: Final[i64] = 8


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Roll:
    """Dice are counted by colour and face. After the tally the numbers stay until it is resolved.

    `free` rerolls are left, `extra` ones come with a stress reroll; `plus` successes are added (or
    subtracted on a roll against you); `calm` tentacles cost nothing; `signs_by_card` Elder Signs
    can count as successes through cards; `forgiven` tentacles were prevented by a skill. `changed`
    holds the successes added or subtracted by each of the things in `changed_by`.
    """

    __match_args__: ClassVar[tuple[str, ...]] = (
        "kind",
        "who",
        "foe",
        "targets",
        "faces",
        "free",
        "extra",
        "plus",
        "calm",
        "signs_by_card",
        "signs_by_skill",
        "worth",
        "harm",
        "successes",
        "signs",
        "tentacles",
        "blanks",
        "dealt",
        "forgiven",
        "killed",
        "black",
        "green",
        "changed",
        "changed_by",
    )

    def __init__(
        self,
        kind: i64,
        who: i64,
        foe: i64,
        targets: i64,
        faces: list[int],
        free: i64 = 0,
        extra: i64 = 0,
        plus: i64 = 0,
        calm: i64 = 0,
        signs_by_card: i64 = 0,
        signs_by_skill: i64 = 0,
        worth: i64 = 0,
        harm: i64 = 0,
        successes: i64 = 0,
        signs: i64 = 0,
        tentacles: i64 = 0,
        blanks: i64 = 0,
        dealt: i64 = 0,
        forgiven: i64 = 0,
        killed: i64 = 0,
        black: i64 = 0,
        green: i64 = 0,
        changed: list[int] | None = None,
        changed_by: list[str] | None = None,
    ) -> None:
        self.kind: i64 = kind
        self.who: i64 = who
        self.foe: i64 = foe
        self.targets: i64 = targets
        self.faces = faces
        self.free: i64 = free
        self.extra: i64 = extra
        self.plus: i64 = plus
        self.calm: i64 = calm
        self.signs_by_card: i64 = signs_by_card
        self.signs_by_skill: i64 = signs_by_skill
        self.worth: i64 = worth
        self.harm: i64 = harm
        self.successes: i64 = successes
        self.signs: i64 = signs
        self.tentacles: i64 = tentacles
        self.blanks: i64 = blanks
        self.dealt: i64 = dealt
        self.forgiven: i64 = forgiven
        self.killed: i64 = killed
        self.black: i64 = black
        self.green: i64 = green
        self.changed: list[int] = [] if changed is None else changed
        self.changed_by: list[str] = [] if changed_by is None else changed_by

    def note(self, n: i64, by: str) -> None:
        """Record successes added to or subtracted from the dice, and by what."""
        if n == 0:
            return
        if by in self.changed_by:
            at = self.changed_by.index(by)
            self.changed[at] = self.changed[at] + n
        else:
            self.changed.append(n)
            self.changed_by.append(by)

    def clone(self) -> "Roll":
        return Roll(
            self.kind,
            self.who,
            self.foe,
            self.targets,
            self.faces[:],
            self.free,
            self.extra,
            self.plus,
            self.calm,
            self.signs_by_card,
            self.signs_by_skill,
            self.worth,
            self.harm,
            self.successes,
            self.signs,
            self.tentacles,
            self.blanks,
            self.dealt,
            self.forgiven,
            self.killed,
            self.black,
            self.green,
            self.changed[:],
            self.changed_by[:],
        )


def no_faces() -> list[int]:
    return [0] * FACES


def shown(faces: list[int]) -> i64:
    """The dice on the table, as a mask of colours and faces."""
    mask: i64 = 0
    one: i64 = 1
    face: i64 = 0
    while face < FACES:
        if faces[face] > 0:
            mask |= one << face
        face += 1
    return mask


def listed(faces: list[int], colour: i64) -> list[int]:
    """The faces of one colour, one entry per die."""
    return [face for face in range(8) for _ in range(faces[colour + face])]


def is_met(need: Need | None, roll: Roll) -> bool:
    """Whether the tally meets the need; always true without one."""
    if need is None:
        return True
    return meets(need, roll.successes, roll.signs, roll.tentacles, roll.blanks)


def meets(need: Need, successes: i64, signs: i64, tentacles: i64, blanks: i64) -> bool:
    """Whether a hypothetical tally meets the need."""
    if successes < need.successes or signs < need.signs:
        return False
    if need.exactly >= 0 and successes != need.exactly:
        return False
    if need.most_successes >= 0 and successes > need.most_successes:
        return False
    if need.most_tentacles >= 0 and tentacles > need.most_tentacles:
        return False
    return need.most_blanks < 0 or blanks <= need.most_blanks
