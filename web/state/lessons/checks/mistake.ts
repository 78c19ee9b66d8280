import type { VisitRecord } from "../../../engine/types.js";
import { figure, withSign } from "./figures.js";
import type { AnswerKind, Values } from "./kind.js";
import { exampleOf, nextVisit } from "./run.js";

/** Whether the next visit will be a mistake. */
export const mistake: AnswerKind<"mistake"> = {
  takes: "answer",
  values: ["example", "score", "label", "agreement"],
  truth: (_, moment) => nextVisit(moment)?.mistake ?? null,
  grade: (_, answer, moment) => {
    const visit = nextVisit(moment);
    if (!visit) return { right: false, feedback: "The run has ended: there is no next visit.", values: {} };
    const { said, ...values } = told(visit, exampleOf(moment, visit.example));
    return { right: answer === visit.mistake, feedback: said, values };
  },
};

/** Why a visit is a mistake, or is none, and what that goes by. */
export function told(visit: VisitRecord, number: number): Values & { readonly said: string } {
  const { label, score, mistake, scores } = visit;
  const agreement = label < 0 ? -score : score;
  const values = {
    example: figure(number),
    score: figure(score),
    label: withSign(label),
    agreement: figure(agreement),
  };
  if (scores) return { ...values, label: figure(label), said: toldOfClasses(visit, scores, number) };
  const signs = agreement === 0 ? "a tie" : agreement > 0 ? "the same sign" : "opposite signs";
  const outcome = mistake ? "a mistake" : "no mistake";
  const said = `Example ${values.example} has the label ${values.label} and the score ${values.score}: ${signs}, ${outcome}.`;
  return { ...values, said };
}

/** Of several classes the highest score decides, of equals the lowest class. */
function toldOfClasses({ label, mistake }: VisitRecord, scores: Float64Array, number: number): string {
  const predicted = scores.indexOf(Math.max(...scores));
  const listed = Array.from(scores, (score, k) => `class ${k} scores ${figure(score)}`).join(", ");
  return `Example ${figure(number)} is of class ${figure(label)}; ${listed}. So class ${predicted} is predicted: ${mistake ? "a mistake" : "no mistake"}.`;
}
