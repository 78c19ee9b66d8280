import type { ExamWords } from "../../../../exam-words.js";
import { mistakes as mistakesCount } from "../../../nouns.js";
import { figure } from "../../../shared/answers.js";

const known = (radius: number, margin: number): string =>
  `No example is farther than R = ${figure(radius)} from the origin, and a unit vector separates them all with the margin γ = ${figure(margin)}. There is no bias, and w starts at 0.`;

export const bound: ExamWords<"bound"> = {
  ask: ({ asks, radius, margin, count }) =>
    asks === "most"
      ? `${known(radius, margin)} What is the largest number of mistakes that the convergence theorem allows?`
      : asks === "or-more"
        ? `${known(radius, margin)} What does the convergence theorem say of ${mistakesCount(count)} or more?`
        : `${known(radius, margin)} What does the convergence theorem say of at most ${mistakesCount(count)}?`,
  hint: () =>
    "How does the theorem combine R and γ? Think of what happens to the bound if all examples are moved twice as far out, and γ doubles with them.",
  parts: ({ asks, options }) =>
    asks === "most"
      ? ["mistakes ≤"]
      : options.map(
          (option) =>
            ({
              "ruled-out": "It rules that out.",
              promised: "It promises that.",
              open: "It leaves that open.",
            })[option],
        ),
  said: {
    right: ({ radius, margin, bound, most, mistakes }) => {
      const whole = bound === most ? "" : ` A number of mistakes is whole, so at most ${figure(most)}.`;
      return `(R/γ)² = (${figure(radius)}/${figure(margin)})² = ${figure(bound)}.${whole} On these examples, in their order, it makes ${mistakesCount(mistakes)}.`;
    },
    notSquared: ({ ratio }) => `R/γ is ${figure(ratio)}, but the theorem has the square of that.`,
    upsideDown: () => "That is (γ/R)². A wider margin makes the problem easier, so γ belongs below the line.",
    notWhole: ({ bound }) => `(R/γ)² is ${figure(bound)}, but mistakes are whole: how many are there at most?`,
    roundedUp: ({ bound }) => `That many would be more than (R/γ)² = ${figure(bound)}.`,
    most: ({ radius, margin, ratio }) =>
      `The bound is (R/γ)². Here R/γ is ${figure(radius)}/${figure(margin)} = ${figure(ratio)}.`,
    "ruled-out": ({ asks, count, bound, right }) =>
      right
        ? `Right: (R/γ)² = ${figure(bound)}, and ${figure(count)} is more than that. No order of the visits can change it.`
        : asks === "at-most"
          ? `It rules out only more than (R/γ)² = ${figure(bound)}, and never that there are few.`
          : `It is not ruled out: (R/γ)² = ${figure(bound)}, and ${figure(count)} is not more than that.`,
    promised: ({ asks, count, most, bound, mistakes, right }) =>
      right
        ? `Right: (R/γ)² = ${figure(bound)}, so there are never more than ${figure(most)}, in no order of the visits.`
        : asks === "or-more"
          ? `It never promises that there are many. (R/γ)² = ${figure(bound)} only says how many there are at most. On these examples, in their order, there are ${figure(mistakes)}.`
          : `It promises only that there are at most (R/γ)² = ${figure(bound)}, and ${figure(count)} is less than that.`,
    open: ({ asks, count, bound, mistakes, right }) =>
      right
        ? `Right: there are at most (R/γ)² = ${figure(bound)}, and below that it says nothing. It is a bound and no forecast: in their order, these examples make ${mistakesCount(mistakes)}.`
        : asks === "or-more"
          ? `It does say something: (R/γ)² = ${figure(bound)}, and ${figure(count)} is more than that.`
          : `It does say something: (R/γ)² = ${figure(bound)}, and there are never more than that.`,
  },
};
