import type { ExamWords } from "../../../../exam-words.js";
import { updates } from "../../../nouns.js";
import { figure } from "../../../shared/answers.js";
import { model } from "../terms.js";

/** Nach so vielen Epochen. */
const after = (epoch: number): string => (epoch === 0 ? "am Start" : `nach Epoche ${figure(epoch)}`);
const each = (count: number): string => (count === 1 ? "nach jeder Epoche" : `alle ${figure(count)} Epochen`);

export const cycle: ExamWords<"cycle"> = {
  ask: ({ asks, epochs: count }) => {
    const run =
      "Keine Gerade trennt diese Beispiele. Ein Lauf hat Startgewichte 0, zählt einen Gleichstand als Fehler und geht die Beispiele der Tabelle der Reihe nach durch, immer wieder.";
    return asks === "weights"
      ? `${run} Wie groß sind die Gewichte und der Bias nach ${figure(count)} Epochen?`
      : `${run} Wie viele Updates hat er nach ${figure(count)} Epochen gemacht?`;
  },
  hint: ({ asks }) =>
    asks === "weights"
      ? "Schreib nach jeder Epoche die Gewichte auf. Was folgt, sobald sie dieselben sind wie nach einer früheren?"
      : "Schreib nach jeder Epoche die Gewichte auf und wie viele Updates sie hatte. Was folgt, sobald die Gewichte dieselben sind wie nach einer früheren?",
  parts: ({ asks }) => (asks === "weights" ? ["w₁", "w₂", "b"] : ["Updates"]),
  said: {
    right: ({ first, again }) =>
      `Nach Epoche ${figure(again)} sind die Gewichte dieselben wie ${after(first)}. Auch die nächsten Schritte sind dieselben. Also kommen die Gewichte ${each(again - first)} wieder, und der Lauf hört nie auf.`,
    otherEpoch: ({ weights, bias, epoch, every, epochs }) =>
      `${model(weights, bias)} hat der Lauf ${after(epoch)}. Das kommt ${each(every)} wieder, aber nicht nach Epoche ${figure(epochs)}.`,
    before: ({ epoch }) =>
      epoch === 0
        ? "Das sind die Startgewichte, und die hat dieser Lauf nach keiner Epoche wieder. Was wiederkommt, sind spätere."
        : `Das sind die Gewichte nach Epoche ${figure(epoch)}, und die hat dieser Lauf nach keiner Epoche wieder. Was wiederkommt, sind spätere.`,
    within: ({ visit }) =>
      `Das sind die Gewichte nach Schritt ${figure(visit)}, mitten in einer Epoche. Gefragt ist nach dem Ende einer Epoche.`,
    bias: () =>
      "Die Gewichte stimmen. Der Bias steigt bei einem Fehler an einem positiven Beispiel um 1 und sinkt bei einem an einem negativen um 1.",
    wrong: ({ weights, bias }) =>
      `Rechne Epoche für Epoche weiter, bis die Gewichte wiederkommen. Nach der ersten ist ${model(weights, bias)}.`,
    updatesRight: ({ first, again, every }) =>
      `Nach Epoche ${figure(again)} sind die Gewichte dieselben wie ${after(first)}. Von da an macht der Lauf ${again - first === 1 ? "in jeder Epoche" : each(again - first)} ${updates(every)}, immer wieder.`,
    impossible: ({ most }) =>
      `Es ist eine ganze Zahl von 0 bis ${figure(most)}: Jeder Schritt macht höchstens ein Update.`,
    ended: () =>
      "Das sind weniger Updates als Epochen. Dann hätte eine Epoche keinen Fehler, und eine Gerade würde die Beispiele trennen.",
    likeFirst: ({ updates: first, epoch, other }) =>
      `Die erste Epoche hat ${updates(first)}, aber nicht jede ist wie die erste: Epoche ${figure(epoch)} hat ${figure(other)}.`,
    updatesWrong: ({ updates: first }) =>
      `Die erste Epoche hat ${updates(first)}. Zähl Epoche für Epoche weiter, bis die Gewichte wiederkommen. Von da an wiederholt sich alles.`,
  },
};
