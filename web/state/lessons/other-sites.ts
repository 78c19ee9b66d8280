import { asFile } from "./courses.js";

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

/** The other sites that courses come from: the reader is asked before anything is requested of one. */
export class OtherSites {
  readonly #allowed = new Set<string>();
  #waiting: { readonly site: string; readonly open: () => Promise<void> } | null = null;

  /** The site that the reader is asked about; null where nobody waits. */
  get asks(): string | null {
    return this.#waiting?.site ?? null;
  }

  /** Whether the course of an address waits for the reader's word. @param open what is done once it may. */
  holds(address: string | null, open: () => Promise<void>): boolean {
    const site = otherSite(address);
    if (site === null || this.#allowed.has(site)) return false;
    this.#waiting = { site, open };
    return true;
  }

  /** Courses of the site that was asked about may come from now on. */
  async allow(): Promise<void> {
    const { site, open } = this.#waiting ?? {};
    if (site) this.#allowed.add(site);
    await open?.();
  }

  drop(): void {
    this.#waiting = null;
  }
}
