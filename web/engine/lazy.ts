type LoadState = "unloaded" | "loading" | "loaded" | "failed";

/** A capability that loads when it is first wanted: the one way to `import()`. */
export interface Lazy<Module> {
  readonly state: LoadState;
  /** Null until it is loaded. */
  readonly module: Module | null;
  /** Why the last attempt failed; kept through the next one. Null where none has failed, and once it is loaded. */
  readonly error: unknown;
  /**
   * Loads it, once for all who ask; after a failure, again. Bound, so that it can be a listener. Whoever does not wait
   * for the promise need not handle its rejection.
   */
  readonly load: () => Promise<Module>;
  /** Calls the listener soon after every change of `state`, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** What is there at once, in the place of what loads. */
export function loaded<Module>(module: Module): Lazy<Module> {
  return { state: "loaded", module, error: null, load: () => Promise.resolve(module), subscribe: () => () => {} };
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
    load: () => whole.load().then(of),
    subscribe: (listener) => whole.subscribe(listener),
  };
}

/** @param load What imports the module, by `import()`. Called at most once at a time. */
export function lazy<Module>(load: () => Promise<Module>): Lazy<Module> {
  return new LazyModule(load);
}

const failed = new Set<Lazy<unknown>>();

/** Tries again all that could not be loaded: mostly it was the network, and what failed alike is missed alike. */
export function loadFailed(): void {
  for (const each of failed) void each.load();
}

class LazyModule<Module> implements Lazy<Module> {
  readonly #import: () => Promise<Module>;
  readonly #listeners = new Set<() => void>();
  #promise: Promise<Module> | null = null;
  state: LoadState = "unloaded";
  module: Module | null = null;
  error: unknown = null;

  constructor(load: () => Promise<Module>) {
    this.#import = load;
  }

  readonly load = (): Promise<Module> => {
    if (!this.#promise) {
      this.#promise = this.#attempt();
      // It is shown where it was wanted: no unhandled rejection.
      this.#promise.catch(() => {});
    }
    return this.#promise;
  };

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #attempt(): Promise<Module> {
    this.#become("loading", this.error);
    failed.delete(this);
    try {
      this.module = await this.#import();
      this.#become("loaded", null);
      return this.module;
    } catch (error) {
      this.#promise = null;
      failed.add(this);
      this.#become("failed", error);
      throw error;
    }
  }

  #become(state: LoadState, error: unknown): void {
    this.state = state;
    this.error = error;
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

/** Whether trying again is of no use, for what could not be loaded is gone. */
export function isGone(error: unknown): boolean {
  return error instanceof Error && (error instanceof GoneError || isGone(error.cause));
}

/** Whether a server answers that a file is gone: with nothing, or with a page in its place. */
export function saysGone({ ok, status, headers }: Answer): boolean {
  return status === 404 || status === 410 || (ok && (headers.get("content-type") ?? "").startsWith("text/html"));
}
