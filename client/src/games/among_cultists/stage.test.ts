import { beforeAll, describe, expect, test } from "vitest";
import { useLanguage } from "@/lib/i18n.svelte";
import type { AmongCultistsEvent } from "@/generated/among_cultists";
import { lastView, movesOf, entryOf, recordingOf, type Move } from "@/testing/recorded";
import { table } from ".";
import { staging, type AmongCultistsTypes, type AmongCultistsStage } from "./stage";

const RECORDING = recordingOf<AmongCultistsTypes>(table.id);

/** Every move of every recorded game, as each viewer got it. */
const MOVES: readonly Move<AmongCultistsTypes>[] = RECORDING.tables.flatMap(({ viewers }) =>
  viewers.flatMap(movesOf),
);

/** The stage at the beginning of the first round, to apply events to. */
const STAGE: AmongCultistsStage = {
  round: 1,
  phase: "movement",
  places: ["C", "C", "C", "C", "C"],
  ghosts: [false, false, false, false, false],
  pulses: [1, 1, 1, 1, 1],
  rooms: {
    LB: { books: 3, cards: 1, blocked: false, completed: false, explored: false, unsafe: null },
    R: { books: 1, cards: 0, blocked: false, completed: false, explored: false, unsafe: null },
  },
  shelf: { top: 1 },
  score: 0,
  target: 10,
  knife: 0,
  fishman: null,
  outside: 4,
  power: true,
  clock: [],
  met: [],
  ballot: null,
  verses: null,
  moment: null,
};

const followed = (stage: AmongCultistsStage, ...events: readonly AmongCultistsEvent[]): AmongCultistsStage =>
  events.reduce((now, event) => staging.step(now, event), stage);
const after = (...events: AmongCultistsEvent[]): AmongCultistsStage => followed(STAGE, ...events);

describe("AC-N31: pictures, sounds and pauses depend on no secret", () => {
  const secretOf = (kind: string): readonly string[] => RECORDING.kinds[kind]?.secret ?? [];

  /** The event as viewers get it who may not know its secret fields. */
  function outwardly(event: AmongCultistsEvent): AmongCultistsEvent {
    const open = Object.entries(event).filter(([field]) => !secretOf(event.kind).includes(field));
    return Object.fromEntries(open) as unknown as AmongCultistsEvent;
  }

  /** Every event of the recorded games that came with secret fields, and the stage before it. */
  function* secrets(): Generator<{ stage: AmongCultistsStage; event: AmongCultistsEvent }> {
    for (const { events, before } of MOVES) {
      let stage = staging.settle(before, null);
      for (const event of events) {
        if (secretOf(event.kind).some((field) => field in event)) yield { stage, event };
        stage = staging.step(stage, event);
      }
    }
  }

  test("AC-N31: the recorded games contain every kind of secret", () => {
    const met = new Set([...secrets()].map(({ event }) => event.kind));
    const declared = Object.keys(RECORDING.kinds).filter((kind) => secretOf(kind).length > 0);
    expect(declared.length).toBeGreaterThan(5);
    expect([...met].sort()).toEqual(declared.sort());
  });

  test("AC-N31: the stage changes in the same way with and without secret fields", () => {
    for (const { stage, event } of secrets()) {
      expect(staging.step(stage, event)).toEqual(staging.step(stage, outwardly(event)));
    }
  });

  test("AC-N31: rests and sounds are the same, and the playback never stops", () => {
    for (const { stage, event } of secrets()) {
      expect(staging.rest(event)).toBe(staging.rest(outwardly(event)));
      expect(staging.stopsBefore(event, stage)).toBe(false);
      // A sound is looked up by the kind of the event alone.
      expect(table.sounds[event.kind]).toBe(table.sounds[outwardly(event).kind]);
    }
  });

  test("AC-N31: rests depend only on the kind of the event", () => {
    for (const { events } of MOVES) {
      for (const event of events)
        expect(staging.rest(event)).toBe(staging.rest({ kind: event.kind } as AmongCultistsEvent));
    }
  });

  test("AC-N31: a card or a marker is shown only if its field is public", () => {
    const shown: string[] = [];
    for (const [kind, { open, secret }] of Object.entries(RECORDING.kinds)) {
      const fields = Object.fromEntries([...open, ...secret].map((field) => [field, `the-${field}`]));
      const event = { kind, ...fields } as unknown as AmongCultistsEvent;
      const card = staging.step(STAGE, event).moment?.shown ?? null;
      if (card === null) continue;
      expect(open.map((field) => `the-${field}`)).toContain(card.replace(/^ac-(card|marker)-/, ""));
      shown.push(kind);
    }
    expect(shown.sort()).toEqual(["event", "mirrored", "room-checked", "unsafe-drawn"]);
  });

  /** Everything visible and audible of a move, as a string: there are many to compare. */
  const outside = ({ events, after: view }: Move<AmongCultistsTypes>): string =>
    JSON.stringify([events.map(({ kind }) => kind), staging.settle(view, null)]);

  test("AC-N31: every seat has the same stage as a spectator, move by move until the end", () => {
    for (const { viewers } of RECORDING.tables) {
      const [spectator, ...seats] = viewers.map(movesOf);
      for (const seat of seats) {
        seat.forEach((move, at) => {
          const theirs = spectator?.[at];
          if (theirs === undefined) throw new Error("a seat was told of more moves than a spectator");
          if (move.after.result !== null) return;
          expect(outside(move)).toBe(outside(theirs));
        });
      }
    }
  });

  describe("in text", () => {
    beforeAll(() => useLanguage("en"));

    test("AC-N31: the log before the end is the same for every seat", () => {
      const names = (party: number): string => `Party ${party}`;
      for (const { legend, viewers } of RECORDING.tables) {
        const words = table.words(legend);
        const lines = viewers.map((viewer) => {
          const { before } = movesOf(viewer).at(-1) ?? { before: viewer.view };
          return words.log(before.history, before, names);
        });
        for (const told of lines) expect(told).toEqual(lines[0]);
      }
    });
  });
});

