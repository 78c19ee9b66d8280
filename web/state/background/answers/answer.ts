import { PlaygroundError } from "../../../engine/errors.js";
import type { WasmRun } from "../../../engine/run.js";
import type { LearnerSpec } from "../../../engine/types.js";
import { labelOf } from "../../data/labels.js";
import type { Answer } from "../../frame.js";
import { isBaseline, predictsApart, tellsClasses } from "../../learners/traits.js";

/** What the run's model makes of base features; null where its score is no finite number. */
export function answerTo(run: WasmRun, learner: LearnerSpec, x: Float64Array): Answer | null {
  try {
    const { score, label } = run.predict({ data: x, shape: [1, x.length] });
    const scored = !isBaseline(learner) && predictsApart(learner) !== "votes";
    const predicted = label[0] ?? 0;
    return { score: scored ? (score[0] ?? 0) : null, label: tellsClasses(learner) ? labelOf(predicted) : predicted };
  } catch (error) {
    if (error instanceof PlaygroundError) return null;
    throw error;
  }
}
