import { html, type TemplateResult } from "lit";
import type { LinearModel } from "../../../engine/types.js";
import { powersOf } from "../../../state/document/features/feature-names.js";
import { productOf } from "../../../state/document/features/products.js";
import { type FeaturesOf, timesSign, wordOf } from "../../../state/document/notation/feature-text.js";
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

/** A feature as `featureText` writes it, with its letters and numbers marked up. */
export function featureName(name: string, of: FeaturesOf = {}): TemplateResult {
  const powers = Array.from(powersOf(productOf(name) ?? []));
  if (powers.length === 0) return html`${name}`;
  const times = timesSign(name, of);
  return html`${powers.map(
    ([base, power], index) =>
      html`${index > 0 ? times : ""}<span class="pp-feature-factor">${
        wordOf(of, base) ?? html`<var>x</var><sub>${base}</sub>`
      }${power > 1 ? html`<sup>${power}</sup>` : ""}</span>`,
  )}`;
}

export type WeightsOrder = "value" | "feature";

/** Positions of the weights in the order of the table. Equal values keep the order of the features. */
export function arrange(weights: ArrayLike<number>, order: WeightsOrder): number[] {
  const positions = Array.from({ length: weights.length }, (_, position) => position);
  if (order === "feature") return positions;
  return positions.sort((p, q) => (weights[q] ?? 0) - (weights[p] ?? 0) || p - q);
}

/** The weights for another program, every double exactly. The bias is left out of a model that has none. */
export function weightsJson(features: readonly string[], weights: ArrayLike<number>, bias: number | null): string {
  const model = { features, weights: Array.from(weights) };
  return JSON.stringify(bias === null ? model : { ...model, bias });
}

/** The same with a weight vector, and a bias, for each class. */
export function classesJson(features: readonly string[], models: readonly LinearModel[], hasBias: boolean): string {
  const weights = models.map((model) => Array.from(model.weights));
  return JSON.stringify(hasBias ? { features, weights, bias: models.map(({ bias }) => bias) } : { features, weights });
}

/** A count for each training example, in their order. */
export function countsJson(alpha: ArrayLike<number>): string {
  return JSON.stringify({ alpha: Array.from(alpha) });
}

/** What stands between numbers of a row: where a comma is the decimal sign, another would not be told from it. */
export function betweenNumbers({ decimal }: Pick<Words, "decimal">): string {
  return decimal === "," ? "; " : ", ";
}

/** "(11, 13, 8)", in German "(1,5; −2)". */
export function vectorText(
  values: ArrayLike<number>,
  words: Words,
  text = (value: number): string => words.number(value),
): string {
  return `(${Array.from(values, (value) => text(value)).join(betweenNumbers(words))})`;
}
