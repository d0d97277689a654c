/** The sources of the client as syntax trees, and the text ids that they use. */

import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { parse } from "svelte/compiler";

const SOURCES = resolve(import.meta.dirname, "..");
const PACKAGE = resolve(import.meta.dirname, "../../../src/miskatonic");

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

export interface Source {
  /** Relative to client/src. */
  readonly path: string;
  readonly nodes: readonly Node[];
}

/** All sources except tests and generated files. */
export function sources(under = ""): Source[] {
  return readdirSync(resolve(SOURCES, under), { recursive: true, encoding: "utf8" })
    .map((file) => `${under}${file}`.replaceAll("\\", "/"))
    .filter((path) => /\.(ts|svelte)$/.test(path) && !/\.test\.ts$|^testing\/|^generated\//.test(path))
    .map((path) => {
      const code = readFileSync(resolve(SOURCES, path), "utf8");
      const component = path.endsWith(".svelte") ? code : `<script lang="ts">\n${code}\n</script>`;
      return { path, nodes: [...nodesIn(parse(component, { modern: true }))] };
    });
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const each of value) yield* nodesIn(each);
  } else if (typeof value === "object" && value !== null) {
    if (isNode(value)) yield value;
    for (const each of Object.values(value)) yield* nodesIn(each);
  }
}

/** The id of a text, or a pattern for a composed id such as `ar-card-${name}`. */
export type Asked = string | RegExp;

const ASKING = ["t", "textOrNull", "has"];

/** The text ids that a source uses, as far as they can be determined. */
export function askedIn({ nodes }: Source): Asked[] {
  const speaks = nodes.some((node) => node.type === "ImportDeclaration" && importsWords(node));
  if (!speaks) return [];
  return nodes.flatMap((node) => {
    if (node.type !== "CallExpression" || !isNode(node["callee"])) return [];
    const [first] = node["arguments"] as unknown[];
    const name = node["callee"]["name"];
    return typeof name === "string" && ASKING.includes(name) ? idsIn(first) : [];
  });
}

function importsWords(node: Node): boolean {
  const { source, specifiers } = node as unknown as {
    source: { value: string };
    specifiers: { local: { name: string } }[];
  };
  return source.value.endsWith("i18n.svelte") && specifiers.some(({ local }) => ASKING.includes(local.name));
}

function idsIn(argument: unknown): Asked[] {
  if (!isNode(argument)) return [];
  switch (argument.type) {
    case "Literal":
      return typeof argument["value"] === "string" ? [argument["value"]] : [];
    case "TemplateLiteral":
      return [patternOf(argument)];
    case "ConditionalExpression":
      return [...idsIn(argument["consequent"]), ...idsIn(argument["alternate"])];
    case "LogicalExpression":
      return [...idsIn(argument["left"]), ...idsIn(argument["right"])];
    default:
      return [];
  }
}

function patternOf(template: Node): RegExp {
  const quasis = template["quasis"] as { value: { raw: string } }[];
  const parts = quasis.map(({ value }) => value.raw.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("[\\w-]*")}$`);
}

/** All strings of a source, and patterns for those composed from parts. */
export function stringsIn({ nodes }: Source): Asked[] {
  return nodes.flatMap((node): Asked[] => {
    if (node.type === "Literal") return typeof node["value"] === "string" ? [node["value"]] : [];
    if (node.type !== "TemplateLiteral") return [];
    const pattern = patternOf(node);
    return pattern.source.replaceAll("[\\w-]*", "").length > 4 ? [pattern] : [];
  });
}

export function names(asked: Iterable<Asked>, id: string): boolean {
  for (const each of asked) if (typeof each === "string" ? each === id : each.test(id)) return true;
  return false;
}

/** The ids of the English texts in files with this ending: "client.ftl", "games/<game>/…". */
export function textIds(end = ".ftl"): string[] {
  return readdirSync(PACKAGE, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.includes("text/en/") && path.endsWith(end))
    .flatMap((path) => new FluentResource(readFileSync(resolve(PACKAGE, path), "utf8")).body)
    .map(({ id }) => id)
    .filter((id) => !id.startsWith("-"));
}
