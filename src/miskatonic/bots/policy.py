"""Learned policies: a small neural network over observation rows, and the bot that plays it.

    policy = Policy.load("small.npz")
    chances, values = policy.judge(rows, masks)      # for many rows at once
    PolicyBot("small.npz")                           # a bot like any other

A policy file is a plain .npz of numbers without code, and playing needs no machine learning
library. Needs numpy, which the extra `train` installs.
"""

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from miskatonic.errors import BadSave
from miskatonic.games import GAMES, MANIFESTS
from miskatonic.kernel.bot import Budget
from miskatonic.kernel.game import Game
from miskatonic.kernel.observation import CODE, COUNT, Column
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.view import OpenDecision

Floats = NDArray[np.float32]
Rows = NDArray[np.int16]
Masks = NDArray[np.uint8]
Choices = NDArray[np.int64]

FORMAT: Final = 1
# The logit of choices that are not options.
NEVER: Final = np.float32(-1e9)
# Counts with at most this maximum are scaled linearly, others logarithmically.
SMALL_COUNT: Final = 30
FINE: Final = 1 << 30
# Where every row holds the viewer and the number of seats.
VIEWER_AT: Final = 0
SEATS_AT: Final = 1
MOST_SEATS: Final = 64
# Values of Column.of that stand for seats.
SEATED: Final = ("seat", "party", "investigator", "giver", "receiver")


class Features:
    """Converts observation rows to network inputs, based on the game's column declarations.

    First, seats are rotated so that the viewer has seat 0: the network then plays all seats alike.
    This applies to columns by seat, codes that are seats, and choices that name a seat. Then codes
    are one-hot encoded (all 0 for -1), and counts are scaled.
    """

    def __init__(self, game: Game[Any, Any]) -> None:
        observation = game.observation
        plain: list[int] = []
        coded: list[tuple[int, int]] = []
        scale: list[float] = []
        logs: list[bool] = []
        for column in observation.columns:
            first = observation.starts[column.name]
            numbers = range(first, first + column.size)
            if column.kind == CODE:
                coded += [(number, column.most + 1) for number in numbers]
                continue
            plain += numbers
            scale += [_scale(column)] * column.size
            logs += [column.kind == COUNT and column.most > SMALL_COUNT] * column.size
        sizes = np.array([values for _, values in coded])
        self._plain: Final = np.array(plain)
        self._coded: Final = np.array([number for number, _ in coded])
        self._logs: Final = np.flatnonzero(logs)
        self._scale: Final = np.array(scale, np.float32)
        self._starts: Final = len(plain) + np.cumsum(sizes) - sizes
        self.size: Final = len(plain) + int(sizes.sum())
        self._turns: Final[dict[tuple[int, int], _Turn]] = {}
        self._game: Final = game

    def of(self, rows: Rows) -> Floats:
        """The network input for rotated rows."""
        out = np.zeros((len(rows), self.size), np.float32)
        plain = rows[:, self._plain].astype(np.float32)
        if len(self._logs):
            large = plain[:, self._logs]
            plain[:, self._logs] = np.sign(large) * np.log1p(np.abs(large))
        out[:, : len(self._plain)] = plain * self._scale
        codes = rows[:, self._coded]
        at, which = np.nonzero(codes >= 0)
        out[at, self._starts[which] + codes[at, which]] = 1.0
        return out

    def turned(self, rows: Rows, masks: Masks) -> tuple[Rows, Masks, Choices]:
        """Rotate rows and masks to the viewer's seat; also map rotated choices to real ones."""
        own_rows, own_masks = np.empty_like(rows), np.empty_like(masks)
        choices = np.empty(masks.shape, np.int64)
        tables = rows[:, SEATS_AT].astype(np.int64) * MOST_SEATS + rows[:, VIEWER_AT]
        for table in np.unique(tables):
            turn = self._turn(*divmod(int(table), MOST_SEATS))
            at = np.flatnonzero(tables == table)
            own = rows[at[:, None], turn.numbers]
            coded = own[:, turn.coded]
            is_seat = (coded >= 0) & (coded < turn.seats)
            own[:, turn.coded] = np.where(is_seat, (coded - turn.viewer) % turn.seats, coded)
            own_rows[at] = own
            own_masks[at] = masks[at[:, None], turn.choices]
            choices[at] = turn.choices
        return own_rows, own_masks, choices

    def _turn(self, seats: int, viewer: int) -> "_Turn":
        if (seats, viewer) not in self._turns:
            self._turns[seats, viewer] = _Turn(self._game, seats, viewer)
        return self._turns[seats, viewer]


