/** The pages of the rules reference: which clauses a section explains, its drawing, its entries. */

import { LEVELS as MOST_LEVELS, type DeathMayDiePrompt } from "@/generated/death_may_die";
import type { RulesEntry, RulesLine, RulesSection } from "@/shell/games";
import type { ReferenceComponent } from "@/shell/reference/reference";
import Board from "./rules/Board.svelte";
import Dice from "./rules/Dice.svelte";
import Fork from "./rules/Fork.svelte";
import Plan from "./rules/Plan.svelte";
import Ritual from "./rules/Ritual.svelte";
import Run from "./rules/Run.svelte";
import Stages from "./rules/Stages.svelte";
import Turn from "./rules/Turn.svelte";
import decks from "@/generated/death_may_die.reference.json";

const span = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `DMD-${String(from + i).padStart(3, "0")}`);

/** Entries for things that only the rules list, with all their texts. */
const listed = (deck: string): RulesEntry[] =>
  decks
    .filter(({ id }) => id === deck)
    .flatMap(({ components }) => components as ReferenceComponent[])
    .map(({ name, flavour, lines = [] }) => ({
      name,
      lines: [...(flavour === undefined ? [] : [{ text: flavour }]), ...lines],
    }));

const rulings = (...numbers: number[]): string[] => numbers.map((n) => `DMD-R${n}`);

const COMMON_SKILLS: readonly string[] = [
  "arcane-mastery",
  "brawling",
  "marksman",
  "stealth",
  "swiftness",
  "toughness",
];

const INVESTIGATORS: readonly (readonly [id: string, own: string, common: readonly string[]])[] = [
  ["agatha-may", "killer-instinct", ["marksman", "stealth"]],
  ["huikong", "self-defense", ["swiftness", "toughness"]],
  ["julien-dulik", "silent-witness", ["stealth", "arcane-mastery"]],
  ["leon-barnes", "show-off", ["marksman", "swiftness"]],
  ["mike-kozlov", "proficient", ["brawling", "toughness"]],
  ["jakub-peters", "surgeon", ["brawling", "swiftness"]],
  ["ruth-weber", "sly", ["stealth", "swiftness"]],
  ["sally-withers", "avid-photographer", ["arcane-mastery", "toughness"]],
  ["sandra-atkinson", "relic-seeker", ["brawling", "arcane-mastery"]],
  ["stella-fontaine", "chemical-explosives", ["arcane-mastery", "marksman"]],
];

/** Health and dice that each stage adds, from the second one on. */
const STAGES: readonly (readonly [id: string, health: number, black: number, green: number])[] = [
  ["tsathoggua-2", 12, 1, 2],
  ["tsathoggua-3", 10, 1, 1],
  ["tsathoggua-4", 10, 1, 0],
  ["azathoth-2", 12, 2, 0],
  ["azathoth-3", 15, 1, 1],
  ["azathoth-4", 15, 0, 1],
];

const ELDER_ONES: readonly (readonly [id: string, name: string])[] = [
  ["tsathoggua", "Tsathoggua"],
  ["azathoth", "Azathoth"],
];

const EPISODES: readonly (readonly [id: string, actions: readonly string[], monsters: readonly string[]])[] =
  [
    ["top-of-the-mourning", ["gather-jurors", "convince-juror"], ["ghast", "unnamable"]],
    ["isle-of-the-damned", ["force-lock", "lead-patient"], ["fisher-from-outside", "serpent-man"]],
    ["deliver-us-from-evil", ["strike-bones", "lay-to-rest"], ["ghast", "dhole"]],
    ["by-request-of-the-queen", ["handle-powder", "call-out"], ["serpent-man", "gug"]],
    ["festival-of-death", ["play-booth", "usher-visitors"], ["gyaa-yothn", "fisher-from-outside"]],
    ["beauty-and-the-beast", ["listen-to-ghost", "bait-the-beast"], ["ghast", "beast"]],
  ];

const OPTIONS: readonly string[] = [
  "episode",
  "elder_one",
  "investigators",
  "unknown_monsters",
  "unknown_relics",
  "random_spawn",
  "brawling",
  "actions",
  "first_player",
];

const LEVELS = Array.from({ length: MOST_LEVELS }, (_, i) => i + 1);
const ROMAN = ["I", "II", "III", "IV"];

const levels = (skill: string): RulesLine[] =>
  LEVELS.map((n) => ({ label: "rules-dmd-level", text: `dmd-${skill}-level${n}`, values: { n } }));

const skills = COMMON_SKILLS.map((id): RulesEntry => ({ name: `dmd-${id}`, lines: levels(id) }));

