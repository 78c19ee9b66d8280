import type { ExamWords } from "../../../../exam-words.js";
import { list } from "../../../../grammar/de.js";
import { figure, numbered, signed } from "../../../shared/answers.js";
import { model, vector } from "../terms.js";

export const batch: ExamWords<"batch"> = {
  ask: ({ before }) =>
    `Das Batch-Perzeptron hat ${model(before.weights, before.bias)}, seine Lernrate ist 1, und ein Gleichstand ist ein Fehler. Wie groß sind die Gewichte nach einem Update mit den Beispielen der Tabelle?`,
  hint: () =>
    "Mit welchen Gewichten werden alle vier Scores berechnet? Welche Beispiele kommen dazu, und mit welchem Vorzeichen?",
  parts: () => ["w₁", "w₂", "b"],
  said: {
    right: ({ mistakes }) =>
      `Die alten Gewichte klassifizieren ${list(mistakes.map(numbered))} falsch. Jedes davon kommt mal sein Label dazu, alle auf einmal.`,
    leftAsBefore: ({ mistakes }) =>
      `Das sind die alten Gewichte, aber sie klassifizieren ${figure(mistakes)} der vier falsch.`,
    oneByOne: () =>
      "Das ist das Perzeptron, das bei jedem Schritt ein Update machen kann. Das Batch-Perzeptron berechnet alle Scores mit denselben Gewichten und macht dann ein einziges Update.",
    all: () => "Das addiert jedes Beispiel. Die schon auf der richtigen Seite liegen, bleiben weg.",
    unlabelled: () =>
      "Das addiert die falsch klassifizierten Beispiele ohne ihre Labels. Eines mit dem Label −1 wird abgezogen.",
    biasOnce: () => "Die Gewichte stimmen. Zum Bias kommt das Label von jedem Fehler dazu, nicht nur von einem.",
    onlyOne: ({ example }) =>
      `Das addiert nur ${numbered(example)}, aber es ist nicht das einzige, das falsch klassifiziert ist.`,
    biasWrong: ({ mistakes }) =>
      `Die Gewichte stimmen. Zum Bias kommen die Labels aller ${figure(mistakes)} Fehler dazu.`,
    wrong: ({ example, place, label, score }) =>
      `Fang mit ${numbered(example)} an: Der Score ist ${figure(score)} und das Label ${signed(label)}, also ist sein Teil ${signed(label)} mal ${vector(place)}. Sieh dir die anderen drei genauso an.`,
  },
};
