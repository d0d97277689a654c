"""The generator: uniform, repeatable, independent where necessary, and provable afterwards."""

from collections import Counter
from hashlib import blake2b
from itertools import pairwise

import pytest

from miskatonic.errors import BadOptions
from miskatonic.kernel.rng import (
    DrawNeeded,
    Rng,
    commitment,
    given_rng,
    light_key,
    light_rng,
    seed_bytes,
)

SEED = bytes(range(32))


def test_the_stream_is_blake2b_in_counter_mode_so_anyone_can_repeat_it() -> None:
    blocks = b"".join(
        blake2b(
            number.to_bytes(8, "little"), key=SEED, salt=bytes(8), person=b"miskatonic"
        ).digest()
        for number in range(3)
    )
    rng = Rng(SEED)
    assert blocks == bytes(rng.byte() for _ in range(192))


@pytest.mark.parametrize("n", [1, 2, 6, 7, 22, 255, 256, 257, 1000, 65_536, 65_537, 10**9])
def test_below_stays_below(n: int) -> None:
    rng = Rng(SEED)
    assert all(0 <= rng.below(n) < n for _ in range(500))


@pytest.mark.parametrize("n", [3, 6, 22, 300])
def test_all_values_are_about_equally_likely(n: int) -> None:
    rng = Rng(SEED)
    counts = Counter(rng.below(n) for _ in range(n * 400))
    assert len(counts) == n
    assert all(280 < count < 520 for count in counts.values())  # 400 expected, six sigma


def test_a_clone_draws_the_same_numbers_independently() -> None:
    rng = Rng(SEED)
    rng.below(6)
    twin = rng.clone()
    drawn = [rng.below(100) for _ in range(200)]
    assert drawn == [twin.below(100) for _ in range(200)]


def test_forks_are_independent_of_each_other_and_of_their_parent() -> None:
    rng = Rng(SEED)
    streams = [rng.fork(), rng.fork(), rng]
    draws = {tuple(stream.below(256) for _ in range(20)) for stream in streams}
    assert len(draws) == 3
    first, again = Rng(SEED).fork(), Rng(SEED).fork()
    assert [first.below(256) for _ in range(20)] == [again.below(256) for _ in range(20)]


def test_every_fork_can_draw() -> None:
    rng = Rng(SEED)
    for _ in range(200):
        assert 0 <= rng.fork().stream < 1 << 56
        assert 0 <= rng.fork().below(6) < 6


def test_shuffling_reaches_every_order_about_equally_often() -> None:
    rng = Rng(SEED)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert all(50 < count < 160 for count in orders.values())  # 100 expected


def test_an_int_is_expanded_to_a_seed_and_bytes_are_used_unchanged() -> None:
    assert seed_bytes(SEED) == SEED
    assert len(seed_bytes(7)) == 32
    assert seed_bytes(7) != seed_bytes(8)
    assert seed_bytes(-1) != seed_bytes(1)


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33), "seed", 1.5, None, True])
def test_anything_else_is_refused_as_a_seed(seed: object) -> None:
    with pytest.raises(BadOptions, match="32 bytes or an int"):
        seed_bytes(seed)


def test_the_commitment_depends_on_the_seed_and_reveals_none_of_its_stream() -> None:
    assert commitment(SEED) == commitment(SEED)
    assert commitment(SEED) != commitment(bytes(32))
    assert bytes.fromhex(commitment(SEED)) not in bytes(Rng(SEED).byte() for _ in range(192))


# ---------------------------------------------------------------- light generators, for simulations


def test_light_numbers_are_fixed_and_the_same_compiled_and_interpreted() -> None:
    rng = light_rng(12345, 6)
    assert [int(rng.below(1000)) for _ in range(8)] == [562, 121, 193, 934, 586, 517, 624, 973]
    assert light_key(SEED) == 250_110_133_749_685_990


def test_a_light_generator_multiplies_with_carry() -> None:
    """Repeat its arithmetic with Python's unbounded ints."""
    rng = light_rng(2**62 - 1, 2**31)
    state = int(rng.light)
    for _ in range(2000):
        state = (state & 0xFFFF_FFFF) * 2_131_995_753 + (state >> 32)
        word = (state ^ (state >> 32)) & 0xFFFF_FFFF
        assert rng.byte() == word >> 24
        assert 0 < rng.light == state < 2**63


