/** Prints what the games of the client declare, as JSON: `npm run --silent manifest`. */

import { createServer } from "vite";

// The client is made for browsers and reads its location when it is loaded.
Object.assign(globalThis, { location: new URL("http://localhost/") });

const server = await createServer({
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, watch: null },
});
try {
  const loaded = /** @type {{ manifest: unknown }} */ (await server.ssrLoadModule("/src/manifest.ts"));
  process.stdout.write(`${JSON.stringify(loaded.manifest)}\n`);
} finally {
  await server.close();
}
