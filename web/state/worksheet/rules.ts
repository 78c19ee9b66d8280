import type { LearnerSpec, TieRule } from "../../engine/types.js";
import { settingAt } from "../learners/settings.js";
import { tellsClasses } from "../learners/traits.js";
import { isThreshold, isWeight } from "../notation/bias.js";
import { featureText } from "../notation/feature-text.js";
import { hasResiduals } from "../notation/labels.js";
import type { TraceWriting } from "../trace/written.js";

/** How the bias stands in what is written: not at all, or as the notation has it. */
type Form = "none" | TraceWriting["notation"]["biasAs"];

/** What the numbers of an example are, where they are not its own in their order; ∧ is the product. */
export function featuresRule(features: readonly string[]): readonly string[] {
  if (features.every((name, k) => name === `x${k + 1}`)) return [];
  return [`The features in x are ${features.map((name) => featureText(name)).join(", ")}; ∧ multiplies.`];
}

/** What is done at a visit, in the notation that is chosen: the score, what is a mistake, and the update. */
export function rulesOf(learner: LearnerSpec, writing: TraceWriting): readonly string[] {
  if (tellsClasses(learner)) return classRules[formOf(writing)];
  const margin = settingAt(learner, "margin");
  const update = updateRule(Number(settingAt(learner, "learningRate") ?? 1), writing);
  const score = `Score: ${scoreRule[formOf(writing)]}.`;
  if (margin !== null)
    return [
      score,
      `Where y·${scoreOver(writing)} ≤ ${margin}, also without a mistake: ${update}. Else nothing changes.`,
    ];
  return [
    score,
    mistakeRule((settingAt(learner, "tie") ?? "mistake") as TieRule, writing),
    `On a mistake: ${update}. Else nothing changes.`,
  ];
}

function formOf({ bias, notation }: TraceWriting): Form {
  return bias ? notation.biasAs : "none";
}

const scoreRule: Readonly<Record<Form, string>> = {
  none: "a = w·x",
  bias: "a = w·x + b",
  weight: "a = w·x, with x₀ = 1",
  threshold: "a = w·x",
};

const isOverThreshold = ({ bias, notation }: TraceWriting): boolean => bias && isThreshold(notation);

/** What of the score the sign counts of. */
function scoreOver(writing: TraceWriting): string {
  return isOverThreshold(writing) ? "(a − θ)" : "a";
}

function mistakeRule(tie: TieRule, writing: TraceWriting): string {
  const least = isOverThreshold(writing) ? "θ" : "0";
  const positive = `a ${tie === "positive" ? "≥" : ">"} ${least}`;
  if (hasResiduals(writing.notation)) {
    const ties: Partial<Record<TieRule, string>> = { mistake: " is a mistake in any case", correct: " is no mistake" };
    const tied = ties[tie] ? ` a = ${least}${ties[tie]}.` : "";
    return `Predicted: q = 1 where ${positive}, else q = 0; the residual is e = y − q.${tied}`;
  }
  if (tie === "mistake") return `Mistake: where y·${scoreOver(writing)} ≤ 0, so also where a = ${least}.`;
  if (tie === "correct") return `Mistake: where y·${scoreOver(writing)} < 0, so not where a = ${least}.`;
  return `Predicted: +1 where ${positive}, else −1. Mistake: where that is not y.`;
}

function updateRule(rate: number, writing: TraceWriting): string {
  const factor = `${rate === 1 ? "" : `${rate}·`}${hasResiduals(writing.notation) ? "e" : "y"}`;
  const weights = `w ← w + ${factor}·x`;
  if (!writing.bias || isWeight(writing.notation)) return weights;
  return isThreshold(writing.notation) ? `${weights} and θ ← θ − ${factor}` : `${weights} and b ← b + ${factor}`;
}

const highest = "Predicted: the class with the highest score; of equals the one with the lowest number.";

const classRules: Readonly<Record<Form, readonly string[]>> = {
  none: [
    "Score of each class: a = w·x, with the weights of that class.",
    highest,
    "On a mistake: add x to the weights of the right class, and take it from those of the predicted one.",
  ],
  bias: [
    "Score of each class: a = w·x + b, with the weights of that class; the last number is b.",
    highest,
    "On a mistake: add x to the weights of the right class and 1 to its b, and take both from those of the predicted one.",
  ],
  weight: [
    "Score of each class: a = w·x, with the weights of that class; x₀ is always 1.",
    highest,
    "On a mistake: add x to the weights of the right class, and take it from those of the predicted one.",
  ],
  threshold: [
    "Score of each class: a = w·x, with the weights of that class; the last number is its threshold θ.",
    "Predicted: the class with the highest a − θ; of equals the one with the lowest number.",
    "On a mistake: add x to the weights of the right class and take 1 from its θ; take x from the weights of the predicted one and add 1 to its θ.",
  ],
};
