import { hasWeights, isBaseline, traitsOf } from "../../state/learners/traits.js";
import { isThreshold } from "../../state/notation/bias.js";
import { trace } from "../../words/en/trace.js";
import { mostWeights } from "./columns.js";
import type { TraceFrame } from "./inputs.js";

/** What the columns say of a learner of this kind, in a sentence or two. */
export function aboutColumns({ pane: { learner }, findings, state, words }: TraceFrame): string {
  const say = words.room(trace);
  if (isBaseline(learner)) return say.notTrained;
  const { weights, predicts, objective } = traitsOf(learner);
  const { bias, ui } = state;
  const count = findings?.trace?.weights.length ?? 0;
  const sentences = [
    say.before,
    bias && hasWeights(learner) && isThreshold(ui) ? say.threshold : "",
    { "per-example": say.counts, "per-class": say.classes, one: say.weights, none: "" }[weights],
    objective ? say.wholeEpoch : "",
    predicts === "mean" || predicts === "votes" || predicts === "best" ? say.predicts[predicts] : "",
    count > mostWeights ? say.tooMany(count) : "",
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}
