// The site's service worker: after one visit the site works without a network. A version stays as it is until the reader
// agrees to the next one.
import type { WorkerScope } from "./scope.js";
import { SiteCache, type SiteFiles } from "./site-cache.js";

/** What the build writes down: web/tooling/vite/worker.mjs. */
declare const SITE_FILES: SiteFiles;

const scope = self as unknown as WorkerScope;
const site = new SiteCache(scope.caches, new URL("./", scope.location.href).href, SITE_FILES);

scope.addEventListener("install", (event) => {
  // Whoever saves data is not sent what nobody has asked for: what was loaded is kept, and what will be.
  event.waitUntil(site.keep(scope.navigator.connection?.saveData ? [] : undefined));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(site.forgetOthers().then(() => scope.clients.claim()));
});

scope.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(scope.skipWaiting());
  else if (isNames(event.data)) event.waitUntil(site.keep(event.data));
});

scope.addEventListener("fetch", (event) => {
  if (site.has(event.request)) event.respondWith(site.answer(event.request, (work) => event.waitUntil(work)));
});

function isNames(data: unknown): data is readonly string[] {
  return Array.isArray(data) && data.every((name) => typeof name === "string");
}
