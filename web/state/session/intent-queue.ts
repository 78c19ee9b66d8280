import { isGone, type Lazy, saidBy } from "../../engine/lazy.js";
import { type Refusal, refusalBy } from "../document/reading/refusal.js";

/**
 * A queued action.
 * @param reportFailure Null when the code it needs has loaded. Otherwise it reports the failure, once for all actions that
 * needed the same code.
 */
type QueuedAction = (reportFailure: (() => void) | null) => void;

interface QueueEntry {
  readonly needs: readonly Lazy<unknown>[];
  readonly run: QueuedAction;
}

/** Runs actions in the order in which they were queued, each when the code it needs has loaded. */
export class IntentQueue {
  readonly #refuse: (refusal: Refusal) => void;
  #entries: QueueEntry[] = [];
  #load: Promise<void> | null = null;

  constructor(refuse: (refusal: Refusal) => void) {
    this.#refuse = refuse;
  }

  /** Runs the action at once when the queue is empty and its code has loaded. */
  enqueue(needs: readonly Lazy<unknown>[], run: QueuedAction): void {
    const missing = needs.filter(({ state }) => state !== "loaded");
    if (this.#entries.length === 0 && missing.length === 0) {
      run(null);
      return;
    }
    this.#entries.push({ needs: missing, run: (failed) => (failed ? run(failed) : this.enqueue(needs, run)) });
    if (this.#entries.length === 1) this.#load = this.#runAfterLoading(missing);
  }

  /** Does not wait any longer: who queued an action is told that it is over, by a session in which nothing changes any more. */
  clear(): void {
    const entries = this.#entries;
    this.#entries = [];
    for (const { run } of entries) run(() => {});
  }

  /** Resolves when the queue is empty; true if anything was pending. */
  async settled(): Promise<boolean> {
    const pending = this.#entries.length > 0;
    while (this.#entries.length > 0) await this.#load;
    return pending;
  }

  async #runAfterLoading(needs: readonly Lazy<unknown>[]): Promise<void> {
    const attempts = await Promise.allSettled(needs.map(({ load }) => load()));
    const failed = needs.filter((_, k) => attempts[k]?.status === "rejected");
    const [reason] = attempts.flatMap((attempt) => (attempt.status === "rejected" ? [attempt.reason] : []));
    let reported = false;
    const reportFailure = (): void => {
      if (!reported) this.#refuse(loadFailed(reason));
      reported = true;
    };
    const entries = this.#entries;
    this.#entries = [];
    for (const { needs, run } of entries) run(needs.some((need) => failed.includes(need)) ? reportFailure : null);
  }
}

/** The refusal that reports a failed load. */
export function loadFailed(cause: unknown): Refusal {
  if (isGone(cause)) return refusalBy("", "load-failed", updated);
  return refusalBy("", "load-failed", failed, saidBy(cause));
}

const updated =
  "What this needs could not be loaded. The playground has been updated since you opened this page. Reload it to go on: your work is kept.";
const failed = "What this needs could not be loaded. It will be tried again when you need it. ({0})";
