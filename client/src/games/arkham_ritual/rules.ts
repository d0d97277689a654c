/** The pages of the rules reference: which clauses a section explains, and its drawing. */

import type { RulesSection } from "@/shell/games";
import Characters from "./rules/Characters.svelte";
import Events from "./rules/Events.svelte";
import Gallery from "./rules/Gallery.svelte";
import OldOnes from "./rules/OldOnes.svelte";
import Passing from "./rules/Passing.svelte";
import Round from "./rules/Round.svelte";
import Survival from "./rules/Survival.svelte";
import Turn from "./rules/Turn.svelte";

const span = (letter: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `AR-${letter}${from + i}`);

export const sections: readonly RulesSection[] = [
  { id: "idea", paragraphs: 3, clauses: ["AR-S2", "AR-F1"] },
  { id: "cards", paragraphs: 4, clauses: span("C", 1, 9), drawing: Gallery },
  { id: "setup", paragraphs: 3, clauses: ["AR-S1", "AR-S2", ...span("R", 1, 4)], drawing: Round },
  { id: "turn", paragraphs: 3, clauses: span("T", 1, 3), drawing: Turn },
  { id: "passing", paragraphs: 4, clauses: span("T", 4, 8), drawing: Passing },
  { id: "going-on", paragraphs: 2, clauses: ["AR-T9", "AR-T10"] },
  { id: "survival", paragraphs: 3, clauses: ["AR-E1", "AR-E2", "AR-E10"], drawing: Survival },
  { id: "losses", paragraphs: 3, clauses: ["AR-E7", "AR-E8", "AR-E9"] },
  { id: "characters", paragraphs: 5, clauses: span("E", 3, 6), drawing: Characters },
  { id: "events", paragraphs: 5, clauses: span("G", 1, 5), drawing: Events },
  { id: "great-old-ones", paragraphs: 6, clauses: ["AR-C8", "AR-G2", ...span("G", 6, 10)], drawing: OldOnes },
  { id: "straw", paragraphs: 2, clauses: ["AR-S1", "AR-S3", "AR-E8", "AR-G10"] },
  { id: "end", paragraphs: 2, clauses: ["AR-F1", "AR-F2"] },
  { id: "conduct", paragraphs: 3, clauses: ["AR-P1", "AR-P2"] },
  { id: "knowledge", paragraphs: 2, clauses: ["AR-R2", "AR-V1", "AR-V2"] },
];
