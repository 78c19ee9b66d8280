import type { Examples } from "../data/examples.js";
import type { Trained } from "./trained.js";

/** Finds the examples that two learners predict differently, some at a time. */
export class Disagreement {
  readonly #one: Trained;
  readonly #other: Trained;
  readonly #examples: Examples;
  #moment = "";
  #done = 0;
  #chunk = 16;
  #found: number[] = [];

  constructor(one: Trained, other: Trained, examples: Examples) {
    this.#one = one;
    this.#other = other;
    this.#examples = examples;
  }

  isOf(one: Trained, other: Trained): boolean {
    return this.#one === one && this.#other === other;
  }

  get indices(): readonly number[] | "counting" {
    this.#follow();
    return this.#done < this.#examples.count ? "counting" : this.#found;
  }

  /** Compares on, as long as there is time. Returns whether there is more to compare. */
  work(late: () => boolean): boolean {
    this.#follow();
    while (this.#done < this.#examples.count) {
      if (late()) return true;
      const end = Math.min(this.#done + this.#chunk, this.#examples.count);
      const [first, second] = [this.#one, this.#other].map((pane) => pane.labels(this.#examples, this.#done, end));
      first?.forEach((label, k) => {
        if (label !== second?.[k]) this.#found.push(this.#done + k);
      });
      this.#done = end;
    }
    return false;
  }

  /** At another moment it begins anew. */
  #follow(): void {
    const moment = [this.#one, this.#other].map(({ run }) => run?.moment().visit).join();
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.#done = 0;
    this.#found = [];
    this.#chunk = Math.min(this.#one.rowsAtOnce, this.#other.rowsAtOnce);
  }
}
