import type { ExamWords } from "../../../../exam-words.js";
import { updates as updatesCount } from "../../../nouns.js";
import { figure } from "../../../shared/answers.js";
import { model } from "../terms.js";

const both = (updates: number, otherUpdates: number): string =>
  `Der erste Lauf macht ${updatesCount(updates)}, der zweite ${figure(otherUpdates)}`;

export const rate: ExamWords<"rate"> = {
  ask: ({ asks, rate: times, from, start, end, updates }) => {
    if (asks === "weights")
      return `Mit Startgewichten 0 macht ein Lauf mit η = 1 ${updatesCount(updates)} und endet mit ${model(end.weights, end.bias)}. Womit endet er bei η = ${figure(times)}?`;
    const runs = `Zwei Läufe gehen diese Beispiele in derselben Reihenfolge durch, einer mit η = 1, der andere mit η = ${figure(times)}.`;
    const known = {
      zero: "Beide haben Startgewichte 0.",
      elsewhere: `Beide beginnen bei ${model(start.weights, start.bias)}.`,
      scaled: `Der erste beginnt bei ${model(start.weights, start.bias)}, der zweite beim ${figure(times)}-Fachen davon.`,
      divided: `Beide haben Startgewichte 0, und am Ende werden beim zweiten alle Gewichte und der Bias durch ${figure(times)} geteilt.`,
    }[from];
    return `${runs} ${known} Was lässt sich über den zweiten sagen?`;
  },
  hint: () =>
    "Schreib die Gewichte beider Läufe nach zwei Updates als Summen. Welche Teile einer Summe multipliziert η, und was macht das mit dem Vorzeichen eines Scores?",
  parts: ({ asks, rate: times, options }) =>
    asks === "weights"
      ? ["w₁", "w₂", "b"]
      : options.map(
          (option) =>
            ({
              scales: `Dieselben Fehler, und die Gewichte ${figure(times)}-mal so groß.`,
              differs: "Andere Fehler, weil der Start nicht mitwächst.",
              same: "Dieselben Fehler, und dieselben Gewichte.",
            })[option],
        ),
  said: {
    right: ({ rate: times, updates }) =>
      `Mit Startgewichten 0 sind die Gewichte eine Summe von Updates, jedes mal ${figure(times)}. Kein Score wechselt sein Vorzeichen, also gibt es wieder ${updatesCount(updates)}.`,
    unchanged: ({ rate: times }) => `Die Fehler sind dieselben, aber jedes Update wird ${figure(times)}-mal addiert.`,
    biasUnchanged: ({ rate: times }) =>
      `Der Bias ist ein Gewicht wie die anderen: Auch er wird mit ${figure(times)} multipliziert.`,
    divided: ({ rate: times }) => `Das ist durch ${figure(times)} geteilt, aber η multipliziert jedes Update.`,
    notTimes: ({ rate: times, given, before, bias }) =>
      bias
        ? `Der Bias ist nicht ${figure(given)}: Mit η = 1 ist er ${figure(before)}, und alle Updates sind jetzt ${figure(times)}-mal so groß.`
        : `Dieses Gewicht ist nicht ${figure(given)}: Mit η = 1 ist es ${figure(before)}, und alle Updates sind jetzt ${figure(times)}-mal so groß.`,
    scales: ({ right, from, rate: times, updates, otherUpdates }) => {
      if (from === "divided") return `Das wären sie, aber am Ende werden sie durch ${figure(times)} geteilt.`;
      if (!right)
        return `Mit Startgewichten 0 wäre das so. Hier ist der Start nicht ${figure(times)}-mal so groß. ${both(updates, otherUpdates)}, und nicht alle in denselben Schritten.`;
      return from === "zero"
        ? `Alle Gewichte sind Summen von Updates, also sind sie alle ${figure(times)}-mal so groß, und kein Score wechselt sein Vorzeichen: ${updatesCount(updates)} in beiden Läufen.`
        : `Der Start und alle Updates sind ${figure(times)}-mal so groß, also wechselt kein Score sein Vorzeichen: ${updatesCount(updates)} in beiden Läufen.`;
    },
    differs: ({ right, from, updates, otherUpdates }) => {
      if (right)
        return `Neben den Updates zählt der Start jetzt mehr oder weniger, also wechseln Scores ihr Vorzeichen. ${both(updates, otherUpdates)}, und nicht alle in denselben Schritten.`;
      return from !== "scaled"
        ? `Der Start ist 0, und 0 ist in jedem Maßstab gleich. ${both(updates, otherUpdates)}.`
        : `Hier wächst der Start mit. ${both(updates, otherUpdates)}.`;
    },
    same: ({ right, rate: times }) =>
      right
        ? `Jedes Update ist ${figure(times)}-mal so groß, also wechselt kein Score sein Vorzeichen. Durch ${figure(times)} geteilt sind es die Gewichte des ersten Laufs.`
        : `Jedes Update ist ${figure(times)}-mal so groß, also wären die Gewichte auch mit denselben Fehlern nicht dieselben.`,
  },
};
