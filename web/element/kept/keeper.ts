import type { PlaygroundState } from "../../state/document/state.js";
import { Store } from "./store.js";

/** Milliseconds until a change is written, with all that come by then. */
const pause = 1000;

type Kept = Pick<Store, "prepare" | "write" | "forget">;

/** Keeps states in the browser, calmly, and at the latest when the page goes. */
export class Keeper {
  readonly #store: Kept;
  readonly #line: string;
  readonly #failed: (cause: unknown) => void;
  #unwritten: { readonly id: string; readonly state: PlaygroundState } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param line of the ids of this tab. @param failed is told what could not be kept. */
  constructor(line: string, failed: (cause: unknown) => void, store: Kept = new Store()) {
    this.#line = line;
    this.#failed = failed;
    this.#store = store;
    // Where that fails, so does what is written.
    store.prepare().catch(() => {});
  }

  /** Keeps a state under an id, in place of what was there. */
  keep(id: string, state: PlaygroundState): void {
    if (this.#unwritten && this.#unwritten.id !== id) this.flush();
    this.#unwritten = { id, state };
    this.#timer ??= setTimeout(() => this.flush(), pause);
  }

  /** Writes what is still to be written. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const unwritten = this.#unwritten;
    this.#unwritten = null;
    if (unwritten) void this.#store.write(unwritten.id, unwritten.state).catch(this.#failed);
  }

  /** Deletes all that is kept for this tab. Where that is refused there is nothing either. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#unwritten = null;
    void this.#store.forget(this.#line).catch(() => {});
  }
}
