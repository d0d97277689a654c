import { beforeEach, expect, test, vi } from "vitest";

/** As after a page reload. */
async function load(): Promise<typeof import("./introductions.svelte")> {
  vi.resetModules();
  return import("./introductions.svelte");
}

beforeEach(() => {
  localStorage.clear();
});

test("a game is introduced once, even after a reload", async () => {
  const first = await load();
  expect(first.isIntroduced("a")).toBe(false);
  first.markIntroduced("a");
  first.markIntroduced("b");
  first.markIntroduced("a");
  expect([first.isIntroduced("a"), first.isIntroduced("c")]).toEqual([true, false]);
  expect(localStorage.getItem("miskatonic.introduced")).toBe('["a","b"]');
  expect((await load()).isIntroduced("b")).toBe(true);
});

test.each(["no json", '{"a": 1}', "7"])(
  "a stored value of another form, such as %s, is ignored",
  async (kept) => {
    localStorage.setItem("miskatonic.introduced", kept);
    expect((await load()).isIntroduced("a")).toBe(false);
  },
);

test("without storage it is remembered until the page is closed", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  const page = await load();
  page.markIntroduced("a");
  expect(page.isIntroduced("a")).toBe(true);
  expect((await load()).isIntroduced("a")).toBe(false);
});
