import type { Capabilities } from "./capabilities.js";
import type { Refusal } from "./document/refusal.js";
import type { Intent } from "./intent.js";
import type { Need } from "./reduce/need.js";

/** An intent that what it needs has still to load for, and who is told when its turn has come. */
interface Waiter {
  readonly intent: Intent;
  readonly needs: readonly Need[];
  readonly done: (() => void) | undefined;
}

/** What becomes of those that have waited. */
export interface Turns {
  carryOut(intent: Intent, done: (() => void) | undefined): void;
  refuse(refusal: Refusal): void;
}

/** Keeps intents in the order they came in, until what the first of them needs has loaded. */
export class Waiting {
  readonly #capabilities: Capabilities;
  readonly #turns: Turns;
  #queue: Waiter[] = [];

  constructor(capabilities: Capabilities, turns: Turns) {
    this.#capabilities = capabilities;
    this.#turns = turns;
  }

  get empty(): boolean {
    return this.#queue.length === 0;
  }

  /** Which of these have not loaded. */
  missing(needs: readonly Need[]): readonly Need[] {
    return needs.filter((need) => this.#capabilities[need].state !== "loaded");
  }

  add(intent: Intent, needs: readonly Need[], done: (() => void) | undefined): void {
    this.#queue.push({ intent, needs, done });
    if (this.#queue.length === 1) void this.#load(needs);
  }

  async #load(needs: readonly Need[]): Promise<void> {
    const attempts = await Promise.allSettled(needs.map((need) => this.#capabilities[need].load()));
    const failed = needs.filter((_, k) => attempts[k]?.status === "rejected");
    const [error] = attempts.flatMap((attempt) => (attempt.status === "rejected" ? [attempt.reason] : []));
    if (failed.length > 0) this.#turns.refuse(notLoaded(error));
    const queue = this.#queue;
    this.#queue = [];
    for (const { intent, needs, done } of queue) {
      if (needs.some((need) => failed.includes(need))) done?.();
      else this.#turns.carryOut(intent, done);
    }
  }
}

/** What is said where something could not be loaded. */
export function notLoaded(cause: unknown): Refusal {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return {
    code: "load-failed",
    field: "",
    message: `What this needs could not be loaded: when it is wanted again, that is tried again. (${reason})`,
  };
}
