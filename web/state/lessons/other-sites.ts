import { asFile } from "./courses.js";

/** A course of another site, with what opens it. */
interface Waiting {
  readonly site: string;
  readonly open: () => Promise<void>;
}

/** The other sites that courses may be fetched from: the reader is asked first, for nothing is requested of others unasked. */
export class OtherSites {
  readonly #allowed = new Set<string>();
  #waiting: Waiting | null = null;

  /** The site that the reader is asked about; null where nothing waits. */
  get asks(): string | null {
    return this.#waiting?.site ?? null;
  }

  /** Whether the course of an address may be fetched. If it may not, `open` waits for the reader's word. */
  mayFetch(address: string | null, open: () => Promise<void>): boolean {
    const site = otherSite(address);
    const may = site === null || this.#allowed.has(site);
    this.#waiting = may ? null : { site, open };
    return may;
  }

  /** The reader agrees: courses of that site are fetched from now on. */
  async allow(): Promise<void> {
    const { site, open } = this.#waiting ?? {};
    if (site) this.#allowed.add(site);
    await open?.();
  }

  /** Nothing waits any more. */
  drop(): void {
    this.#waiting = null;
  }
}

/** The site that the course of an address would be fetched from, where that is another than this page's; else null. */
function otherSite(address: string | null): string | null {
  if (address === null || address === asFile) return null;
  try {
    const { origin, protocol } = new URL(address, document.baseURI);
    return /^https?:$/.test(protocol) && origin !== new URL(document.baseURI).origin ? origin : null;
  } catch {
    // What is no address is refused when it is read.
    return null;
  }
}
