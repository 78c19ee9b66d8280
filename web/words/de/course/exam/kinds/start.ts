import type { ExamWords } from "../../../../exam-words.js";
import { plural } from "../../../../grammar/de.js";
import { updates as updatesCount } from "../../../nouns.js";
import { figure, numbered, signed } from "../../../shared/answers.js";

export const start: ExamWords<"start"> = {
  ask: ({ first, order }) =>
    `Ein Lauf mit Startgewichten 0, mit einem Gleichstand als Fehler, beginnt bei ${numbered(first)} und geht reihum: ${order.map(figure).join(", ")} und von vorn, bis er konvergiert. Wie viele Updates gibt es? Nenn die Beispiele, bei denen sie gemacht werden, der Reihe nach.`,
  hint: () =>
    "Schreib für jeden Schritt eine Zeile: den Score, ob es ein Fehler ist und die Gewichte danach. Woran merkst du, dass du aufhören kannst?",
  parts: () => [],
  said: {
    right: ({ updates, last }) =>
      `${updatesCount(updates)}, das letzte bei ${numbered(last)}. Danach ist eine ganze Epoche ohne Fehler.`,
    fromOne: ({ first }) => `Das ist der Lauf ab ${numbered(1)}, aber dieser beginnt bei ${numbered(first)}.`,
    withoutBias: () => "Das ist der Lauf ohne Bias. Hier ändert sich auch b mit jedem Update und gehört zum Score.",
    firstEpochOnly: ({ given }) =>
      `So weit stimmt es: ${updatesCount(given)} in der ersten Epoche. Aber der Lauf geht weiter, bis eine Epoche keinen Fehler hat.`,
    unfinished: ({ given }) =>
      plural(given, {
        one: "Das erste stimmt, aber danach gibt es noch mehr Fehler.",
        other: "Die ersten # stimmen, aber danach gibt es noch mehr Fehler.",
      }),
    tooLong: ({ updates }) =>
      plural(updates, {
        one: "Das erste stimmt. Danach ist nichts mehr ein Fehler.",
        other: "Die ersten # stimmen. Danach ist nichts mehr ein Fehler.",
      }),
    noExample: ({ given, examples }) =>
      `Es gibt kein Beispiel ${figure(given)}: Sie haben die Nummern 1 bis ${figure(examples)}.`,
    otherExample: ({ at, given, example, score, label }) =>
      `Update ${figure(at)} ist nicht bei ${numbered(given)}: Wenn ${numbered(example)} an die Reihe kommt, ist der Score ${figure(score)} und das Label ${signed(label)}, also ist das vorher ein Fehler.`,
  },
};
