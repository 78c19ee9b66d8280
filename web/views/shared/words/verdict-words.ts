import type { Precision } from "../../../state/document/notation/numbers.js";
import type { Words } from "../../../state/document/notation/words.js";
import type { Verdict } from "../../../state/runs/frame.js";
import { overAxes } from "../../../state/runs/separability.js";

/** Whether the stage can draw it. Lines and averages stay what they are when each axis is scaled; distances do not. */
export function drawable({ analysis, subject }: Verdict): boolean {
  return overAxes(subject) && (analysis.separable === false || subject.scaling === "none");
}

const FRACTIONS: Readonly<Record<string, string>> = { "1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "3/4": "¾" };

/** "½", "3/7": a number as a fraction with a small denominator; null where it is none. */
function asFraction(value: number, largest: number, { number }: Words): string | null {
  for (let below = 2; below <= largest; below++) {
    const above = Math.round(value * below);
    if (Math.abs(above - value * below) > 1e-12 * below * Math.max(1, Math.abs(value))) continue;
    return above % below === 0
      ? number(above / below)
      : (FRACTIONS[`${above}/${below}`] ?? `${number(above)}/${below}`);
  }
  return null;
}

/** A number as one reckons with it by hand; as a decimal where it is no small fraction, or full precision is asked for. */
export function fraction(value: number, precision: Precision, words: Words): string {
  return (precision === "short" ? asFraction(value, 60, words) : null) ?? words.number(value, precision);
}

/** A weight of an average in little room. */
export function shareText(weight: number, words: Words): string {
  return (
    asFraction(weight, 12, words) ??
    (weight < 0.005 ? `<${words.number(0.01)}` : words.number(Number(weight.toFixed(2))))
  );
}
