import type { ExamWords } from "../../../../exam-words.js";
import { figure, numbered, signed } from "../../../shared/answers.js";
import { model } from "../terms.js";

export const margin: ExamWords<"margin"> = {
  ask: ({ weights, bias }) =>
    `Eine Gerade hat ${model(weights, bias)}. Wie groß sind ihr funktionaler und ihr geometrischer Rand auf diesen Beispielen?`,
  hint: () =>
    "Jedes Beispiel hat seinen eigenen Rand, und der Rand auf allen zusammen ist der kleinste davon. Welcher der beiden ändert sich, wenn du w und b verdoppelst?",
  parts: () => ["funktional", "geometrisch"],
  said: {
    right: ({ example, label, score, functional, length, geometric }) =>
      `Am kleinsten ist er bei ${numbered(example)}: Das Label ${signed(label)} mal der Score ${figure(score)} ist ${figure(functional)}. Geteilt durch die Länge von w, also ${figure(length)}, ist das ${figure(geometric)}.`,
    notSmallest: ({ given, example }) =>
      `Der funktionale Rand von ${numbered(example)} ist ${figure(given)}, aber ein anderes Beispiel hat einen kleineren.`,
    labelForgotten: ({ example, label, score }) =>
      `Der Score von ${numbered(example)} ist ${figure(score)}, und das Label ist ${signed(label)}: Multipliziere die beiden.`,
    functionalWrong: ({ example, label, score, functional }) =>
      `Zum Vergleich: ${numbered(example)} hat den Score ${figure(score)}, und mal dem Label ${signed(label)} ist das ${figure(functional)}. Der funktionale Rand ist das kleinste dieser Produkte.`,
    notDivided: () =>
      "Der funktionale Rand stimmt, aber der geometrische ist ein Abstand: der funktionale Rand, geteilt durch die Länge von w.",
    biasInLength: ({ length }) =>
      `Für den Abstand von der Geraden teilst du durch die Länge von w allein, ohne b: Sie ist ${figure(length)}.`,
    divided: ({ functional, length }) =>
      `Der funktionale Rand ist ${figure(functional)}, wie du sagst. Die Länge von w ist ${figure(length)}: Teile durch sie, dann hast du den Abstand.`,
  },
};