describe("a stage that follows the events", () => {
  /** What changes with the event; the rest comes with the view after the move. */
  const FOLLOWED = [
    "round",
    "phase",
    "places",
    "ghosts",
    "pulses",
    "rooms",
    "shelf",
    "score",
    "target",
    "knife",
    "fishman",
    "outside",
    "power",
  ] as const;

  const written = (stage: AmongCultistsStage): string =>
    JSON.stringify(FOLLOWED.map((field) => stage[field]));

  test("agrees with the view after each move of every recorded game", () => {
    let arrived = 0;
    for (const { events, before, after: settled } of MOVES) {
      const hasBegun = events.every(({ kind }) => kind !== "set-up");
      if (!hasBegun || events.length === 0) continue;
      const stage = followed(staging.settle(before, null), ...events);
      expect(written(stage)).toBe(written(staging.settle(settled, null)));
      arrived += 1;
    }
    expect(arrived).toBeGreaterThan(1000);
  });

  test("does not change the previous stage", () => {
    const before = structuredClone(STAGE);
    after({ kind: "moved", party: 1, from: "C", to: "LB" }, { kind: "filled", party: 1, place: "LB" });
    expect(STAGE).toEqual(before);
  });

  test("knows where everyone is, and who is out", () => {
    const stage = after(
      { kind: "moved", party: 1, from: "C", to: "LB" },
      { kind: "ghost", party: 3, cause: "vote" },
    );
    expect(stage.places).toEqual(["C", "LB", "C", "C", "C"]);
    expect(stage.ghosts).toEqual([false, false, false, true, false]);
  });

  test("counts the cards in rooms and in front of characters", () => {
    const stage = after(
      { kind: "filled", party: 1, place: "LB" },
      { kind: "card-placed", place: "R" },
      { kind: "card-placed", place: "R" },
      { kind: "room-checked", party: 0, room: "R", card: "success" },
      { kind: "gave", party: 0, to: 2 },
    );
    expect([stage.rooms["LB"]?.cards, stage.rooms["R"]?.cards]).toEqual([2, 1]);
    expect(stage.pulses).toEqual([1, 1, 2, 1, 1]);
  });

  test("follows books to the shelf and back, rooms, cultists and the fish-man", () => {
    const stage = after(
      { kind: "book-shelved", room: "LB", row: "top" },
      { kind: "book-lost", room: "R", row: "low" },
      { kind: "row-scored", row: "top", score: 3 },
      { kind: "explored", room: "R", unsafe: true },
      { kind: "cultist-appeared", room: "R" },
      { kind: "room-completed", room: "LB" },
      { kind: "fishman-came", place: "R" },
    );
    expect(stage.rooms).toEqual({
      LB: { books: 2, cards: 0, blocked: false, completed: true, explored: false, unsafe: null },
      R: { books: 2, cards: 0, blocked: true, completed: false, explored: true, unsafe: true },
    });
    expect([stage.shelf, stage.score, stage.outside, stage.fishman]).toEqual([{ top: 2, low: 0 }, 3, 3, "R"]);
    const later = followed(
      stage,
      { kind: "cultist-fought", party: 0, room: "R" },
      { kind: "fishman-fled", party: 1 },
    );
    expect([later.rooms["R"]?.blocked, later.fishman]).toEqual([false, null]);
  });

  test("puts the round's event and the power on the clock", () => {
    const stage = after(
      { kind: "event", event: "portrait" },
      { kind: "round-began", round: 2, knife: 4 },
      { kind: "event", event: "lightning" },
      { kind: "power", on: false },
    );
    expect([stage.clock, stage.power, stage.knife]).toEqual([["portrait", "lightning"], false, 4]);
    expect(followed(stage, { kind: "power-restarted", party: 0 }).power).toBe(true);
  });

  test("the portal changes what is needed to win", () => {
    expect(after({ kind: "portal-closed", party: 0, helper: 1, target: 8 }).target).toBe(8);
    expect(after({ kind: "portal-stays", target: 14 }).target).toBe(14);
  });

  test("an unknown event changes only the moment", () => {
    const stage = after({ kind: "something-new", party: 2 } as unknown as AmongCultistsEvent);
    expect(stage).toEqual({
      ...STAGE,
      moment: { kind: "something-new", places: [], parties: [2], shown: null, gesture: null },
    });
  });
});

