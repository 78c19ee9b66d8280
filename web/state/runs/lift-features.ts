import type { Examples } from "../data/examples.js";
import { baseFeatures, canonical, productsOf } from "../document/features/feature-names.js";
import { highest, productOf } from "../document/features/products.js";
import type { PaneView } from "./frame.js";

/** The name of the feature that is always 1. */
export const BIAS = "bias";

const AXES = ["x1", "x2"];

/** What decides which features the examples can be lifted to. */
export interface Liftable {
  readonly pane: Pick<PaneView, "features">;
  readonly examples: Pick<Examples, "base" | "columns">;
}

/** The learner's own features beyond the axes, and others that are often used; by their canonical names. */
interface Heights {
  readonly own: readonly string[];
  readonly others: readonly string[];
}

export function heightsFor({ pane, examples }: Liftable, chosen: string | null): Heights {
  const isHeight = (name: string): boolean => !AXES.includes(name) && fits(name, examples.base);
  const own = pane.features.map(canonical).filter(isHeight);
  const usual = [...baseFeatures(Math.min(examples.base, 6)), ...productsOf(Math.min(examples.base, 2), 2, true)];
  const others = [...usual, ...(chosen === null || chosen === BIAS ? [] : [canonical(chosen)])].filter(
    (name, i, all) => isHeight(name) && !own.includes(name) && all.indexOf(name) === i,
  );
  return { own, others };
}

function fits(name: string, base: number): boolean {
  return productOf(name) !== null && highest(name) <= base;
}

/** What the lift shows where nothing was chosen, or something that these examples do not have. */
export function usualFeature(frame: Liftable): string {
  const { own, others } = heightsFor(frame, null);
  return own[0] ?? others[0] ?? BIAS;
}

/** The chosen feature by its canonical name. */
export function featureShown(frame: Liftable, chosen: string): string {
  if (chosen === BIAS) return BIAS;
  return fits(chosen, frame.examples.base) ? canonical(chosen) : usualFeature(frame);
}
