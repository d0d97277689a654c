"""A policy that was learned: a small network over the columns of a row, and the bot that plays it.

    policy = Policy.load("small.npz")
    chances, values = policy.judge(rows, masks)      # of many rows at once
    PolicyBot("small.npz")                           # a bot like any other

Its file is a plain .npz of numbers: no code in it, and no library of learning is needed to play.
Needs numpy, which the extra `train` brings.
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

from miskatonic.bots.bot import Budget
from miskatonic.errors import BadSave
from miskatonic.games import GAMES, MANIFESTS
from miskatonic.kernel.game import Game
from miskatonic.kernel.observation import CODE, COUNT, Column
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.view import OpenDecision

Floats = NDArray[np.float32]
Rows = NDArray[np.int16]
Masks = NDArray[np.uint8]

FORMAT: Final = 1
# What no option can be is as good as impossible.
NEVER: Final = np.float32(-1e9)
# Counts up to this are shares of their most; of larger ones the logarithm counts.
SMALL_COUNT: Final = 30
FINE: Final = 1 << 30


class Features:
    """A row of small numbers as the input of a network, by what the game declares of its columns.

    A code becomes a flag for each of its values, and none where it is -1. A count is scaled. Of a
    column that goes by seat, the viewer's own number is added at the end: where one sits matters
    less than what one has.
    """

    def __init__(self, game: Game[Any, Any]) -> None:
        observation = game.observation
        plain: list[int] = []
        coded: list[tuple[int, int]] = []
        by_seat: list[int] = []
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
            if column.size == observation.seats:
                by_seat.append(first)
        sizes = np.array([values for _, values in coded])
        self._plain: Final = np.array(plain)
        self._coded: Final = np.array([number for number, _ in coded])
        self._own: Final = np.array(by_seat)
        self._logs: Final = np.flatnonzero(logs)
        self._scale: Final = np.array(scale, np.float32)
        self._own_at: Final = np.searchsorted(self._plain, self._own)
        self._starts: Final = len(plain) + len(by_seat) + np.cumsum(sizes) - sizes
        self.size: Final = len(plain) + len(by_seat) + int(sizes.sum())

    def of(self, rows: Rows) -> Floats:
        count = len(rows)
        out = np.zeros((count, self.size), np.float32)
        plain = rows[:, self._plain].astype(np.float32)
        if len(self._logs):
            large = plain[:, self._logs]
            plain[:, self._logs] = np.sign(large) * np.log1p(np.abs(large))
        plain *= self._scale
        width = len(self._plain)
        out[:, :width] = plain
        seat = np.maximum(rows[:, 0], 0).astype(np.intp)
        everyone = np.arange(count)
        own = self._own_at[None, :] + seat[:, None]
        out[:, width : width + len(self._own)] = plain[everyone[:, None], own]
        codes = rows[:, self._coded].astype(np.intp)
        at, which = np.nonzero(codes >= 0)
        out[at, self._starts[which] + codes[at, which]] = 1.0
        return out


def _scale(column: Column) -> float:
    if column.kind != COUNT:
        return 1.0
    return 0.5 if column.most > SMALL_COUNT else 1.0 / max(column.most, -column.least)


class Policy:
    """Two hidden layers; then a number for each choice, and one for how well it will end."""

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
            raise BadSave(f"weights of the shapes {shapes}; {game} takes {right}")

    @classmethod
    def untrained(cls, game: str, seed: int, hidden: Sequence[int] = (128, 64)) -> "Policy":
        """One that chooses nearly at random."""
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
        """Of each row the chances of all choices, and what its viewer can expect to be paid."""
        *_, logits, value = self.layers(self.features.of(rows), masks)
        return softmax(logits), value

    def layers(self, x: Floats, masks: Masks) -> tuple[Floats, Floats, Floats, Floats, Floats]:
        """What a learner has to remember: input, both hidden layers, masked logits, values."""
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
        """BadSave says what is wrong with a file that is no policy, or one for other columns."""
        try:
            with np.load(path, allow_pickle=False) as file:
                about = json.loads(str(file["about"]))
                weights = [file[f"weights_{at}"] for at in range(8)]
        except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
            raise BadSave(f"{str(path)!r} is no policy: {error}") from None
        game = about.get("game") if isinstance(about, dict) else None
        if game not in MANIFESTS or about.get("format") != FORMAT:
            known = ", ".join(MANIFESTS)
            raise BadSave(f"{str(path)!r} is a policy for {game!r}; there are {known}")
        found, right = about.get("columns"), columns_of(GAMES[game])
        if found != right:
            raise BadSave(
                f"{str(path)!r} was trained on other columns of {game} ({found}, now {right});"
                " train it anew"
            )
        if any(each.dtype != np.float32 or not np.isfinite(each).all() for each in weights):
            raise BadSave(f"{str(path)!r} holds weights that are no finite float32 numbers")
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
    """A short name for what rows and choices of a game mean: by another one nothing was learned."""
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
    """Chooses as a policy does: by chance, as likely as the policy says.

    It looks at its seat's knowledge alone: any world that fits it gives the same row.
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
