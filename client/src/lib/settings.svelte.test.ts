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

test("at first there is no sound, and the system decides on movement", async () => {
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

test("what was set is there again after a reload", async () => {
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

test("the document is dressed in them", async () => {
  const settings = await load();
  settings.textSize = "large";
  settings.motion = "full";
  settings.theme = "dark";
  settings.apply();
  expect(document.documentElement.dataset).toMatchObject({ text: "large", motion: "full", theme: "dark" });
});

test("colours that nobody knows are those of the system", async () => {
  localStorage.setItem(KEY, JSON.stringify({ theme: "plaid" }));
  expect((await load()).theme).toBe("system");
});

test("a speed that nobody knows is the normal one", async () => {
  localStorage.setItem(KEY, JSON.stringify({ pace: "warp" }));
  expect((await load()).pace).toBe("normal");
});

test("a setting that was not kept has its first value", async () => {
  localStorage.setItem(KEY, JSON.stringify({ sound: true }));
  const settings = await load();
  expect([settings.sound, settings.textSize]).toEqual([true, "normal"]);
});

test.each(["not JSON at all", "null", '"a word"'])(
  "%s in the browser's memory does no harm",
  async (kept) => {
    localStorage.setItem(KEY, kept);
    const settings = await load();
    expect([settings.sound, settings.motion]).toEqual([false, "system"]);
  },
);

test("a browser that keeps nothing still plays", async () => {
  const settings = await load();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("not allowed");
  });
  settings.textSize = "small";
  settings.apply();
  expect(document.documentElement.dataset["text"]).toBe("small");
});
