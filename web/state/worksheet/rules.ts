import type { LearnerSpec, TieRule } from "../../engine/types.js";
import { settingAt } from "../learners/settings.js";
import { tellsClasses } from "../learners/traits.js";
import { type FeaturesOf, featureText } from "../notation/feature-text.js";
import { hasResiduals } from "../notation/labels.js";
import type { TraceWriting } from "../trace/written.js";
import type { BiasForm, MistakeFacts, SheetWords } from "./sheet-words.js";

/** What the numbers of an example are, where they are not its own in their order. */
export function featuresRule(features: readonly string[], of: FeaturesOf, say: SheetWords): readonly string[] {
  if (features.every((name, k) => name === `x${k + 1}`)) return [];
  return [say.features(features.map((name) => featureText(name, of)))];
}

/** What is done at a visit, in the notation that is chosen: the score, what is a mistake, and the update. */
export function rulesOf(learner: LearnerSpec, writing: TraceWriting, say: SheetWords): readonly string[] {
  const form = formOf(writing);
  if (tellsClasses(learner)) return say.classes(form);
  const margin = settingAt(learner, "margin");
  const steps = updateSteps(Number(settingAt(learner, "learningRate") ?? 1), writing);
  if (margin !== null) return [say.score(form), say.withinMargin(signedScore(form), Number(margin), steps)];
  const tie = (settingAt(learner, "tie") ?? "mistake") as TieRule;
  return [say.score(form), say.mistake(mistakeFacts(tie, writing)), say.onMistake(steps)];
}

function formOf({ bias, notation }: TraceWriting): BiasForm {
  return bias ? notation.biasAs : "none";
}

/** Whose sign says whether a visit is right. */
function signedScore(form: BiasForm): string {
  return form === "threshold" ? "y·(a − θ)" : "y·a";
}

function mistakeFacts(tie: TieRule, writing: TraceWriting): MistakeFacts {
  const form = formOf(writing);
  const least = form === "threshold" ? "θ" : "0";
  return {
    tie,
    signed: signedScore(form),
    tied: `a = ${least}`,
    positive: `a ${tie === "positive" ? "≥" : ">"} ${least}`,
    residuals: hasResiduals(writing.notation),
  };
}

/** What an update does, in formulas. */
function updateSteps(rate: number, writing: TraceWriting): readonly string[] {
  const factor = `${rate === 1 ? "" : `${rate}·`}${hasResiduals(writing.notation) ? "e" : "y"}`;
  const weights = `w ← w + ${factor}·x`;
  const bias: Readonly<Record<BiasForm, readonly string[]>> = {
    none: [],
    bias: [`b ← b + ${factor}`],
    weight: [],
    threshold: [`θ ← θ − ${factor}`],
  };
  return [weights, ...bias[formOf(writing)]];
}
