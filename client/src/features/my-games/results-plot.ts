/** Plots the latest results of one game, with the win rate so far. */

import type { MyRecord } from "@/generated/protocol";

type Form = MyRecord["form"];

export const WIDTH = 300;
export const HEIGHT = 84;
/** The lower part shows each game, the upper one the win rate. */
const PLOT = 56;

export interface Plot {
  /** Up if it was won, down if it was lost; flat for a draw. */
  readonly games: readonly { x: number; y: number; width: number; height: number; outcome: string }[];
  /** The points of the line. */
  readonly line: string;
  readonly latest: { readonly x: number; readonly y: number } | null;
}

export function plotOf(form: Form): Plot {
  const step = Math.min(WIDTH / Math.max(form.length, 1), 24);
  const middle = PLOT + (HEIGHT - PLOT) / 2;
  const games = form.map((outcome, number) => ({
    x: number * step + step * 0.15,
    y: outcome === "won" ? middle - 11 : outcome === "lost" ? middle : middle - 1,
    width: step * 0.7,
    height: outcome === "won" || outcome === "lost" ? 11 : 2,
    outcome: outcome ?? "unknown",
  }));
  const points = shares(form).map((share, number) => ({
    x: number * step + step / 2,
    y: PLOT - share * PLOT,
  }));
  return {
    games,
    line: points.map(({ x, y }) => `${round(x)},${round(y)}`).join(" "),
    latest: points.at(-1) ?? null,
  };
}

/** The win rate after each game. */
export function shares(form: Form): number[] {
  let won = 0;
  return form.map((outcome, number) => {
    if (outcome === "won") won += 1;
    return won / (number + 1);
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
