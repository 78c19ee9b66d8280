import { baseOf } from "./features/base-features.js";
import { highest } from "./features/products.js";
import type { Problem } from "./problem.js";
import type { PageLearner, UiState } from "./state.js";

/** The page's choices within a problem: what names a learner that is gone is let go, a lift goes to a feature there is. */
export function withinProblem(ui: UiState, problem: Pick<Problem, "data" | "learners">): UiState {
  const count = problem.learners.length;
  const isOne = (index: number): boolean => Number.isInteger(index) && index >= 0 && index < count;
  const lead = isOne(ui.lead) ? ui.lead : 0;
  const [a = 0, b = 1] = ui.difference ?? [];
  const difference = a !== b && isOne(a) && isOne(b) ? ui.difference : null;
  const lift = liftWithin(ui.lift, baseOf(problem));
  const same = lead === ui.lead && difference === ui.difference && lift === ui.lift;
  return same ? ui : { ...ui, lead, difference, lift };
}

function liftWithin(lift: UiState["lift"], base: number): UiState["lift"] {
  if (!lift || highest(lift.feature) <= base) return lift;
  return { ...lift, feature: base > 1 ? "x1*x2" : "bias" };
}

/** The two learners compared, after one has been taken away; null where it was one of them. */
export function withoutLearner(pair: UiState["difference"], removed: number): UiState["difference"] {
  if (!pair || pair.includes(removed)) return null;
  const [a, b] = pair.map((index) => (index > removed ? index - 1 : index));
  return [a ?? 0, b ?? 0];
}

/** A learner that tells classes apart, in the place of one that does not. */
export function replacedBy(learner: PageLearner | undefined): PageLearner {
  return { kind: "multiclass", ...(learner && { insteadOf: learner }) };
}

/** For data of two labels: the learners that there were before data of several classes asked for others. */
export function withFormerLearners(learners: readonly PageLearner[]): readonly PageLearner[] {
  return learners.some((learner) => learner.insteadOf) ? learners.map((one) => one.insteadOf ?? one) : learners;
}
