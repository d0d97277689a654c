/** The pages of the rules reference: which clauses a section explains, its drawing, its entries. */

import {
  ACTIONS,
  MARKERS,
  OPTIONS,
  PROVENANCE,
  ROLES,
  type AmongCultistsPrompt,
} from "@/generated/among_cultists";
import type { RulesEntry, RulesSection } from "@/shell/games";
import Counts from "./rules/Counts.svelte";
import Encounter from "./rules/Encounter.svelte";
import House from "./rules/House.svelte";
import Pulse from "./rules/Pulse.svelte";
import Room from "./rules/Room.svelte";
import Round from "./rules/Round.svelte";
import Route from "./rules/Route.svelte";
import Routes from "./rules/Routes.svelte";
import Shelf from "./rules/Shelf.svelte";
import Vote from "./rules/Vote.svelte";

const span = (letter: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `AC-${letter}${from + i}`);

/** Entries for things that already have a name and a help text, with an optional second text. */
const explained = (kind: string, ids: readonly string[], more?: string): RulesEntry[] =>
  ids.map((id) => ({
    name: `ac-${kind}-${id}`,
    lines: [
      { text: `ac-${kind}-${id}-help` },
      ...(more === undefined ? [] : [{ text: `rules-ac-${more}-${id}` }]),
    ],
  }));

const roles = ROLES.map(({ name, side, loyalty }): RulesEntry => ({
  name: `ac-role-${name}`,
  lines: [
    { text: `ac-role-${name}-help` },
    { text: `rules-ac-role-${name}` },
    // Some roles count for neither side.
    { text: "rules-ac-loyalty", values: { side: loyalty === 0 ? "none" : side, n: loyalty } },
  ],
}));

/** What is from the rulebook and what is ours, as stated in board.toml. */
const parts = PROVENANCE.map(({ part, ours }): RulesEntry => ({
  name: `ac-part-${part}`,
  lines: [{ text: `rules-ac-part-${part}-${ours ? "ours" : "book"}` }],
}));