class _Turn:
    """The rotation of rows and choices for one viewer, as index arrays."""

    def __init__(self, game: Game[Any, Any], seats: int, viewer: int) -> None:
        observation = game.observation
        most = int(observation.seats)
        self.seats: Final = seats
        self.viewer: Final = viewer
        # The seats in order, starting with the viewer.
        around = [(seat + viewer) % seats if seat < seats else seat for seat in range(most)]
        numbers: list[int] = []
        coded: list[int] = []
        for column in observation.columns:
            first = observation.starts[column.name]
            numbers += [first + each for each in _places(column, around)]
            if column.kind == CODE and column.most + 1 == most:
                coded += range(first, first + column.size)
        self.numbers: Final = np.array(numbers)
        self.coded: Final = np.array(coded, np.int64)
        self.choices: Final = np.array(_choices(game, around))


def _places(column: Column, around: Sequence[int]) -> list[int]:
    """The index permutation of a column, for one by seat or by seat and a second dimension."""
    words = column.of.split(", then ")
    outer = around if words[0] in SEATED else None
    if outer is None or column.size % len(around):
        return list(range(column.size))
    inner = column.size // len(around)
    within = around if words[1:2] and words[1] in SEATED and inner == len(around) else range(inner)
    return [inner * one + other for one in outer for other in within]


def _choices(game: Game[Any, Any], around: Sequence[int]) -> list[int]:
    """The permutation of choices; an argument with as many values as seats is a seat."""
    most: dict[tuple[str | int, int], int] = {}
    for family, *parts in game.space.names:
        for place, part in enumerate(parts):
            values = part + 1 if isinstance(part, int) else 0
            most[family, place] = max(most.get((family, place), 0), values)
    found: list[int] = []
    for family, *parts in game.space.names:
        turned = [
            around[int(part)] if most[family, place] == len(around) else part
            for place, part in enumerate(parts)
        ]
        found.append(game.space.ints[(family, *turned)])
    return found


def _scale(column: Column) -> float:
    if column.kind != COUNT:
        return 1.0
    return 0.5 if column.most > SMALL_COUNT else 1.0 / max(column.most, -column.least)


