/** The presets whose columns can be chosen: only Iris has more than two. */
export function hasColumns(name: string): boolean {
  return name === "iris" || name === "iris-species";
}

/** The presets whose two species can be chosen: the other Iris has all three. */
export function hasSpecies(name: string): boolean {
  return name === "iris";
}
