import { countOf, indexOfWord } from "../checks.js";
import { PlaygroundError } from "../errors.js";
import type { Advance } from "../types.js";
import { fieldsOf } from "./fields.js";

const units = ["visits", "epochs", "updates", "until"] as const;

/**
 * What `advance` was asked for: at most so many visits and so many updates from here; Infinity is no limit. Throws
 * `PlaygroundError` that names the member which is wrong, or "advance" where it is not exactly one.
 * @param visit How many visits have been made.
 */
export function limitsOf(how: Advance, visit: number, examples: number): { visits: number; updates: number } {
  const asked = fieldsOf(how, "advance", units, "");
  const given = units.filter((name) => asked[name] !== undefined);
  const [unit] = given;
  if (!unit || given.length > 1) {
    const sentence = "advance takes one of visits, epochs, updates, or until: converged.";
    throw new PlaygroundError("unknown", "advance", sentence);
  }
  const end = Number.POSITIVE_INFINITY;
  if (unit === "until") {
    indexOfWord(asked.until, ["converged"], "until");
    return { visits: end, updates: end };
  }
  const count = asked[unit] === end ? end : countOf(asked[unit], unit);
  if (unit === "updates") return { visits: end, updates: count };
  const visits = unit === "visits" ? count : (Math.floor(visit / examples) + count) * examples - visit;
  return { visits: visits > Number.MAX_SAFE_INTEGER ? end : visits, updates: end };
}

/** A visit that a run may come to; Infinity is its end. Throws `PlaygroundError` where its epochs have not so many. */
export function visitWithin(visit: unknown, { mostVisits }: { readonly mostVisits: number }): number {
  const wanted = countOf(visit, "visit");
  if (wanted <= mostVisits || visit === Number.POSITIVE_INFINITY) return wanted;
  throw new PlaygroundError(
    "out-of-range",
    "visit",
    "visit must be at most {0}: maxEpochs times the number of examples.",
    [mostVisits],
  );
}
