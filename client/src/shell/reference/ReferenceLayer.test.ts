/** Everything on a table can be described: on hover, by touch, by key, and from a text. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TABLES } from "@/all-games";
import { LANGUAGES, useLanguage, t } from "@/lib/i18n.svelte";
import { entryOf } from "@/testing/recorded";
import LinkedText from "./LinkedText.svelte";
import { ruleLines, type ReferenceComponent } from "./reference";
import ReferenceLayer from "./ReferenceLayer.svelte";
import { withPunctuation } from "./glossary-links";
import { glossary } from "./glossary.svelte";

const RITUAL = entryOf(TABLES.filter(({ id }) => id === "arkham-ritual"));
const REST = 350;

let mounted: Record<string, unknown>[] = [];

function show(...html: string[]): HTMLElement {
  const main = document.body.appendChild(document.createElement("main"));
  main.innerHTML = `<div class="scrolled">${html.join("")}</div>`;
  return main;
}

/** The description on screen, or "". */
function tooltip(): string {
  flushSync();
  return document.querySelector("[data-tooltip]")?.textContent.replace(/\s+/g, " ").trim() ?? "";
}

function thing(ref: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-ref="${ref}"]`);
  if (found === null) throw new Error(`there is no ${ref}`);
  found.getBoundingClientRect = () => new DOMRect(10, 100, 40, 40);
  found.scrollIntoView = () => undefined;
  return found;
}

function at(found: HTMLElement | null): void {
  document.elementsFromPoint = () => (found === null ? [] : [found]);
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => {
    then();
    return 0;
  });
  await useLanguage("en");
  await glossary.open(RITUAL);
  mounted = [mount(ReferenceLayer, { target: document.body, props: { game: RITUAL } })];
  flushSync();
});

afterEach(() => {
  for (const each of mounted) void unmount(each);
  document.body.innerHTML = "";
  glossary.describer = null;
  vi.useRealTimers();
});

describe("a thing", () => {
  test("is described while the mouse rests on it", () => {
    show('<span data-ref="sanity">7</span>');
    at(thing("sanity"));
    window.dispatchEvent(new PointerEvent("pointermove", { pointerType: "mouse" }));
    expect(tooltip()).toBe("");
    vi.advanceTimersByTime(REST);
    expect(tooltip()).toContain(t("ar-ref-sanity"));
    at(null);
    window.dispatchEvent(new PointerEvent("pointermove", { pointerType: "mouse" }));
    expect(tooltip()).toBe("");
  });

  test("is described by a tap, even below a button, until the next tap", () => {
    show('<span data-ref="deck">13</span>');
    at(thing("deck"));
    window.dispatchEvent(new MouseEvent("click", { detail: 1 }));
    expect(tooltip()).toContain(t("ar-ref-deck"));
    window.dispatchEvent(new MouseEvent("click", { detail: 1 }));
    expect(tooltip()).toBe("");
  });

  test("that a click chooses is not described by that click", () => {
    show('<button data-acts><span data-ref="deck">13</span></button>');
    at(thing("deck"));
    thing("deck").dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true }));
    expect(tooltip()).toBe("");
  });

  test("below an overlay is not described by the click that closes the overlay", () => {
    show('<span data-ref="deck">13</span>');
    at(thing("deck"));
    const sheet = document.body.appendChild(document.createElement("button"));
    sheet.addEventListener("click", () => {
      sheet.remove();
    });
    sheet.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true }));
    expect(tooltip()).toBe("");
  });

  test("is described by the key E in turn, backwards by Shift and E, until Escape", () => {
    show(
      '<span data-ref="deck">13</span><span inert><i data-ref="hand"></i></span><span data-ref="sheet"></span>',
    );
    for (const ref of ["deck", "hand", "sheet"]) thing(ref);
    const seen = ["e", "e", "E"].map((key) => {
      window.dispatchEvent(new KeyboardEvent("keydown", { key }));
      return tooltip();
    });
    expect(
      seen.map((text) => [t("ar-ref-deck"), t("ar-ref-sheet")].findIndex((name) => text.startsWith(name))),
    ).toEqual([0, 1, 0]);
    expect(thing("deck").getAttribute("aria-describedby")).toBe("reference-tooltip");
    expect(thing("sheet").hasAttribute("aria-describedby")).toBe(false);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    expect(tooltip()).toBe("");
  });

  test("with a state is described by the board, with texts of the catalogue", () => {
    show('<span data-ref="figure:3"></span>');
    glossary.describer = (mark) =>
      mark === "figure:3"
        ? [
            { title: "Two decks", note: "1 of 4 wounds", ref: "deck" },
            { title: "Ours", lines: ["Bites."] },
          ]
        : [];
    at(thing("figure:3"));
    window.dispatchEvent(new MouseEvent("click", { detail: 1 }));
    expect(tooltip()).toBe(`Two decks 1 of 4 wounds ${t("ar-ref-deck-rule")} Ours Bites.`);
  });

  test("with an unknown mark is not described", () => {
    show('<span data-ref="no-such-thing"></span>');
    at(thing("no-such-thing"));
    window.dispatchEvent(new MouseEvent("click", { detail: 1 }));
    expect(tooltip()).toBe("");
  });
});

test("a longer name that contains the name of a thing is not linked", () => {
  const gate = t("ar-card-gate");
  glossary.otherNames = [`Castle ${gate}`];
  expect(glossary.pieces(`On Castle ${gate} lies ${gate}.`)).toEqual([
    { text: `On Castle ${gate} lies ` },
    { text: gate, ref: "gate" },
    { text: "." },
  ]);
  glossary.otherNames = [];
});

test("a card named in a text is a link to its description", () => {
  const name = t("ar-card-dagger-cursed");
  const target = document.body.appendChild(document.createElement("p"));
  mounted.push(mount(LinkedText, { target, props: { text: `You drew ${name}. Alas.` } }));
  flushSync();
  expect(target.textContent).toBe(`You drew ${name}. Alas.`);
  const button = target.querySelector("button");
  expect(button?.textContent).toBe(name);
  at(button);
  if (button) thing(button.dataset["ref"] ?? "");
  button?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  expect(tooltip()).toContain(name);
});

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(TABLES)("every entry of $id says what the thing does", async ({ catalogue }) => {
    await useLanguage(language);
    const decks = (await catalogue?.decks()) ?? [];
    const mute = decks
      .flatMap(({ components }): readonly ReferenceComponent[] => components)
      .filter(
        (each) => ruleLines(each).every(({ text }) => text.trim() === "") && each.flavour === undefined,
      );
    expect(decks.length).toBeGreaterThan(3);
    expect(mute.map(({ id }) => id)).toEqual([]);
  });
});

test("punctuation stays on the line of the name before it", () => {
  const pieces = [
    { text: "Ready for " },
    { text: "the vote", ref: "vote" },
    { text: "? Or " },
    { text: "not", ref: "no" },
  ];
  expect(withPunctuation(pieces)).toEqual([
    { text: "Ready for ", tail: "" },
    { text: "the vote", ref: "vote", tail: "?" },
    { text: " Or ", tail: "" },
    { text: "not", ref: "no", tail: "" },
  ]);
});
