import { mount, unmount } from "svelte";
import { beforeAll, describe, expect, test } from "vitest";
import { has, LANGUAGES, useLanguage } from "@/lib/i18n.svelte";
import type { GameInfo } from "@/generated/protocol";
import { cardOf, gameName, GAMES, loadGame, offered, tableOf } from "./games";

const FOLDERS = Object.keys(import.meta.glob("../games/*/index.ts")).map((path) => path.split("/")[2] ?? "");

beforeAll(() => useLanguage("en"));

test("every game folder has a card and a table under the game's id, simplest first", async () => {
  expect(FOLDERS.length).toBeGreaterThan(0);
  expect(GAMES.map(({ id }) => id.replaceAll("-", "_")).sort()).toEqual(FOLDERS.sort());
  for (const card of GAMES) {
    expect(cardOf(card.id)).toBe(card);
    // Pages must wait for loadGame().
    expect(() => tableOf(card.id)).toThrow(card.id);
    const table = await loadGame(card.id);
    expect(tableOf(card.id)).toBe(table);
    expect(table).toMatchObject(card);
  }
  const order = GAMES.map(({ complexity }) => complexity);
  expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
});

test("no two games share a prefix", () => {
  expect(new Set(GAMES.map(({ prefix }) => prefix)).size).toBe(GAMES.length);
});

describe.each(LANGUAGES)("in the language %s", (language) => {
  beforeAll(() => useLanguage(language));

  test.each(GAMES)("$id has the texts that introduce it", ({ id, prefix }) => {
    for (const part of ["name", "about", "facts"]) expect(has(`${prefix}-${part}`), part).toBe(true);
    expect(gameName(id)).not.toContain("-");
  });
});

test.each([...GAMES, cardOf("toy")])("$id has a cover of three engravings", ({ Cover }) => {
  const cover = mount(Cover, { target: document.body });
  const pictures = [...document.querySelectorAll("svg svg")];
  expect(pictures).toHaveLength(3);
  for (const picture of pictures) expect(picture.querySelectorAll("path").length).toBeGreaterThan(5);
  void unmount(cover);
});

test("covers on the same page do not share gradient ids", () => {
  const covers = GAMES.map(({ Cover }) => mount(Cover, { target: document.body }));
  const lights = [...document.querySelectorAll("radialGradient")].map(({ id }) => id);
  const used = [...document.querySelectorAll("rect")].map((rect) => rect.getAttribute("fill"));
  expect(new Set(lights).size).toBe(GAMES.length);
  expect(used).toEqual(lights.map((id) => `url(#${id})`));
  for (const cover of covers) void unmount(cover);
});

describe("a game without a folder", () => {
  test("is played from lists, and its table is created once", () => {
    const toy = tableOf("toy-game");
    expect(tableOf("toy-game")).toBe(toy);
    expect([toy.id, toy.rules, toy.sounds]).toEqual(["toy-game", [], {}]);
    expect(GAMES).not.toContain(toy);
  });

  test("is offered after the built-in games if the server has it", () => {
    const served = [{ id: "toy-game" }, { id: GAMES[0]?.id }] as GameInfo[];
    expect(offered(served)).toEqual([...GAMES, cardOf("toy-game")]);
    expect(offered([])).toEqual(GAMES);
  });

  test("is called by its id in readable form", () => {
    expect(gameName("toy-game")).toBe("Toy game");
  });
});
