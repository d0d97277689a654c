import { describe, expect, test } from "vitest";
import type { GameEvent } from "@/generated/protocol";
import { UndoOffer } from "./undo-offer.svelte";

function told(...kinds: string[]): GameEvent[] {
  return kinds.map((kind) => ({ kind }));
}

describe("an undo", () => {
  test("is offered after the player's own answer, until chance or a card intervenes", () => {
    const offer = new UndoOffer(["rolled"]);
    expect(offer.isOffered(told("moved"))).toBe(false);
    offer.answered(1);
    expect(offer.isOffered(told("rolled"))).toBe(false);
    expect(offer.isOffered(told("rolled", "moved"))).toBe(true);
    expect(offer.isOffered(told("rolled", "moved", "rolled"))).toBe(false);
    offer.answered(3);
    expect(offer.isOffered(told("rolled", "moved", "rolled"))).toBe(false);
    expect(offer.isOffered(told("rolled", "moved", "rolled", "moved"))).toBe(true);
  });

  test("is not offered if the game declares no `undoStopsAt`", () => {
    const offer = new UndoOffer(undefined);
    offer.answered(0);
    expect(offer.isOffered(told("moved"))).toBe(false);
  });
});
