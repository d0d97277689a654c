/** Tests of every game against its recorded games: drawing, texts, sounds, playback. */

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { TableState } from "@/generated/protocol";
import { LANGUAGES, useLanguage } from "@/lib/i18n.svelte";
import { session } from "@/lib/session.svelte";
import { settings } from "@/lib/settings.svelte";
import { Playback } from "@/lib/playback.svelte";
import { play } from "@/lib/sound/sound";
import { TableStore, type Legend, type View } from "@/lib/table.svelte";
import { TABLES as GAMES } from "@/all-games";
import type { GameTable } from "@/shell/games";
import LiveTable from "@/features/table/LiveTable.svelte";
import { fakeSockets } from "@/testing/socket";
import {
  finished,
  lastView,
  movesOf,
  entryOf,
  recordingOf,
  type Move,
  type Recording,
} from "@/testing/recorded";

vi.mock("@/lib/sound/sound", () => ({ play: vi.fn(), startAmbience: vi.fn() }));

const NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida"];
const names = (party: number): string => NAMES[party] ?? `the ${party}th`;

/** The id of a missing text, or the placeholder of a missing value. */
const IDS = ["rules", "drawing", ...GAMES.map(({ prefix }) => prefix)].join("|");
const HOLE = new RegExp(`\\{|\\b(?:${IDS})-[a-z]|undefined|NaN|\\[object`);

/** How many moves the live view is ahead of the playback. */
const AHEAD = 8;

const RECORDINGS = new Map<string, Recording>();

function recorded({ id }: GameTable): Recording {
  const known = RECORDINGS.get(id) ?? recordingOf(id);
  RECORDINGS.set(id, known);
  return known;
}

/** All views of all viewers. */
function* sights(game: GameTable): Generator<{ view: View; legend: Legend }> {
  for (const { legend, viewers } of recorded(game).tables) {
    for (const viewer of viewers) {
      yield { view: viewer.view, legend };
      for (const move of movesOf(viewer)) yield { view: move.after, legend };
    }
  }
}

describe.each(GAMES)("$id", (game) => {
  test("has sounds only for existing events", () => {
    const kinds = Object.keys(recorded(game).kinds);
    expect(Object.keys(game.sounds).filter((kind) => !kinds.includes(kind))).toEqual([]);
  });

  test("rests for a bearable time", () => {
    for (const kind of Object.keys(recorded(game).kinds)) {
      const rest = game.staging.rest({ kind });
      expect(rest, kind).toBeGreaterThanOrEqual(0);
      expect(rest, kind).toBeLessThanOrEqual(3000);
    }
  });

  test("has a section of its rules for every question", () => {
    const [table] = recorded(game).tables;
    const words = game.words(table?.legend ?? {});
    const sections = game.rules.map(({ id }) => id);
    for (const prompt of recorded(game).info.prompts) expect(sections).toContain(words.section(prompt));
  });

  describe.each(LANGUAGES)("in %s", (language) => {
    beforeAll(() => useLanguage(language));

    test("has a sentence for every event of the recorded games, for every viewer", () => {
      for (const { legend, viewers } of recorded(game).tables) {
        const words = game.words(legend);
        for (const viewer of viewers) {
          const last = lastView(viewer);
          const lines = words.log(last.history, last, names);
          expect(lines.length).toBeGreaterThan(0);
          expect(lines.map(({ text }) => text).filter((text) => text === "" || HOLE.test(text))).toEqual([]);
        }
      }
    });

    test("shows every viewer the same goal, in words and numbers", () => {
      const different = new Set<string>();
      for (const { legend, viewers } of recorded(game).tables) {
        const words = game.words(legend);
        const goals = viewers.map((viewer) =>
          [viewer.view, ...movesOf(viewer).map((move) => move.after)].map((view) =>
            words.goal?.(view, game.staging.settle(view, null), names),
          ),
        );
        const [first = []] = goals;
        for (const goal of first) different.add(JSON.stringify(goal));
        // A role, a card or a route that only one seat knows would make a difference here.
        for (const seen of goals) expect(seen).toEqual(first);
        for (const goal of first) {
          const said = goal ? [goal.wanted, ...goal.numbers, ...goal.ends] : [];
          expect(said.filter((text) => text === "" || HOLE.test(text))).toEqual([]);
        }
      }
      expect(different.size).toBeGreaterThan(4);
    });

    test("has texts for every question and answer of the recorded games", () => {
      const { choices } = recorded(game).info;
      for (const { view, legend } of sights(game)) {
        if (view.decision === null) continue;
        const { prompt, options, locked } = view.decision;
        const words = game.words(legend);
        const said = [
          words.prompt(prompt, view, names),
          words.waiting(prompt, "Ada"),
          ...options.map((option) => words.choice(choices[option] ?? [], view, names)),
          ...locked.map(({ choice }) => words.choice(choices[choice] ?? [], view, names)),
        ];
        expect(said.filter((text) => text.trim() === "" || HOLE.test(text))).toEqual([]);
      }
    });
  });
});

