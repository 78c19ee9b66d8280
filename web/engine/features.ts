import { quoted } from "./checks.js";
import { PlaygroundError, reading } from "./errors.js";
import { mostFactors, mostProducts } from "./generated/limits.js";

/** Names of the base features of d columns: x1, x2, … */
export function baseFeatures(d: number): string[] {
  return Array.from({ length: d }, (_, j) => `x${j + 1}`);
}

const factor = /^x([1-9]\d{0,6})(?:\^([1-9]\d?))?$/;

/** "x1*x2" as the columns it multiplies, from 0: [0, 1]; "x1^2" is [0, 0]. */
export function parseFeature(name: string): number[] {
  // One more than there may be: then the core says so.
  return name.split("*", mostFactors + 1).flatMap((part) => {
    const match = factor.exec(part.trim());
    if (!match) {
      throw new PlaygroundError("unknown", "features", "{0} is not a product of features such as x1*x2 or x1^2.", [
        quoted(name),
      ]);
    }
    return new Array<number>(Number(match[2] ?? 1)).fill(Number(match[1]) - 1);
  });
}

/** Names as they were given, in a list of the run's own; every base feature where none are. */
export function featuresOf(value: unknown, d: number): readonly string[] {
  return Object.freeze(value === undefined ? baseFeatures(d) : reading("features", () => listed(value)));
}

function listed(value: unknown): string[] {
  if (!Array.isArray(value)) {
    throw new PlaygroundError("wrong-type", "features", "features must be a list of names.");
  }
  const { length } = value;
  if (length <= mostProducts) return Array.from({ length }, (_, k) => value[k]);
  throw new PlaygroundError("too-large", "features", "At most {0} features can be named.", [mostProducts]);
}

/** The feature list as the core takes it: how many factors each feature has, and the factors of all. */
export function encodeFeatures(names: readonly string[]): { readonly sizes: number[]; readonly factors: number[] } {
  const products = names.map((name) => {
    if (typeof name !== "string") throw new PlaygroundError("wrong-type", "features", "features must be names.");
    return parseFeature(name);
  });
  return { sizes: products.map(({ length }) => length), factors: products.flat() };
}