const people = INVESTIGATORS.map(([id, own, common]): RulesEntry => ({
  name: `dmd-${id}`,
  lines: [
    ...common.map((skill) => ({ label: "rules-dmd-label-common", text: `dmd-${skill}` })),
    { label: "rules-dmd-label-own", text: `dmd-${own}` },
    ...levels(own),
  ],
}));

function stageFigures(id: string): RulesLine[] {
  return STAGES.filter(([stage]) => stage === id).map(([, health, black, green]) => ({
    text: "rules-dmd-stage-figures",
    values: { health, black, green },
  }));
}

const stages = ELDER_ONES.flatMap(([elder, name]) =>
  ROMAN.map((n, i): RulesEntry => {
    const id = `${elder}-${i + 1}`;
    return {
      name: `dmd-${id}`,
      lines: [
        { text: "rules-dmd-stage", values: { elder: name, n } },
        ...stageFigures(id),
        { label: "rules-dmd-label-advance", text: `dmd-${id}-advance` },
        { label: "rules-dmd-label-reveal", text: `dmd-${id}-reveal` },
        { label: "rules-dmd-label-lasting", text: `dmd-${id}-rule` },
      ],
    };
  }),
);

const episodes = EPISODES.map(([id, actions, monsters]): RulesEntry => ({
  name: `dmd-${id}`,
  lines: [
    { text: `rules-dmd-episode-${id}` },
    { label: "rules-dmd-label-goal", text: `dmd-${id}-goal` },
    ...actions.map((action) => ({ label: `dmd-${action}`, text: `dmd-${action}-rule` })),
    { label: "rules-dmd-label-advance", text: `dmd-${id}-advance` },
    { label: "rules-dmd-label-special", text: `dmd-${id}-special` },
    { label: "rules-dmd-label-after", text: `dmd-${id}-after` },
    ...monsters.map((monster) => ({ label: "rules-dmd-label-monster", text: `dmd-${monster}` })),
  ],
}));

const unknown: readonly RulesEntry[] = [...listed("unknown"), ...listed("unknown-mythos")];

/** Fire has its own page. */
const tokens = listed("tokens").filter(({ name }) => name !== "dmd-fire");

const options = OPTIONS.map((id): RulesEntry => ({
  name: `dmd-option-${id}`,
  lines: [{ text: `dmd-option-${id}-help` }],
}));

