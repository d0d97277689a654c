/** The entry point of the client. */

import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { useLanguage } from "./lib/i18n.svelte";
import { registerServiceWorker } from "./lib/browser/offline";
import { reloadWhenOutdated } from "./lib/browser/reload-outdated";
import { watchPointer } from "./lib/browser/pointer";
import { startRouter } from "./lib/router.svelte";
import { session } from "./lib/session.svelte";
import { settings } from "./lib/settings.svelte";

settings.apply();
startRouter();
watchPointer(window);
reloadWhenOutdated();
registerServiceWorker();
// Load texts and data in parallel.
const loaded = session.load().catch(() => undefined);
await useLanguage();
await loaded;

const target = document.getElementById("app");
if (target) mount(App, { target });
