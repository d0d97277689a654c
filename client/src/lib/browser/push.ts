/** Web push: notifies the user of their turn when no page is open. Off by default. */

import { call } from "@/lib/api";
import { language } from "@/lib/i18n.svelte";

/** `unable`: not supported here. `forbidden`: the user has blocked notifications. */
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

/** Asks the user for permission, then subscribes at the browser and the server. */
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

/** Moves an existing subscription to the current user. */
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
