"""Train a small policy by self-play, from scratch: PPO, in numpy or (--torch) in torch.

    python examples/train.py arkham-ritual --minutes 8 --processes 2 --out build/small.npz
    miskatonic arena arkham-ritual --policy build/small.npz --bots small,random*4 --duplicate

The policy plays all seats. It gets the columns of a row, the mask of its options and, at the end of
a game, who has won. The games of a round are split into tasks with one seed each, so the result is
the same wherever they are played (--processes, --ray). The environment variable MISKATONIC_GAMES
adds games of your own.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

# With one thread per process, floating-point sums are the same on every machine.
for _name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(_name, "1")

import numpy as np
from numpy.typing import NDArray

import miskatonic as mk

Floats = NDArray[np.float32]
Rows = NDArray[np.int16]
Masks = NDArray[np.uint8]
Ints = NDArray[np.int64]
# Games to learn from and games to measure by never share a seed.
LEARNING: Final = 0
MEASURING: Final = 1 << 40
SEED_STEP: Final = 1 << 16


@dataclass(frozen=True)
class Training:
    """The game to learn, and the hyperparameters."""

    game: str
    seats: int
    options: mk.OptionValues
    seed: int = 1
    # A round plays `tasks` tasks of `games` games each.
    tasks: int = 4
    games: int = 256
    epochs: int = 3
    batch: int = 2048
    rate: float = 2e-3
    clip: float = 0.2
    entropy: float = 0.002
    value: float = 0.5
    smoothing: float = 0.8
    hidden: tuple[int, int] = (64, 64)


@dataclass
class Experience:
    """Decisions with at least two options, seen from the deciding seat, and their outcomes."""

    rows: Rows
    masks: Masks
    actions: Ints
    log_chances: Floats
    advantages: Floats
    returns: Floats


# ---------------------------------------------------------------- self-play


@dataclass
class _Moment:
    """One decision in each of several games."""

    at: Ints
    seats: Ints
    values: Floats
    rows: Rows
    masks: Masks
    actions: Ints
    chances: Floats


def play(plan: Training, weights: Sequence[Floats], seed: int) -> Experience:
    """One task: play `games` games to their ends, with the policy on all seats."""
    policy = mk.Policy(plan.game, weights)
    chance = np.random.default_rng(seed)
    env = mk.GAMES[plan.game].vector(plan.games, plan.seats, plan.options, seed)
    rows, masks, counts = (
        np.asarray(env.observations),
        np.asarray(env.masks),
        np.asarray(env.counts),
    )
    seats, paid, ended = np.asarray(env.seats), np.asarray(env.rewards), np.asarray(env.ended)
    options = np.asarray(env.options)
    final = np.zeros(paid.shape, np.float32)
    going = np.ones(plan.games, bool)
    moments: list[_Moment] = []
    while going.any():
        actions = np.where(going, options[:, 0], -1).astype(np.int64)
        asked = np.flatnonzero(going & (counts > 1))
        if len(asked):
            seen, mask, choices = policy.features.turned(rows[asked], masks[asked])
            chances, values = policy.judge_rotated(seen, mask)
            chosen = drawn(chances, chance)
            actions[asked] = choices[np.arange(len(asked)), chosen]
            likely = np.log(chances[np.arange(len(asked)), chosen])
            who = seats[asked].astype(np.int64)
            moments.append(_Moment(asked, who, values, seen, mask, chosen, likely))
        env.step(actions)
        over = np.flatnonzero(ended)
        final[over] = paid[over]
        going[over] = False
    return _experience(moments, final, plan.smoothing)


def drawn(chances: Floats, chance: np.random.Generator) -> Ints:
    """Sample a choice for each row by its probabilities; never one of probability 0."""
    sums = np.cumsum(chances, axis=1, dtype=np.float64)
    picks = chance.random((len(chances), 1)) * sums[:, -1:]
    return np.asarray(np.minimum((sums <= picks).sum(axis=1), chances.shape[1] - 1), np.int64)


def _experience(moments: list[_Moment], final: Floats, smoothing: float) -> Experience:
    """Generalised advantage estimates, backwards over each seat's decisions, without discount."""
    worth = final.copy()
    ahead = np.zeros_like(final)
    advantages: list[Floats] = []
    for each in reversed(moments):
        place = each.at, each.seats
        surprise = worth[place] - each.values
        ahead[place] = surprise + smoothing * ahead[place]
        worth[place] = each.values
        advantages.append(ahead[place])
    advantages.reverse()
    values = np.concatenate([each.values for each in moments])
    found = np.concatenate(advantages)
    return Experience(
        np.concatenate([each.rows for each in moments]),
        np.concatenate([each.masks for each in moments]),
        np.concatenate([each.actions for each in moments]),
        np.concatenate([each.chances for each in moments]),
        found,
        values + found,
    )