@pytest.mark.parametrize("n", [1, 2, 6, 7, 22, 255, 256, 257, 65_537, 2**31 - 1, 2**31, 2**47])
def test_light_draws_stay_below(n: int) -> None:
    rng = light_rng(1, n)
    drawn = [rng.below(n) for _ in range(500)]
    assert all(0 <= each < n for each in drawn)
    assert n < 300 or int(max(drawn)) > n * 0.9


@pytest.mark.parametrize("n", [3, 6, 22, 300])
def test_all_light_values_are_about_equally_likely(n: int) -> None:
    rng = light_rng(1, 2)
    counts = Counter(rng.below(n) for _ in range(n * 400))
    assert len(counts) == n
    assert all(280 < count < 520 for count in counts.values())


@pytest.mark.parametrize("draw", [0, 1, 5])
def test_light_generators_of_consecutive_worlds_are_independent(draw: int) -> None:
    """The first draws of worlds 0, 1, 2 … are as uniform and independent as draws of one stream."""
    drawn = []
    for number in range(9600):
        rng = light_rng(77, number)
        for _ in range(draw):
            rng.below(6)
        drawn.append(int(rng.below(6)))
    assert all(1400 < count < 1800 for count in Counter(drawn).values())
    for gap in (1, 2, 16):
        pairs = Counter(zip(drawn, drawn[gap:], strict=False))
        assert len(pairs) == 36
        assert all(170 < count < 365 for count in pairs.values())  # 267 expected, six sigma


def test_light_generators_of_similar_keys_are_independent() -> None:
    drawn = [int(light_rng(key, 3).below(256)) for key in range(5000)]
    assert len(set(drawn)) == 256
    differences = Counter((b - a) % 256 for a, b in pairwise(drawn))
    assert max(differences.values()) < 55  # 20 expected


def test_light_clones_draw_the_same_numbers_and_forks_different_ones() -> None:
    rng = light_rng(1, 2)
    rng.below(6)
    twin = rng.clone()
    assert [rng.below(100) for _ in range(200)] == [twin.below(100) for _ in range(200)]
    streams = [rng.fork(), rng.fork(), rng]
    draws = {tuple(stream.below(256) for _ in range(20)) for stream in streams}
    assert len(draws) == 3
    assert all(stream.light for stream in streams)


def test_a_new_game_never_has_a_light_generator() -> None:
    assert Rng(SEED).light == 0
    assert Rng(SEED).fork().light == 0
    assert Rng(SEED).clone().light == 0


# ---------------------------------------------------------------- scripted draws


def test_scripted_draws_come_in_order_and_then_the_next_draw_is_named() -> None:
    rng = given_rng(bytes([3, 0, 21]))
    assert [rng.below(5), rng.below(2), rng.below(22)] == [3, 0, 21]
    with pytest.raises(DrawNeeded, match="one of 6 is drawn here") as needed:
        rng.below(6)
    assert needed.value.among == 6


def test_a_certain_outcome_is_not_drawn() -> None:
    rng = given_rng(bytes([1]))
    assert [rng.below(1), rng.below(2), rng.below(1)] == [0, 1, 0]


def test_a_shuffle_is_a_series_of_draws_one_series_per_order() -> None:
    rows: list[bytes] = [b""]
    orders: list[tuple[int, ...]] = []
    while rows:
        row = rows.pop()
        cards = [0, 1, 2, 3]
        try:
            given_rng(row).shuffle(cards)
        except DrawNeeded as needed:
            rows += [row + bytes([outcome]) for outcome in range(needed.among)]
        else:
            orders.append(tuple(cards))
    assert (len(orders), len(set(orders))) == (24, 24)


@pytest.mark.parametrize("draws", [bytes([6]), bytes([255])])
def test_an_impossible_scripted_draw_is_a_bug_of_the_caller(draws: bytes) -> None:
    with pytest.raises(AssertionError):
        given_rng(draws).below(6)


def test_scripted_draws_cannot_fork_or_give_bytes() -> None:
    with pytest.raises(AssertionError, match="cannot be forked"):
        given_rng(b"").fork()
    with pytest.raises(AssertionError, match="no bytes"):
        given_rng(bytes(5)).byte()


def test_a_clone_of_scripted_draws_is_independent() -> None:
    rng = given_rng(bytes([4, 2]))
    assert rng.below(9) == 4
    twin = rng.clone()
    assert (twin.below(9), rng.below(9)) == (2, 2)
