import { beforeEach, expect, test, vi } from "vitest";

const KEY = "miskatonic.settings";

/** As after a page reload. */
async function load(): Promise<typeof import("./settings.svelte").settings> {
  vi.resetModules();
  return (await import("./settings.svelte")).settings;
}

beforeEach(() => {
  localStorage.clear();
});

test("by default sound is off and the system decides on animations", async () => {
  const settings = await load();
  expect([
    settings.language,
    settings.sound,
    settings.motion,
    settings.textSize,
    settings.theme,
    settings.answerAlone,
    settings.taps,
    settings.pace,
  ]).toEqual([null, false, "system", "normal", "system", false, "twice", "normal"]);
});

test("settings survive a reload", async () => {
  const settings = await load();
  settings.language = "de";
  settings.sound = true;
  settings.motion = "reduced";
  settings.textSize = "huge";
  settings.theme = "light";
  settings.answerAlone = true;
  settings.taps = "once";
  settings.pace = "fast";
  settings.apply();
  const again = await load();
  expect([again.language, again.sound, again.motion, again.textSize, again.answerAlone]).toEqual([
    "de",
    true,
    "reduced",
    "huge",
    true,
  ]);
  expect([again.taps, again.pace, again.theme]).toEqual(["once", "fast", "light"]);
});

test("settings are applied to the document", async () => {
  const settings = await load();
  settings.textSize = "large";
  settings.motion = "full";
  settings.theme = "dark";
  settings.apply();
  expect(document.documentElement.dataset).toMatchObject({ text: "large", motion: "full", theme: "dark" });
});

test("an unknown theme is the system's", async () => {
  localStorage.setItem(KEY, JSON.stringify({ theme: "plaid" }));
  expect((await load()).theme).toBe("system");
});

test("an unknown pace is the normal one", async () => {
  localStorage.setItem(KEY, JSON.stringify({ pace: "warp" }));
  expect((await load()).pace).toBe("normal");
});

test("a setting that was not stored has its default", async () => {
  localStorage.setItem(KEY, JSON.stringify({ sound: true }));
  const settings = await load();
  expect([settings.sound, settings.textSize]).toEqual([true, "normal"]);
});

test.each(["not JSON at all", "null", '"a word"'])("%s in the storage is ignored", async (kept) => {
  localStorage.setItem(KEY, kept);
  const settings = await load();
  expect([settings.sound, settings.motion]).toEqual([false, "system"]);
});

test("settings apply even without storage", async () => {
  const settings = await load();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("not allowed");
  });
  settings.textSize = "small";
  settings.apply();
  expect(document.documentElement.dataset["text"]).toBe("small");
});
