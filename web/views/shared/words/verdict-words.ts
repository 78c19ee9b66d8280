import type { Witness } from "../../../engine/types.js";
import type { Subject, Verdict } from "../../../state/frame.js";
import { formatNumber } from "../../../state/notation/numbers.js";
import { atOrigin, samePoint } from "../../../state/verdict.js";

/** Whether the features are the two axes themselves, so that their space is the plane drawn. */
export function overAxes({ features, examples, scaling, bias }: Subject): boolean {
  const axes = features.length === 2 && features.includes("x1") && features.includes("x2");
  return axes && examples.xy.length > 0 && (scaling === "none" || (bias && scaling !== "unit-norm"));
}

/** Whether the stage can draw it. Lines and averages stay what they are when each axis is scaled; distances do not. */
export function drawable({ analysis, subject }: Verdict): boolean {
  return overAxes(subject) && (analysis.separable === false || subject.scaling === "none");
}

/** "line": what would separate the examples. */
export function separatorName({ features, bias }: Pick<Subject, "features" | "bias">): string {
  const shape = ["threshold", "line", "plane"][features.length - 1] ?? "hyperplane";
  return bias ? shape : `${shape} through the origin`;
}

/** "the two diagonals cross": why no line separates, as one can see it. */
export function reason(witness: Witness, subject: Subject): string {
  const { positive, negative } = witness;
  const [p, n] = [positive.length, negative.length];
  const label = atOrigin(witness);
  if (label) return `${p + n === 1 ? `a ${label}` : `an average of ${label}s`} is the origin itself`;
  if (!samePoint(witness))
    return "an average of positives and one of negatives lie in the same direction from the origin";
  if (p === 1 && n === 1) return "a positive and a negative are the same point";
  if (p === 2 && n === 2) {
    const halves = [...positive, ...negative].every(({ weight }) => Math.abs(weight - 0.5) < 1e-9);
    if (halves && overAxes(subject)) return "the two diagonals cross";
    return "a line between two positives crosses one between two negatives";
  }
  if (p === 1) return n === 2 ? "a positive lies between two negatives" : "a positive lies amid negatives";
  if (n === 1) return p === 2 ? "a negative lies between two positives" : "a negative lies amid positives";
  return "an average of positives is the same point as an average of negatives";
}

const FRACTIONS: Readonly<Record<string, string>> = { "1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "3/4": "¾" };

/** "½", "3/7": a number as a fraction with a small denominator; null where it is none. */
function asFraction(value: number, largest: number): string | null {
  for (let below = 2; below <= largest; below++) {
    const above = Math.round(value * below);
    if (Math.abs(above - value * below) > 1e-12 * below * Math.max(1, Math.abs(value))) continue;
    return above % below === 0
      ? formatNumber(above / below)
      : (FRACTIONS[`${above}/${below}`] ?? `${formatNumber(above)}/${below}`);
  }
  return null;
}

/** A number as one reckons with it by hand; as a decimal where it is no small fraction, or full precision is asked for. */
export function fraction(value: number, precision: "short" | "full"): string {
  return (precision === "short" ? asFraction(value, 60) : null) ?? formatNumber(value, precision);
}

/** A weight of an average in little room. */
export function shareText(weight: number): string {
  return asFraction(weight, 12) ?? (weight < 0.005 ? "<0.01" : formatNumber(Number(weight.toFixed(2))));
}
