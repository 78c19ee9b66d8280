import type { FeatureMap, KernelFunction, LearnerSpec } from "../../engine/types.js";
import type { PaneView } from "../../state/frame.js";
import { mostImplied } from "../../state/implied-weights.js";
import { kernelFunctionOf } from "../../state/learners/kernel.js";
import type { CuresWords } from "../../words/en/companion/cures.js";

/** The kernel that solves XOR. */
export const cure = { kind: "polynomial", degree: 2, offset: 1 } as const satisfies KernelFunction;

/** The kernel perceptron in place of the lead, with the lead's tie rule where it has one. */
export function curedLearner(lead: LearnerSpec): LearnerSpec {
  return { kind: "kernel", kernel: cure, ...("tie" in lead && lead.tie ? { tie: lead.tie } : {}) };
}

export function isCured({ learner }: Pick<PaneView, "learner">): boolean {
  const kernel = kernelFunctionOf(learner);
  if (!kernel) return false;
  const { kind, degree = 2, offset = 1 } = kernel;
  return kind === cure.kind && degree === cure.degree && offset === cure.offset;
}

/** Why the features of the lead's kernel are not listed; null where they are. */
export function whyNotListed(kernel: KernelFunction, map: FeatureMap, say: CuresWords): string | null {
  const count = map.impliedCount(kernel);
  if (count === Number.POSITIVE_INFINITY) return say.infinitelyMany;
  return count > mostImplied ? say.tooMany(count, mostImplied) : null;
}

/** √2 for 1.4142…; "" for 1. */
export function multiplierText(scale: number, format: (value: number) => string): string {
  const square = Math.round(scale * scale);
  if (Math.abs(square - scale * scale) > 1e-9 * square) return format(scale);
  if (square === 1) return "";
  const root = Math.round(Math.sqrt(square));
  return root * root === square ? format(root) : `√${format(square)}`;
}

/** Where the lead's run stands. */
export function standing(
  { visit, updates, stop }: Pick<PaneView, "visit" | "updates" | "stop">,
  say: CuresWords,
): string {
  if (visit === 0) return say.notStarted;
  if (stop === "converged") return say.converged(updates);
  return stop === null ? say.soFar(updates) : say.stopped(updates);
}
