import type { ExamWords } from "../../../../exam-words.js";
import { mistakes as mistakesCount } from "../../../nouns.js";
import { figure } from "../../../shared/answers.js";

const known = (radius: number, margin: number): string =>
  `Kein Beispiel ist weiter als R = ${figure(radius)} vom Ursprung weg, und ein Einheitsvektor trennt sie alle mit dem Rand γ = ${figure(margin)}. Es gibt keinen Bias, und w beginnt bei 0.`;

export const bound: ExamWords<"bound"> = {
  ask: ({ asks, radius, margin, count }) =>
    asks === "most"
      ? `${known(radius, margin)} Wie viele Fehler erlaubt der Konvergenzsatz höchstens?`
      : asks === "or-more"
        ? `${known(radius, margin)} Was sagt der Konvergenzsatz über ${mistakesCount(count)} oder mehr?`
        : `${known(radius, margin)} Was sagt der Konvergenzsatz über höchstens ${mistakesCount(count)}?`,
  hint: () =>
    "Wie kommen R und γ im Satz zusammen? Überleg, was mit der Schranke passiert, wenn alle Beispiele doppelt so weit außen liegen und sich γ mit ihnen verdoppelt.",
  parts: ({ asks, options }) =>
    asks === "most"
      ? ["Fehler ≤"]
      : options.map(
          (option) =>
            ({
              "ruled-out": "Er schließt das aus.",
              promised: "Er verspricht das.",
              open: "Er lässt das offen.",
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
    "ruled-out": ({ asks, count, bound, right }) =>
      right
        ? `Richtig: (R/γ)² = ${figure(bound)}, und ${figure(count)} ist mehr. Keine Reihenfolge kann daran etwas ändern.`
        : asks === "at-most"
          ? `Er schließt nur mehr als (R/γ)² = ${figure(bound)} aus, und nie, dass es wenige sind.`
          : `Das ist nicht ausgeschlossen: (R/γ)² = ${figure(bound)}, und ${figure(count)} ist nicht mehr als das.`,
    promised: ({ asks, count, most, bound, mistakes, right }) =>
      right
        ? `Richtig: (R/γ)² = ${figure(bound)}, also sind es nie mehr als ${figure(most)}, in keiner Reihenfolge.`
        : asks === "or-more"
          ? `Dass es viele sind, verspricht er nie. (R/γ)² = ${figure(bound)} sagt nur, wie viele es höchstens sind. Auf diesen Beispielen sind es in ihrer Reihenfolge ${figure(mistakes)}.`
          : `Er verspricht nur, dass es höchstens (R/γ)² = ${figure(bound)} sind, und ${figure(count)} ist weniger als das.`,
    open: ({ asks, count, bound, mistakes, right }) =>
      right
        ? `Richtig: Es sind höchstens (R/γ)² = ${figure(bound)}, und darunter sagt er nichts. Das ist eine Schranke und keine Vorhersage: In ihrer Reihenfolge gibt es auf diesen Beispielen ${mistakesCount(mistakes)}.`
        : asks === "or-more"
          ? `Er sagt etwas: (R/γ)² = ${figure(bound)}, und ${figure(count)} ist mehr als das.`
          : `Er sagt etwas: (R/γ)² = ${figure(bound)}, und mehr sind es nie.`,
  },
};
