/** Reloads a page whose files are gone because the server was updated. */

const KEY = "miskatonic.reloaded";
/** Don't reload twice in a row: then something else is wrong. */
const PAUSE = 60_000;

export function reloadWhenOutdated(): void {
  addEventListener("vite:preloadError", () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < PAUSE) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
}
