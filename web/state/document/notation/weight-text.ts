import { type FeaturesOf, featureText } from "./feature-text.js";

/** The weight of a feature: "w₁" of x₁, "w x₁∧x₂", "w friends". */
export function weightText(name: string, of: FeaturesOf = {}): string {
  const feature = featureText(name, of);
  return /^x[₀-₉]+$/.test(feature) ? feature.replace("x", "w") : `w ${feature}`;
}
