import type { VotedSpec } from "../types.js";
import { type LearnerEntry, linearModel, rowsOfLength } from "./learner.js";
import { learningRateOf, tieOf } from "./settings.js";

export const voted: LearnerEntry<VotedSpec> = {
  code: 3,
  settings: (spec) => [learningRateOf(spec), tieOf(spec)],
  current: linearModel,
  model: (numbers, d) => ({
    voters: rowsOfLength(numbers, d + 2).map((row) => ({
      ...linearModel(row.subarray(0, -1)),
      count: row.at(-1) ?? 0,
    })),
  }),
};
