import type { ExamWords } from "../../../../exam-words.js";
import { list } from "../../../../grammar/en.js";
import { figure, numbered, signed } from "../../../shared/answers.js";
import { vector } from "../terms.js";

const powers: Readonly<Record<number, string>> = { 2: "²", 3: "³" };

export const kernel: ExamWords<"kernel"> = {
  ask: ({ degree, offset, examples, place }) => {
    const counts = list(
      examples.flatMap(({ alpha }, k) => (alpha > 0 ? [`α = ${figure(alpha)} for ${numbered(k + 1)}`] : [])),
    );
    const inside = offset === 0 ? "x·z" : `${figure(offset)} + x·z`;
    return `A kernel perceptron with K(x, z) = (${inside})${powers[degree] ?? ""} has ${counts}, and 0 for the others. What does it score at x = ${vector(place)}?`;
  },
  hint: () =>
    "Only examples that were mistakes have a say. Each has a size, a direction and a weight: which of K, y and α is which?",
  parts: () => ["a"],
  said: {
    right: ({ score }) =>
      `The terms α · y · K add up to ${figure(score)}, so the prediction is ${signed(Math.sign(score))}. No weight was needed.`,
    labelsForgotten: () =>
      "Those are the kernels times α. The labels are missing: a negative example pulls the score down.",
    countsForgotten: () => "Every example has its say as often as it was a mistake: multiply its kernel by its α.",
    notRaised: ({ degree }) =>
      `That is the sum with a linear kernel: raise each bracket to the power ${figure(degree)} before you add.`,
    offsetForgotten: ({ offset }) =>
      `The ${figure(offset)} in the bracket is missing: add it before you raise to the power.`,
    term: ({ example, dot, kernel: value, alpha: count, label }) =>
      `Compare one term: for ${numbered(example)} the dot product is ${figure(dot)} and the kernel ${figure(value)}, with α = ${figure(count)} and the label ${signed(label)}. Add all such products.`,
  },
};
