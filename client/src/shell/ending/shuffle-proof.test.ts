import { describe, expect, test } from "vitest";
import { finished, lastView, recordingOf } from "@/testing/recorded";
import { TABLES as GAMES } from "@/all-games";
import { isProvenFair } from "./shuffle-proof";

describe("a commitment", () => {
  // As computed by Python's hashlib: blake2b(seed, digest_size=32, person=b"miskatonic hash").
  test.each([
    ["00".repeat(32), "1f81ad21f5ed859e5914efdf3206ba659ff62a717ceb10b6fe14c2ce53141339"],
    [
      "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
      "eef38772f089c005edcba2e70fa062bc50781a20ef79cc3bb5ca710c2fe58a87",
    ],
    ["ff".repeat(32), "d3bbd6a080aca526891f4db5a7ce2e6c5b25edf5a5615dae62a8e678f8c2239e"],
  ])("to the seed %s is verified", (seed, commitment) => {
    expect(isProvenFair(seed, commitment)).toBe(true);
  });

  test("is rejected for another seed, and so is another commitment for the seed", () => {
    const commitment = "1f81ad21f5ed859e5914efdf3206ba659ff62a717ceb10b6fe14c2ce53141339";
    expect(isProvenFair(`${"00".repeat(31)}01`, commitment)).toBe(false);
    expect(isProvenFair("00".repeat(32), commitment.replace("1f", "1e"))).toBe(false);
    expect(isProvenFair("", commitment)).toBe(false);
    expect(isProvenFair("00".repeat(32), "")).toBe(false);
  });

  test.each(GAMES.map(({ id }) => id))("was published before every recorded game of %s", (game) => {
    const tables = finished(recordingOf(game));
    expect(tables.length).toBeGreaterThan(5);
    for (const { viewers } of tables) {
      for (const viewer of viewers) {
        const end = lastView(viewer);
        expect(viewer.view.seed).toBeNull();
        expect(end.commitment).toBe(viewer.view.commitment);
        expect(isProvenFair(end.seed ?? "", viewer.view.commitment)).toBe(true);
      }
    }
  });
});