export const sections: readonly RulesSection[] = [
  { id: "idea", paragraphs: 5, clauses: [...span(1, 3), "DMD-006", ...span(180, 184)] },
  {
    id: "setup",
    paragraphs: 5,
    clauses: [
      ...span(4, 5),
      "DMD-007",
      ...span(11, 12),
      "DMD-016",
      "DMD-022",
      ...span(51, 62),
      ...rulings(14),
    ],
  },
  { id: "map", paragraphs: 5, clauses: [...span(40, 50), ...span(177, 179), ...rulings(25)], drawing: Plan },
  {
    id: "investigator",
    paragraphs: 4,
    clauses: [...span(14, 15), ...span(23, 39), ...rulings(33)],
    drawing: Board,
  },
  {
    id: "skills",
    paragraphs: 3,
    clauses: ["DMD-020", ...span(29, 31), "DMD-076", ...span(190, 195), ...rulings(10)],
    entries: skills,
  },
  { id: "people", paragraphs: 1, clauses: span(29, 31), entries: people },
  { id: "turn", paragraphs: 5, clauses: ["DMD-084", "DMD-085", "DMD-155"], drawing: Turn },
  { id: "actions", paragraphs: 3, clauses: [...span(85, 89), "DMD-107", ...rulings(22, 28, 29, 39, 40)] },
  {
    id: "run",
    paragraphs: 5,
    clauses: [...span(90, 95), "DMD-193", "DMD-194", ...rulings(19, 20)],
    drawing: Run,
  },
  {
    id: "attack",
    paragraphs: 4,
    clauses: [...span(79, 82), ...span(96, 99), "DMD-191", "DMD-192", ...rulings(24, 34, 35, 37)],
  },
  { id: "rest", paragraphs: 3, clauses: [...span(100, 106), ...rulings(30, 36, 38)] },
  {
    id: "dice",
    paragraphs: 6,
    clauses: [...span(63, 83), "DMD-190", ...rulings(8, 9, 12, 18)],
    drawing: Dice,
  },
  { id: "rerolls", paragraphs: 3, clauses: ["DMD-024", ...span(74, 76), ...rulings(16, 17)] },
  {
    id: "wounds",
    paragraphs: 6,
    clauses: [...span(27, 28), ...span(124, 125), ...span(156, 161), ...rulings(7, 9)],
  },
  { id: "sanity", paragraphs: 5, clauses: [...span(32, 39), "DMD-083", ...rulings(8, 10, 11, 12)] },
  {
    id: "insanities",
    paragraphs: 1,
    clauses: ["DMD-037", "DMD-061", ...rulings(15)],
    entries: listed("insanities"),
  },
  { id: "mythos", paragraphs: 5, clauses: ["DMD-017", ...span(108, 117), ...rulings(21, 26)] },
  {
    id: "investigate",
    paragraphs: 4,
    clauses: [...span(12, 15), ...span(118, 123), ...span(130, 132), ...rulings(22, 27)],
    drawing: Fork,
  },
  { id: "companions", paragraphs: 2, clauses: [...span(124, 130), ...rulings(13)] },
  { id: "fight", paragraphs: 4, clauses: [...span(133, 140), ...span(163, 164), ...rulings(25, 32)] },
  { id: "turn-end", paragraphs: 5, clauses: [...span(141, 143), ...span(147, 155), ...rulings(1, 2, 3)] },
  { id: "fire", paragraphs: 3, clauses: ["DMD-065", "DMD-093", ...span(142, 146), "DMD-174"] },
  { id: "enemies", paragraphs: 2, clauses: [...span(18, 22), "DMD-064"], entries: listed("enemies") },
  {
    id: "ritual",
    paragraphs: 5,
    clauses: [...span(7, 10), "DMD-147", ...span(150, 153), "DMD-162", "DMD-184", ...rulings(1, 4, 5, 6, 7)],
    drawing: Ritual,
  },
  {
    id: "elder-ones",
    paragraphs: 5,
    clauses: [
      ...span(5, 6),
      "DMD-011",
      "DMD-152",
      "DMD-154",
      ...span(163, 170),
      "DMD-202",
      ...rulings(2, 23, 24, 31),
    ],
    drawing: Stages,
    entries: stages,
  },
  { id: "episodes", paragraphs: 2, clauses: ["DMD-003", "DMD-004", "DMD-086", "DMD-162"], entries: episodes },
  { id: "tokens", paragraphs: 1, clauses: ["DMD-158", "DMD-171"], entries: tokens },
  {
    id: "unknown",
    paragraphs: 4,
    clauses: [...span(185, 188), ...span(196, 198), "DMD-200", "DMD-201", "DMD-203", "DMD-204"],
    entries: unknown,
  },
  { id: "relics", paragraphs: 3, clauses: ["DMD-189", "DMD-199", ...rulings(11)], entries: listed("relics") },
  { id: "end", paragraphs: 2, clauses: ["DMD-010", "DMD-156", "DMD-157", ...span(180, 184)] },
  { id: "ties", paragraphs: 3, clauses: span(171, 177) },
  { id: "solo", paragraphs: 1, clauses: ["DMD-059", ...rulings(15)] },
  { id: "knowledge", paragraphs: 1, clauses: ["DMD-V1"] },
  {
    id: "options",
    paragraphs: 1,
    clauses: ["DMD-002", "DMD-058", "DMD-062", ...span(200, 204), ...rulings(37)],
    entries: options,
  },
];

const SECTIONS: Readonly<Record<DeathMayDiePrompt, string>> = {
  action: "actions",
  "assign-wound": "companions",
  attacker: "fight",
  "bar-passage": "ties",
  "calm-down": "people",
  character: "people",
  choose: "episodes",
  collapse: "episodes",
  "confirm-lethal": "actions",
  convert: "skills",
  "discard-card": "investigate",
  discovery: "investigate",
  "elder-location": "elder-ones",
  "enemy-path": "mythos",
  follow: "people",
  "granted-action": "people",
  heal: "rest",
  "ignore-sanity": "skills",
  "ignore-wound": "skills",
  "killer-instinct": "people",
  "leave-behind": "run",
  "level-up": "sanity",
  "may-investigate": "people",
  "may-trigger": "ties",
  "more-targets": "people",
  move: "run",
  "move-token": "episodes",
  "open-passage": "episodes",
  order: "ties",
  patient: "people",
  "pick-enemy": "ties",
  "pick-investigator": "ties",
  "pick-space": "ties",
  "pick-token": "ties",
  push: "people",
  relic: "relics",
  "relic-instead": "people",
  reroll: "rerolls",
  "silent-witness": "people",
  "split-wounds": "attack",
  "summon-at": "mythos",
  "take-along": "skills",
  "take-token": "episodes",
  target: "attack",
  "token-path": "ties",
  "trade-card": "rest",
  "trade-consent": "rest",
  "trade-receiver": "rest",
  use: "investigator",
};

const BY_PROMPT = new Map(Object.entries(SECTIONS));

/** The section that explains a question. */
export function sectionOf(prompt: string): string | undefined {
  return BY_PROMPT.get(prompt);
}
