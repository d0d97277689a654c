/**
 * The service worker: caches the app and the lessons for offline use, and shows "your turn" notifications.
 * It caches files of this build only: never a server response or a table frame, so no secret is stored.
 *
 * It imports nothing; `offline.ts` fills in the list of built files.
 */

declare const self: ServiceWorkerGlobalScope;

interface Build {
  /** The hash of all files: every different build has a different version. */
  readonly version: string;
  /** The files of the front page. */
  readonly shell: readonly string[];
  /** The additional files of the lessons, and those for each language. */
  readonly lessons: readonly string[];
  readonly languages: Readonly<Record<string, readonly string[]>>;
}

declare const BUILD: Build;

const CACHE = `miskatonic-${BUILD.version}`;
const PAGE = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(keep(BUILD.shell));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

/** An idle page asks to cache the lessons, in its language. */
self.addEventListener("message", (event) => {
  const asked = event.data as { keep?: unknown } | null;
  const language = typeof asked?.keep === "string" ? asked.keep : null;
  if (language !== null) event.waitUntil(keep([...BUILD.lessons, ...(BUILD.languages[language] ?? [])]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (!pathname.startsWith("/api/")) event.respondWith(page(request));
  } else if (isOurs(pathname)) {
    event.respondWith(file(request));
  }
});

/** Handles only the files of the build; all other requests go to the server. */
function isOurs(path: string): boolean {
  return path.startsWith("/assets/") || BUILD.shell.includes(path);
}

async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  // One at a time, so that a running game has priority.
  for (const path of paths) {
    if ((await cache.match(path, { ignoreVary: true })) === undefined) await cache.add(path);
  }
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith("miskatonic-") && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Loads a page from the server; offline, the cached front page. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await inCache(PAGE);
    if (kept === undefined) throw error;
    return kept;
  }
}

/** Files with a hash in their name are served from the cache; others from the network if it answers. */
async function file(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname;
  const isHashed = path.startsWith("/assets/");
  const known = await inCache(path);
  if (known !== undefined && isHashed) return known;
  try {
    const answer = await fetch(request);
    if (answer.ok && isHashed) await (await caches.open(CACHE)).put(path, answer.clone());
    return answer;
  } catch (error) {
    if (known === undefined) throw error;
    return known;
  }
}

async function inCache(path: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(path, { ignoreVary: true });
}

// ---------------------------------------------------------------- push notifications

interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly table: string;
}

self.addEventListener("push", (event) => {
  const told = read(event.data);
  if (told !== null) event.waitUntil(show(told));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = (event.notification.data as { path?: unknown } | null)?.path;
  event.waitUntil(open(typeof path === "string" ? path : PAGE));
});

function read(data: PushMessageData | null): PushMessage | null {
  try {
    const said = data?.json() as Partial<Record<keyof PushMessage, unknown>> | undefined;
    const { title, body, table } = said ?? {};
    if (typeof title !== "string" || typeof body !== "string" || typeof table !== "string") return null;
    return { title, body, table };
  } catch {
    return null;
  }
}

async function show({ title, body, table }: PushMessage): Promise<void> {
  const path = `/table/${encodeURIComponent(table)}`;
  await self.registration.showNotification(title, {
    body,
    // One notification per table.
    tag: path,
    icon: "/icons/icon-192.png",
    badge: "/icons/icon-192.png",
    data: { path },
  });
}

/** Opens a table, in an existing page if there is one. */
async function open(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find(({ url }) => new URL(url).pathname === path) ?? pages[0];
  if (there === undefined) {
    await self.clients.openWindow(path);
    return;
  }
  await there.focus();
  if (new URL(there.url).pathname !== path) await there.navigate(path);
}

export {};
