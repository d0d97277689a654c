import { beforeAll, expect, test } from "vitest";
import type { SeatState } from "@/generated/protocol";
import { useLanguage } from "@/lib/i18n.svelte";
import { namesOf, seatName } from "./player-names";

const seat = (number: number, kind: SeatState["kind"], name = ""): SeatState =>
  ({ seat: number, kind, name }) as SeatState;

beforeAll(() => useLanguage("en"));

test("a person is called by their name, a bot by its seat's name, a free seat by its number", () => {
  expect(seatName(seat(0, "person", "Ada"))).toBe("Ada");
  expect(seatName(seat(3, "empty"))).toBe("Seat 4");
  const bots = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => seatName(seat(number, "bot")));
  expect(new Set(bots).size).toBe(8);
  expect(bots.every((name) => !name.startsWith("Seat"))).toBe(true);
});

test("parties without a seat have the name that the game gives them, or else a number", () => {
  const seats = [seat(0, "person", "Ada"), seat(1, "person", "Bo")];
  expect(namesOf(seats, "ar")(1)).toBe("Bo");
  expect(namesOf(seats, "ar")(2)).not.toMatch(/^Seat|-/);
  expect(namesOf(seats, "toy")(2)).toBe("Seat 3");
});
