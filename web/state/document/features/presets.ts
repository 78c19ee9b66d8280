import type { PresetInfo } from "../../../engine/types.js";

/** The presets whose columns can be chosen: only Iris has more than two. */
export function hasColumns(name: string): boolean {
  return name === "iris" || name === "iris-species";
}

/** The presets whose two species can be chosen: the other Iris has all three. */
export function hasSpecies(name: string): boolean {
  return name === "iris";
}

/** How the reviews stand in the list of presets. Their name is what `?data=` calls them. */
export const reviewsPreset: PresetInfo = {
  name: "reviews",
  n: { default: 4, min: 4, max: 4 },
  noise: null,
  seeded: false,
  seed: { default: 1 },
  classes: 2,
  separable: "depends",
  initial: null,
};
