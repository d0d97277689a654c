import { beforeEach, describe, expect, test, vi } from "vitest";
import { go, router, startRouter, to } from "./router.svelte";

startRouter();

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
  go("/");
});

describe("an address", () => {
  test.each([
    ["/", { screen: "home" }],
    ["/settings", { screen: "settings" }],
    ["/account", { screen: "account" }],
    ["/rules", { screen: "rules", game: null, section: null }],
    ["/rules/a-game", { screen: "rules", game: "a-game", section: null }],
    ["/rules/a-game#turn", { screen: "rules", game: "a-game", section: "turn" }],
    ["/table/a%20b", { screen: "table", id: "a b" }],
    ["/replay/x", { screen: "replay", id: "x", eyes: null, move: null, follow: false }],
    ["/replay/x?eyes=2", { screen: "replay", id: "x", eyes: "2", move: null, follow: false }],
    ["/replay/x?eyes=all&move=12", { screen: "replay", id: "x", eyes: "all", move: 12, follow: false }],
    ["/replay/x?move=last", { screen: "replay", id: "x", eyes: null, move: null, follow: false }],
    ["/table", { screen: "nowhere" }],
    ["/elsewhere/x", { screen: "nowhere" }],
    ["/table/%zz", { screen: "table", id: "%zz" }],
  ])("%s leads to its screen", (path, place) => {
    go(path);
    expect(router.place).toEqual(place);
  });

  test.each([
    [to.home(), { screen: "home" }],
    [to.settings(), { screen: "settings" }],
    [to.account(), { screen: "account" }],
    [to.table("a/b?c"), { screen: "table", id: "a/b?c" }],
    [to.replay("x"), { screen: "replay", id: "x", eyes: null, move: null, follow: false }],
    [to.replay("x", "all", 7), { screen: "replay", id: "x", eyes: "all", move: 7, follow: false }],
    [to.replay("x", "all", 7, true), { screen: "replay", id: "x", eyes: "all", move: 7, follow: true }],
    [
      to.replay("x", "all & more"),
      { screen: "replay", id: "x", eyes: "all & more", move: null, follow: false },
    ],
    [to.rules(), { screen: "rules", game: null, section: null }],
    [to.rules("g", "s"), { screen: "rules", game: "g", section: "s" }],
  ])("made by `to` (%s) leads to its screen", (path, place) => {
    go(path);
    expect(router.place).toEqual(place);
  });
});

test("the browser's back and forward work", () => {
  go("/settings");
  history.replaceState(null, "", "/table/x");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(router.place).toEqual({ screen: "table", id: "x" });
});

test("a new screen starts at its top and takes the focus; a link to a section keeps its place", async () => {
  document.body.innerHTML = '<main tabindex="-1"></main>';
  go("/settings");
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe("MAIN"));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  vi.mocked(scrollTo).mockClear();
  go("/rules/g#s");
  expect(scrollTo).not.toHaveBeenCalled();
});

describe("a click on a link", () => {
  const click = (attributes: string, how: MouseEventInit = {}): MouseEvent => {
    document.body.innerHTML = `<a ${attributes}><b>here</b></a>`;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...how });
    document.querySelector("b")?.dispatchEvent(event);
    return event;
  };

  test("within the site changes the screen without a page load", () => {
    const event = click('href="/table/x?y#z"');
    expect(event.defaultPrevented).toBe(true);
    expect(location.pathname + location.search + location.hash).toBe("/table/x?y#z");
    expect(router.place).toEqual({ screen: "table", id: "x" });
  });

  test.each([
    ['href="https://example.org/table/x"', {}],
    ['href="/api/export"', {}],
    ['href="/table/x" target="_blank"', {}],
    ['href="/table/x" download', {}],
    ['href="/table/x"', { ctrlKey: true }],
    ['href="/table/x"', { metaKey: true }],
    ['href="/table/x"', { shiftKey: true }],
    ['href="/table/x"', { altKey: true }],
    ['href="/table/x"', { button: 1 }],
    ["", {}],
  ])("%s %o is left to the browser", (attributes, how) => {
    const event = click(attributes, how);
    expect(event.defaultPrevented).toBe(false);
    expect(router.place).toEqual({ screen: "home" });
  });
});
