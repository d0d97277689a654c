/** Names of things. Content packs may lack texts; then the id is made readable. */

import { textOrNull, t } from "@/lib/i18n.svelte";
import { GREEN, SIDES, type DeathMayDieLegend, type TableView } from "@/generated/death_may_die";
import { readable } from "@/shell/generic/words";
import type { Names } from "@/shell/games";
import { has } from "../table-fields";

export function named(id: string): string {
  return textOrNull(`dmd-${id}`) ?? readable(id);
}

/** A text that may be missing, such as the rule of a plain enemy; "" if it is. */
export function ruleOf(id: string): string {
  return textOrNull(`dmd-${id}`) ?? "";
}

/** The bullet before each of several things to choose from. */
const EITHER = "• ";

/** The lines of a rule, as cards print them. */
export function linesOf(rule: string): string[] {
  return rule === "" ? [] : rule.split("\n");
}

export class Namer {
  readonly legend: DeathMayDieLegend;
  readonly table: TableView;
  readonly #names: Names;
  readonly #seats: number;

  constructor(legend: DeathMayDieLegend, table: TableView, names: Names, seats: number) {
    this.legend = legend;
    this.table = table;
    this.#names = names;
    this.#seats = seats;
  }

  /** The investigator's name, or the player's until one is chosen. */
  person(who: number): string {
    const character = this.table.character[who];
    if (character === undefined) return t("dmd-view-nothing");
    const id = this.legend.investigators[character];
    return id === undefined ? this.player(who) : named(id);
  }

  /** A solo player plays both investigators. */
  player(who: number): string {
    return this.#names(this.#seats === 1 ? 0 : who);
  }

  skills(who: number): readonly string[] {
    return this.legend.skills[this.table.character[who] ?? -1] ?? [];
  }

  space(space: number): string {
    const id = this.legend.spaces[space]?.id;
    return id === undefined ? t("dmd-view-nothing") : named(id);
  }

  typeId(figure: number): string {
    return this.legend.types[this.legend.figure_types[figure] ?? 0]?.id ?? "";
  }

  typeOf(figure: number): string {
    return named(this.typeId(figure));
  }

  /** A figure's type, with its wounds if it has any. */
  figure(figure: number): string {
    const n = this.table.figure_wounds[figure] ?? 0;
    return n === 0 ? this.typeOf(figure) : `${this.typeOf(figure)} (${t("dmd-view-wounded", { n })})`;
  }

  token(token: number): string {
    const id = this.legend.tokens[token];
    return id === undefined ? "" : named(id);
  }

  mythos(card: number): string {
    return named(this.legend.mythos[card] ?? "");
  }

  /** A Discovery card in the deck or just found. */
  card(card: number): string {
    return named(this.legend.cards[card]?.id ?? "");
  }

  sideId(card: number, side: number): string {
    return `${this.legend.cards[card]?.id ?? ""}-${SIDES[side] ?? "left"}`;
  }

  /** The side of a Discovery card in someone's possession. */
  heldId(card: number): string {
    return this.sideId(card, has(this.table.right, card) ? 1 : 0);
  }

  held(card: number): string {
    return named(this.heldId(card));
  }

  relic(relic: number): string {
    return named(this.legend.relics[relic] ?? "");
  }

  relicRule(relic: number): string {
    const side = has(this.table.transformed, relic) ? "transformed" : "normal";
    return ruleOf(`${this.legend.relics[relic] ?? ""}-${side}-rule`);
  }

  stage(stage: number): string {
    return named(this.legend.stages[stage - 1]?.id ?? "");
  }

  source(source: number): string {
    return named(this.legend.sources[source] ?? "");
  }

  sourceRule(source: number): string {
    return ruleOf(this.legend.source_rules[source] ?? "");
  }

  /** What an action of the episode does, on this space if that matters. */
  actionRule(action: string, space: number): string {
    const there = this.legend.spaces[space]?.id ?? "";
    return ruleOf(`${action}-at-${there}`) || ruleOf(`${action}-rule`);
  }

  /** The options of a Discovery card, line by line, and last what happens to it otherwise. */
  discoveryLines(card: number): string[] {
    const entry = this.legend.cards[card];
    if (entry === undefined) return [];
    const lines = linesOf(ruleOf(`${entry.id}-rule`)).slice(-1 - entry.labels.length);
    return lines.map((line) => (line.startsWith(EITHER) ? line.slice(EITHER.length) : line));
  }
}

/** A die by colour and face, in words. */
export function dieName(die: number): string {
  const colour = t(die >= GREEN ? "dmd-die-green" : "dmd-die-black");
  return t("dmd-die-shows", { colour, face: t(`dmd-face-${die % GREEN}`) });
}
