/** Descriptions of the things on the map, for hover, touch and keyboard. */

import { ELDER } from "@/generated/death_may_die";
import { t } from "@/lib/i18n.svelte";
import { linesOf, named, ruleOf, type Namer } from "./names";
import type { Description } from "@/shell/reference/glossary-links";
import { has, tokensIn } from "../table-fields";

/** The `data-ref` mark of a thing on the map: `figure:3`. */
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

/** Stacks figures of one type with the same wounds and the same value of `apart`. */
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

function numbersOf(namer: Namer, figure: number): string {
  const { legend, table } = namer;
  const of =
    figure === ELDER ? legend.stages[table.stage - 1] : legend.types[legend.figure_types[figure] ?? 0];
  if (of === undefined) return "";
  return t("dmd-view-enemy-numbers", { health: of.health, black: of.black, green: of.green });
}

function figureDescription(namer: Namer, figure: number, n: number): Description {
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

function personDescription(namer: Namer, who: number): Description {
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

function tokenDescription(namer: Namer, token: number, n: number): Description {
  const name = namer.token(token);
  const ref = namer.legend.tokens[token] ?? "";
  return {
    title: n > 1 ? t("dmd-view-several", { n, what: name }) : name,
    ref,
    lines: linesOf(ruleOf(`${ref}-rule`)),
  };
}

function wayDescription(namer: Namer, number: number): Description {
  const way = namer.legend.ways[number];
  const token = namer.table.passages[number] ?? -1;
  const ends = `${namer.space(way?.a ?? -1)} – ${namer.space(way?.b ?? -1)}`;
  if (token >= 0) return { ...tokenDescription(namer, token, 1), note: ends };
  const kind = way?.kind === "stairs" ? "stairs" : "tunnel";
  return { title: t(`dmd-view-${kind}`), note: ends, ref: "stairs" };
}

/** Everything on a space, thing by thing. */
function spaceDescription(namer: Namer, space: number, tokens: number): Description[] {
  const { legend, table } = namer;
  const { people, figures } = whoIsOn(namer, space);
  const tags = (legend.spaces[space]?.tags ?? []).map((tag) => named(`tag-${tag}`));
  return [
    {
      title: namer.space(space),
      note: tags.join(" · "),
      ...(figures.length === 0 ? { ref: "safe-space" } : {}),
    },
    ...(space === legend.start ? [thingDescription(namer, "start", space, tokens)] : []),
    ...legend.gates.flatMap((gate, number) =>
      gate === space ? [thingDescription(namer, "gate", number, tokens)] : [],
    ),
    ...stacked(namer, figures).map(({ figure, figures: all }) =>
      figureDescription(namer, figure, all.length),
    ),
    ...people.map((who) => personDescription(namer, who)),
    ...tokensIn(table.laid, space, tokens).map(({ token, n }) => tokenDescription(namer, token, n)),
  ].flat();
}

function thingDescription(namer: Namer, thing: Thing, number: number, tokens: number): Description[] {
  switch (thing) {
    case "space":
      return spaceDescription(namer, number, tokens);
    case "figure":
      return [figureDescription(namer, number, 1)];
    case "person":
      return [personDescription(namer, number)];
    case "token":
      return [tokenDescription(namer, number, 1)];
    case "gate":
      return [{ title: t(`dmd-view-gate-${number}`), ref: "gate" }];
    case "start":
      return [{ ref: "start" }];
    case "way":
      return [wayDescription(namer, number)];
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

/** Describes the thing with this mark (`figure:3`). */
export function descriptionsOf(namer: Namer, mark: string, tokens: number): Description[] {
  const [thing = "", number = ""] = mark.split(":");
  return THINGS.includes(thing) ? thingDescription(namer, thing as Thing, Number(number), tokens) : [];
}
