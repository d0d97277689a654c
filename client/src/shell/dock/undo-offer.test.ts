import { describe, expect, test } from "vitest";
import type { GameEvent } from "@/generated/protocol";
import { UndoOffer } from "./undo-offer.svelte";

function told(...kinds: string[]): GameEvent[] {
  return kinds.map((kind) => ({ kind }));
}

describe("taking back", () => {
  test("is offered for what somebody did, until chance or a card has had its say", () => {
    const taking = new UndoOffer(["rolled"]);
    expect(taking.isOffered(told("moved"))).toBe(false);
    taking.answered(1);
    expect(taking.isOffered(told("rolled"))).toBe(false);
    expect(taking.isOffered(told("rolled", "moved"))).toBe(true);
    expect(taking.isOffered(told("rolled", "moved", "rolled"))).toBe(false);
    taking.answered(3);
    expect(taking.isOffered(told("rolled", "moved", "rolled"))).toBe(false);
    expect(taking.isOffered(told("rolled", "moved", "rolled", "moved"))).toBe(true);
  });

  test("is not offered where a game does not want it at hand", () => {
    const taking = new UndoOffer(undefined);
    taking.answered(0);
    expect(taking.isOffered(told("moved"))).toBe(false);
  });
});
