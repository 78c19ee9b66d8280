import type { ExamWords } from "../../../../exam-words.js";
import { mistakes as mistakesCount } from "../../../counted.js";
import { figure } from "../../visits.js";

const known = (radius: number, margin: number): string =>
  `No example is farther than R = ${figure(radius)} from the origin, and a unit vector separates them all with the margin γ = ${figure(margin)}. There is no bias, and w starts at 0.`;

export const bound: ExamWords<"bound"> = {
  ask: ({ asks, radius, margin, count }) =>
    asks === "most"
      ? `${known(radius, margin)} What is the largest number of mistakes that the convergence theorem allows?`
      : `${known(radius, margin)} Can the perceptron make ${mistakesCount(count)}?`,
  hint: () =>
    "How does the theorem combine R and γ? Think of what happens to the bound if all examples are moved twice as far out, and γ doubles with them.",
  parts: ({ asks, options }) =>
    asks === "most"
      ? ["mistakes ≤"]
      : options.map(
          (option) =>
            ({
              "ruled-out": "No, the theorem rules out that many.",
              allowed: "The theorem does not rule it out.",
              reached: "Yes, it will make exactly that many.",
              unknown: "That depends on the number of examples.",
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
    "ruled-out": ({ count, bound, right }) =>
      right
        ? `Right: (R/γ)² = ${figure(bound)}, and ${figure(count)} is more than that. No order of the visits can change it.`
        : `It is not ruled out: (R/γ)² = ${figure(bound)}, and ${figure(count)} is not more than that.`,
    allowed: ({ count, bound, mistakes, right }) =>
      right
        ? `Right: ${figure(count)} is not more than (R/γ)² = ${figure(bound)}. It is a bound and no forecast: in their order, these examples make ${mistakesCount(mistakes)}.`
        : `It does: (R/γ)² = ${figure(bound)}, and ${figure(count)} is more than that.`,
    reached: ({ bound, mistakes }) =>
      `(R/γ)² = ${figure(bound)} only says how many there are at most. On these examples, in their order, there are ${figure(mistakes)}.`,
    unknown: ({ bound }) =>
      `The number of examples is not in the theorem: (R/γ)² = ${figure(bound)} holds for ten examples and for a million.`,
  },
};
