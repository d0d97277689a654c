"""All chance: BLAKE2b in counter mode over a secret seed.

Nobody who sees any number of draws can tell the next one, and the seed, once published, lets anyone
repeat them all. A generator is small and immutable but for its position, so cloning it is cheap.
"""

import operator
from hashlib import blake2b
from typing import ClassVar, Final, SupportsIndex, cast

from mypy_extensions import i64

from miskatonic.errors import BadOptions
from miskatonic.kernel.numbers import shown

SEED_BYTES: Final = 32
BLOCK: Final[i64] = 64
# Of an int that is stretched to a seed: no more can be written down in a file or a command.
MOST_SEED_BITS: Final = 4096


def seed_bytes(seed: object) -> bytes:
    """32 secret bytes as they are, or any int (for simulations) stretched to as many."""
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise BadOptions(f"a seed of {len(seed)} bytes; it takes {SEED_BYTES} bytes or an int")
        return seed
    number = _whole_seed(seed)
    if number is None:
        raise BadOptions(f"the seed {shown(seed)}; it takes {SEED_BYTES} bytes or an int")
    if number.bit_length() > MOST_SEED_BITS:
        raise BadOptions(f"a seed of {number.bit_length()} bits; it takes up to {MOST_SEED_BITS}")
    return blake2b(str(number).encode(), digest_size=SEED_BYTES, person=b"miskatonic seed").digest()


def _whole_seed(seed: object) -> int | None:
    if isinstance(seed, int):
        return None if isinstance(seed, bool) else seed
    try:
        return operator.index(cast(SupportsIndex, seed))
    except TypeError:
        return None


def commitment(seed: bytes) -> str:
    """What is published before the game, so that the seed published after it can be checked."""
    return blake2b(seed, digest_size=32, person=b"miskatonic hash").hexdigest()


class Rng:
    """A stream of uniform small ints."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seed", "stream", "block", "buffer", "at")

    def __init__(
        self, seed: bytes, stream: i64 = 0, block: i64 = 0, buffer: bytes = b"", at: i64 = BLOCK
    ) -> None:
        self.seed: Final = seed
        self.stream: Final[i64] = stream
        self.block: i64 = block
        self.buffer = buffer
        self.at: i64 = at

    def clone(self) -> "Rng":
        return Rng(self.seed, self.stream, self.block, self.buffer, self.at)

    def fork(self) -> "Rng":
        """An independent generator, named by the next seven bytes of this one: they fit an i64."""
        stream: i64 = 0
        count: i64 = 0
        while count < 7:
            stream = (stream << 8) ^ self.byte()
            count += 1
        return Rng(self.seed, stream)

    def byte(self) -> i64:
        if self.at >= BLOCK:
            counter = int(self.block).to_bytes(8, "little")
            name = int(self.stream).to_bytes(8, "little", signed=True)
            self.buffer = blake2b(counter, key=self.seed, salt=name, person=b"miskatonic").digest()
            self.block += 1
            self.at = 0
        value: i64 = self.buffer[self.at]
        self.at += 1
        return value

    def below(self, n: i64) -> i64:
        """A uniform int from 0 up to, but not including, n."""
        assert 0 < n <= 1 << 48, n
        span: i64 = 256
        value = self.byte()
        while span < n:
            span <<= 8
            value = (value << 8) | self.byte()
        if value < span - span % n:
            return value % n
        return self.below(n)

    def shuffle(self, cards: list[int]) -> None:
        at: i64 = len(cards) - 1
        while at > 0:
            other = self.below(at + 1)
            cards[at], cards[other] = cards[other], cards[at]
            at -= 1
