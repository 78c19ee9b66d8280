import { html, type TemplateResult } from "lit";
import type { LinearModel } from "../../../engine/types.js";
import { powersOf } from "../../../state/document/features/feature-names.js";
import { productOf } from "../../../state/document/features/products.js";
import { type FeaturesOf, timesSign, wordOf } from "../../../state/document/notation/feature-text.js";
import type { Words } from "../../../state/document/notation/words.js";

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

/** "(11, 13, 8)", in German "(1,5; −2)". */
export function vectorText(
  values: ArrayLike<number>,
  words: Words,
  text = (value: number): string => words.number(value),
): string {
  return `(${Array.from(values, (value) => text(value)).join(words.separator)})`;
}