def together(parts: Sequence[Experience]) -> Experience:
    names = Experience.__dataclass_fields__
    return Experience(*[np.concatenate([getattr(p, name) for p in parts]) for name in names])


# ---------------------------------------------------------------- learning


class Adam:
    """The Adam optimiser."""

    def __init__(self, weights: Sequence[Floats]) -> None:
        self.weights: Final = weights
        self._mean: Final = [np.zeros_like(each) for each in weights]
        self._square: Final = [np.zeros_like(each) for each in weights]
        self._steps = 0

    def step(self, gradients: Sequence[Floats], rate: float, longest: float = 0.5) -> None:
        length = float(np.sqrt(sum(float((each * each).sum()) for each in gradients)))
        shorter = min(1.0, longest / (length + 1e-8))
        self._steps += 1
        fresh, fresh_square = 1 - 0.9**self._steps, 1 - 0.999**self._steps
        for at, each in enumerate(gradients):
            each = each * np.float32(shorter)
            self._mean[at] += np.float32(0.1) * (each - self._mean[at])
            self._square[at] += np.float32(0.001) * (each * each - self._square[at])
            size = np.sqrt(self._square[at] / fresh_square) + 1e-8
            self.weights[at][...] -= np.float32(rate) * (self._mean[at] / fresh) / size


class NumpyLearner:
    """PPO with hand-written gradients."""

    def __init__(self, plan: Training, policy: mk.Policy) -> None:
        self.plan: Final = plan
        self.policy: Final = policy
        self._adam: Final = Adam(policy.weights)

    def learn(self, some: Experience, rate: float) -> float:
        """Do one step; return the loss before it."""
        loss, gradients = self.gradients(some)
        self._adam.step(gradients, rate)
        return loss

    def gradients(self, some: Experience) -> tuple[float, list[Floats]]:
        plan, policy = self.plan, self.policy
        count = len(some.actions)
        each = np.arange(count)
        x, first, second, logits, values = policy.layers(policy.features.of(some.rows), some.masks)
        shifted = logits - logits.max(axis=1, keepdims=True)
        logs = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
        chances = np.exp(logs)
        ratio = np.exp(logs[each, some.actions] - some.log_chances)
        advantage = some.advantages
        clipped = np.clip(ratio, 1 - plan.clip, 1 + plan.clip)
        gain = np.minimum(ratio * advantage, clipped * advantage)
        # Impossible choices have probability 0 and a finite logarithm, so they add nothing.
        entropy = -(chances * logs).sum(axis=1)
        error = values - some.returns
        loss = -gain.mean() + plan.value * (error**2).mean() - plan.entropy * entropy.mean()

        inside = ratio * advantage <= clipped * advantage
        push = np.where(inside, -ratio * advantage, 0.0) / count
        d_logits = -chances * push[:, None]
        d_logits[each, some.actions] += push
        d_logits += (plan.entropy / count) * chances * (logs + entropy[:, None])
        d_logits = np.where(some.masks != 0, d_logits, 0).astype(np.float32)
        d_value = (2 * plan.value / count * error)[:, None].astype(np.float32)
        _, _, w2, _, wp, _, wv, _ = policy.weights
        d_second = (d_logits @ wp.T + d_value @ wv.T) * (second > 0)
        d_first = (d_second @ w2.T) * (first > 0)
        return float(loss), [
            x.T @ d_first,
            d_first.sum(axis=0),
            first.T @ d_second,
            d_second.sum(axis=0),
            second.T @ d_logits,
            d_logits.sum(axis=0),
            second.T @ d_value,
            d_value.sum(axis=0),
        ]


