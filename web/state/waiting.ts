import { isGone, type Lazy } from "../engine/lazy.js";
import type { Refusal } from "./document/refusal.js";

/**
 * What is done when its turn has come.
 * @param lost Null where all that it needs has loaded, else what refuses it: aloud, and once for all that needed the same.
 */
type Act = (lost: (() => void) | null) => void;

interface Waiter {
  readonly needs: readonly Lazy<unknown>[];
  readonly act: Act;
}

/** Lets everything act in the order it came in, each once what it needs has loaded. */
export class Waiting {
  readonly #refuse: (refusal: Refusal) => void;
  #queue: Waiter[] = [];
  #load: Promise<void> | null = null;

  constructor(refuse: (refusal: Refusal) => void) {
    this.#refuse = refuse;
  }

  /** Acts at once where nothing waits and nothing has to load. */
  inTurn(needs: readonly Lazy<unknown>[], act: Act): void {
    const missing = needs.filter(({ state }) => state !== "loaded");
    if (this.#queue.length === 0 && missing.length === 0) {
      act(null);
      return;
    }
    this.#queue.push({ needs: missing, act: (lost) => (lost ? act(lost) : this.inTurn(needs, act)) });
    if (this.#queue.length === 1) this.#load = this.#next(missing);
  }

  /** What waits has no turn any more. */
  end(): void {
    this.#queue = [];
  }

  /** Kept once nothing waits; with whether anything did. */
  async settled(): Promise<boolean> {
    const waited = this.#queue.length > 0;
    while (this.#queue.length > 0) await this.#load;
    return waited;
  }

  async #next(needs: readonly Lazy<unknown>[]): Promise<void> {
    const attempts = await Promise.allSettled(needs.map(({ load }) => load()));
    const failed = needs.filter((_, k) => attempts[k]?.status === "rejected");
    const [reason] = attempts.flatMap((attempt) => (attempt.status === "rejected" ? [attempt.reason] : []));
    let said = false;
    const lost = (): void => {
      if (!said) this.#refuse(notLoaded(reason));
      said = true;
    };
    const queue = this.#queue;
    this.#queue = [];
    for (const { needs, act } of queue) act(needs.some((need) => failed.includes(need)) ? lost : null);
  }
}

/** What is said of a file that is gone. */
export const updatedMeanwhile =
  "The playground has been updated since you opened this page. Reload it to go on: your work is kept.";

/** What is said where something could not be loaded. */
export function notLoaded(cause: unknown): Refusal {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return {
    code: "load-failed",
    field: "",
    message: isGone(cause)
      ? `What this needs could not be loaded. ${updatedMeanwhile}`
      : `What this needs could not be loaded: when it is wanted again, that is tried again. (${reason})`,
  };
}
