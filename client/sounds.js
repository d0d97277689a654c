/** Prints the measurements of the sounds as JSON: `npm run --silent sounds`. */

import { createServer } from "vite";

const server = await createServer({
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, watch: null },
});
try {
  const loaded = /** @type {{ measured: () => unknown }} */ (
    await server.ssrLoadModule("/src/lib/sound/sounds.ts")
  );
  process.stdout.write(`${JSON.stringify(loaded.measured())}\n`);
} finally {
  await server.close();
}
