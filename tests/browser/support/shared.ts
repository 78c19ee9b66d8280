import type { Browser, BrowserName, Page } from "./browser.js";

/** The browsers of this process by engine. */
type Shared = Map<BrowserName, Promise<Browser>>;

/** Vitest gives the environment and the tests a copy each of this module, so what they share is with the process. */
const holder = globalThis as { playgroundBrowsers?: Shared };

/** From now on a browser is kept when a suite is done with it, until `endShared`. */
export function shareBrowsers(): void {
  holder.playgroundBrowsers ??= new Map();
}

/** Ends every browser that was kept. */
export async function endShared(): Promise<void> {
  const started = [...(holder.playgroundBrowsers?.values() ?? [])];
  delete holder.playgroundBrowsers;
  await Promise.allSettled(started.map(async (browser) => (await browser).close()));
}

/**
 * A browser for one suite, whose `close` closes the pages that the suite left open, so that none goes on playing behind
 * the next. The browser itself ends then too, unless browsers are shared.
 */
export async function borrow(name: BrowserName, launch: () => Promise<Browser>): Promise<Browser> {
  const shared = holder.playgroundBrowsers;
  if (!shared) return launch();
  const started = shared.get(name) ?? launch();
  shared.set(name, started);
  // One that did not start is no use to the next suite.
  started.catch(() => shared.delete(name));
  const browser = await started;
  const pages = new Set<Page>();
  return {
    ...browser,
    async open(url, options) {
      const page = await browser.open(url, options);
      const close = async () => {
        pages.delete(page);
        await page.close();
      };
      const tracked = { ...page, close };
      pages.add(page);
      return tracked;
    },
    async close() {
      // A page that has crashed cannot be closed; the browser starts anew when the next one is opened.
      await Promise.allSettled([...pages].map((page) => page.close()));
    },
  };
}