export const sections: readonly RulesSection[] = [
  { id: "idea", paragraphs: 5, clauses: ["AC-C1", ...span("D", 1, 3), "AC-F1", "AC-F2", "AC-F22"] },
  {
    id: "setup",
    paragraphs: 7,
    clauses: [...span("C", 2, 20), "AC-C21", ...span("S", 1, 24), "AC-B12"],
    drawing: Counts,
  },
  { id: "night", paragraphs: 5, clauses: [...span("W", 1, 17), "AC-N17"] },
  { id: "life", paragraphs: 5, clauses: [...span("D", 3, 15), "AC-V8"], drawing: Pulse },
  { id: "round", paragraphs: 5, clauses: [...span("P", 1, 6), ...span("P", 9, 13)], drawing: Round },
  {
    id: "knife",
    paragraphs: 2,
    clauses: ["AC-P12", "AC-L2", ...span("J", 10, 12), "AC-H16", "AC-H17", "AC-Y15", "AC-Y19", "AC-X11"],
  },
  {
    id: "movement",
    paragraphs: 7,
    clauses: ["AC-G5", ...span("M", 1, 11), ...span("B", 2, 11)],
    drawing: House,
  },
  { id: "routes", paragraphs: 5, clauses: [...span("M", 12, 18), "AC-B14"], drawing: Route },
  { id: "ten", paragraphs: 2, clauses: ["AC-B14", "AC-B16", "AC-M17"], drawing: Routes },
  {
    id: "encounters",
    paragraphs: 7,
    clauses: [...span("E", 1, 16), "AC-N3", "AC-N4", "AC-Q1"],
    drawing: Encounter,
  },
  {
    id: "cultists",
    paragraphs: 4,
    clauses: ["AC-X2", "AC-C11", "AC-M14", "AC-H7", "AC-G3", "AC-G8", "AC-L5", "AC-L6", "AC-N35", "AC-V6"],
  },
  {
    id: "events",
    paragraphs: 2,
    clauses: ["AC-C9", "AC-P4", "AC-P5", ...span("Y", 1, 26), "AC-N19", "AC-Q5"],
    entries: explained("marker", MARKERS, "event"),
  },
  {
    id: "actions",
    paragraphs: 5,
    clauses: [
      ...span("P", 6, 8),
      "AC-C22",
      "AC-H1",
      "AC-H2",
      "AC-H18",
      "AC-H19",
      ...span("R", 1, 4),
      "AC-L1",
      ...span("N", 11, 14),
    ],
    entries: explained("action", ACTIONS),
  },
  {
    id: "checks",
    paragraphs: 7,
    clauses: [...span("H", 3, 12), "AC-L6", ...span("N", 6, 10), "AC-Q4"],
  },
  {
    id: "rooms",
    paragraphs: 6,
    clauses: [...span("R", 5, 11), ...span("K", 1, 4), "AC-B4", "AC-N11"],
    drawing: Room,
  },
  { id: "shelf", paragraphs: 4, clauses: [...span("K", 5, 11), "AC-B12", "AC-B13"], drawing: Shelf },
  { id: "house", paragraphs: 3, clauses: span("R", 12, 18) },
  { id: "portal", paragraphs: 4, clauses: ["AC-P8", ...span("R", 19, 23), "AC-Y13", "AC-Y25", "AC-N15"] },
  {
    id: "unsafe",
    paragraphs: 5,
    clauses: ["AC-R7", ...span("U", 1, 9), ...span("H", 13, 17), "AC-M9", "AC-B6", "AC-B11"],
  },
  { id: "votes", paragraphs: 7, clauses: [...span("J", 1, 17), "AC-N18"], drawing: Vote },
  {
    id: "ghosts",
    paragraphs: 3,
    clauses: ["AC-D3", "AC-M8", "AC-R4", ...span("L", 2, 5), "AC-J5", "AC-J12", "AC-G9", "AC-V9"],
  },
  {
    id: "roles",
    paragraphs: 2,
    clauses: [...span("X", 1, 19), "AC-Z2", "AC-D10", "AC-S4", "AC-N20"],
    entries: roles,
  },
  { id: "levels", paragraphs: 4, clauses: [...span("S", 25, 27), ...span("Z", 1, 13)] },
  { id: "end", paragraphs: 7, clauses: [...span("F", 1, 23), "AC-C19", "AC-C20", "AC-D13", "AC-Q8"] },
  { id: "claim", paragraphs: 3, clauses: [...span("F", 5, 9), "AC-F11", "AC-N16"] },
  { id: "guess", paragraphs: 3, clauses: [...span("F", 17, 21), "AC-N21"] },
  { id: "automa", paragraphs: 8, clauses: [...span("A", 1, 33), "AC-V12"] },
  { id: "talk", paragraphs: 4, clauses: [...span("G", 1, 4), "AC-G8", "AC-G9", ...span("T", 1, 30)] },
  {
    id: "secrets",
    paragraphs: 6,
    clauses: ["AC-G6", "AC-G7", ...span("V", 1, 14), ...span("N", 1, 37)],
  },
  { id: "limits", paragraphs: 3, clauses: [...span("Q", 1, 7), "AC-Q9"] },
  { id: "time", paragraphs: 4, clauses: [...span("Q", 10, 16), "AC-N27", "AC-N28"] },
  {
    id: "options",
    paragraphs: 1,
    clauses: span("O", 1, 27),
    entries: explained("option", OPTIONS),
  },
  { id: "ours", paragraphs: 2, clauses: ["AC-B1", "AC-B15", "AC-B16"], entries: parts },
];

const SECTIONS: Readonly<Record<string, string>> = {
  character: "setup",
  night: "night",
  move: "movement",
  encounter: "encounters",
  portrait: "events",
  lord: "events",
  "lord-marker": "events",
  action: "actions",
  verdict: "checks",
  help: "portal",
  discuss: "votes",
  vote: "votes",
  "change-vote": "votes",
  claim: "claim",
  guess: "guess",
} satisfies Record<AmongCultistsPrompt, string>;

/** The section that explains a question. */
export function sectionOf(prompt: string): string | undefined {
  return SECTIONS[prompt];
}
