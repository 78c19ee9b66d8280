// The site's service worker: after one visit the site works without a network. A version stays as it is until the reader
// agrees to the next one.
import { SiteCache, type SiteFiles } from "./site-cache.js";

/** What the build writes down: web/tooling/vite/worker.mjs. */
declare const SITE_FILES: SiteFiles;

const scope = self as unknown as WorkerScope;
/** As large as all the rest: it comes once that is kept. */
const oneFile = "perceptron-playground.html";
/** Whoever saves data is not sent what nobody has asked for: what was loaded is kept, and what will be. */
const saving = (): boolean => scope.navigator.connection?.saveData ?? false;
const site = new SiteCache(scope.caches, new URL("./", scope.location.href).href, SITE_FILES);

scope.addEventListener("install", (event) => {
  event.waitUntil(site.keep(saving() ? [] : Object.keys(SITE_FILES.files).filter((name) => name !== oneFile)));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(site.forgetOthers().then(() => scope.clients.claim()));
});

scope.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(scope.skipWaiting());
  else if (isNames(event.data)) event.waitUntil(site.keep(event.data).then(() => (saving() ? undefined : site.keep())));
});

scope.addEventListener("fetch", (event) => {
  if (site.has(event.request)) event.respondWith(site.answer(event.request, (work) => event.waitUntil(work)));
});

function isNames(data: unknown): data is readonly string[] {
  return Array.isArray(data) && data.every((name) => typeof name === "string");
}

/** What is used here of a service worker's global scope: TypeScript cannot load its types together with those of pages. */
interface WorkerScope {
  readonly location: { readonly href: string };
  readonly caches: CacheStorage;
  readonly navigator: { readonly connection?: { readonly saveData?: boolean } };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LifeEvent) => void): void;
  addEventListener(type: "message", listener: (event: LifeEvent & { readonly data: unknown }) => void): void;
  addEventListener(type: "fetch", listener: (event: AskedEvent) => void): void;
}

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface AskedEvent extends LifeEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
