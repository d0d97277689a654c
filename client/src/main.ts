import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { speak } from "./lib/i18n.svelte";
import { watchPointer } from "./lib/pointer";
import { startRouter } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";

settings.apply();
startRouter();
watchPointer(window);
await speak();

const target = document.getElementById("app");
if (target) mount(App, { target });
