import type { Examples } from "../../../../state/data/examples.js";
import type { ProofView } from "../../../../state/proof.js";
import type { ProofFrame } from "../inputs.js";
import { type BoundStanding, standingOf } from "./standing.js";

/** What edits are held against: how things stood before the first of them. Another set of examples begins anew. */
export class Baseline {
  #settings: readonly unknown[] = [];
  #examples: Examples | null = null;
  #terms: ProofView["terms"] | null = null;
  #standing: BoundStanding | null = null;

  get standing(): BoundStanding | null {
    return this.#standing;
  }

  /** @param view As the examples are now; null while they are analysed. */
  follow({ examples, state, pane }: ProofFrame, view: ProofView | null): void {
    const settings = [state.bias, state.scaling, pane.features.join()];
    const changed = settings.some((part, k) => part !== this.#settings[k]);
    if (changed || (this.#examples && areOthers(this.#examples, examples))) this.reset();
    this.#settings = settings;
    this.#examples = examples;
    if (!view?.separable) return;
    this.#terms ??= view.best;
    // More becomes known of the same examples.
    if (view.best === this.#terms) this.#standing = standingOf(view);
  }

  /** Begins anew with the next that is followed. */
  reset(): void {
    this.#terms = null;
    this.#standing = null;
  }
}

/** Whether these are no edit of those before: more than half of them are different. */
function areOthers(before: Examples, now: Examples): boolean {
  if (now === before) return false;
  const { base } = now;
  if (base !== before.base) return true;
  const same = now.label.reduce((count, label, example) => {
    if (label !== before.label[example]) return count;
    const row = now.X.subarray(base * example, base * (example + 1));
    return count + (row.every((value, j) => value === before.X[base * example + j]) ? 1 : 0);
  }, 0);
  return 2 * same < Math.max(now.label.length, before.label.length);
}
