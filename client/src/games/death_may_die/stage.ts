/** What lies on the table at one moment, followed from event to event. */

import type { Staging } from "@/lib/playback.svelte";
import type { GameEvent } from "@/lib/table.svelte";
import { GREEN, story, type Roll, type Story, type Table } from "./story";

/** A roll as it lies there; `tally` once it has been counted. */
export interface Dice {
  readonly who: number;
  readonly kind: number;
  readonly foe: number;
  readonly black: readonly number[];
  readonly green: readonly number[];
  readonly tally: { readonly successes: number; readonly signs: number; readonly tentacles: number } | null;
}

/** A card that has just been turned up. */
export interface Turned {
  readonly kind: "mythos" | "discovery";
  readonly card: number;
}

export interface StoryStage {
  readonly table: Table;
  readonly tokens: number;
  readonly symbols: number;
  readonly dice: Dice | null;
  readonly turned: Turned | null;
  /** Figures and investigators that something is being done to. */
  readonly struckFigure: number;
  readonly struckPerson: number;
}

export function storyStage(stage: object): StoryStage {
  return stage as StoryStage;
}

const number = (value: unknown): number => (typeof value === "number" ? value : -1);
const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

function replaced<T>(list: readonly T[], at: number, value: T): readonly T[] {
  return list.map((each, i) => (i === at ? value : each));
}

function changed(list: readonly number[], at: number, by: number): readonly number[] {
  return list.map((each, i) => (i === at ? each + by : each));
}

function diceOf(roll: Roll | null, before: Dice | null): Dice | null {
  if (roll === null || roll.black.length + roll.green.length === 0) return before;
  const { who, kind, foe, black, green } = roll;
  return { who, kind, foe, black, green, tally: null };
}

function settle(view: Story, before: StoryStage | null): StoryStage {
  return {
    table: view.table,
    tokens: view.table.board.length,
    symbols: view.symbols,
    dice: diceOf(view.roll, before?.dice ?? null),
    turned: before?.turned ?? null,
    struckFigure: -1,
    struckPerson: -1,
  };
}

type Change = (stage: StoryStage, event: GameEvent) => Partial<StoryStage>;

/** A change of the table alone. */
function onTable(change: (table: Table, event: GameEvent, tokens: number) => Partial<Table>): Change {
  return ({ table, tokens }, event) => ({ table: { ...table, ...change(table, event, tokens) } });
}

const personMoves = onTable(({ space }, event) => ({
  space: replaced(space, number(event["who"]), number(event["to"])),
}));

const figureMoves = onTable(({ figure_space }, event) => ({
  figure_space: replaced(figure_space, number(event["figure"]), number(event["to"])),
}));

const figureGoes = onTable(({ figure_space, figure_wounds }, event) => ({
  figure_space: replaced(figure_space, number(event["figure"]), -1),
  figure_wounds: replaced(figure_wounds, number(event["figure"]), 0),
}));

function laid(sign: number): Change {
  return onTable((table, event, tokens) => {
    const at = number(event["space"]) * tokens + number(event["token"]);
    return { laid: changed(table.laid, at, sign * number(event["n"])) };
  });
}

/** One of an investigator's tracks has a new value. */
function track(name: "wounds" | "stress" | "sanity"): Change {
  return (stage, event) => {
    const who = number(event["who"]);
    const table = { ...stage.table, [name]: replaced(stage.table[name], who, number(event["now"])) };
    return { table, struckPerson: number(event["change"]) > 0 ? who : -1 };
  };
}

function rerolled({ dice }: StoryStage, event: GameEvent): Partial<StoryStage> {
  if (dice === null) return {};
  const die = number(event["die"]);
  const colour = die >= GREEN ? "green" : "black";
  const faces = [...dice[colour]];
  const at = faces.indexOf(die % GREEN);
  if (at >= 0) faces[at] = number(event["now"]) % GREEN;
  return { dice: { ...dice, [colour]: faces } };
}

