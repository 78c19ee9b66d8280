import type { PerceptronSpec, TieRule } from "../../engine/types.js";
import { figure } from "../lessons/checks/figures.js";
import type { Subject } from "./subject.js";

/** Where a visit is a mistake, by the tie rule: the end of a sentence. */
const mistaken: Readonly<Record<TieRule, string>> = {
  mistake: "where the label times the score is 0 or less",
  correct: "where the label times the score is below 0",
  negative: "where the label is not what is predicted: +1 where the score is above 0, else −1",
  positive: "where the label is not what is predicted: +1 where the score is 0 or more, else −1",
};

/** "A mistake is where the label times the score is 0 or less." */
export function mistakeRule(subject: Pick<Subject, "spec">): string {
  return `A mistake is ${mistaken[settingsOf(subject).tie ?? "mistake"]}.`;
}

/** How often an example is added to the weights. */
export function rateOf(subject: Pick<Subject, "spec">): number {
  return settingsOf(subject).learningRate ?? 1;
}

/** " The learning rate is 0.5."; nothing where it is 1, as one takes it to be. */
export function rateText(subject: Pick<Subject, "spec">): string {
  const rate = rateOf(subject);
  return rate === 1 ? "" : ` The learning rate is ${figure(rate)}.`;
}

/** "0.5 times "; nothing where it is once. */
export function timesText(subject: Pick<Subject, "spec">): string {
  const rate = rateOf(subject);
  return rate === 1 ? "" : `${figure(rate)} times `;
}

function settingsOf({ spec: { learner } }: Pick<Subject, "spec">): Partial<PerceptronSpec> {
  return learner as Partial<PerceptronSpec>;
}
