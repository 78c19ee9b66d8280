import { whyOf } from "../../checks/mistake.js";
import { firstVisits, isClear, type LinearVisit, numberOf } from "../asking.js";
import type { Question, QuizKind } from "../kind.js";
import { RandomChoices } from "../subject.js";

export interface MistakeQuestion extends Question {
  readonly kind: "mistake";
  readonly next: LinearVisit;
}

/** Will this example be a mistake? As often a mistake as none, where there are both. */
export const mistake: QuizKind<MistakeQuestion> = {
  made: { count: 5, bias: true },
  binary: true,
  generate: (seed, subject, engine) => {
    const random = new RandomChoices(seed);
    const visits = firstVisits(subject, engine).filter((visit) => isClear(visit, engine) && !isUntrained(visit));
    const wanted = random.below(2) === 1;
    const some = visits.filter((visit) => visit.mistake === wanted);
    const next = random.one(some.length > 0 ? some : visits);
    if (!next) return null;
    return { kind: "mistake", subject, visit: next.visit, next };
  },
  grade: ({ subject, next }, answer) => ({
    right: answer === next.mistake,
    feedback: whyOf(next, numberOf(subject, next.example)),
  }),
  truth: ({ next }) => next.mistake,
  reveal: ({ visit }) => ({ visit: visit + 1 }),
};

/** With weights that are all 0 the story tells what the first score will be, and there is nothing to find out. */
function isUntrained({ before: { weights, bias } }: LinearVisit): boolean {
  return bias === 0 && weights.every((weight) => weight === 0);
}
