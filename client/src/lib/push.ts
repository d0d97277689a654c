/** Being told that it is my turn when no page is open: off until somebody asks for it. */

import { call } from "./api";
import { language } from "./i18n.svelte";

/** `unable`: nothing is offered here. `forbidden`: the person has told the browser so. */
export type PushState = "unable" | "forbidden" | "off" | "on";

export async function pushState(): Promise<PushState> {
  if (!canPush()) return "unable";
  if (Notification.permission === "denied") return "forbidden";
  return (await subscription()) === null ? "off" : "on";
}

/** Not over plain http, not in every browser, and on some phones only when the site is installed. */
function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the person, the browser and the server. */
export async function startPush(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted") return pushState();
  const { key } = await call("GET /api/push", null);
  const registration = await navigator.serviceWorker.ready;
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  await tellServer(made);
  return "on";
}

export async function stopPush(): Promise<PushState> {
  const known = await subscription();
  if (known !== null) {
    await call("POST /api/push/stop", { endpoint: known.endpoint });
    await known.unsubscribe();
  }
  return "off";
}

/** Whoever I am now, this browser is told of my turns, if it was told of any. */
export async function renewPush(): Promise<void> {
  const known = canPush() ? await subscription() : null;
  if (known !== null) await tellServer(known);
}

async function tellServer(known: PushSubscription): Promise<void> {
  const { endpoint, keys } = known.toJSON();
  await call("POST /api/push", {
    endpoint: endpoint ?? known.endpoint,
    p256dh: keys?.["p256dh"] ?? "",
    auth: keys?.["auth"] ?? "",
    language: language(),
  });
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