class TorchLearner:
    """The same with torch's gradients; the weights stay in numpy arrays."""

    def __init__(self, plan: Training, policy: mk.Policy) -> None:
        try:
            import torch  # noqa: PLC0415
        except ImportError as error:
            raise mk.BadOptions(f"--torch needs torch ({error}); pip install torch") from None
        self.torch: Final[Any] = torch
        self.plan: Final = plan
        self.policy: Final = policy
        # They share memory with the policy's weights.
        self._weights: Final = [torch.from_numpy(w).requires_grad_() for w in policy.weights]
        self._adam: Final = torch.optim.Adam(self._weights)

    def learn(self, some: Experience, rate: float) -> float:
        loss = self.loss(some)
        self._adam.zero_grad()
        loss.backward()
        self.torch.nn.utils.clip_grad_norm_(self._weights, 0.5)
        for group in self._adam.param_groups:
            group["lr"] = rate
        self._adam.step()
        return float(loss.detach())

    def loss(self, some: Experience) -> Any:
        torch, plan = self.torch, self.plan
        w1, b1, w2, b2, wp, bp, wv, bv = self._weights
        x = torch.from_numpy(self.policy.features.of(some.rows))
        second = torch.relu(torch.relu(x @ w1 + b1) @ w2 + b2)
        masks = torch.from_numpy(some.masks) != 0
        logs = torch.log_softmax((second @ wp + bp).masked_fill(~masks, -1e9), dim=1)
        values = (second @ wv + bv)[:, 0]
        actions = torch.from_numpy(some.actions)[:, None]
        ratio = torch.exp(logs.gather(1, actions)[:, 0] - torch.from_numpy(some.log_chances))
        advantage = torch.from_numpy(some.advantages)
        clipped = ratio.clamp(1 - plan.clip, 1 + plan.clip)
        gain = torch.minimum(ratio * advantage, clipped * advantage).mean()
        entropy = -(logs.exp() * logs).sum(dim=1).mean()
        error = values - torch.from_numpy(some.returns)
        return -gain + plan.value * (error**2).mean() - plan.entropy * entropy


Learner = NumpyLearner | TorchLearner


def learn_round(learner: Learner, some: Experience, rate: float, seed: int) -> float:
    """Go through the experience several times, in shuffled batches; return the mean loss."""
    plan = learner.plan
    spread = some.advantages.std() + 1e-6
    advantages = ((some.advantages - some.advantages.mean()) / spread).astype(np.float32)
    chance = np.random.default_rng(seed)
    losses: list[float] = []
    for _ in range(plan.epochs):
        order = chance.permutation(len(advantages))
        for start in range(0, len(order), plan.batch):
            part = order[start : start + plan.batch]
            batch = Experience(
                some.rows[part],
                some.masks[part],
                some.actions[part],
                some.log_chances[part],
                advantages[part],
                some.returns[part],
            )
            losses.append(learner.learn(batch, rate))
    return float(np.mean(losses))


@dataclass(frozen=True)
class Round:
    number: int
    games: int
    decisions: int
    loss: float


def train(
    plan: Training,
    policy: mk.Policy,
    rounds: int,
    several: mk.Workers | None = None,
    torch: bool = False,
) -> Iterator[Round]:
    """Alternate playing and learning; updates the policy in place."""
    learner: Learner = TorchLearner(plan, policy) if torch else NumpyLearner(plan, policy)
    for number in range(rounds):
        first = LEARNING + SEED_STEP * (plan.seed * 100_000 + number)
        weights = [each.copy() for each in policy.weights]
        tasks = [(plan, weights, first + task) for task in range(plan.tasks)]
        if several is None:
            some = together([play(*task) for task in tasks])
        else:
            some = together(list(several.do(play, tasks)))
        rate = plan.rate * (1 - 0.9 * number / rounds)
        loss = learn_round(learner, some, rate, first)
        yield Round(number + 1, plan.tasks * plan.games, len(some.actions), loss)


# ---------------------------------------------------------------- measuring


def lead_over_random(
    plan: Training, weights: Sequence[Floats], games: int, seed: int
) -> mk.Estimate:
    """How much more often a seat wins if the policy plays it instead of a random player.

    Both play the same deals, with random players on all other seats. 0 is as good as random.
    """
    seats = np.arange(games) % plan.seats
    mine, random = [
        _one_game_each(plan, each, games, seed)[np.arange(games), seats] for each in (weights, None)
    ]
    pays = mk.GAMES[plan.game].rewards
    found = mk.Mean()
    for difference in mine - random:
        found.observe(float(difference) / (pays.win - pays.loss))
    return found.estimate()


