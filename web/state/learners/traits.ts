import type { KernelFunction, LearnerSpec } from "../../engine/types.js";
import type { Traits } from "./descriptor.js";
import { descriptorOf } from "./index.js";

type Kind = Pick<LearnerSpec, "kind">;

export function traitsOf({ kind }: Kind): Traits {
  return descriptorOf(kind).traits;
}

/** Whether one hyperplane over the features is what is trained. */
export function trainsHyperplane(learner: Kind): boolean {
  return traitsOf(learner).weights === "one";
}

/** Whether one hyperplane predicts: not where all that there has been vote. */
export function predictsByPlane(learner: Kind): boolean {
  return trainsHyperplane(learner) && traitsOf(learner).predicts !== "votes";
}

/** Whether it keeps weights of features: then its bias is the weight of one that is always 1. */
export function hasWeights(learner: Kind): boolean {
  const { weights } = traitsOf(learner);
  return weights === "one" || weights === "per-class";
}

/** Whether a learner starts from initial weights. */
export function takesInitial(learner: Kind): boolean {
  return trainsHyperplane(learner);
}

/** Learners that are there to contrast with: they are not trained visit by visit. */
export function isBaseline(learner: Kind): boolean {
  return traitsOf(learner).trains === "at-once";
}

/** How one that is not trained visit by visit comes to its rule; null for the others. */
export function fitOf(learner: Kind): "none" | "fitted" | null {
  return traitsOf(learner).fit ?? null;
}

/** Whether it makes the perceptron's visits and updates, whatever it predicts with. */
export function trainsAsPerceptron(learner: Kind): boolean {
  return traitsOf(learner).trains === "as-perceptron";
}

/** Whether it takes labels as class numbers. */
export function tellsClasses(learner: Kind): boolean {
  return traitsOf(learner).labels === "classes";
}

/** What predicts apart from the weights in training, and may be wrong where these are right; null where nothing does. */
export function predictsApart(learner: Kind): "mean" | "votes" | null {
  const { predicts } = traitsOf(learner);
  return predicts === "mean" || predicts === "votes" ? predicts : null;
}

/** Whether it trains by the perceptron's rule and predicts with the weights in training, as the perceptron itself. */
export function isPlainPerceptron(learner: Kind): boolean {
  return trainsAsPerceptron(learner) && traitsOf(learner).predicts === "current";
}

/** See `Traits.stepsByLoss`. */
export function stepsByLoss(learner: Kind): boolean {
  return traitsOf(learner).stepsByLoss === true;
}

/** Whether an update adds a multiple of the example that it was made on: not the sum of an epoch, nor anything else. */
export function addsExample(learner: Kind): boolean {
  const { objective, stepsAside } = traitsOf(learner);
  return !objective && !stepsAside;
}

/** Whether it may divide the plane where no one line does. */
export function dividesByKernel(learner: Pick<LearnerSpec, "kind"> & { readonly kernel?: KernelFunction }): boolean {
  return (learner.kernel?.kind ?? "linear") !== "linear";
}
