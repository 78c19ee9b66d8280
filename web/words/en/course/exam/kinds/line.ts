import type { GivenOf } from "../../../../../state/course/questions/exam/index.js";
import type { ExamWords } from "../../../../exam-words.js";
import { figure } from "../../../shared/answers.js";
import { model, vector } from "../terms.js";

/** "x₂ = 2x₁ − 3" */
const equation = ({ slope, offset }: Pick<GivenOf<"line">, "slope" | "offset">): string => {
  if (slope === null) return `x₁ = ${figure(offset)}`;
  const last = offset < 0 ? ` − ${figure(-offset)}` : ` + ${figure(offset)}`;
  if (slope === 0) return `x₂ = ${figure(offset)}`;
  const size = Math.abs(slope) === 1 ? "" : figure(Math.abs(slope));
  return `x₂ = ${slope < 0 ? "−" : ""}${size}x₁${last}`;
};

const side = ({ slope, above }: Pick<GivenOf<"line">, "slope" | "above">): string =>
  slope === null ? (above ? "to its right" : "to its left") : above ? "above it" : "below it";

export const line: ExamWords<"line"> = {
  ask: (given) =>
    given.asks === "weights"
      ? `Which weights and bias have the boundary ${equation(given)} and predict +1 ${side(given)}? Any that do are right.`
      : `The weights are ${model(given.weights, given.bias)}. Write the boundary as x₂ = m · x₁ + c.`,
  hint: ({ asks }) =>
    asks === "weights"
      ? "On the boundary the score is 0. Bring everything to one side of the equation: which sign must the other side have where the prediction is +1?"
      : "Which score do the points of the boundary have? Write that as an equation, and leave x₂ alone on one side.",
  parts: ({ asks }) => (asks === "weights" ? ["w₁", "w₂", "b"] : ["m", "c"]),
  said: {
    weightsRight: ({ usual, weights, bias }) =>
      usual
        ? "Right, and so is every positive multiple: the score changes its size, but not its sign."
        : `Right: these are a positive multiple of ${model(weights, bias)}, so every score has the same sign.`,
    noLine: () => "With w₁ and w₂ both 0 every point has the same score, and there is no boundary.",
    otherSide: () => "That is the same line, but its positive side is the other one: all three signs are turned.",
    biasSign: () =>
      "The direction of the line is right, but it is on the other side of the origin: check the sign of b.",
    swapped: () => "Those two weights are in the wrong places: w₁ goes with x₁, and w₂ with x₂.",
    offLine: ({ place, score }) =>
      `The point ${vector(place)} is on the line, so its score must be 0, but with your numbers it is ${figure(score)}.`,
    lineRight: (given) => `On ${equation(given)} the score is 0, and only there.`,
    slopeSign: () => "When w₁ · x₁ goes to the other side of the equation its sign changes: check the sign of m.",
    slopeUpsideDown: () => "That m is upside down: the number that you divide by is the weight of x₂.",
    slopeNotDivided: ({ second }) =>
      `Not yet divided: w₂ = ${figure(second)} is still in front of x₂, so divide the whole equation by it.`,
    slopeWrong: ({ second }) =>
      `The slope m is the weight of x₁ with its sign turned, divided by w₂ = ${figure(second)}.`,
    offsetSign: () => "The slope is right. When b goes to the other side of the equation, its sign changes too.",
    offsetWrong: ({ bias, second }) =>
      `The slope is right. At x₁ = 0 the equation says ${figure(second)} · x₂ + (${figure(bias)}) = 0: what is x₂ there?`,
  },
};
