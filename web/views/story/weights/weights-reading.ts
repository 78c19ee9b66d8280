/** What weights say about an example: what each contributes to its score, and how the score would change with it. */
import type { PaneView } from "../../../state/frame.js";
import { factors } from "../../shared/words/feature-name.js";
import type { StoryFrame } from "../inputs.js";

/** The example that the weights are read with: the one selected, or else the one visited last. */
export interface ReadExample {
  readonly example: number;
  readonly label: number;
  readonly selected: boolean;
  /** Values of its features, in the order of the weights. */
  readonly x: Float64Array;
  /** Its base features as the run scales them; null while they are not known. */
  readonly base: Float64Array | null;
}

export function readExample({ pane: { event }, selected, examples, findings }: StoryFrame): ReadExample | null {
  const example = selected ?? event?.example ?? null;
  if (example === null) return null;
  const values = findings?.values(example) ?? null;
  const x = event?.example === example ? event.x : values?.features;
  if (!x) return null;
  return { example, label: examples.label[example] ?? 1, selected: selected !== null, x, base: values?.base ?? null };
}

/** w_d·x_d of every feature. */
export function contributions(weights: ArrayLike<number>, x: ArrayLike<number>): Float64Array {
  return Float64Array.from(weights, (weight, d) => weight * (x[d] ?? 0));
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
}

/** ∂a/∂x of every base feature that the features are made of, by its column. */
export function slopes(features: readonly string[]): ReadonlyMap<number, readonly SlopeTerm[]> {
  const found = new Map<number, SlopeTerm[]>();
  features.forEach((name, feature) => {
    const powers = powersOf(name);
    for (const [column, power] of powers) {
      const others = [...powers]
        .map(([other, times]) => ({ column: other, power: other === column ? times - 1 : times }))
        .filter((factor) => factor.power > 0);
      found.set(column, [...(found.get(column) ?? []), { feature, power, others }]);
    }
  });
  return new Map([...found].sort(([a], [b]) => a - b));
}

function powersOf(name: string): ReadonlyMap<number, number> {
  const powers = new Map<number, number>();
  for (const { base, power } of factors(name) ?? []) {
    const column = Number(base) - 1;
    powers.set(column, (powers.get(column) ?? 0) + Number(power || 1));
  }
  return powers;
}

/** Power times what is left of the product, at an example. */
export function slopeFactor({ power, others }: SlopeTerm, base: ArrayLike<number>): number {
  return others.reduce((value, factor) => value * (base[factor.column] ?? 0) ** factor.power, power);
}

export function slopeAt(terms: readonly SlopeTerm[], weights: ArrayLike<number>, base: ArrayLike<number>): number {
  return terms.reduce((sum, term) => sum + (weights[term.feature] ?? 0) * slopeFactor(term, base), 0);
}

/** Whether every feature is a base feature: then the sensitivity to it is its weight, at every example. */
export function arePlain(features: readonly string[]): boolean {
  return features.every((name) => {
    const known = factors(name);
    return known?.length === 1 && known[0]?.power === "";
  });
}
