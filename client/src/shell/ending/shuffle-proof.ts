/** Checks that a shuffle was fair: the seed must give the hash that was published before the game.
 *
 * BLAKE2b (RFC 7693) with a digest of 32 bytes and a personalization, as in Python's hashlib.
 */

const PERSON = "miskatonic hash";
const MASK = (1n << 64n) - 1n;

const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];

const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];

/** Which words of the state are mixed together, columns first, then diagonals. */
const QUARTETS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];

const turned = (word: bigint, by: bigint): bigint => ((word >> by) | (word << (64n - by))) & MASK;

function wordAt(bytes: Uint8Array, at: number): bigint {
  let word = 0n;
  for (let i = 7; i >= 0; i--) word = (word << 8n) | BigInt(bytes[at * 8 + i] ?? 0);
  return word;
}

function mix(v: bigint[], quartet: readonly number[], x: bigint, y: bigint): void {
  const [a = 0, b = 0, c = 0, d = 0] = quartet;
  const get = (i: number): bigint => v[i] ?? 0n;
  v[a] = (get(a) + get(b) + x) & MASK;
  v[d] = turned(get(d) ^ get(a), 32n);
  v[c] = (get(c) + get(d)) & MASK;
  v[b] = turned(get(b) ^ get(c), 24n);
  v[a] = (get(a) + get(b) + y) & MASK;
  v[d] = turned(get(d) ^ get(a), 16n);
  v[c] = (get(c) + get(d)) & MASK;
  v[b] = turned(get(b) ^ get(c), 63n);
}

/** The hash of at most one block of 128 bytes: a seed has 32. */
function blake2b(message: Uint8Array, digestSize: number, person: string): string {
  const parameters = new Uint8Array(64);
  parameters.set([digestSize, 0, 1, 1]);
  parameters.set(new TextEncoder().encode(person), 48);
  const h = IV.map((word, i) => word ^ wordAt(parameters, i));
  const block = new Uint8Array(128);
  block.set(message);
  const v = [...h, ...IV];
  v[12] = (v[12] ?? 0n) ^ BigInt(message.length);
  v[14] = (v[14] ?? 0n) ^ MASK;
  for (let round = 0; round < 12; round++) {
    const order = SIGMA[round % 10] ?? [];
    QUARTETS.forEach((quartet, i) => {
      mix(v, quartet, wordAt(block, order[2 * i] ?? 0), wordAt(block, order[2 * i + 1] ?? 0));
    });
  }
  const hash = h.map((word, i) => word ^ (v[i] ?? 0n) ^ (v[i + 8] ?? 0n));
  return hexOf(hash, digestSize);
}

function hexOf(words: readonly bigint[], bytes: number): string {
  return Array.from({ length: bytes }, (_, i) => {
    const byte = ((words[i >> 3] ?? 0n) >> BigInt((i & 7) * 8)) & 0xffn;
    return byte.toString(16).padStart(2, "0");
  }).join("");
}

/** Whether the seed matches the hash published before the game. */
export function isProvenFair(seed: string, commitment: string): boolean {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return blake2b(bytes, 32, PERSON) === commitment;
}
