import { figure, withSign } from "./figures.js";
import type { AnswerKind } from "./kind.js";
import { exampleOf, nextVisit } from "./run.js";

/** Whether the next visit will be a mistake. */
export const mistake: AnswerKind<"mistake"> = {
  takes: "answer",
  values: ["example", "score", "label", "agreement"],
  truth: (_, moment) => nextVisit(moment)?.mistake ?? null,
  judge: (_, answer, moment) => {
    const visit = nextVisit(moment);
    if (!visit) return { right: false, said: "The run has ended: there is no next visit.", values: {} };
    const { label, score } = visit;
    const agreement = label < 0 ? -score : score;
    const values = {
      example: figure(exampleOf(moment, visit.example)),
      score: figure(score),
      label: withSign(label),
      agreement: figure(agreement),
    };
    const outcome = visit.mistake ? "it will be a mistake" : "it will be right";
    const sides =
      agreement === 0
        ? "the score is 0, on neither side"
        : `score and label have ${agreement > 0 ? "the same sign" : "opposite signs"}`;
    const said = `Example ${values.example} has the label ${values.label} and the score ${values.score}: ${sides}, so ${outcome}.`;
    return { right: answer === visit.mistake, said: answer === visit.mistake ? "" : said, values };
  },
};
