import type { Glue } from "#glue";
import { numberOf } from "./checks.js";
import { PlaygroundError } from "./errors.js";
import { mostValues } from "./generated/limits.js";
import type { Split } from "./types.js";

/** As `Engine.split`. */
export function split(glue: Glue, n: number, fraction: number, seed: number): Split {
  const checked = {
    n: numberOf(n, "n", 0),
    fraction: numberOf(fraction, "fraction", 0),
    seed: numberOf(seed, "seed", 0),
  };
  for (const [field, value, most, whole] of [
    ["n", checked.n, mostValues, true],
    ["fraction", checked.fraction, 1, false],
    ["seed", checked.seed, Number.MAX_SAFE_INTEGER, true],
  ] as const) {
    if (value >= 0 && value <= most && (!whole || Number.isInteger(value))) continue;
    const sentence = whole ? "{field} must be a whole number from {0} to {1}." : "{field} must be from {0} to {1}.";
    throw new PlaygroundError("out-of-range", field, sentence, [0, most]);
  }
  const order = glue.permutation(checked.n, checked.seed);
  const held = Math.round(checked.n * checked.fraction);
  // In the order of the examples: to sort them would take seconds where there are many.
  const isHeld = new Uint8Array(checked.n);
  for (let k = 0; k < held; k++) isHeld[order[k] ?? 0] = 1;
  const train = new Uint32Array(checked.n - held);
  const heldOut = new Uint32Array(held);
  let [trained, left] = [0, 0];
  for (let example = 0; example < checked.n; example++) {
    if (isHeld[example]) heldOut[left++] = example;
    else train[trained++] = example;
  }
  return { train, heldOut };
}
