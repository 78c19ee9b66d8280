import { pathToFileURL } from "node:url";
import { siteFiles } from "../../web/tooling/vite/worker.mjs";
import type { Browser, OpenOptions, Page } from "./support/browser.js";
import { type Server, serve } from "./support/server.js";

/**
 * What the journeys walk: SUBJECT=site, the site as it is served; file, the single file from file://; offline, the site as its
 * service worker keeps it, its server stopped.
 */
export interface Subject {
  serve(dist: string, csp: string): Promise<Server>;
  /** Opens a page of it. */
  open(browser: Browser, server: Server, query: string, options: OpenOptions): Promise<Page>;
}

/** The address of a page of the playground: behind it come a query or a token. */
export const addressOf = (server: Server, query = ""): string =>
  `${server.url}${server.url.endsWith(".html") ? "" : "/"}${query}`;

const straight: Subject["open"] = (browser, server, query, options) => browser.open(addressOf(server, query), options);

const subjects: Readonly<Record<string, Subject>> = {
  site: { serve: (dist, csp) => serve(`${dist}site`, { csp }), open: straight },
  file: {
    serve: async (dist) => {
      const { href } = pathToFileURL(`${dist}perceptron-playground.html`);
      return { url: href, requests: [], missing: [], pause: () => {}, resume: () => {}, close: async () => {} };
    },
    open: straight,
  },
  offline: {
    // What the probe would ask for is no file of the site.
    serve: (dist, csp) => serve(`${dist}site`, { csp, probe: false }),
    open: openKept,
  },
};

const name = process.env["SUBJECT"] ?? "site";

/** Whether the server is there all the while, with what lies beside the site. */
export const served = name === "site";

const chosen = subjects[name];
if (!chosen) throw new Error(`SUBJECT is "${name}"; there are ${Object.keys(subjects).join(", ")}`);
export const subject = chosen;

/** Visits the site once, waits until all of it is kept, stops the server, and only then goes to the address. */
async function openKept(browser: Browser, server: Server, query: string, options: OpenOptions): Promise<Page> {
  server.resume();
  const page = await browser.open(addressOf(server), options);
  await page.waitFor(
    async (wanted) => {
      const names = await caches.keys();
      const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
      return kept.includes(wanted) && navigator.serviceWorker.controller !== null;
    },
    { timeout: 60_000 },
    Object.keys(siteFiles(`${import.meta.dirname}/../../dist/site`).files).length,
  );
  server.pause();
  await page.evaluate(
    (address) => {
      (window as { visited?: boolean }).visited = true;
      history.replaceState(null, "", address);
      location.reload();
    },
    addressOf(server, query),
  );
  await page.waitFor(() => !(window as { visited?: boolean }).visited && document.readyState === "complete");
  return page;
}
