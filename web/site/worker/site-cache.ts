/** The files of one version of the site, as they are kept. */
export interface SiteFiles {
  /** Names the version: another content is another name. */
  readonly version: string;
  /** By their names relative to the site, its pages being "./", "de/" and the like: how the SHA-256 of the content begins, in base64. */
  readonly files: Readonly<Record<string, string>>;
}

const prefix = "perceptron-playground-";

/**
 * The kept files of this version. Files whose names hold a hash of their content are the same in every version: they are
 * taken over from those that were kept before, and come from the browser's own cache where the page has just loaded them.
 * Only what has the content that the build wrote is kept, whatever a server or a proxy answers in its place.
 */
export class SiteCache {
  readonly #caches: CacheStorage;
  readonly #name: string;
  readonly #base: string;
  /** The hashes, by address. */
  readonly #files: ReadonlyMap<string, string>;

  /** @param base The address of the site, ending in a slash. */
  constructor(caches: CacheStorage, base: string, { version, files }: SiteFiles) {
    this.#base = base;
    this.#caches = caches;
    this.#name = prefix + version;
    this.#files = new Map(Object.entries(files).map(([file, hash]) => [new URL(file, base).href, hash]));
  }

  get #pages(): readonly string[] {
    return [...this.#files.keys()].filter((url) => url.endsWith("/"));
  }

  /**
   * Keeps all files, or of those that are named the ones that are the site's. Rejected where one cannot be had.
   * @param names Addresses, or relative to the site.
   */
  async keep(names: Iterable<string> = this.#files.keys()): Promise<void> {
    const cache = await this.#caches.open(this.#name);
    for (const { href: url } of Array.from(names, (name) => new URL(name, this.#base)))
      if (this.#files.has(url) && !(await cache.match(url))) await this.#add(cache, url);
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

  /**
   * The kept file; else it is fetched, and given on whatever it is and whether or not it can be kept.
   * @param inBackground What is done after the answer: it never rejects.
   */
  async answer(request: Request, inBackground: (work: Promise<void>) => void): Promise<Response> {
    const url = this.#url(request);
    const kept = await this.#kept(url);
    if (kept) return kept;
    const response = await fetch(request);
    // Where the disk is full the site goes on without.
    inBackground(this.#put(url, response.clone()).catch(() => {}));
    return response;
  }

  #url({ url, mode }: Request): string {
    const plain = url.replace(/[?#].*/, "");
    return mode === "navigate" ? plain.replace(/\/index\.html$/, "/") : plain;
  }

  /** A browser that cannot read what it keeps keeps nothing. */
  async #kept(url: string): Promise<Response | undefined> {
    try {
      return await (await this.#caches.open(this.#name)).match(url);
    } catch {
      return undefined;
    }
  }

  async #put(url: string, response: Response): Promise<void> {
    const cache = await this.#caches.open(this.#name);
    if (await this.#isRight(url, response)) await cache.put(url, response);
    // Another version has taken its place: the kept page would ask for it again and again.
    else if (response.status === 404) for (const page of this.#pages) await cache.delete(page);
  }

  async #add(cache: Cache, url: string): Promise<void> {
    // The pages alone have the same address in every version.
    const isPage = this.#pages.includes(url);
    const before = isPage ? undefined : await this.#caches.match(url);
    if (before && (await this.#isRight(url, before))) return cache.put(url, before);
    let status = 0;
    // The browser's own cache may hold what somebody else answered.
    for (const mode of isPage ? (["no-cache"] as const) : (["default", "reload"] as const)) {
      const response = await fetch(url, { cache: mode });
      if (await this.#isRight(url, response)) return cache.put(url, response);
      status = response.status;
    }
    const why = status === 200 ? "something else" : status;
    throw new TypeError(`${url} could not be loaded: the server answered ${why}.`);
  }

  /** Whether a response is the file that the build wrote, sent as what it is, from its own address. */
  async #isRight(url: string, response: Response): Promise<boolean> {
    if (response.status !== 200 || response.redirected || isHtml(response) !== /(\/|\.html)$/.test(url)) return false;
    const digest = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
    return btoa(String.fromCharCode(...new Uint8Array(digest))).startsWith(this.#files.get(url) ?? "none");
  }
}

function isHtml({ headers }: Response): boolean {
  return headers.get("content-type")?.startsWith("text/html") ?? false;
}
