import type { PlaygroundState } from "../../state/document/state.js";
import { forgetParting, noteParting } from "./parting.js";
import { Store } from "./store.js";

/** Milliseconds after a change is written until others are, together. */
const pause = 1000;

type Writer = Pick<Store, "write" | "forget" | "has">;

/**
 * What keeps the states of a tab, once the browser has opened its storage. Rejected where it does not.
 * @param line of the ids of the tab. @param failed is told what could not be kept.
 */
export async function openKeeper(line: string, failed: (cause: unknown) => void): Promise<Keeper> {
  const store = new Store();
  await store.prepare();
  return new Keeper(line, failed, store);
}

/** Keeps states in the browser, calmly, and at the latest when the page goes. */
export class Keeper {
  readonly #store: Writer;
  readonly #line: string;
  readonly #failed: (cause: unknown) => void;
  #unwritten: { readonly id: string; readonly state: PlaygroundState } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasParted = false;

  /** See `openKeeper`. */
  constructor(line: string, failed: (cause: unknown) => void, store: Writer) {
    this.#line = line;
    this.#failed = failed;
    this.#store = store;
  }

  /** Keeps a state under an id, in place of what was there. */
  keep(id: string, state: PlaygroundState): void {
    if (this.#unwritten && this.#unwritten.id !== id) this.flush();
    this.#unwritten = { id, state };
    this.#stay();
    // The first at once: what is large does not leave a browser as its page goes.
    if (this.#timer === undefined) this.flush();
  }

  /** The page may be going, with this as the last it shows. What the store has of it is not said twice: it may be large. */
  part(id: string, state: PlaygroundState): void {
    this.flush();
    const { data, ...others } = state;
    noteParting({ id, state: this.#store.has(id, data) ? others : state });
    this.#hasParted = true;
  }

  /** The page has stayed after all: what was noted is not the last any more. */
  #stay(): void {
    if (this.#hasParted) forgetParting();
    this.#hasParted = false;
  }

  /** Writes what is still to be written. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const unwritten = this.#unwritten;
    this.#unwritten = null;
    if (!unwritten) return;
    this.#timer = setTimeout(() => this.flush(), pause);
    void this.#store.write(unwritten.id, unwritten.state).catch(this.#failed);
  }

  /** Deletes all that is kept for this tab. Where that is refused there is nothing either. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#unwritten = null;
    forgetParting();
    void this.#store.forget(this.#line).catch(() => {});
  }
}
