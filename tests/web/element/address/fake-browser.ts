interface Entry {
  state: unknown;
  href: string;
}

/** The history of a browser, as far as a page has to do with it. Going to another entry is told at once. */
export class FakeBrowser extends EventTarget {
  #entries: Entry[];
  #at = 0;
  /** What there was to write, refused or not. */
  writes = 0;
  /** Whether it refuses, as it does where the origin is opaque. */
  refuses = false;

  constructor(href: string) {
    super();
    this.#entries = [{ state: null, href }];
  }

  get #present(): Entry {
    return this.#entries[this.#at] as Entry;
  }

  get length(): number {
    return this.#entries.length;
  }

  get href(): string {
    return this.#present.href;
  }

  readonly location = Object.defineProperties({} as { href: string; hash: string; search: string }, {
    href: { get: () => this.href },
    hash: { get: () => new URL(this.href).hash },
    search: { get: () => new URL(this.href).search },
  });

  readonly history = Object.defineProperties({} as Pick<History, "state" | "pushState" | "replaceState">, {
    state: { get: () => this.#present.state },
    replaceState: {
      value: (state: unknown, _: string, href = this.href) =>
        this.#write(() => Object.assign(this.#present, { state, href })),
    },
    pushState: { value: (state: unknown, _: string, href: string) => this.#write(() => this.#add({ state, href })) },
  });

  go(delta: number): boolean {
    if (!this.#entries[this.#at + delta]) return false;
    this.#at += delta;
    this.#tell();
    return true;
  }

  /** Somebody writes another address that differs behind the #. */
  goToHash(hash: string): void {
    this.#add({ state: null, href: this.href.replace(/#.*|$/, hash) });
    this.#tell();
  }

  #add(entry: Entry): void {
    this.#entries = [...this.#entries.slice(0, this.#at + 1), entry];
    this.#at++;
  }

  #tell(): void {
    this.dispatchEvent(Object.assign(new PopState("popstate"), { state: this.#present.state }));
  }

  #write(change: () => void): void {
    this.writes++;
    if (this.refuses) throw new DOMException("The operation is insecure.", "SecurityError");
    change();
  }
}

export class PopState extends Event {}
