"""The random number generator: BLAKE2b in counter mode over a secret seed.

Draws cannot be predicted from earlier ones; once the seed is published, anyone can verify them
all. Only a generator's position changes, so cloning is cheap.

Search and playouts don't need secure randomness and use light generators: multiply-with-carry, a
few nanoseconds per number. Games between players never use them.

Where chance is a separate player, as in OpenSpiel, the caller supplies the draws: `given_rng`.
"""

import operator
from hashlib import blake2b
from typing import ClassVar, Final, SupportsIndex, cast, final

from mypy_extensions import i64, mypyc_attr

from miskatonic.errors import BadOptions, ComparableError
from miskatonic.kernel.numbers import shown

SEED_BYTES: Final = 32
BLOCK: Final[i64] = 64
# The largest int that can be a seed.
MOST_SEED_BITS: Final = 4096

# Light generators. All products stay below 2 ** 63, so compiled and interpreted results agree.
WORD: Final[i64] = 0xFFFF_FFFF
HALF: Final[i64] = 0x7FFF_FFFF
HALF_BITS: Final[i64] = 31
# MULTIPLIER * 2 ** 32 - 1 is a safe prime, so the generator's period is about 2 ** 61.
MULTIPLIER: Final[i64] = 2_131_995_753
MIXER: Final[i64] = 1_812_433_253
MIXING_ROUNDS: Final[i64] = 6

# The value of `light` for given draws. A draw is one byte, which limits its number of outcomes.
GIVEN: Final[i64] = -1
MOST_GIVEN: Final[i64] = 256


class DrawNeeded(ComparableError):
    """The rules need a draw from `among` outcomes, but all given draws are used up.

    Not an error: the caller discards this state and retries from an earlier copy with more draws.
    """

    def __init__(self, among: int) -> None:
        super().__init__(f"one of {among} is drawn here")
        self.among: Final = among


def seed_bytes(seed: object) -> bytes:
    """Return 32 secret bytes unchanged, or derive 32 bytes from an int (for simulations)."""
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise BadOptions(f"a seed of {len(seed)} bytes; expected {SEED_BYTES} bytes or an int")
        return seed
    number = _whole_seed(seed)
    if number is None:
        raise BadOptions(f"the seed {shown(seed)}; expected {SEED_BYTES} bytes or an int")
    if number.bit_length() > MOST_SEED_BITS:
        raise BadOptions(f"a seed of {number.bit_length()} bits; expected up to {MOST_SEED_BITS}")
    return blake2b(str(number).encode(), digest_size=SEED_BYTES, person=b"miskatonic seed").digest()


def _whole_seed(seed: object) -> int | None:
    if isinstance(seed, int):
        return None if isinstance(seed, bool) else seed
    try:
        return operator.index(cast(SupportsIndex, seed))
    except TypeError:
        return None


def commitment(seed: bytes) -> str:
    """The hash published before a game, to check the seed published after it."""
    return blake2b(seed, digest_size=32, person=b"miskatonic hash").hexdigest()


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Rng:
    """A stream of uniform small ints.

    `light` is the position of a light generator, GIVEN if the buffer holds given draws, else 0.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seed", "stream", "block", "buffer", "at")

    def __init__(
        self,
        seed: bytes,
        stream: i64 = 0,
        block: i64 = 0,
        buffer: bytes = b"",
        at: i64 = BLOCK,
        light: i64 = 0,
    ) -> None:
        self.seed: Final = seed
        self.stream: Final[i64] = stream
        self.block: i64 = block
        self.buffer = buffer
        self.at: i64 = at
        self.light: i64 = light

    def clone(self) -> "Rng":
        return Rng(self.seed, self.stream, self.block, self.buffer, self.at, self.light)

    def fork(self) -> "Rng":
        """Create an independent generator; seven bytes drawn from this one select its stream."""
        assert self.light != GIVEN, "given draws cannot be forked"
        if self.light:
            return light_rng((self._word() & HALF) << HALF_BITS, self._word() & HALF)
        stream: i64 = 0
        count: i64 = 0
        while count < 7:
            stream = (stream << 8) ^ self.byte()
            count += 1
        return Rng(self.seed, stream)

    def byte(self) -> i64:
        if self.light:
            assert self.light > 0, "given draws have no bytes"
            return self._word() >> 24
        if self.at >= BLOCK:
            counter = int(self.block).to_bytes(8, "little")
            name = int(self.stream).to_bytes(8, "little", signed=True)
            self.buffer = blake2b(counter, key=self.seed, salt=name, person=b"miskatonic").digest()
            self.block += 1
            self.at = 0
        value: i64 = self.buffer[self.at]
        self.at += 1
        return value

    def _word(self) -> i64:
        """The next 32 bits of a light generator."""
        light = self.light
        light = (light & WORD) * MULTIPLIER + (light >> 32)
        self.light = light
        return (light ^ (light >> 32)) & WORD

    def below(self, n: i64) -> i64:
        """A uniform int from 0 to n - 1."""
        if self.light > 0 and 0 < n <= HALF:
            return self._light_below(n)
        assert 0 < n <= 1 << 48, n
        if self.light == GIVEN:
            return self._given_below(n)
        span: i64 = 256
        value = self.byte()
        while span < n:
            span <<= 8
            value = (value << 8) | self.byte()
        if value < span - span % n:
            return value % n
        return self.below(n)

    def _light_below(self, n: i64) -> i64:
        """Scale 32 random bits to n, redrawing where that would not be uniform."""
        product = self._word() * n
        if product & WORD < n:
            least = (WORD + 1 - n) % n
            while product & WORD < least:
                product = self._word() * n
        return product >> 32

    def _given_below(self, n: i64) -> i64:
        """The next given draw; a draw with only one outcome consumes none."""
        if n == 1:
            return 0
        assert n <= MOST_GIVEN, n
        if self.at >= len(self.buffer):
            raise DrawNeeded(n)
        value: i64 = self.buffer[self.at]
        assert value < n, (value, n)
        self.at += 1
        return value

    def shuffle(self, cards: list[int]) -> None:
        at: i64 = len(cards) - 1
        while at > 0:
            other = self.below(at + 1)
            cards[at], cards[other] = cards[other], cards[at]
            at -= 1


NO_SEED: Final = bytes(SEED_BYTES)


def light_rng(key: i64, number: i64) -> Rng:
    """Light generator number `number` of a key; both have 62 bits.

    Key and number go through a Feistel network, so adjacent numbers give unrelated generators.
    """
    mixed = key ^ number
    left = (mixed >> HALF_BITS) & HALF
    right = mixed & HALF
    mixing: i64 = 0
    while mixing < MIXING_ROUNDS:
        mixing += 1
        left, right = right, left ^ (((right + mixing) * MIXER >> 15) & HALF)
    # Not 0, which would mean not light, and small enough that a step stays within 63 bits.
    return Rng(NO_SEED, 0, 0, b"", BLOCK, (left << HALF_BITS | right) + 1)


def given_rng(draws: bytes) -> Rng:
    """A generator that returns these draws, one per byte, and then raises DrawNeeded."""
    return Rng(NO_SEED, 0, 0, draws, 0, GIVEN)


def light_key(seed: bytes) -> i64:
    """The key for the light generators of a seed."""
    digest = blake2b(seed, digest_size=8, person=b"miskatonic light").digest()
    return int.from_bytes(digest, "little") >> 2
