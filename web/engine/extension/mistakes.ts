import type { Glue } from "#glue";
import { numbersOf } from "../checks.js";
import { learnerInput } from "../generated/inputs.js";
import { written } from "../layout/inputs.js";
import { encodeLearner } from "../learners/index.js";
import type { LearnerSpec } from "../types.js";
import { listOf } from "./numbers.js";

/** As `Jobs.mistakesAmong`. */
export function mistakesAmong(
  glue: Glue,
  learner: LearnerSpec,
  scores: ArrayLike<number>,
  y: ArrayLike<number>,
): Float64Array {
  const { code, settings } = encodeLearner(learner);
  const numbers = numbersOf(scores, "scores");
  const labels = listOf(y, "y", numbers.length);
  return glue.mistakesAmong(written(learnerInput, { kind: code, settings, initial: [] }), numbers, labels);
}