const CHANGES: Readonly<Record<string, Change>> = {
  character: onTable(({ character }, event) => ({
    character: replaced(character, number(event["who"]), number(event["character"])),
  })),
  "turn-began": (stage, event) => ({
    table: {
      ...stage.table,
      active: number(event["who"]),
      turn: number(event["turn"]),
      actions: number(event["actions"]),
      phase: 1,
    },
    dice: null,
    turned: null,
  }),
  moved: personMoves,
  placed: personMoves,
  followed: figureMoves,
  "enemy-moved": figureMoves,
  summoned: onTable(({ figure_space }, event) => ({
    figure_space: replaced(figure_space, number(event["figure"]), number(event["space"])),
  })),
  "elder-placed": onTable(({ figure_space }, event) => ({
    figure_space: replaced(figure_space, 0, number(event["space"])),
  })),
  "enemy-killed": figureGoes,
  "enemy-banished": figureGoes,
  "enemy-attacks": (_stage, event) => ({
    struckFigure: number(event["figure"]),
    struckPerson: number(event["who"]),
  }),
  "enemy-wounded": (stage, event) => {
    const figure = number(event["figure"]);
    const figure_wounds = replaced(stage.table.figure_wounds, figure, number(event["now"]));
    return { table: { ...stage.table, figure_wounds }, struckFigure: figure };
  },
  wounds: track("wounds"),
  stress: track("stress"),
  sanity: track("sanity"),
  rolled: (_stage, event) => ({
    dice: {
      who: number(event["who"]),
      kind: number(event["roll"]),
      foe: number(event["foe"]),
      black: numbers(event["black"]),
      green: numbers(event["green"]),
      tally: null,
    },
  }),
  rerolled,
  tallied: ({ dice }, event) => ({
    dice: dice && {
      ...dice,
      tally: {
        successes: number(event["successes"]),
        signs: number(event["signs"]),
        tentacles: number(event["tentacles"]),
      },
    },
  }),
  mythos: (stage, event) => ({
    turned: { kind: "mythos", card: number(event["card"]) },
    table: { ...stage.table, phase: 2 },
  }),
  discovered: (_stage, event) => ({ turned: { kind: "discovery", card: number(event["card"]) } }),
  "token-placed": laid(1),
  "token-removed": laid(-1),
  passage: onTable(({ passages }, event) => ({
    passages: replaced(passages, number(event["passage"]), number(event["token"])),
  })),
  advanced: onTable((_table, event) => ({ track: number(event["track"]) })),
  disrupted: onTable(() => ({ disrupted: true })),
  "stage-revealed": onTable((_table, event) => ({ stage: number(event["stage"]) })),
};

const RESTS: Readonly<Record<string, number>> = {
  character: 300,
  "turn-began": 500,
  moved: 420,
  placed: 420,
  followed: 260,
  attacked: 350,
  "enemy-moved": 420,
  "enemy-attacks": 500,
  "enemy-wounded": 420,
  "enemy-killed": 420,
  summoned: 420,
  rolled: 800,
  rerolled: 450,
  tallied: 700,
  mythos: 1900,
  discovered: 1200,
  claimed: 600,
  wounds: 450,
  sanity: 450,
  insanity: 1100,
  lost: 1200,
  advanced: 700,
  disrupted: 1400,
  "stage-revealed": 1500,
  "elder-placed": 800,
  "stage-defeated": 1200,
};

export const staging: Staging = {
  settle: (view, before) => settle(story(view), before === null ? null : storyStage(before)),
  step: (stage, event) => {
    const now = { ...storyStage(stage), struckFigure: -1, struckPerson: -1 };
    const change = CHANGES[event.kind];
    return change ? { ...now, ...change(now, event) } : now;
  },
  rest: (event) => RESTS[event.kind] ?? 0,
  stopsBefore: () => false,
};
