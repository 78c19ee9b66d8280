import type { PerceptronSpec, TieRule } from "../../../engine/types.js";
import { numberOf } from "./asking.js";
import type { DrawnQuestion } from "./kinds/index.js";
import { rateOf } from "./subject.js";

/** What the words of a question are made of. */
export interface QuestionFacts {
  /** The number of the example that comes next, from 1; 0: none does. */
  readonly example: number;
  readonly rate: number;
  readonly tie: TieRule;
  readonly bias: boolean;
  /** The bias that the vector is turned with; null where there is none. */
  readonly keptBias: number | null;
  /** Whether a point that is placed is to be outside of all others. */
  readonly outside: boolean;
}

export function factsOf(question: DrawnQuestion): QuestionFacts {
  const { subject } = question;
  const { bias, learner } = subject.spec;
  return {
    example: "next" in question ? numberOf(subject, question.next.example) : 0,
    rate: rateOf(subject),
    tie: (learner as Partial<PerceptronSpec>).tie ?? "mistake",
    bias,
    keptBias: question.kind === "drag" && bias ? question.bias : null,
    outside: question.kind === "inseparable" && question.outside,
  };
}
