import { expect, test } from "vitest";
import { HEIGHT, plotOf, shares, WIDTH } from "./results-plot";

test("each game has the win rate up to it", () => {
  expect(shares(["won", "lost", "draw", "won"])).toEqual([1, 1 / 2, 1 / 3, 2 / 4]);
  expect(shares([])).toEqual([]);
});

test("bars go up for wins and down for losses, and all of them fit", () => {
  const plot = plotOf(["won", "lost", "draw"]);
  const [won, lost, draw] = plot.games;
  expect((won?.y ?? 0) + (won?.height ?? 0)).toBe(lost?.y);
  expect(draw?.height).toBeLessThan(won?.height ?? 0);
  const many = plotOf(Array.from({ length: 50 }, () => "lost" as const));
  const last = many.games.at(-1);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(WIDTH);
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(HEIGHT);
});

test("the line ends at the current win rate", () => {
  const plot = plotOf(["lost", "won"]);
  expect(plot.latest?.y).toBe(28);
  expect(plot.line.split(" ")).toHaveLength(2);
  expect(plotOf([]).latest).toBeNull();
});
