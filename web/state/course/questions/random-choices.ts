import { randomBelow } from "../../data/random-numbers.js";

/** Chance by a seed: the same draws for the same seed. */
export class RandomChoices {
  readonly #seed: number;
  #draw = 0;

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** A whole number from 0 to under `count`. */
  below(count: number): number {
    return randomBelow(count, this.#seed, this.#draw++);
  }

  /** One of several; undefined where there is none. */
  one<Item>(items: readonly Item[]): Item | undefined {
    return items.length === 0 ? undefined : items[this.below(items.length)];
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    const left = [...items];
    return items.flatMap(() => left.splice(this.below(left.length), 1));
  }
}