describe.each(GAMES)("the table of $id", (game) => {
  beforeAll(async () => {
    await useLanguage("en");
    settings.motion = "reduced";
    Object.defineProperty(document, "fonts", { configurable: true, value: [] });
  });

  /** The text of a part of the table. */
  function drawn<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): string {
    const target = document.body.appendChild(document.createElement("div"));
    const mounted = mount(part, { target, props });
    flushSync();
    const text = target.textContent;
    void unmount(mounted);
    target.remove();
    return text;
  }

  // The spectator and the first seat of a table with many seats.
  const { legend, viewers } = finished(recorded(game)).at(-1) ?? { legend: {}, viewers: [] };

  test.each(viewers.slice(0, 2))(
    "is drawn at the beginning, in the middle and at the end for the seat $seat",
    (viewer) => {
      const views = [viewer.view, ...movesOf(viewer).map((move) => move.after)];
      for (const at of [0, views.length >> 1, views.length - 1]) {
        const view = views[at] ?? viewer.view;
        const text = drawn(game.Board, {
          view,
          legend,
          stage: game.staging.settle(view, null),
          names,
          seats: [],
          options: view.decision?.options ?? [],
          choices: recorded(game).info.choices,
          choose: () => undefined,
          marks: new Map(),
          advise: null,
          talk: null,
        });
        expect(text.length).toBeGreaterThan(20);
        expect(HOLE.exec(text)?.input).toBeUndefined();
      }
    },
  );

  test("has every drawing that its rules declare", () => {
    const drawings = game.rules.flatMap(({ drawing }) => drawing ?? []);
    expect(drawings.length).toBeGreaterThan(1);
    for (const drawing of drawings) {
      const target = document.createElement("div");
      const mounted = mount(drawing, { target });
      flushSync();
      const labels = [...target.querySelectorAll("[aria-label]")].map((each) =>
        each.getAttribute("aria-label"),
      );
      expect(target.querySelector("path, rect, circle, td")).not.toBeNull();
      expect([target.textContent, ...labels].filter((text) => HOLE.test(text ?? ""))).toEqual([]);
      void unmount(mounted);
    }
  });

  test("puts only what everyone knows at the end on the picture to share", () => {
    for (const { legend: known, viewers: all } of finished(recorded(game))) {
      const told = all.map((viewer) => game.resultCard?.({ view: lastView(viewer), legend: known, names }));
      const words = JSON.stringify(told.map((each) => ({ ...each, emblem: undefined })));
      expect(told[0]?.story.length).toBeGreaterThan(10);
      expect(told[0]?.people?.length).toBeGreaterThanOrEqual(all.length - 1);
      expect(HOLE.exec(words.replace(/[{}[\]]/g, " "))?.input).toBeUndefined();
      // The story may be about the player who shares it; the list of people is the same for all.
      for (const each of told) expect(each?.people).toEqual(told[0]?.people);
    }
  });

  test("says how it ended", () => {
    const [viewer] = viewers;
    if (game.Ending === undefined || viewer === undefined) throw new Error("there is no end");
    const text = drawn(game.Ending, { view: lastView(viewer), legend, names });
    expect(text.length).toBeGreaterThan(20);
    expect(HOLE.exec(text)?.input).toBeUndefined();
  });
});

