/**
 * Calls an exported function of a module and prints what it returns as JSON: `npm run --silent manifest` prints
 * what the games of the client declare, `npm run --silent sounds` the measurements of the sounds.
 */

import { createServer } from "vite";

const [module = "", name = ""] = process.argv.slice(2);

// The client is made for browsers and reads its location when it is loaded.
Object.assign(globalThis, { location: new URL("http://localhost/") });

const server = await createServer({
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, watch: null },
});
try {
  const loaded = /** @type {Record<string, () => unknown>} */ (await server.ssrLoadModule(module));
  process.stdout.write(`${JSON.stringify(loaded[name]?.())}\n`);
} finally {
  await server.close();
}
