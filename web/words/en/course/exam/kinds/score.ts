import type { ExamWords } from "../../../../exam-words.js";
import { figure, numbered } from "../../../shared/answers.js";
import { model, vector } from "../terms.js";

export const score: ExamWords<"score"> = {
  ask: ({ weights, bias, scored }) =>
    `A neuron has ${model(weights, bias)}. What scores does it give ${scored.map(({ example, x }) => `${numbered(example)}, ${vector(x)}`).join(", and ")}?`,
  hint: () => "How many products does a score have, and what is added to them?",
  parts: ({ scored }) => scored.map(({ example }) => numbered(example)),
  said: {
    right: ({ scored }) =>
      scored
        .map(({ example, score: value }) =>
          value > 0
            ? `The score of ${numbered(example)}, ${figure(value)}, is above 0: positive.`
            : `The score of ${numbered(example)}, ${figure(value)}, is below 0: negative.`,
        )
        .join(" "),
    biasForgotten: ({ example, products, bias }) =>
      `The products of ${numbered(example)} add up to ${figure(products)}, as you say. The bias ${figure(bias)} is missing.`,
    biasSubtracted: ({ example, products, bias }) =>
      `The products of ${numbered(example)} add up to ${figure(products)}. The bias ${figure(bias)} is added to them with its sign.`,
    otherExample: ({ example, other }) =>
      `That is the score of ${numbered(other)}. The field is for ${numbered(example)}.`,
    wrong: ({ example, x }) =>
      `For ${numbered(example)}, ${vector(x)}: multiply each feature by its own weight, add the two products with their signs, and then the bias.`,
  },
};
