/** The service worker: it keeps the shell and the lessons, and takes messages. Browsers have it over TLS and
 * on this machine only; elsewhere everything works without it, and nothing is offered that needs it. */

import { language } from "./i18n.svelte";

/** Registers the worker when the page has nothing else to do: whoever comes for the first time waits for
 * nothing of it. */
export function keepOffline(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  if (document.readyState === "complete") whenIdle(register);
  else addEventListener("load", () => whenIdle(register), { once: true });
}

function register(): void {
  navigator.serviceWorker
    .register("/sw.js")
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => {
      if (!savesData()) whenIdle(() => active?.postMessage({ keep: language() }));
    })
    // Somebody has forbidden it; the page does not need it.
    .catch(() => undefined);
}

/** Keeps the lessons in this language, also where somebody saves data: they are at one just now. */
export async function keepLessons(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: language() });
}

function whenIdle(call: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(call, { timeout: 10_000 });
  else setTimeout(call, 2000);
}

function savesData(): boolean {
  const line = (navigator as { connection?: { saveData?: boolean } }).connection;
  return line?.saveData === true;
}
