import { describe, expect, test } from "vitest";
import { entryOf, recordingOf } from "@/testing/recorded";
import { initials, lookOf } from "./discs";
import { EVENTS, ROLES, SYMBOLS } from "./icons";
import {
  corridors,
  hallRadius,
  isNamedAbove,
  isRoom,
  pointOf,
  TALL,
  WIDE,
  share,
  spotOf,
  type Point,
} from "./plan";
import type { AmongCultistsTypes } from "../stage";

const { tables: TABLES } = recordingOf<AmongCultistsTypes>("among-cultists");
/** The boards for few and for many players. */
const HOUSES = [entryOf(TABLES).legend, entryOf(TABLES, -1).legend];
const MOST = 9;

/** Points along the curve of a corridor, from room to hallway. */
function along(path: string): Point[] {
  const [x1 = 0, y1 = 0, bx = 0, by = 0, x2 = 0, y2 = 0] = (path.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(
    Number,
  );
  return Array.from({ length: 101 }, (_, i) => {
    const s = i / 100;
    const blend = (a: number, b: number, c: number): number =>
      (1 - s) ** 2 * a + 2 * s * (1 - s) * b + s ** 2 * c;
    return { x: blend(x1, bx, x2), y: blend(y1, by, y2) };
  });
}

const DRAWN = HOUSES.flatMap((legend) =>
  [WIDE, TALL].map((on) => ({
    rooms: Object.keys(legend.places).length,
    shape: on === WIDE ? "wide" : "tall",
    legend,
    on,
  })),
);

describe.each(DRAWN)("the plan of $rooms places on a $shape screen", ({ legend, on }) => {
  const { field: FIELD, room: ROOM } = on;
  const inField = ({ x, y }: Point): boolean =>
    x >= FIELD.x && x <= FIELD.x + FIELD.width && y >= FIELD.y && y <= FIELD.y + FIELD.height;
  const places = Object.keys(legend.places);
  const halls = places.filter((place) => !isRoom(legend, place));

  test("has hallways, of which the great hall is the widest", () => {
    expect(halls.length).toBeGreaterThan(3);
    expect(isRoom(legend, legend.start)).toBe(false);
    for (const hall of halls.filter((each) => each !== legend.start)) {
      expect(hallRadius(legend, hall, on)).toBeLessThan(hallRadius(legend, legend.start, on));
    }
  });

  test("fits into the field with everything outside the house", () => {
    for (const place of [...places, ...Object.keys(legend.outside)]) {
      expect(inField(pointOf(legend, place, on)), place).toBe(true);
      const { left, top } = share(pointOf(legend, place, on), on);
      for (const part of [left, top]) {
        expect(part).toMatch(/^\d+\.\d\d%$/);
        expect(Number.parseFloat(part)).toBeLessThanOrEqual(100);
      }
    }
  });

  test("has one corridor from each hallway to each of its rooms", () => {
    const doors = halls.flatMap((hall) =>
      (legend.places[hall]?.doors ?? []).map((room) => `${hall}-${room}`),
    );
    expect(corridors(legend, on).map(({ key }) => key)).toEqual(doors);
  });

  test("has corridors that go through no other room or hallway", () => {
    for (const { key, path } of corridors(legend, on)) {
      const [hall = "", room = ""] = key.split("-");
      const others = places.filter((place) => place !== hall && place !== room);
      for (const { x, y } of along(path)) {
        const hit = others.filter((place) => {
          const at = pointOf(legend, place, on);
          return isRoom(legend, place)
            ? Math.abs(x - at.x) < ROOM.width / 2 && Math.abs(y - at.y) < ROOM.height / 2
            : Math.hypot(x - at.x, y - at.y) < hallRadius(legend, place, on);
        });
        expect(hit, key).toEqual([]);
      }
    }
  });

  test("has doors in the walls of the rooms, away from the corners", () => {
    for (const { key, door, upright } of corridors(legend, on)) {
      const at = pointOf(legend, key.split("-")[1] ?? "", on);
      const [dx, dy] = [Math.abs(door.x - at.x), Math.abs(door.y - at.y)];
      expect(upright ? dx : dy, key).toBeCloseTo((upright ? ROOM.width : ROOM.height) / 2);
      expect(upright ? dy : dx, key).toBeLessThanOrEqual((upright ? ROOM.height : ROOM.width) / 2 - 2);
    }
  });

  test.each(Array.from({ length: MOST }, (_, i) => i + 1))(
    "has a separate spot for each of %i figures at any place",
    (many) => {
      for (const place of places) {
        const spots = Array.from({ length: many }, (_, n) => spotOf(legend, place, n, many, on));
        for (const [i, one] of spots.entries()) {
          expect(inField(one), place).toBe(true);
          for (const other of spots.slice(i + 1)) {
            // Discs may touch, and overlap a little in a crowd.
            const apart = Math.hypot(one.x - other.x, one.y - other.y);
            expect(apart, `${many} at ${place}`).toBeGreaterThan(one.size * 0.7);
          }
        }
      }
    },
  );

  test("keeps figures in a room within its walls", () => {
    for (const room of places.filter((place) => isRoom(legend, place))) {
      const at = pointOf(legend, room, on);
      for (let many = 1; many <= MOST; many++) {
        for (let n = 0; n < many; n++) {
          const { x, y } = spotOf(legend, room, n, many, on);
          expect(Math.abs(x - at.x), room).toBeLessThan(ROOM.width / 2);
          expect(Math.abs(y - at.y), room).toBeLessThan(ROOM.height / 2);
        }
      }
    }
  });

  test("writes the name of a hallway where no room covers it", () => {
    for (const hall of halls) {
      if (isNamedAbove(legend, hall, on)) continue;
      const { x, y } = pointOf(legend, hall, on);
      const below = y + hallRadius(legend, hall, on) + 2;
      const under = places.filter((place) => {
        const at = pointOf(legend, place, on);
        return (
          isRoom(legend, place) &&
          Math.abs(x - at.x) < ROOM.width / 2 &&
          Math.abs(below - at.y) < ROOM.height / 2
        );
      });
      expect(under, hall).toEqual([]);
    }
  });

  test("has a drawing for every room, event and role", () => {
    for (const place of places.filter((each) => isRoom(legend, each))) {
      expect(SYMBOLS).toHaveProperty(legend.places[place]?.symbol ?? "none");
    }
    expect(Object.keys(EVENTS).sort()).toEqual(Object.keys(legend.events).sort());
    expect(Object.keys(ROLES).sort()).toEqual(Object.keys(legend.roles).sort());
  });
});

test("an unknown place is drawn in the middle", () => {
  expect(pointOf(entryOf(HOUSES), "nowhere")).toEqual({ x: 50, y: 50 });
});

describe("a disc", () => {
  const looks = Array.from({ length: 10 }, (_, character) => lookOf(character, false));

  test("has a distinct shape and colour for every character", () => {
    expect(new Set(looks.map(({ shape }) => shape)).size).toBe(10);
    expect(new Set(looks.map(({ colour }) => colour)).size).toBe(10);
  });

  test("is a gear for the Automa, and a plain circle before a character is chosen", () => {
    expect(looks.map(({ shape }) => shape)).not.toContain(lookOf(3, true).shape);
    expect(lookOf(null, false)).toEqual({ shape: looks[0]?.shape, colour: looks[7]?.colour });
  });

  test.each([
    ["Ada Lovelace", "AL"],
    ["Ada", "Ad"],
    ["  Ada  van  Gogh ", "AG"],
    ["É", "É"],
    ["😀 Bo", "😀B"],
    ["", "?"],
  ])("for %j shows %s", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
