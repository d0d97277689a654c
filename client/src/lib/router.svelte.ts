/** The client's routes, on the browser history. */

import { tick } from "svelte";

export type Place =
  | { screen: "home" }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string; eyes: string | null; move: number | null; follow: boolean }
  | { screen: "analysis"; id: string; seat: number | null }
  | { screen: "rules"; game: string | null; section: string | null }
  | { screen: "lesson"; game: string }
  | { screen: "puzzle"; game: string; id: string | null }
  | { screen: "games" }
  | { screen: "settings" }
  | { screen: "privacy" }
  | { screen: "admin" }
  | { screen: "account" }
  | { screen: "nowhere" };

class Router {
  place = $state.raw<Place>(readPlace());
  /** Whether the new screen still has to take the focus. */
  arrives = false;
}

export const router = new Router();

export const to = {
  home: (): string => "/",
  table: (id: string): string => `/table/${encodeURIComponent(id)}`,
  /** A finished game, seen by `eyes`, after `move` moves; if `follow`, as its leader shows it. */
  replay: (id: string, eyes?: string, move?: number, follow = false): string => {
    const asked = [
      ...(eyes === undefined ? [] : [`eyes=${encodeURIComponent(eyes)}`]),
      ...(move === undefined || move === 0 ? [] : [`move=${move}`]),
      ...(follow ? ["together"] : []),
    ];
    return `/replay/${encodeURIComponent(id)}${asked.length === 0 ? "" : `?${asked.join("&")}`}`;
  },
  /** The analysis of a finished game for one seat. */
  analysis: (id: string, seat: number): string => `/analysis/${encodeURIComponent(id)}?seat=${seat}`,
  rules: (game?: string, section?: string): string =>
    `/rules${game === undefined ? "" : `/${encodeURIComponent(game)}`}${section === undefined ? "" : `#${section}`}`,
  lesson: (game: string): string => `/lesson/${encodeURIComponent(game)}`,
  puzzle: (game: string, id?: string): string =>
    `/puzzle/${encodeURIComponent(game)}${id === undefined ? "" : `/${encodeURIComponent(id)}`}`,
  games: (): string => "/games",
  settings: (): string => "/settings",
  privacy: (): string => "/privacy",
  account: (): string => "/account",
};

function readPlace(): Place {
  const [first, second, third] = location.pathname
    .split("/")
    .filter((part) => part !== "")
    .map(decode);
  if (first === undefined) return { screen: "home" };
  if (first === "games") return { screen: "games" };
  if (first === "settings") return { screen: "settings" };
  if (first === "privacy") return { screen: "privacy" };
  if (first === "admin") return { screen: "admin" };
  if (first === "account") return { screen: "account" };
  if (first === "rules") {
    return { screen: "rules", game: second ?? null, section: decode(location.hash.slice(1)) || null };
  }
  if (second !== undefined && first === "lesson") return { screen: "lesson", game: second };
  if (second !== undefined && first === "puzzle")
    return { screen: "puzzle", game: second, id: third ?? null };
  if (second !== undefined && first === "table") return { screen: "table", id: second };
  if (second !== undefined && first === "replay") {
    const asked = new URLSearchParams(location.search);
    const move = asked.get("move");
    return {
      screen: "replay",
      id: second,
      eyes: asked.get("eyes"),
      move: move !== null && /^[0-9]{1,6}$/.test(move) ? Number(move) : null,
      follow: asked.has("together"),
    };
  }
  if (second !== undefined && first === "analysis") {
    const seat = new URLSearchParams(location.search).get("seat");
    return {
      screen: "analysis",
      id: second,
      seat: seat !== null && /^[0-9]{1,3}$/.test(seat) ? Number(seat) : null,
    };
  }
  return { screen: "nowhere" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Goes to another screen; the focus moves to its start, as after a page load. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  router.place = readPlace();
  if (location.hash === "") {
    scrollTo(0, 0);
    // A screen that must be loaded first takes the focus itself once it is there.
    router.arrives = true;
    void tick().then(() => document.querySelector<HTMLElement>("main")?.focus());
  }
}

/** Follows clicks on our own links, and the browser's back and forward. */
export function startRouter(): void {
  addEventListener("popstate", () => {
    router.place = readPlace();
  });
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest<HTMLAnchorElement>("a[href]");
    if (link?.target !== "" || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
