import type { Glue } from "#glue";
import { encodeLearner } from "../learners/index.js";
import type { AggressiveStep, PassiveAggressiveSpec, VisitRecord } from "../types.js";

/** As `Jobs.aggressiveStep`. */
export function aggressiveStep(
  glue: Glue,
  learner: PassiveAggressiveSpec,
  { x, label, score }: Pick<VisitRecord, "x" | "label" | "score">,
  bias: boolean,
): AggressiveStep {
  const numbers = Float64Array.of(...encodeLearner(learner).settings, bias ? 1 : 0, label * score);
  const [loss = 0, squaredNorm = 0, step = 0] = glue.aggressiveStep(numbers, x);
  return { loss, squaredNorm, step };
}
