import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameEvent } from "@/lib/table.svelte";
import { joinMoments, lastingOf, type Moment } from "./moments";
import { Moments } from "./moments.svelte";

const death = (title: string, more: Partial<Moment> = {}): Moment => ({
  kind: "death",
  tone: "death",
  title,
  ...more,
});

/** An event of the kind "plain" has no moment. */
const momentOf = (event: GameEvent): Moment | null =>
  event.kind === "plain" ? null : death(event.kind, { together: "They fall" });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("several moments of a kind", () => {
  test("are joined into one, with all their pictures and lines", () => {
    const one = death("Ada falls", { pictures: ["a"], line: "in the mill", lasts: 1200 });
    const two = death("Bo falls", { pictures: ["b"], line: "in the dark", lasts: 1800 });
    expect(joinMoments([one])).toBe(one);
    expect(joinMoments([{ ...one, together: "Two fall" }, two])).toMatchObject({
      title: "Two fall",
      line: "in the mill\nin the dark",
      pictures: ["a", "b"],
      lasts: 1800,
    });
  });
});

test("a moment lasts from one to two seconds", () => {
  expect([undefined, 100, 9000].map((lasts) => lastingOf(death("", { lasts })))).toEqual([1500, 1000, 2000]);
});

describe("the moments of a table", () => {
  test("are shown one at a time, and end by themselves", () => {
    const moments = new Moments(momentOf);
    expect(moments.show({ kind: "plain" }, [])).toBeNull();
    expect(moments.show({ kind: "a" }, [])?.title).toBe("a");
    vi.advanceTimersByTime(1499);
    expect(moments.current?.title).toBe("a");
    vi.advanceTimersByTime(1);
    expect(moments.current).toBeNull();
  });

  test("are joined with later ones of their kind, which are then not shown again", () => {
    const moments = new Moments(momentOf);
    const [first, plain, second] = [{ kind: "a" }, { kind: "plain" }, { kind: "b" }];
    expect(moments.show(first, [plain, second])).toMatchObject({ title: "They fall", line: "a\nb" });
    moments.end();
    expect([moments.show(plain, [second]), moments.show(second, [])]).toEqual([null, null]);
  });
});
