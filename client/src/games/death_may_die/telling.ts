/** What a thing on the map is and does, for whoever points at it, touches it or comes to it by key. */

import { ELDER } from "@/generated/death_may_die";
import { t } from "@/lib/i18n.svelte";
import { linesOf, named, ruleOf, type Namer } from "./names";
import type { Told } from "@/shell/referring";
import { has, tokensIn } from "./table";

/** A thing on the map, as the page has it in `data-ref`: `figure:3`. */
export type Thing = "space" | "figure" | "person" | "token" | "gate" | "start" | "way";

export function healthOf({ legend, table }: Pick<Namer, "legend" | "table">, figure: number): number {
  if (figure === ELDER) return legend.stages[table.stage - 1]?.health ?? 0;
  return legend.types[legend.figure_types[figure] ?? 0]?.health ?? 0;
}

/** All living investigators and all figures that stand on a space. */
export function whoIsOn(namer: Namer, space: number): { people: number[]; figures: number[] } {
  const { table } = namer;
  return {
    people: table.space.flatMap((at, who) => (at === space && has(table.alive, who) ? [who] : [])),
    figures: table.figure_space.flatMap((at, figure) => (at === space ? [figure] : [])),
  };
}

export interface Stack {
  readonly figure: number;
  readonly figures: readonly number[];
}

/** Figures of one type, as healthy, and alike in what else is said of them, stand as one. */
export function stacked(
  namer: Namer,
  figures: readonly number[],
  apart: (figure: number) => string = () => "",
): Stack[] {
  const stacks = new Map<string, number[]>();
  for (const figure of figures) {
    const key = `${namer.typeId(figure)} ${namer.table.figure_wounds[figure] ?? 0} ${apart(figure)}`;
    stacks.set(key, [...(stacks.get(key) ?? []), figure]);
  }
  return [...stacks.values()].flatMap((all) => all.slice(0, 1).map((figure) => ({ figure, figures: all })));
}

export function numbersOf(namer: Namer, figure: number): string {
  const { legend, table } = namer;
  const of =
    figure === ELDER ? legend.stages[table.stage - 1] : legend.types[legend.figure_types[figure] ?? 0];
  if (of === undefined) return "";
  return t("dmd-view-enemy-numbers", { health: of.health, black: of.black, green: of.green });
}

function figureTold(namer: Namer, figure: number, n: number): Told {
  const { legend, table } = namer;
  const wounds = table.figure_wounds[figure] ?? 0;
  const elder = figure === ELDER;
  const name = elder ? `${named(legend.elder)}, ${namer.stage(table.stage)}` : namer.typeOf(figure);
  const hurt = wounds > 0 ? [t("dmd-view-health", { wounds, health: healthOf(namer, figure) })] : [];
  const ref = elder ? (legend.stages[table.stage - 1]?.id ?? "") : namer.typeId(figure);
  return {
    title: n > 1 ? t("dmd-view-several", { n, what: name }) : name,
    note: [...hurt, ...(elder ? [numbersOf(namer, figure)] : [])].join(" · "),
    ref,
    lines: [numbersOf(namer, figure), ...linesOf(ruleOf(`${ref}-rule`))],
  };
}

function personTold(namer: Namer, who: number): Told {
  const { legend, table } = namer;
  const most = legend.most;
  return {
    title: namer.person(who),
    note: [
      namer.player(who),
      `${t("dmd-view-wounds")} ${table.wounds[who] ?? 0}/${most["wounds"] ?? 0}`,
      `${t("dmd-view-stress")} ${table.stress[who] ?? 0}/${most["stress"] ?? 0}`,
      `${t("dmd-view-sanity")} ${table.sanity[who] ?? 0}/${most["sanity"] ?? 0}`,
    ].join(" · "),
    ref: legend.investigators[table.character[who] ?? -1] ?? "",
  };
}

export function tokenTold(namer: Namer, token: number, n: number): Told {
  const name = namer.token(token);
  const ref = namer.legend.tokens[token] ?? "";
  return {
    title: n > 1 ? t("dmd-view-several", { n, what: name }) : name,
    ref,
    lines: linesOf(ruleOf(`${ref}-rule`)),
  };
}

function wayTold(namer: Namer, number: number): Told {
  const way = namer.legend.ways[number];
  const token = namer.table.passages[number] ?? -1;
  const ends = `${namer.space(way?.a ?? -1)} – ${namer.space(way?.b ?? -1)}`;
  if (token >= 0) return { ...tokenTold(namer, token, 1), note: ends };
  const kind = way?.kind === "stairs" ? "stairs" : "tunnel";
  return { title: t(`dmd-view-${kind}`), note: ends, ref: "stairs" };
}

/** Everything on a space, thing by thing. */
function spaceTold(namer: Namer, space: number, tokens: number): Told[] {
  const { legend, table } = namer;
  const { people, figures } = whoIsOn(namer, space);
  const tags = (legend.spaces[space]?.tags ?? []).map((tag) => named(`tag-${tag}`));
  return [
    {
      title: namer.space(space),
      note: tags.join(" · "),
      ...(figures.length === 0 ? { ref: "safe-space" } : {}),
    },
    ...(space === legend.start ? [thingTold(namer, "start", space, tokens)] : []),
    ...legend.gates.flatMap((gate, number) =>
      gate === space ? [thingTold(namer, "gate", number, tokens)] : [],
    ),
    ...stacked(namer, figures).map(({ figure, figures: all }) => figureTold(namer, figure, all.length)),
    ...people.map((who) => personTold(namer, who)),
    ...tokensIn(table.laid, space, tokens).map(({ token, n }) => tokenTold(namer, token, n)),
  ].flat();
}

function thingTold(namer: Namer, thing: Thing, number: number, tokens: number): Told[] {
  switch (thing) {
    case "space":
      return spaceTold(namer, number, tokens);
    case "figure":
      return [figureTold(namer, number, 1)];
    case "person":
      return [personTold(namer, number)];
    case "token":
      return [tokenTold(namer, number, 1)];
    case "gate":
      return [{ title: t(`dmd-view-gate-${number}`), ref: "gate" }];
    case "start":
      return [{ ref: "start" }];
    case "way":
      return [wayTold(namer, number)];
  }
}

const THINGS: readonly string[] = [
  "space",
  "figure",
  "person",
  "token",
  "gate",
  "start",
  "way",
] satisfies Thing[];

/** What the thing with this mark (`figure:3`) is and does. */
export function toldOf(namer: Namer, mark: string, tokens: number): Told[] {
  const [thing = "", number = ""] = mark.split(":");
  return THINGS.includes(thing) ? thingTold(namer, thing as Thing, Number(number), tokens) : [];
}
