/** The files of one version of the site, as they are kept. */
export interface SiteFiles {
  /** Names the version: another content is another name. */
  readonly version: string;
  /** Relative to the site, the page itself being "./". */
  readonly files: readonly string[];
}

const prefix = "perceptron-playground-";

/**
 * The kept files of this version. Files whose names hold a hash of their content are the same in every version: they are
 * taken over from those that were kept before, and come from the browser's own cache where the page has just loaded them.
 */
export class SiteCache {
  readonly #caches: CacheStorage;
  readonly #base: string;
  readonly #name: string;
  readonly #files: ReadonlySet<string>;

  /** @param base The address of the site, ending in a slash. */
  constructor(caches: CacheStorage, base: string, { version, files }: SiteFiles) {
    this.#caches = caches;
    this.#base = base;
    this.#name = prefix + version;
    this.#files = new Set(files.map((file) => new URL(file, base).href));
  }

  /** Keeps all files, or of those that are named the ones that are the site's. Rejected where one cannot be had. */
  async keep(urls: readonly string[] = [...this.#files]): Promise<void> {
    const cache = await this.#caches.open(this.#name);
    for (const url of urls) if (this.#files.has(url) && !(await cache.match(url))) await this.#add(cache, url);
  }

  /** Throws away what was kept of other versions. */
  async forgetOthers(): Promise<void> {
    for (const name of await this.#caches.keys()) {
      if (name.startsWith(prefix) && name !== this.#name) await this.#caches.delete(name);
    }
  }

  /** Whether a request is for a file of the site, or for its page whatever the address says of the state. */
  has(request: Request): boolean {
    return request.method === "GET" && this.#files.has(this.#url(request));
  }

  /** The kept file; else it is fetched, and kept. */
  async answer(request: Request): Promise<Response> {
    const cache = await this.#caches.open(this.#name);
    const url = this.#url(request);
    const kept = await cache.match(url);
    if (kept) return kept;
    const response = await fetch(request);
    if (response.ok) await cache.put(url, response.clone());
    return response;
  }

  #url({ url, mode }: Request): string {
    const plain = url.replace(/[?#].*/, "");
    return mode === "navigate" && plain === `${this.#base}index.html` ? this.#base : plain;
  }

  async #add(cache: Cache, url: string): Promise<void> {
    // The page alone has the same address in every version.
    const isPage = url === this.#base;
    const before = isPage ? undefined : await this.#caches.match(url);
    const response = before ?? (await fetch(url, { cache: isPage ? "no-cache" : "default" }));
    if (!response.ok) throw new TypeError(`${url} could not be loaded: the server answered ${response.status}.`);
    await cache.put(url, response);
  }
}
