import { describe, expect, test } from "vitest";
import { sheetPlaces } from "./cards";

describe("the sheet", () => {
  const cards = [0, 0, 2, 16, 16];

  test("has a place for each copy of a card, and no two with the same key", () => {
    const places = sheetPlaces(cards, [], []);
    expect(places.map(({ card }) => card)).toEqual(cards);
    expect(new Set(places.map(({ key }) => key)).size).toBe(cards.length);
  });

  test("fills the places of equal cards with discarded ones, then with visible ones", () => {
    const down = { uid: 7, card: 0 };
    const places = sheetPlaces(
      cards,
      [down],
      [
        { card: 0, who: "Ada" },
        { card: 16, who: "Ben" },
      ],
    );
    expect(places.map(({ piece }) => piece)).toEqual([down, null, null, null, null]);
    expect(places.map(({ who }) => who)).toEqual([null, "Ada", null, "Ben", null]);
  });
});
