import { hasSpecies } from "../document/features/presets.js";
import type { DataSource, Point } from "../document/state.js";

export const irisSpecies = ["setosa", "versicolor", "virginica"] as const;

/** What the classes are called, by their numbers: class 0 is the negative one of two. Null where they have no names. */
export function classNames(data: DataSource): readonly string[] | null {
  if (data.kind === "points" || data.kind === "table") return data.classNames ?? null;
  if (data.kind === "reviews") return null;
  if (data.name === "iris-species") return irisSpecies;
  if (!hasSpecies(data.name)) return null;
  const [positive, negative] = data.species ?? [0, 1];
  return [negative, positive].map((species) => irisSpecies[species] ?? "");
}

/** "setosa", or "0": what goes behind the word "class". */
export function className(data: DataSource, classNumber: number): string {
  return classNames(data)?.[classNumber] ?? String(classNumber);
}

/** Points made of other data, whose classes keep their names. */
export function pointsInstead(data: DataSource, points: readonly Point[]): DataSource {
  const names = points.length > 0 ? classNames(data) : null;
  return { kind: "points", points, ...(names && { classNames: names }) };
}

/** The class number of a label: class 0 is −1, class 1 is +1. */
export function classOf(label: number): number {
  return label < 0 ? 0 : label;
}

/** The label of a class number. */
export function labelOf(classNumber: number): number {
  return classNumber === 0 ? -1 : classNumber;
}