class Policy:
    """A network with two hidden layers that outputs a logit per choice and a value."""

    def __init__(
        self, game: str, weights: Sequence[Floats], about: Mapping[str, Any] | None = None
    ) -> None:
        self.game: Final = game
        self.features: Final = features_of(game)
        self.weights: Final = list(weights)
        self.about: Final = dict(about or {})
        shapes = [each.shape for each in self.weights]
        right = shapes_for(game, [shape[0] for shape in shapes[1:4:2] if shape])
        if shapes != right:
            raise BadSave(f"weights have the shapes {shapes}; {game} needs {right}")

    @classmethod
    def untrained(cls, game: str, seed: int, hidden: Sequence[int] = (64, 64)) -> "Policy":
        """Create a policy with random weights, which plays nearly at random."""
        chance = np.random.default_rng(seed)
        weights: list[Floats] = []
        for shape in shapes_for(game, hidden):
            if len(shape) == 1:
                weights.append(np.zeros(shape, np.float32))
            else:
                spread = np.sqrt(2.0 / shape[0])
                weights.append((spread * chance.standard_normal(shape)).astype(np.float32))
        weights[4] *= 0.01
        weights[6] *= 0.1
        return cls(game, weights)

    def judge(self, rows: Rows, masks: Masks) -> tuple[Floats, Floats]:
        """The probabilities of all choices and the viewer's expected return, for each row."""
        own_rows, own_masks, choices = self.features.turned(rows, masks)
        own, values = self.judge_rotated(own_rows, own_masks)
        chances = np.zeros_like(own)
        np.put_along_axis(chances, choices, own, axis=1)
        return chances, values

    def judge_rotated(self, rows: Rows, masks: Masks) -> tuple[Floats, Floats]:
        """Like `judge`, for rows and choices that are already rotated."""
        *_, logits, values = self.layers(self.features.of(rows), masks)
        return softmax(logits), values

    def layers(self, x: Floats, masks: Masks) -> tuple[Floats, Floats, Floats, Floats, Floats]:
        """The forward pass with all activations: input, hidden layers, masked logits, values."""
        w1, b1, w2, b2, wp, bp, wv, bv = self.weights
        first = np.maximum(x @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        logits = np.where(masks != 0, second @ wp + bp, NEVER)
        return x, first, second, logits, (second @ wv + bv)[:, 0]

    def save(self, path: str | Path) -> None:
        manifest = MANIFESTS[self.game]
        about = {
            **self.about,
            "format": FORMAT,
            "game": self.game,
            "environment": f"{self.game}-v{manifest.environment}",
            "columns": columns_of(manifest.game),
        }
        named = {f"weights_{at}": each for at, each in enumerate(self.weights)}
        with Path(path).open("wb") as file:
            np.savez(file, about=np.array(json.dumps(about)), **named)  # type: ignore[arg-type]

    @classmethod
    def load(cls, path: str | Path) -> "Policy":
        """Load a file; raise BadSave if it is not a policy or is for other columns."""
        try:
            with np.load(path, allow_pickle=False) as file:
                about = json.loads(str(file["about"]))
                weights = [file[f"weights_{at}"] for at in range(8)]
        except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
            raise BadSave(f"{str(path)!r} is not a policy: {error}") from None
        game = about.get("game") if isinstance(about, dict) else None
        if game not in MANIFESTS or about.get("format") != FORMAT:
            known = ", ".join(MANIFESTS)
            raise BadSave(f"{str(path)!r} is a policy for {game!r}; the games are {known}")
        found, right = about.get("columns"), columns_of(GAMES[game])
        if found != right:
            raise BadSave(
                f"{str(path)!r} was trained on other columns of {game} ({found}, now {right});"
                " train it again"
            )
        if any(each.dtype != np.float32 or not np.isfinite(each).all() for each in weights):
            raise BadSave(f"{str(path)!r} has weights that are not finite float32 numbers")
        return cls(game, weights, about)


def shapes_for(game: str, hidden: Sequence[int]) -> list[tuple[int, ...]]:
    sizes = (features_of(game).size, *hidden)
    layers: list[tuple[int, ...]] = []
    for inputs, outputs in pairwise(sizes):
        layers += [(inputs, outputs), (outputs,)]
    choices = GAMES[game].choices
    return [*layers, (sizes[-1], choices), (choices,), (sizes[-1], 1), (1,)]


@lru_cache
def features_of(game: str) -> Features:
    return Features(GAMES[game])


def columns_of(game: Game[Any, Any]) -> str:
    """A short digest of the meaning of a game's rows and choices, to detect outdated policies."""
    columns = [
        [each.name, each.kind, each.size, each.least, each.most, each.of]
        for each in game.observation.columns
    ]
    told = json.dumps([columns, game.space.names, game.prompts])
    return blake2b(told.encode(), digest_size=6).hexdigest()


def softmax(logits: Floats) -> Floats:
    raised = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(raised / raised.sum(axis=1, keepdims=True), np.float32)


@lru_cache
def _loaded(path: str, _written: int) -> Policy:
    return Policy.load(path)


class PolicyBot:
    """Samples its choices from a policy's probabilities.

    It uses only its seat's knowledge: every world consistent with it gives the same row. It is not
    a subclass of Thinker, because pickling one would lose the path if Thinker is compiled.
    """

    def __init__(self, path: str | Path) -> None:
        self.path: Final = str(path)

    @property
    def policy(self) -> Policy:
        return _loaded(self.path, Path(self.path).stat().st_mtime_ns)

    def choose(
        self, view: Mapping[str, Any], decision: OpenDecision, rng: Rng, budget: Budget
    ) -> int:
        options = decision["options"]
        if len(options) == 1:
            return options[0]
        policy = self.policy
        game = GAMES[policy.game]
        world = game.redeal(view, rng)
        row = np.frombuffer(memoryview(game.row(world, view["seat"])), np.int16)[None, :]
        mask = np.zeros((1, game.choices), np.uint8)
        mask[0, list(options)] = 1
        chances, _ = policy.judge(row, mask)
        left = rng.below(FINE) / FINE
        for option in options:
            left -= float(chances[0, option])
            if left < 0:
                return option
        return options[int(np.argmax(chances[0, list(options)]))]
