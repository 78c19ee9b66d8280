import type { ExamWords } from "../../../../exam-words.js";
import { figure, numbered } from "../../../shared/answers.js";
import { model, vector } from "../terms.js";

export const score: ExamWords<"score"> = {
  ask: ({ weights, bias, scored }) =>
    `Ein Neuron hat ${model(weights, bias)}. Welche Scores gibt es ${scored.map(({ example, x }) => `${numbered(example)}, ${vector(x)}`).join(", und ")}?`,
  hint: () => "Wie viele Produkte hat ein Score, und was kommt zu ihnen dazu?",
  parts: ({ scored }) => scored.map(({ example }) => numbered(example)),
  said: {
    right: ({ scored }) =>
      scored
        .map(({ example, score: value }) =>
          value > 0
            ? `Der Score von ${numbered(example)}, ${figure(value)}, ist größer als 0: positiv.`
            : `Der Score von ${numbered(example)}, ${figure(value)}, ist kleiner als 0: negativ.`,
        )
        .join(" "),
    biasForgotten: ({ example, products, bias }) =>
      `Die Produkte von ${numbered(example)} ergeben zusammen ${figure(products)}, wie du sagst. Der Bias ${figure(bias)} fehlt noch.`,
    biasSubtracted: ({ example, products, bias }) =>
      `Die Produkte von ${numbered(example)} ergeben zusammen ${figure(products)}. Der Bias ${figure(bias)} wird mit seinem Vorzeichen addiert.`,
    otherExample: ({ example, other }) =>
      `Das ist der Score von ${numbered(other)}. In dieses Feld gehört der von ${numbered(example)}.`,
    wrong: ({ example, x }) =>
      `Bei ${numbered(example)}, ${vector(x)}: Multipliziere jedes Merkmal mit seinem Gewicht, addiere beide Produkte mit ihren Vorzeichen und dann den Bias.`,
  },
};
