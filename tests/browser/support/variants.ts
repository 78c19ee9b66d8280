import type { OpenOptions } from "./browser.js";

/** What an engine takes only when it starts, and not for one page. */
export interface Variant {
  readonly dark: boolean;
  readonly reducedMotion: boolean;
  readonly touch: boolean;
}

/** Starts one process of an engine for each variant that is asked for, and keeps it. */
export class Variants<Process> {
  readonly #started = new Map<string, Promise<Process>>();
  readonly #start: (variant: Variant) => Promise<Process>;

  constructor(start: (variant: Variant) => Promise<Process>) {
    this.#start = start;
  }

  get({ colorScheme, reducedMotion = false, touch = false }: OpenOptions): Promise<Process> {
    const variant = { dark: colorScheme === "dark", reducedMotion, touch };
    const key = JSON.stringify(variant);
    const started = this.#started.get(key) ?? this.#start(variant);
    this.#started.set(key, started);
    return started;
  }

  /** Forgets a process that has died: the next one asked for is a new one. */
  async drop(dead: Process): Promise<void> {
    for (const [key, started] of this.#started) if ((await started) === dead) this.#started.delete(key);
  }

  async close(stop: (process: Process) => Promise<void>): Promise<void> {
    const started = [...this.#started.values()];
    this.#started.clear();
    const results = await Promise.allSettled(started);
    await Promise.all(results.map((result) => (result.status === "fulfilled" ? stop(result.value) : undefined)));
  }
}
