import type { ExamWords } from "../../../../exam-words.js";
import { figure, numbered, signed } from "../../../shared/answers.js";

const written = (order: readonly number[]): string => order.map(figure).join(", ");

export const orders: ExamWords<"orders"> = {
  ask: ({ orders: [blocks, mixed] }) =>
    [
      "Ein Lauf hat Startgewichte 0 und zählt einen Gleichstand als Fehler. Wie viele Updates hat seine erste Epoche in jeder dieser Reihenfolgen?",
      `Label für Label: ${written(blocks.order)}`,
      `Labels abwechselnd: ${written(mixed.order)}`,
    ].join("\n"),
  hint: () =>
    "Die Beispiele sind dieselben: Woher kommt also der Unterschied? Schreib die Gewichte nach jedem Update auf und frag dich, welche späteren Scores sie ändern.",
  parts: ({ orders }) => orders.map((one) => written(one.order)),
  said: {
    right: ({ updates: [blocks, mixed] }) =>
      blocks < mixed
        ? "Label für Label sind es hier weniger: Zwischen zwei Beispielen mit demselben Label gibt es wenig zu verbessern. Es kommt darauf an, wo die Gerade nach einer ganzen Epoche liegt."
        : "Label für Label sind es hier mehr: Das zweite Label trifft auf Gewichte, die nur das erste kennen.",
    swapped: () => "Die beiden Zahlen stimmen, aber jede gehört zur anderen Reihenfolge.",
    same: () =>
      "Die Beispiele sind dieselben, die Zahlen aber nicht: Jedes Update ändert die Scores aller Schritte danach.",
    firstMissed: () =>
      "Es ist jeweils eines mehr. Beim ersten Schritt ist jeder Score 0, und ein Gleichstand ist hier ein Fehler.",
    impossible: ({ given, examples }) =>
      `${figure(given)} kann nicht sein: Eine Epoche hat ${figure(examples)} Schritte mit höchstens je einem Update.`,
    wrong: ({ order: of, example, score, label, mistake }) =>
      mistake
        ? `Sieh dir ${written(of)} noch einmal an. Im zweiten Schritt kommt ${numbered(example)}: Score ${figure(score)}, Label ${signed(label)}, also ein Fehler. Rechne mit den Gewichten danach weiter.`
        : `Sieh dir ${written(of)} noch einmal an. Im zweiten Schritt kommt ${numbered(example)}: Score ${figure(score)}, Label ${signed(label)}, also kein Fehler. Rechne mit denselben Gewichten weiter.`,
  },
};
