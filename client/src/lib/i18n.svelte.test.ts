import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  addTexts,
  textOrNull,
  clockTime,
  dayAndTime,
  has,
  language,
  languageName,
  LANGUAGES,
  listed,
  longTime,
  percent,
  signed,
  useLanguage,
  t,
} from "./i18n.svelte";
import { settings } from "./settings.svelte";

beforeEach(async () => {
  settings.language = null;
  await useLanguage("en");
});

test("the client is offered in the languages that have all its texts, English first", () => {
  expect(LANGUAGES).toEqual(["en", "de"]);
});

describe("the texts", () => {
  test("are in the current language, with their values filled in", async () => {
    expect(t("ar-choice-give", { seat: "Ada" })).toBe("Pass it to Ada");
    await useLanguage("de");
    expect(t("ar-event-survived", { who: "Ada" })).toBe("Ada übersteht die Runde.");
    expect([language(), document.documentElement.lang]).toEqual(["de", "de"]);
  });

  test("have singular and plural", () => {
    expect(t("ar-view-deck", { n: 1 })).toBe("1 card in the deck");
    expect(t("ar-view-deck", { n: 17 })).toBe("17 cards in the deck");
  });

  test("include those of the games' folders", () => {
    expect([has("app-name"), has("ar-name"), has("ac-name"), has("dmd-name")]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  test("are English where the language lacks them", async () => {
    const english = t("ac-description");
    await useLanguage("ko");
    expect(t("ar-name")).toBe("아캄 리추얼");
    expect(t("ac-description")).toBe(english);
  });

  test("show their id if they are missing", () => {
    expect(t("there-is-no-such-text")).toBe("there-is-no-such-text");
    expect(has("there-is-no-such-text")).toBe(false);
  });

  test("are null from textOrNull() if they or their values are missing", () => {
    expect(textOrNull("there-is-no-such-text")).toBeNull();
    expect(textOrNull("ar-choice-give")).toBeNull();
    expect(textOrNull("ar-choice-give", { seat: "Bo" })).toBe("Pass it to Bo");
  });
});

describe("the language", () => {
  test("is the one in the settings", async () => {
    settings.language = "de";
    await useLanguage();
    expect(language()).toBe("de");
  });

  test("is otherwise the browser's first supported language, whatever the region", async () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["fr-FR", "de-AT", "en"]);
    await useLanguage();
    expect(language()).toBe("de");
  });

  test("is English if the browser has no supported language", async () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["fr", "ja"]);
    await useLanguage();
    expect(language()).toBe("en");
  });

  test("is the one requested last, whichever is loaded first", async () => {
    const german = useLanguage("de");
    await addTexts([{ en: "late = late", de: "late = spät" }]);
    await german;
    expect([language(), t("late")]).toEqual(["de", "spät"]);
    await addTexts([]);
  });

  test("has a name in that language", () => {
    expect([languageName("en"), languageName("de")]).toEqual(["English", "Deutsch"]);
  });
});

test("lists, chances, gains and times are formatted for the language", async () => {
  const noon = new Date(2026, 1, 3, 12, 5).getTime();
  expect([listed(["Ada"]), listed(["Ada", "Bo", "Cy"])]).toEqual(["Ada", "Ada, Bo, and Cy"]);
  expect([percent(0.25), signed(1.25), signed(-2), signed(0)]).toEqual(["25%", "+1.3", "-2.0", "0.0"]);
  expect(dayAndTime(noon)).toContain("Feb 3, 2026");
  expect([longTime(3600 + 125), longTime(51 * 3600)]).toEqual(["1 h 2 min", "2 d 3 h"]);
  await useLanguage("de");
  expect(listed(["Ada", "Bo", "Cy"])).toBe("Ada, Bo und Cy");
  expect([signed(1.25), clockTime(noon)]).toEqual(["+1,3", "12:05"]);
});

test("a second request for texts that are being loaded waits for them, too", async () => {
  vi.resetModules();
  const fresh = await import("./i18n.svelte");
  await fresh.useLanguage("en");
  expect(fresh.has("dmd-event-character")).toBe(false);
  const before = fresh.textsVersion();
  const first = fresh.loadTexts("death_may_die");
  await fresh.loadTexts("death_may_die");
  expect(fresh.has("dmd-event-character")).toBe(true);
  expect(fresh.textsVersion()).not.toBe(before);
  await first;
});
