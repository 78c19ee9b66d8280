import type { VisitRecord } from "../../../engine/types.js";
import type { VisitFeedback } from "./feedback.js";
import { type AnswerKind, figure, type Values, withSign } from "./kind.js";
import { exampleOf, nextVisit } from "./run.js";

/** Whether the next visit will be a mistake. */
export const mistake: AnswerKind<"mistake"> = {
  takes: "answer",
  values: ["example", "score", "label", "agreement"],
  truth: (_, moment) => nextVisit(moment)?.mistake ?? null,
  grade: (_, answer, moment) => {
    const visit = nextVisit(moment);
    if (!visit) return { right: false, feedback: { code: "runEnded" }, values: {} };
    const example = exampleOf(moment, visit.example);
    const values = valuesOf(visit, example);
    return { right: answer === visit.mistake, feedback: whyOf(visit, example), values };
  },
};

function valuesOf({ label, score, scores }: VisitRecord, example: number): Values {
  return {
    example: figure(example),
    score: figure(score),
    label: scores ? figure(label) : withSign(label),
    agreement: figure(label < 0 ? -score : score),
  };
}

/** Why a visit is a mistake, or is none. Of several classes the highest score decides, of equals the lowest class. */
export function whyOf({ label, score, mistake, scores }: VisitRecord, example: number): VisitFeedback {
  if (!scores) return { code: "visit", example, score, label, mistake };
  const all = Array.from(scores);
  return { code: "visitOfClasses", example, scores: all, predicted: all.indexOf(Math.max(...all)), label, mistake };
}