def _one_game_each(
    plan: Training, weights: Sequence[Floats] | None, games: int, seed: int
) -> Floats:
    """The rewards by seat. The policy plays seat i modulo seats in game i; None plays no seat."""
    chance = np.random.default_rng(MEASURING + seed)
    env = mk.GAMES[plan.game].vector(games, plan.seats, plan.options, MEASURING + seed)
    masks, seats = np.asarray(env.masks), np.asarray(env.seats)
    final = np.zeros((games, plan.seats), np.float32)
    going = np.ones(games, bool)
    own = np.arange(games) % plan.seats
    policy = None if weights is None else mk.Policy(plan.game, weights)
    while going.any():
        chances = masks.astype(np.float32)
        if policy is not None:
            mine = np.flatnonzero(going & (seats == own))
            if len(mine):
                seen = np.asarray(env.observations)[mine]
                chances[mine] = policy.judge(seen, masks[mine])[0]
        env.step(np.where(going, drawn(chances, chance), -1))
        over = np.flatnonzero(np.asarray(env.ended))
        over = over[going[over]]
        final[over] = np.asarray(env.rewards)[over]
        going[over] = False
    return final


# ---------------------------------------------------------------- the command


def main(arguments: Sequence[str] | None = None) -> int:
    given = _parser().parse_args(arguments)
    try:
        _run(given)
    except (mk.BadOptions, mk.BadSave) as error:
        print(f"train: {error}", file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="train", description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=list(mk.GAMES))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--rounds", type=int, default=200, help="rounds of playing and learning")
    parser.add_argument(
        "--minutes", type=float, help="stop after the round in which this time ends"
    )
    parser.add_argument("--games", type=int, default=2048, help="games per round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=Training.rate, help="learning rate")
    parser.add_argument("--entropy", type=float, default=Training.entropy)
    parser.add_argument(
        "--smoothing", type=float, default=Training.smoothing, help="smoothing of the advantages"
    )
    parser.add_argument("--hidden", type=int, nargs=2, default=list(Training.hidden))
    parser.add_argument(
        "--measure", type=int, default=10, help="measure the strength every N rounds"
    )
    parser.add_argument(
        "--by", type=int, default=4000, help="games against random for each measurement"
    )
    parser.add_argument("--processes", type=int)
    parser.add_argument("--ray", metavar="ADDRESS", help="local, auto or HOST:PORT")
    parser.add_argument("--torch", action="store_true", help="learn with torch")
    parser.add_argument("--begin", metavar="FILE", help="continue with this policy")
    parser.add_argument("--out", default="build/small.npz", metavar="FILE")
    parser.add_argument("--plot", metavar="FILE", help="write the learning curve as SVG")
    return parser


def _plan(given: argparse.Namespace) -> Training:
    game = mk.GAMES[given.game]
    seats = mk.MANIFESTS[given.game].first_game.seats if given.seats is None else given.seats
    tasks = Training.tasks
    return Training(
        given.game,
        game.count(seats),
        game.read(seats, {}),
        given.seed,
        tasks=tasks,
        games=max(1, given.games // tasks),
        rate=given.rate,
        entropy=given.entropy,
        smoothing=given.smoothing,
        hidden=(given.hidden[0], given.hidden[1]),
    )


def _run(given: argparse.Namespace) -> None:
    plan = _plan(given)
    if given.begin is None:
        policy = mk.Policy.untrained(plan.game, plan.seed, plan.hidden)
    else:
        policy = mk.Policy.load(given.begin)
    out = Path(given.out)
    out.parent.mkdir(parents=True, exist_ok=True)
    began, games = time.monotonic(), 0
    curve = [(0.0, lead_over_random(plan, policy.weights, given.by, plan.seed))]
    print("games, decisions, loss, lead over random in points of wins")
    with mk.workers(given.processes, given.ray) as several:
        for done in train(plan, policy, given.rounds, several, given.torch):
            games += done.games
            minutes = (time.monotonic() - began) / 60
            is_last = done.number == given.rounds or minutes > (given.minutes or 1e9)
            if done.number % given.measure == 0 or is_last:
                lead = lead_over_random(plan, policy.weights, given.by, plan.seed)
                curve.append((float(games), lead))
                print(
                    f"{minutes:5.1f} min  {games:8,}  {done.decisions:8,}  {done.loss:+.3f}"
                    f"  {100 * lead.mean:+.1f} ± {100 * (lead.margin or 0):.1f}",
                    flush=True,
                )
                about = {"games": games, "seats": plan.seats, "seed": plan.seed}
                mk.Policy(plan.game, policy.weights, {"trained": about}).save(out)
            if is_last:
                break
    if given.plot:
        title = f"{plan.game}, {plan.seats} seats: learning by self-play"
        picture = mk.line_chart(title, "games", "lead over random, points of wins", curve)
        Path(given.plot).write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
