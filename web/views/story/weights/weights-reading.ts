import type { Frame } from "../../../state/runs/frame.js";
/** What weights say about an example: what each contributes to its score, and how the score would change with it. */

import type { Block, FeatureMap, LinearModel } from "../../../engine/types.js";
import { powersOf } from "../../../state/document/features/feature-names.js";
import { productOf } from "../../../state/document/features/products.js";
import type { PaneView } from "../../../state/runs/frame.js";

/** The example that the weights are read with: the one selected, or else the one visited last. */
export interface ReadExample {
  readonly example: number;
  readonly label: number;
  readonly selected: boolean;
  /** Values of its features, in the order of the weights. */
  readonly x: Float64Array;
  /** Its base features as they are. */
  readonly row: Float64Array;
  /** From these to those: it says what weights make of them. */
  readonly map: FeatureMap;
}

/** Null without an example, and until the engine can say what weights make of one. */
export function readExample({ pane: { event }, selected, examples, findings }: Frame): ReadExample | null {
  const example = selected ?? event?.example ?? null;
  const map = findings?.featureMap ?? null;
  if (example === null || map === null || example >= examples.count) return null;
  const { X, base } = examples;
  const row = X.slice(base * example, base * (example + 1));
  const x = map.map(alone(row)).data;
  return { example, label: examples.label[example] ?? 1, selected: selected !== null, x, row, map };
}

/** A row by itself. */
function alone(row: Float64Array): Block {
  return { data: row, shape: [1, row.length] };
}

/** w_d·x_d of every feature. */
export function contributions(model: LinearModel, { map, row }: ReadExample): Float64Array {
  return map.contributions(model, alone(row));
}

/** a = w·x + b */
export function scoreAt(model: LinearModel, { map, row }: ReadExample): number {
  return map.scores(model, alone(row))[0] ?? 0;
}

/** The base features, as they are scaled. */
export function scaledBase({ map, row }: ReadExample): Float64Array {
  return map.over(Array.from(row, (_, j) => `x${j + 1}`)).map(alone(row)).data;
}

/** The score that the visit gave the example, where the weights are still those that gave it; else null. */
export function visitScore(
  { event }: Pick<PaneView, "event">,
  { example }: ReadExample,
  chosen: number | null,
): number | null {
  if (event?.example !== example || event.update !== null) return null;
  return chosen === null ? event.score : (event.scores?.[chosen] ?? null);
}

/** A term of ∂a/∂x: a weight, times a power, times what is left of its product. */
export interface SlopeTerm {
  /** Which weight. */
  readonly feature: number;
  readonly power: number;
  /** Base features, from 0, each to its power. */
  readonly others: readonly { readonly column: number; readonly power: number }[];
  /** Its place among `Slopes.factors`: power times what is left of the product. */
  readonly factor: number;
}

/** ∂a/∂x of every base feature that the features are made of, by its column. */
export function slopeTerms(features: readonly string[]): ReadonlyMap<number, readonly SlopeTerm[]> {
  const found = new Map<number, SlopeTerm[]>();
  let factor = 0;
  features.forEach((name, feature) => {
    const powers = Array.from(powersOf(productOf(name) ?? []), ([base, power]) => [base - 1, power] as const);
    for (const [column, power] of powers) {
      const others = powers
        .map(([other, times]) => ({ column: other, power: other === column ? times - 1 : times }))
        .filter((one) => one.power > 0);
      found.set(column, [...(found.get(column) ?? []), { feature, power, others, factor }]);
      factor++;
    }
  });
  return new Map([...found].sort(([a], [b]) => a - b));
}

/** Whether every feature is a base feature: then the sensitivity to it is its weight, at every example. */
export function arePlain(features: readonly string[]): boolean {
  return features.every((name) => productOf(name)?.length === 1);
}
