type LoadState = "unloaded" | "loading" | "loaded" | "failed";

/** A capability that loads when it is first wanted: the one way to `import()`. */
export interface Lazy<Module> {
  readonly state: LoadState;
  /** Null until it is loaded. */
  readonly module: Module | null;
  /** Why the last attempt failed; kept through the next one. Null where none has failed, and once it is loaded. */
  readonly error: unknown;
  /** Whether it has been on its way for so long that who waits for it is told, and may try again. */
  readonly slow: boolean;
  /**
   * Loads it, once for all who ask; after a failure, again. Bound, so that it can be a listener. Whoever does not wait
   * for the promise need not handle its rejection.
   */
  readonly load: () => Promise<Module>;
  /** Calls the listener soon after every change of `state` and `slow`, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** What is there at once, in the place of what loads. */
export function loaded<Module>(module: Module): Lazy<Module> {
  const load = () => Promise.resolve(module);
  return { state: "loaded", module, error: null, slow: false, load, subscribe: () => () => {} };
}

/** A part of what loads as one: it loads, and fails, with all of it. */
export function part<Module, Part>(whole: Lazy<Module>, of: (module: Module) => Part): Lazy<Part> {
  return {
    get state() {
      return whole.state;
    },
    get module() {
      return whole.module && of(whole.module);
    },
    get error() {
      return whole.error;
    },
    get slow() {
      return whole.slow;
    },
    load: () => whole.load().then(of),
    subscribe: (listener) => whole.subscribe(listener),
  };
}

/** @param load What imports the module, by `import()`. Called at most once at a time. */
export function lazy<Module>(load: () => Promise<Module>): Lazy<Module> {
  return new LazyModule(load);
}

/** Milliseconds after which what is still on its way is said to be slow. */
export const patience = 8000;

/** What could not be loaded, and what is slow. */
const lost = new Set<{ again(): void }>();

/** Attempts again all that could not be loaded, or is slow: mostly it was the network, and what failed alike is missed alike. */
export function loadFailed(): void {
  for (const each of [...lost]) each.again();
}

class LazyModule<Module> implements Lazy<Module> {
  readonly #import: () => Promise<Module>;
  readonly #listeners = new Set<() => void>();
  #promise: Promise<Module> | null = null;
  #resolve!: (module: Module) => void;
  #reject!: (error: unknown) => void;
  #attempts = 0;
  state: LoadState = "unloaded";
  module: Module | null = null;
  error: unknown = null;
  slow = false;

  constructor(load: () => Promise<Module>) {
    this.#import = load;
  }

  readonly load = (): Promise<Module> => {
    if (this.#promise) return this.#promise;
    const promise = new Promise<Module>((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // It is shown where it was wanted: no unhandled rejection.
    promise.catch(() => {});
    this.#promise = promise;
    void this.#attempt();
    return promise;
  };

  /** Loads it beside an attempt that takes long: the first that comes counts. */
  again(): void {
    if (this.#promise) void this.#attempt();
    else void this.load();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #attempt(): Promise<void> {
    const attempt = ++this.#attempts;
    lost.delete(this);
    this.slow = false;
    this.#become("loading", this.error);
    const timer = setTimeout(() => {
      if (attempt !== this.#attempts || this.module) return;
      this.slow = true;
      lost.add(this);
      this.#tell();
    }, patience);
    try {
      const module = await this.#import();
      if (this.module) return;
      this.module = module;
      this.#promise ??= Promise.resolve(module);
      lost.delete(this);
      this.slow = false;
      this.#become("loaded", null);
      this.#resolve(module);
    } catch (error) {
      if (this.module || attempt !== this.#attempts) return;
      this.#promise = null;
      lost.add(this);
      this.slow = false;
      this.#become("failed", error);
      this.#reject(error);
    } finally {
      clearTimeout(timer);
    }
  }

  #become(state: LoadState, error: unknown): void {
    this.state = state;
    this.error = error;
    this.#tell();
  }

  #tell(): void {
    // In microtasks of their own: what one of them throws is not a failure of the load, and one may be rendering.
    for (const listener of this.#listeners) queueMicrotask(() => this.#listeners.has(listener) && listener());
  }
}

/** Of a `Response`, whose type is not everywhere where the engine's are read. */
interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
}

/** A file of the version that runs is no longer on the server: another version has taken its place. */
export class GoneError extends Error {
  override readonly name = "GoneError";
}

/** What somebody else's failure says of itself; what it is called where it says nothing. */
export function saidBy(cause: unknown): string {
  if (cause instanceof Error) return cause.message || cause.name;
  return String(cause ?? "") || "Error";
}

/** Whether trying again is of no use, for what could not be loaded is gone. */
export function isGone(error: unknown): boolean {
  return error instanceof Error && (error instanceof GoneError || isGone(error.cause));
}

/** Whether a server answers that a file is gone: with nothing, or with a page in its place. */
export function saysGone({ ok, status, headers }: Answer): boolean {
  return status === 404 || status === 410 || (ok && (headers.get("content-type") ?? "").startsWith("text/html"));
}
