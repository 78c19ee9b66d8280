import { featureText } from "./feature-text.js";

/** The weight of a feature: "w₁" of x₁, "w x₁∧x₂", "w friends". */
export function weightText(name: string, columns: readonly string[] = []): string {
  const feature = featureText(name, columns);
  return /^x[₀-₉]+$/.test(feature) ? feature.replace("x", "w") : `w ${feature}`;
}
