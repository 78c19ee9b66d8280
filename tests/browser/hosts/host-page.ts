import { csp, dist } from "../playground.js";
import type { Browser, BrowserName, OpenOptions, Page } from "../support/browser.js";
import { type ServeOptions, type Server, serve } from "../support/server.js";

/** Pages of others that hold a playground: those of a course, with its own styles, scripts and ways. */

/**
 * That policy and more, for pages with frames. For WebKit, in a page without an origin nothing is 'self': there a policy has
 * to name the server.
 */
export function strictPolicy(engine: BrowserName): string {
  const strict = `${csp}; frame-src 'self'; require-trusted-types-for 'script'`;
  return engine === "webkit" ? strict.replaceAll("'self'", "http://127.0.0.1:*") : strict;
}

/** The element as one script tag brings it, and as a module does. */
export const scriptTag = '<script src="/lib/element.iife.js"></script>';
export const moduleTag = '<script type="module" src="/lib/element.js"></script>';

export const hostPage = (body: string, head = ""): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A course</title>${head}</head><body>${body}</body></html>`;

/** Serves pages beside everything that is built, under the policy the playground promises to work under. */
export const serveHosts = (pages: ServeOptions["pages"] = {}, options: ServeOptions = {}): Promise<Server> =>
  serve(dist, { csp, pages, ...options });

export function openHost(
  browser: Browser,
  server: Server,
  path: string,
  options: Partial<OpenOptions> = {},
): Promise<Page> {
  return browser.open(`${server.url}${path}`, { width: 1280, height: 800, fresh: true, ...options });
}

/** Waits until every playground on the page is ready. */
export function allReady(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await customElements.whenDefined("perceptron-playground");
    await Promise.all(Array.from(document.querySelectorAll("perceptron-playground"), ({ ready }) => ready));
  });
}
