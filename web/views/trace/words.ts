import { hasWeights, isBaseline, traitsOf } from "../../state/learners/traits.js";
import { isThreshold } from "../../state/notation/bias.js";
import { formatCount } from "../../state/notation/numbers.js";
import { mostWeights } from "./columns.js";
import type { TraceFrame } from "./inputs.js";

/** What the columns say of a learner of this kind, in a sentence or two. */
export function aboutColumns({ pane: { learner }, findings, state }: TraceFrame): string {
  if (isBaseline(learner)) return "This learner is not trained visit by visit: there is nothing to trace.";
  const { weights, predicts, objective } = traitsOf(learner);
  const sentences = ["Score and “correct?” use the weights before the visit."];
  const { bias, ui } = state;
  if (bias && hasWeights(learner) && isThreshold(ui)) sentences.push("The score a = w·x is compared with θ before it.");
  if (weights === "per-example") sentences.push("α is that of the example visited, after the visit.");
  else if (weights === "per-class") sentences.push("Weights are of each class, by its number, after the visit.");
  else sentences.push("The weights shown are those after it.");
  if (objective) sentences.push("The update comes with the last visit of an epoch, for all its mistakes together.");
  const others = { mean: "their mean", votes: "the votes of all there have been", best: "the best there have been" };
  if (predicts in others)
    sentences.push(`What predicts is not these weights but ${others[predicts as keyof typeof others]}.`);
  const count = findings?.trace?.weights.length ?? 0;
  if (count > mostWeights)
    sentences.push(`The ${formatCount(count)} weights are too many for this table: Share has them.`);
  return sentences.join(" ");
}
