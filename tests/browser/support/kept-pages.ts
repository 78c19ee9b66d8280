import type { OpenOptions } from "./browser.js";
import type { PageDriver } from "./driver.js";

/**
 * The pages of a browser. One that a test is done with is kept for the next that wants its like: opening another takes an
 * engine several times as long as going to another address, and what it has compiled of the site stays compiled.
 */
export class KeptPages {
  readonly #kept = new Map<string, PageDriver[]>();
  readonly #make: (options: OpenOptions) => Promise<PageDriver>;

  /** @param make A page of the size and kind that are wanted, before it goes anywhere. */
  constructor(make: (options: OpenOptions) => Promise<PageDriver>) {
    this.#make = make;
  }

  async open(url: string, options: OpenOptions): Promise<PageDriver> {
    if (options.fresh) return this.#openNew(url, options);
    const alike = this.#alike(options);
    const driver = (await reopened(alike.pop(), url, options)) ?? (await this.#openNew(url, options));
    let closed = false;
    return {
      ...driver,
      async close() {
        // Whoever closes it again may find another test's page there.
        if (closed) return;
        closed = true;
        if (await cleared(driver)) alike.push(driver);
      },
    };
  }

  async #openNew(url: string, options: OpenOptions): Promise<PageDriver> {
    const driver = await this.#make(options);
    await driver.visit(url);
    return driver;
  }

  #alike({ width: _width, height: _height, ...kind }: OpenOptions): PageDriver[] {
    const key = JSON.stringify(Object.entries(kind).sort());
    const alike = this.#kept.get(key) ?? [];
    this.#kept.set(key, alike);
    return alike;
  }
}

/** A kept page at another address; null when there is none, or what it ran in has died since. */
async function reopened(driver: PageDriver | undefined, url: string, { width, height }: OpenOptions) {
  try {
    await driver?.resize(width, height);
    await driver?.visit(url);
    return driver ?? null;
  } catch {
    await driver?.close().catch(() => undefined);
    return null;
  }
}

const forgetEverything = `(async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  return "";
})().catch(() => "")`;

/** Leaves nothing of what the test did, not the place of the pointer either; a page that cannot is closed. */
async function cleared(driver: PageDriver): Promise<boolean> {
  try {
    await driver.evaluate(forgetEverything);
    await driver.visit("about:blank");
    await driver.moveMouse(0, 0);
    return true;
  } catch {
    await driver.close().catch(() => undefined);
    return false;
  }
}