describe.each(GAMES)("the playback of $id", (game) => {
  beforeAll(() => useLanguage("en"));
  beforeEach(() => {
    vi.useFakeTimers();
    fakeSockets();
    settings.motion = "reduced";
    session.details = [recorded(game).info];
    Object.defineProperty(document, "fonts", { configurable: true, value: [] });
  });
  afterEach(() => vi.useRealTimers());

  const { legend, viewers } = finished(recorded(game)).at(-1) ?? { legend: {}, viewers: [] };

  function stateOf(view: View): TableState {
    const seats = Array.from({ length: view.seats }, (_, seat) => ({ seat, kind: "bot", name: names(seat) }));
    const kept = { coach: true, undo: true, chat: true, clock: { decision_days: 0 } };
    const quiet = {
      proposal: null,
      last_proposal: null,
      undone: null,
      conceded: null,
      showing: null,
      epoch: 1,
    };
    const at = { id: "t", game: game.id, status: "playing", options: {}, deadlines: [], ...quiet };
    return { ...at, seats, settings: kept } as unknown as TableState;
  }

  /** The texts on the table and for screen readers, the page title, and the sounds. */
  function seenAt(target: Element): string {
    flushSync();
    const labels = [...target.querySelectorAll("[aria-label]")].map((each) =>
      each.getAttribute("aria-label"),
    );
    const heard = vi.mocked(play).mock.calls.flat();
    return [document.title, ...heard, ...labels, target.textContent].join("\n");
  }

  /** Everything that a table shows, announces and plays, by how much of the history has been shown. */
  function watched(seat: number | null, moves: readonly Move[], until: number): Map<number, string> {
    vi.mocked(play).mockClear();
    const table = new TableStore("t");
    const [{ before }] = moves as readonly [Move, ...Move[]];
    table.seat = seat;
    table.view = before;
    table.state = stateOf(before);
    const target = document.body.appendChild(document.createElement("div"));
    const mounted = mount(LiveTable, {
      target,
      props: {
        table,
        tableState: table.state,
        legend,
        get view() {
          return table.view ?? before;
        },
      },
    });
    flushSync();
    for (const { events, after } of moves) {
      table.view = after;
      table.follower?.happened(events, after);
    }
    const sights = new Map<number, string>();
    const playback = table.follower;
    if (!(playback instanceof Playback)) throw new Error("the playback was not mounted");
    for (let n = 0; n < 60 && playback.behind && !playback.stopped && playback.shownCount <= until; n += 1) {
      if (!sights.has(playback.shownCount)) sights.set(playback.shownCount, seenAt(target));
      vi.advanceTimersToNextTimer();
    }
    void unmount(mounted);
    target.remove();
    table.leave();
    return sights;
  }

  /** The text of a board with this stage and this view. */
  function boardOf(view: View, stage: object): string {
    const target = document.createElement("div");
    const { choices } = recorded(game).info;
    const plain = { options: [], seats: [], choices, marks: new Map(), advise: null, talk: null };
    const props = { view, legend, stage, names, choose: () => undefined, ...plain };
    const mounted = mount(game.Board, { target, props });
    const text = seenAt(target);
    void unmount(mounted);
    return text;
  }

  /** Moves after which reading the live view would show: the board's text changes within the next moves.
   * First those where reading the live view together with the current stage is enough. */
  function* tellingMoves(moves: readonly Move[]): Generator<number> {
    const telling = moves.flatMap(({ events }, at) => (events.length > 1 ? [at] : []));
    const spare: number[] = [];
    for (const share of [0.3, 0.7, 0.5, 0.1, 0.9]) {
      const at = entryOf(telling, Math.floor(share * telling.length));
      const { before, after } = entryOf(moves, at);
      const live = (moves[at + AHEAD - 1] ?? entryOf(moves, at)).after;
      const stage = game.staging.settle(before, null);
      const shown = boardOf(after, stage);
      if (shown !== boardOf(live, stage)) yield at;
      else if (shown !== boardOf(live, game.staging.settle(live, null))) spare.push(at);
    }
    yield* spare;
  }

  test.each(viewers.slice(0, 2))(
    "shows the seat $seat nothing early",
    (viewer) => {
      const moves = movesOf(viewer);
      let compared = 0;
      let sampled = 0;
      for (const at of tellingMoves(moves)) {
        const { after } = entryOf(moves, at);
        const alone = watched(viewer.seat, moves.slice(at, at + 1), after.history.length);
        const among = watched(viewer.seat, moves.slice(at, at + AHEAD), after.history.length);
        for (const [told, sight] of alone) {
          if (!among.has(told)) continue;
          expect(among.get(told)).toBe(sight);
          compared += 1;
        }
        sampled += 1;
        if (sampled === 2) break;
      }
      expect(sampled).toBe(2);
      expect(compared).toBeGreaterThan(1);
    },
    40_000,
  );
});
