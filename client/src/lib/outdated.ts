/** A page that was open while the server got a new client asks for files that are gone. */

const KEY = "miskatonic.reloaded";
/** Whoever has just been reloaded for this is not reloaded again: something else is wrong. */
const PAUSE = 60_000;

export function reloadWhenOutdated(): void {
  addEventListener("vite:preloadError", () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < PAUSE) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
}
