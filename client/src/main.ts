import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { speak } from "./lib/i18n.svelte";
import { keepOffline } from "./lib/offline";
import { reloadWhenOutdated } from "./lib/outdated";
import { watchPointer } from "./lib/pointer";
import { startRouter } from "./lib/router.svelte";
import { session } from "./lib/session.svelte";
import { settings } from "./lib/settings.svelte";

settings.apply();
startRouter();
watchPointer(window);
reloadWhenOutdated();
keepOffline();
// Words and data are asked for together: nothing waits for two answers, one after the other.
const loaded = session.load().catch(() => undefined);
await speak();
await loaded;

const target = document.getElementById("app");
if (target) mount(App, { target });
