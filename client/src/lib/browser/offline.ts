/** Registers the service worker, which caches the app and the lessons and receives push messages. It
 * needs TLS or localhost; elsewhere everything works without it. */

import { language } from "@/lib/i18n.svelte";

/** Registers the worker when the page is idle, so that a first visit does not wait
 * for it. */
export function registerServiceWorker(): void {
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
    // Service workers are blocked; the page works without one.
    .catch(() => undefined);
}

/** Caches the lessons in this language, even in data-saving mode, because the user has opened one. */
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
