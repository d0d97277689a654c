/** Every text that the client uses exists, and every text is used. */

import { beforeAll, describe, expect, test } from "vitest";
import { useLanguage } from "@/lib/i18n.svelte";
import { TABLES as GAMES } from "./all-games";
import { askedIn, names, sources, stringsIn, textIds } from "@/testing/sources";
import { t } from "./lib/i18n.svelte";

const SOURCES = sources();
const IDS = new Set(textIds());
const STRINGS = new Set(SOURCES.flatMap(stringsIn));

test("every text id used in a source exists", () => {
  const missing = SOURCES.flatMap((source) =>
    askedIn(source)
      .filter((asked) =>
        typeof asked === "string" ? !IDS.has(asked) : ![...IDS].some((id) => asked.test(id)),
      )
      .map((asked) => `${source.path}: ${String(asked)}`),
  );
  expect(SOURCES.flatMap(askedIn).length).toBeGreaterThan(400);
  expect(missing).toEqual([]);
});

test("every text of client.ftl is used in some source", () => {
  const ids = textIds("client.ftl");
  expect(ids.length).toBeGreaterThan(200);
  expect(ids.filter((id) => !names(STRINGS, id))).toEqual([]);
});

describe.each(GAMES)("the rules of $id", ({ id, prefix, rules }) => {
  beforeAll(() => useLanguage("en"));

  const sectionId = (section: string): string => `rules-${prefix}-${section}`;

  test("have a title and exactly the paragraphs that they declare", () => {
    const expected = rules.flatMap(({ id: section, paragraphs }) => [
      sectionId(section),
      ...Array.from({ length: paragraphs }, (_, i) => `${sectionId(section)}-${i + 1}`),
    ]);
    expect(expected.filter((text) => !IDS.has(text))).toEqual([]);
    const numbered = [...IDS].filter((text) => text.startsWith(`rules-${prefix}-`) && /-\d+$/.test(text));
    expect(numbered.filter((text) => !expected.includes(text))).toEqual([]);
  });

  test("have sections with different ids and titles", () => {
    expect(new Set(rules.map(({ id: section }) => section)).size).toBe(rules.length);
    expect(new Set(rules.map(({ id: section }) => t(sectionId(section)))).size).toBe(rules.length);
  });

  test("list things with a name and at least one line", () => {
    for (const { entries = [] } of rules) {
      for (const { name, lines } of entries) {
        expect(IDS, name).toContain(name);
        expect(
          lines.some(({ text }) => IDS.has(text)),
          name,
        ).toBe(true);
        for (const { label } of lines) if (label !== undefined) expect(IDS).toContain(label);
      }
    }
  });

  test("use every text of rules.ftl", () => {
    const own = SOURCES.filter(({ path }) => path.startsWith(`games/${id.replaceAll("-", "_")}/`));
    const named = new Set(own.flatMap(stringsIn));
    const listed = new Set(
      rules.flatMap(({ entries = [] }) =>
        entries.flatMap(({ name, lines }) => [
          name,
          ...lines.flatMap(({ text, label }) => [text, label ?? ""]),
        ]),
      ),
    );
    const sections = new Set(rules.map(({ id: section }) => sectionId(section)));
    const left = textIds(`games/${id.replaceAll("-", "_")}/text/en/rules.ftl`).filter(
      (text) => !listed.has(text) && !sections.has(text.replace(/-\d+$/, "")) && !names(named, text),
    );
    expect(left).toEqual([]);
  });
});
