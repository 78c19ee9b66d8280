import type { LearnerKind } from "../../engine/types.js";
import type { LeadRun } from "../exports/lead-run.js";
import { learnerTitles } from "../learners/names.js";
import { tellsClasses } from "../learners/traits.js";
import type { SheetRun } from "./sheet-run.js";

/** More examples than these are not to be told apart in a plot on paper. */
const mostExamples = 24;
const mostFeatures = 4;
const mostClasses = 4;

/** Largest numbers that are added and multiplied in the head. */
const largest = { value: 20, weight: 99, score: 999 };

/** Why there are no sheets of some learners. */
const without: Partial<Record<LearnerKind, string>> = {
  pocket: "after every update all examples have to be counted again",
  batch: "its updates are sums over all mistakes of an epoch",
  "passive-aggressive": "its steps are fractions that soon have many digits",
  kernel: "it has no weights to write down, and asks for a sum over all mistakes at every visit",
  "nearest-neighbours": "it is not trained in visits",
  "decision-tree": "it is not trained in visits",
};

/** Why nobody works with such a learner on paper, in a sentence; null for those of which there are sheets. */
export function learnerRefusal(kind: LearnerKind): string | null {
  const why = without[kind];
  return why === undefined ? null : `There is no sheet of this learner (${learnerTitles[kind]}): ${why}.`;
}

/** Why a run is nothing for paper before it is made, in a sentence; null where it may be something. */
export function sizeRefusal({ index }: LeadRun): string | null {
  if (index.length === 0) return "There are no examples on this page to make a sheet of.";
  if (index.length > mostExamples)
    return `This page has ${index.length} examples, and a sheet has room for ${mostExamples}.`;
  return null;
}

/** Why the numbers of a run are nothing for paper, in a sentence; null where all are whole and small. */
export function numbersRefusal({ features, rows, start, of }: SheetRun): string | null {
  if (features.length > mostFeatures)
    return `There are ${features.length} features, more than are added up by hand (${mostFeatures}).`;
  if (tellsClasses(of.spec.learner) && start.length > mostClasses * (features.length + 1))
    return `There are more classes than a table on paper has room for (${mostClasses}).`;
  const { value, weight, score } = largest;
  if (!rows.every(({ x }) => areSmall(x, value)))
    return `A sheet takes whole numbers up to ${value}, and some values on this page are not.`;
  if (!areSmall(start, weight) || !rows.every(({ weights }) => areSmall(weights, weight)))
    return `The weights do not stay whole and at most ${weight}.`;
  if (!rows.every((row) => areSmall(row.scores ?? [row.score], score)))
    return `The scores do not stay whole and at most ${score}.`;
  return null;
}

function areSmall(numbers: ArrayLike<number>, most: number): boolean {
  return Array.from(numbers).every((number) => Number.isInteger(number) && Math.abs(number) <= most);
}
