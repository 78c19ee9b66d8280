import { baseFeatures, nameOf, sameFeatures, tidy } from "../../../document/features/feature-names.js";
import { productOf } from "../../../document/features/products.js";

/**
 * Features after their base features have moved. One that has lost a base feature is null.
 * @param place The new number of each base feature, from 1; 0 for one that is gone.
 */
export function movedFeatures(features: readonly string[], place: readonly number[]): readonly (string | null)[] {
  return features.map((name) => {
    const product = productOf(name)?.map((factor) => place[factor - 1] ?? 0) ?? [];
    return product.length === 0 || product.includes(0) ? null : nameOf(product.sort((a, b) => a - b));
  });
}

/** Chosen features in their order; undefined where they are the base features alone, which is the default, or none. */
export function chosenFeatures(names: readonly string[], dimensions: number): readonly string[] | undefined {
  const all = tidy(names);
  return all.length === 0 || sameFeatures(all, baseFeatures(dimensions)) ? undefined : all;
}
