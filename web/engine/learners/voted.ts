import type { VotedModel, VotedSpec, Voter, VoterColumns } from "../types.js";
import { type LearnerEntry, linearModel } from "./learner.js";
import { learningRateOf, tieOf } from "./settings.js";

export const voted: LearnerEntry<VotedSpec> = {
  fields: ["learningRate", "tie"],
  settings: (spec) => [learningRateOf(spec), tieOf(spec)],
  current: linearModel,
  model: votedModel,
};

/** Of the weights, bias and count of each voter. */
function votedModel(numbers: Float64Array, d: number): VotedModel {
  const columns = columnsOf(numbers, d);
  let list: readonly Voter[] | null = null;
  return {
    columns,
    get voters() {
      list ??= votersOf(columns, d);
      return list;
    },
  };
}

function columnsOf(numbers: Float64Array, d: number): VoterColumns {
  const voters = numbers.length / (d + 2);
  const columns = {
    weights: new Float64Array(voters * d),
    bias: new Float64Array(voters),
    count: new Float64Array(voters),
  };
  for (let k = 0; k < voters; k++) {
    const at = k * (d + 2);
    for (let j = 0; j < d; j++) columns.weights[k * d + j] = numbers[at + j] ?? 0;
    columns.bias[k] = numbers[at + d] ?? 0;
    columns.count[k] = numbers[at + d + 1] ?? 0;
  }
  return columns;
}

function votersOf({ weights, bias, count }: VoterColumns, d: number): Voter[] {
  return Array.from(bias, (_, k) => ({
    weights: weights.slice(k * d, (k + 1) * d),
    bias: bias[k] ?? 0,
    count: count[k] ?? 0,
  }));
}
