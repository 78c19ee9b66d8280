import type { ExamWords } from "../../../../exam-words.js";
import { mistakes as mistakesCount } from "../../../counted.js";
import { figure } from "../../visits.js";

const known = (radius: number, margin: number): string =>
  `Kein Beispiel ist weiter als R = ${figure(radius)} vom Ursprung weg, und ein Einheitsvektor trennt sie alle mit dem Rand γ = ${figure(margin)}. Es gibt keinen Bias, und w beginnt bei 0.`;

export const bound: ExamWords<"bound"> = {
  ask: ({ asks, radius, margin, count }) =>
    asks === "most"
      ? `${known(radius, margin)} Wie viele Fehler erlaubt der Konvergenzsatz höchstens?`
      : `${known(radius, margin)} Kann das Perzeptron ${mistakesCount(count)} machen?`,
  hint: () =>
    "Wie kommen R und γ im Satz zusammen? Überleg, was mit der Schranke passiert, wenn alle Beispiele doppelt so weit außen liegen und sich γ mit ihnen verdoppelt.",
  parts: ({ asks, options }) =>
    asks === "most"
      ? ["Fehler ≤"]
      : options.map(
          (option) =>
            ({
              "ruled-out": "Nein, so viele schließt der Satz aus.",
              allowed: "Der Satz schließt es nicht aus.",
              reached: "Ja, es macht genau so viele.",
              unknown: "Das hängt von der Anzahl der Beispiele ab.",
            })[option],
        ),
  said: {
    right: ({ radius, margin, bound, most, mistakes }) => {
      const whole = bound === most ? "" : ` Fehler sind ganze Zahlen, also höchstens ${figure(most)}.`;
      return `(R/γ)² = (${figure(radius)}/${figure(margin)})² = ${figure(bound)}.${whole} Auf diesen Beispielen macht es in ihrer Reihenfolge ${mistakesCount(mistakes)}.`;
    },
    notSquared: ({ ratio }) => `R/γ ist ${figure(ratio)}, aber im Satz steht das Quadrat davon.`,
    upsideDown: () =>
      "Das ist (γ/R)². Ein größerer Rand macht die Aufgabe leichter, also gehört γ unter den Bruchstrich.",
    notWhole: ({ bound }) => `(R/γ)² ist ${figure(bound)}, aber Fehler sind ganze Zahlen: Wie viele sind es höchstens?`,
    roundedUp: ({ bound }) => `So viele wären mehr als (R/γ)² = ${figure(bound)}.`,
    most: ({ radius, margin, ratio }) =>
      `Die Schranke ist (R/γ)². Hier ist R/γ gleich ${figure(radius)}/${figure(margin)} = ${figure(ratio)}.`,
    "ruled-out": ({ count, bound, right }) =>
      right
        ? `Richtig: (R/γ)² = ${figure(bound)}, und ${figure(count)} ist mehr. Keine Reihenfolge kann daran etwas ändern.`
        : `Das ist nicht ausgeschlossen: (R/γ)² = ${figure(bound)}, und ${figure(count)} ist nicht mehr als das.`,
    allowed: ({ count, bound, mistakes, right }) =>
      right
        ? `Richtig: ${figure(count)} ist nicht mehr als (R/γ)² = ${figure(bound)}. Das ist eine Schranke und keine Vorhersage: In ihrer Reihenfolge gibt es auf diesen Beispielen ${mistakesCount(mistakes)}.`
        : `Doch: (R/γ)² = ${figure(bound)}, und ${figure(count)} ist mehr als das.`,
    reached: ({ bound, mistakes }) =>
      `(R/γ)² = ${figure(bound)} sagt nur, wie viele es höchstens sind. Auf diesen Beispielen sind es in ihrer Reihenfolge ${figure(mistakes)}.`,
    unknown: ({ bound }) =>
      `Die Anzahl der Beispiele kommt im Satz nicht vor: (R/γ)² = ${figure(bound)} gilt für zehn Beispiele und für eine Million.`,
  },
};
