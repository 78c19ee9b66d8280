import type { LeadRun } from "../../io/exports/lead-run.js";
import { tellsClasses } from "../../learners/traits.js";
import type { SheetRun } from "./sheet-run.js";
import type { SheetWords } from "./sheet-words.js";

/** More examples than these are not to be told apart in a plot on paper. */
const mostExamples = 24;
const mostFeatures = 4;
const mostClasses = 4;

/** Largest numbers that are added and multiplied in the head. */
const largest = { value: 20, weight: 99, score: 999 };

/** Why a run is nothing for paper before it is made, in a sentence; null where it may be something. */
export function sizeRefusal({ index }: LeadRun, { refusals }: SheetWords): string | null {
  if (index.length === 0) return refusals.noExamples;
  return index.length > mostExamples ? refusals.examples(index.length, mostExamples) : null;
}

/** Why the numbers of a run are nothing for paper, in a sentence; null where all are whole and small. */
export function numbersRefusal(run: SheetRun, { refusals }: SheetWords): string | null {
  const { value, weight, score } = largest;
  switch (unworkable(run)) {
    case "features":
      return refusals.features(run.features.length, mostFeatures);
    case "classes":
      return refusals.classes(mostClasses);
    case "values":
      return refusals.values(value);
    case "weights":
      return refusals.weights(weight);
    case "scores":
      return refusals.scores(score);
    case null:
      return null;
  }
}

type Unworkable = "features" | "classes" | "values" | "weights" | "scores";

/** What of a run is nothing for paper; null where all is whole and small. */
export function unworkable({ features, rows, start, of }: SheetRun): Unworkable | null {
  if (features.length > mostFeatures) return "features";
  if (tellsClasses(of.spec.learner) && start.length > mostClasses * (features.length + 1)) return "classes";
  const { value, weight, score } = largest;
  if (!rows.every(({ x }) => areSmall(x, value))) return "values";
  if (!areSmall(start, weight) || !rows.every(({ weights }) => areSmall(weights, weight))) return "weights";
  return rows.every((row) => areSmall(row.scores ?? [row.score], score)) ? null : "scores";
}

function areSmall(numbers: ArrayLike<number>, most: number): boolean {
  return Array.from(numbers).every((number) => Number.isInteger(number) && Math.abs(number) <= most);
}
