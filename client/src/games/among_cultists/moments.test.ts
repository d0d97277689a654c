/** AC-N31  Moments, sounds and rests depend only on public information. */

import { beforeAll, describe, expect, test } from "vitest";
import { useLanguage } from "@/lib/i18n.svelte";
import type { AmongCultistsEvent } from "@/generated/among_cultists";
import { movesOf, recordingOf, type Viewer } from "@/testing/recorded";
import { table } from "./index";
import { momentOf } from "./moments";
import { staging, type AmongCultistsTypes } from "./stage";

const RECORDING = recordingOf<AmongCultistsTypes>("among-cultists");
const names = (party: number): string => `Nr. ${party}`;

interface Beat {
  readonly kind: string;
  readonly moment: ReturnType<typeof momentOf>;
  readonly rest: number;
  readonly sound: string | undefined;
}

/** The moments, sounds and rests at a viewer's table, in order. */
function beats(viewer: Viewer<AmongCultistsTypes>, legend: AmongCultistsTypes["legend"]): Beat[] {
  let stage = staging.settle(viewer.view, null);
  return movesOf(viewer).flatMap(({ events, after: view }) => {
    const shown = events.map((event: AmongCultistsEvent) => {
      stage = staging.step(stage, event);
      const moment = momentOf({ event, stage, view, legend, names });
      return { kind: event.kind, moment, rest: staging.rest(event), sound: table.sounds[event.kind] };
    });
    stage = staging.settle(view, stage);
    return shown;
  });
}

beforeAll(() => useLanguage("en"));

describe.each(
  RECORDING.tables.map(({ seats, players, legend, viewers }, at) => ({
    at,
    seats,
    players,
    legend,
    viewers,
  })),
)("game $at, $seats seats, $players", ({ legend, viewers }) => {
  test("all viewers get the same moments, sounds and rests", () => {
    const [spectator, ...seats] = viewers.map((viewer) => beats(viewer, legend));
    expect(seats.length).toBeGreaterThan(1);
    for (const seat of seats) expect(seat).toEqual(spectator);
  });
});

test("an event looks, sounds and lasts the same with and without its secret fields", () => {
  const [{ legend, viewers }] = RECORDING.tables as [(typeof RECORDING.tables)[0]];
  const [{ view }] = viewers as [(typeof viewers)[0]];
  const stage = staging.settle(view, null);
  const pairs: [AmongCultistsEvent, AmongCultistsEvent][] = [
    [
      { kind: "gave", party: 0, to: 1 },
      { kind: "gave", party: 0, to: 1, card: "dead" },
    ],
    [
      { kind: "filled", party: 0, place: "LB" },
      { kind: "filled", party: 0, place: "LB", card: "sabotage" },
    ],
    [
      { kind: "status-checked", party: 0, target: 1, via: "place" },
      { kind: "status-checked", party: 0, target: 1, via: "place", alive: 2, dead: 1 },
    ],
    [{ kind: "cultists-seen" }, { kind: "cultists-seen", cultists: [0, 1] }],
  ];
  for (const [open, secret] of pairs) {
    const [one, two] = [open, secret].map((event) => ({
      moment: momentOf({ event, stage: staging.step(stage, event), view, legend, names }),
      stage: staging.step(stage, event),
      rest: staging.rest(event),
      sound: table.sounds[event.kind],
    }));
    expect(one).toEqual(two);
  }
});

test("deaths, events, votes, revealed roles and the end are moments", () => {
  const seen = RECORDING.tables.flatMap(({ legend, viewers: [viewer] }) =>
    viewer === undefined ? [] : beats(viewer, legend).flatMap(({ kind, moment }) => (moment ? [kind] : [])),
  );
  expect(seen).toEqual(
    expect.arrayContaining(["event", "death-confirmed", "votes", "vote-ended", "revealed", "game-over"]),
  );
});
