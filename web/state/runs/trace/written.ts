import type { LearnerSpec } from "../../../engine/types.js";
import { hasResiduals } from "../../document/notation/labels.js";
import { allListed, isThreshold, isWeight, type Notation, scoreNumber } from "../../document/notation/notation.js";
import { hasWeights, tellsClasses } from "../../learners/traits.js";
import type { TraceRow } from "./trace.js";

/** What decides how a trace is written. */
export interface TraceWriting {
  readonly notation: Notation;
  readonly bias: boolean;
  readonly learner: Pick<LearnerSpec, "kind">;
}

/** Whether the rows have what was predicted, q, and the residual e. */
export function tellsResiduals({ notation, learner }: TraceWriting): boolean {
  return hasResiduals(notation) && !tellsClasses(learner);
}

/** The names of the weights as the notation has them: "w_x0" first for a bias that is a weight, "theta" for a threshold. */
export function writtenNames(names: readonly string[], { notation }: TraceWriting): readonly string[] {
  const from = notation.biasAs;
  if (from === "bias") return names;
  const ends = names.flatMap((name, i) => (/^b\d*$/.test(name) ? [i + 1] : []));
  return ends
    .flatMap((end, k) => {
      const own = names.slice(ends[k - 1] ?? 0, end - 1);
      const number = (names[end - 1] ?? "").slice(1);
      return isWeight(notation) ? [`w${number}_x0`, ...own] : [...own, `theta${number}`];
    })
    .concat(ends.length > 0 ? [] : names);
}

/** A row with its scores, update and weights as the notation has them. */
export function writtenRow(row: TraceRow, writing: TraceWriting): TraceRow {
  const { notation } = writing;
  if (notation.biasAs === "bias" || !isBiased(writing)) return row;
  const listed = (numbers: readonly number[]) => writtenNumbers(numbers, row.x.length, writing);
  const score = (value: number, k: number) => scoreNumber(value, row.biases[k] ?? 0, notation);
  return {
    ...row,
    ...(isThreshold(notation) && {
      score: score(row.score, row.scores ? Array.from(row.scores).indexOf(row.score) : 0),
      ...(row.scores && { scores: Array.from(row.scores, score) }),
    }),
    update: row.update && listed(row.update),
    weights: listed(row.weights),
  };
}

/** Weights, or what was added to them, of one class after another. @param features of each. */
export function writtenNumbers(numbers: readonly number[], features: number, writing: TraceWriting): readonly number[] {
  if (!isBiased(writing)) return numbers;
  const size = features + 1;
  return Array.from({ length: numbers.length / size }, (_, k) => {
    const own = numbers.slice(k * size, (k + 1) * size);
    return allListed({ weights: own.slice(0, -1), bias: own.at(-1) ?? 0 }, true, writing.notation);
  }).flat();
}

function isBiased({ bias, learner }: TraceWriting): boolean {
  return bias && hasWeights(learner);
}
