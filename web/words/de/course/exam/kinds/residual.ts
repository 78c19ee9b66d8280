import type { ExamWords } from "../../../../exam-words.js";
import { figure } from "../../../shared/answers.js";
import { model, vector } from "../terms.js";

export const residual: ExamWords<"residual"> = {
  ask: ({ weights, bias, place, label }) =>
    `Labels sind 0 und 1, Antworten auch: q = 1 bei einem Score größer als 0, sonst 0. Ein Neuron hat ${model(weights, bias)}. An der Reihe ist x = ${vector(place)} mit dem Label ${figure(label)}. Wie groß ist das Residuum e, und wie groß sind danach die Gewichte?`,
  hint: () =>
    "Wie groß ist der Score, und welche Antwort folgt daraus? Was kommt im Residuum zuerst, Label oder Antwort?",
  parts: () => ["e", "w₁", "w₂", "b"],
  said: {
    right: ({ residual: e, answer, label }) =>
      e === 0
        ? `Die Antwort ${figure(answer)} ist das Label, also ist e gleich 0, und nichts ändert sich.`
        : e > 0
          ? `Label ${figure(label)}, Antwort ${figure(answer)}: ein falsch negatives Beispiel. Sein Residuum ist 1, also wird es addiert.`
          : `Label ${figure(label)}, Antwort ${figure(answer)}: ein falsch positives Beispiel. Sein Residuum ist −1, also wird es abgezogen.`,
    answerFirst: () => "Das ist Antwort minus Label. Das Residuum ist Label minus Antwort.",
    ofScore: ({ score, answer }) =>
      `Das ist das Label minus den Score. Zuerst wird aus dem Score ${figure(score)} eine Antwort: q = ${figure(answer)}.`,
    twice: () => "Das ist eine Differenz von −1 und +1. Hier sind Label und Antwort 0 oder 1.",
    residualWrong: ({ score }) =>
      score > 0
        ? `Der Score ist ${figure(score)}, also größer als 0. Was antwortet das Neuron, und was ist Label minus Antwort?`
        : score < 0
          ? `Der Score ist ${figure(score)}, also kleiner als 0. Was antwortet das Neuron, und was ist Label minus Antwort?`
          : "Der Score ist 0. Was antwortet das Neuron, und was ist Label minus Antwort?",
    stays: () => "Das Residuum ist 0, wie du sagst. Also kommt 0-mal das Beispiel dazu: Die Gewichte bleiben gleich.",
    leftAsBefore: ({ residual: e }) =>
      `Das Residuum ist ${figure(e)}, wie du sagst, aber das sind die Gewichte von vorher. Was kommt zu ihnen dazu?`,
    wrongWay: ({ residual: e }) =>
      e > 0
        ? "Der Score ist zu niedrig, und mit diesen Gewichten fällt er noch weiter. Das Beispiel wird addiert."
        : "Der Score ist zu hoch, und mit diesen Gewichten wächst er noch weiter. Das Beispiel wird abgezogen.",
    biasKept: ({ residual: e }) =>
      `Die Gewichte stimmen. Auch der Bias ändert sich: Zu ihm kommt e = ${figure(e)} dazu.`,
    weightsWrong: ({ residual: e, place }) =>
      `Das Residuum stimmt. Addiere ${figure(e)} mal ${vector(place)} zu den Gewichten, Zahl für Zahl, und ${figure(e)} zum Bias.`,
  },
};
