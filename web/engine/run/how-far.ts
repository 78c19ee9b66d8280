import { countOf } from "../checks.js";
import { PlaygroundError } from "../errors.js";
import type { Advance } from "../types.js";
import { type Fields, fieldsOf } from "./fields.js";

/** How far to go: one of them. */
export function limitsOf(how: Advance): Fields<"visits" | "epochs" | "updates" | "until"> {
  return fieldsOf(how, "advance", ["visits", "epochs", "updates", "until"], "");
}

export function noLimits(): PlaygroundError {
  return new PlaygroundError("unknown", "advance", "advance takes visits, epochs, updates, or until: converged.");
}

/** A visit that a run may come to; Infinity is its end. Throws `PlaygroundError` where its epochs have not so many. */
export function visitWithin(visit: unknown, { mostVisits }: { readonly mostVisits: number }): number {
  const wanted = countOf(visit, "visit");
  if (wanted <= mostVisits || visit === Number.POSITIVE_INFINITY) return wanted;
  throw new PlaygroundError(
    "out-of-range",
    "visit",
    `visit must be at most ${mostVisits}: maxEpochs times the number of examples.`,
  );
}