describe("the encounters of a round", () => {
  test("are remembered until the next round", () => {
    const met = after(
      { kind: "encounter", parties: [0, 2], cards: true },
      { kind: "encounter", parties: [1, 3], cards: true },
    );
    expect(met.met).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(followed(met, { kind: "round-began", round: 2, knife: 1 }).met).toEqual([]);
  });

  test("are read from the history when a viewer joins later", () => {
    const late = lastView(entryOf(entryOf(RECORDING.tables).viewers));
    const history: AmongCultistsEvent[] = [
      { kind: "encounter", parties: [4, 5], cards: true },
      { kind: "round-began", round: 7, knife: 0 },
      { kind: "encounter", parties: [0, 1], cards: true },
    ];
    expect(staging.settle({ ...late, history }, null).met).toEqual([[0, 1]]);
  });
});

describe("the votes", () => {
  const votes: AmongCultistsEvent = { kind: "votes", votes: [1, null, 1] };

  test("are shown when they are revealed, and the result when they are counted", () => {
    expect(after({ kind: "vote-called", party: 0 }).ballot).toBeNull();
    expect(after(votes).ballot).toEqual({ votes: [1, null, 1], out: undefined });
    expect(after(votes, { kind: "vote-ended", out: 1 }).ballot?.out).toBe(1);
    expect(after(votes, { kind: "vote-ended", out: null }).ballot?.out).toBeNull();
  });

  test("can be changed", () => {
    expect(after(votes, { kind: "vote-changed", seat: 0, vote: null }).ballot?.votes).toEqual([
      null,
      null,
      1,
    ]);
    expect(after(votes, { kind: "vote-changed", seat: 1, vote: 2 }).ballot?.votes).toEqual([1, 2, 1]);
  });

  test.each<{ event: AmongCultistsEvent }>([
    { event: { kind: "round-began", round: 2, knife: 0 } },
    { event: { kind: "phase", phase: "action" } },
    { event: { kind: "discussion", number: 1 } },
    { event: { kind: "moved", party: 0, from: "C", to: "R" } },
    { event: { kind: "passed", party: 0 } },
  ])("are put away by $event.kind", ({ event }) => {
    expect(after(votes, { kind: "vote-ended", out: 1 }, event).ballot).toBeNull();
  });
});

describe("a gesture", () => {
  const about = { kind: "said", id: 1, round: 2, phase: "action", ref: null } as const;

  test("is shown beside the player who makes it", () => {
    const { moment } = after({ ...about, seat: 2, claim: "emote", fields: { emote: "nod" } });
    expect(moment).toMatchObject({ parties: [2], places: [], gesture: "ac-emote-nod" });
    expect(
      after({ ...about, seat: 2, claim: "team", fields: { team: "cultists" } }).moment?.gesture,
    ).toBeNull();
  });

  test("highlights what it points at", () => {
    const at = (object: string | number): ReturnType<typeof after>["moment"] =>
      after({ ...about, seat: 2, claim: "ping", fields: { object } }).moment;
    expect(at("LB")).toMatchObject({ parties: [2], places: ["LB"], gesture: "ac-emote-point" });
    expect(at(0)).toMatchObject({ parties: [2, 0], places: [] });
  });
});

describe("the moment", () => {
  test("highlights the places and parties of an event", () => {
    expect(after({ kind: "camera", party: 1, room: "LB", target: 3 }).moment).toEqual({
      kind: "camera",
      places: ["LB"],
      parties: [1, 3],
      shown: null,
      gesture: null,
    });
  });

  test("shows an encounter where it takes place", () => {
    const stage = after(
      { kind: "moved", party: 2, from: "C", to: "LB" },
      { kind: "encounter", parties: [2, 3], cards: true },
    );
    expect(stage.moment).toMatchObject({ places: ["LB"], parties: [2, 3] });
  });

  test("shows the card of a checked room and the marker of an event", () => {
    expect(after({ kind: "room-checked", party: 0, room: "R", card: "success" }).moment?.shown).toBe(
      "ac-card-success",
    );
    expect(after({ kind: "event", event: "portal" }).moment?.shown).toBe("ac-marker-portal");
  });

  test("does not take a number of points for a party", () => {
    expect(after({ kind: "portal-closed", party: 0, helper: 1, target: 3 }).moment?.parties).toEqual([]);
  });
});
