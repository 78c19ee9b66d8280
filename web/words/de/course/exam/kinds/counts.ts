import type { ExamWords } from "../../../../exam-words.js";
import { list } from "../../../../grammar/de.js";
import { figure, numbered, signed } from "../../../shared/answers.js";
import { vector } from "../terms.js";

const all = (counts: readonly number[]): string =>
  list(counts.map((count, k) => `${figure(count)} bei ${numbered(k + 1)}`));

export const counts: ExamWords<"counts"> = {
  ask: ({ asks, counts: found, example }) => {
    const known = `Ein Lauf mit Startgewichten 0, mit η = 1 und einem Gleichstand als Fehler, hat diese Fehler gemacht: ${all(found)}.`;
    return asks === "weights"
      ? `${known} Wie groß sind jetzt w und b?`
      : asks === "first"
        ? `${known} Kann ${numbered(example)} als erstes an der Reihe gewesen sein?`
        : `${known} Kann ${numbered(example)} in jeder Epoche als letztes an der Reihe gewesen sein?`;
  },
  hint: ({ asks }) =>
    asks === "weights"
      ? "Was addiert ein einzelner Fehler bei einem Beispiel zu den Gewichten? Kommt es darauf an, wann er gemacht wurde?"
      : "Welcher Schritt ist sicher ein Fehler, egal mit welchem Beispiel? Was sagen die Anzahlen über die anderen?",
  parts: ({ asks, options }) =>
    asks === "weights"
      ? ["w₁", "w₂", "b"]
      : options.map(
          (option) =>
            ({
              yesCounted: "Ja: Es war schon ein Fehler.",
              yesOpen: "Ja: Die Anzahlen lassen das offen.",
              noNoMistake: "Nein: Es war noch nie ein Fehler.",
            })[option],
        ),
  said: {
    right: ({ terms }) =>
      `Jeder Fehler addiert sein Label mal sein Beispiel und zu b sein Label: ${figure(terms)} Terme insgesamt, in beliebiger Reihenfolge.`,
    unlabelled: () => "Das addiert jedes Beispiel. Die mit dem Label −1 werden abgezogen.",
    once: () => "Da kommt jedes Beispiel einmal vor, aber es wird so oft addiert, wie es ein Fehler war.",
    biasSum: ({ terms }) => `Es sind ${figure(terms)} Fehler, aber jeder addiert sein Label zum Bias: +1 oder −1.`,
    biasMissing: () =>
      "Die Gewichte stimmen. Der Bias ist die Summe der Labels, jedes so oft, wie es dort einen Fehler gab.",
    term: ({ example, count, label, place }) =>
      `Fang mit ${numbered(example)} an: Sein Teil ist ${figure(count)} mal ${signed(label)} mal ${vector(place)}. Addiere die Teile der anderen, Zahl für Zahl.`,
    yesCounted: ({ right, example, count }) =>
      right
        ? `Am Anfang ist jeder Score 0, und ein Gleichstand ist ein Fehler, also hat das erste eine Anzahl. Die von ${numbered(example)} ist ${figure(count)}.`
        : `Die Anzahl von ${numbered(example)} ist ${figure(count)}: Es war noch nie ein Fehler.`,
    yesOpen: ({ right, example, count }) =>
      right
        ? `Nur der erste Schritt ist sicher ein Fehler. Als letztes an der Reihe kann ${numbered(example)} jedes Mal richtig sein.`
        : `Eines verraten die Anzahlen: Am Anfang ist jeder Score 0, ein Gleichstand und damit ein Fehler. Das erste hat also eine Anzahl, und die von ${numbered(example)} ist ${figure(count)}.`,
    noNoMistake: ({ asks, right, example, count }) =>
      right
        ? `Am Anfang ist jeder Score 0, und ein Gleichstand ist ein Fehler. Das erste hat also eine Anzahl, aber die von ${numbered(example)} ist ${figure(count)}.`
        : asks === "last"
          ? "Als letztes muss es kein Fehler sein: Bis dahin können die Gewichte für dieses Beispiel stimmen."
          : `Die Anzahl von ${numbered(example)} ist ${figure(count)}, also war es schon ein Fehler.`,
  },
};
