import type { margin as english, FeatureSpace } from "../../en/companion/margin.js";
import { separability } from "../../generated/de/separability.js";
import { count, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { separatorDative, separatorNoun, updates } from "../nouns.js";

const percent = (share: number): string => `${Math.floor(100 * share)}\u202f%`;

const inSpace = (space: FeatureSpace): string => {
  if (space === "scaled") return "im Raum der skalierten Merkmale";
  return space === 1 ? "im Raum des einen Merkmals" : `im Raum der ${count(space)} Merkmale`;
};

export const margin: Translation<typeof english> = {
  choice: "Rand, Beweis oder Änderungen",
  choices: { margin: "Rand", angle: "Beweis: Winkel", distance: "Beweis: Abstand", tighten: "Verengen" },

  analysing: (share) => `Analyse: ${percent(share)}`,
  stale: (share) => `Das ist der Stand vor der letzten Änderung. Analyse: ${percent(share)}`,
  undecided: [
    "Zu knapp, um es zu entscheiden.",
    "Die Lücke oder Überlappung ist so klein, dass ein Beweis zu lange dauern würde.",
  ],
  separable: (separator) => [
    "Linear trennbar.",
    `Mit diesen Merkmalen liegen alle positiven Beispiele auf der einen Seite einer ${separatorDative(separator)} und alle negativen auf der anderen.`,
  ],
  inseparable: (separator) => [
    "Nicht linear trennbar.",
    `Mit diesen Merkmalen gibt es keine ${separatorNoun(separator)}, die alle positiven Beispiele auf der einen Seite hat und alle negativen auf der anderen.`,
  ],

  showMargin: (separator) => `Die ${separatorNoun(separator)} mit maximalem Rand auf der Zeichenfläche zeigen`,
  showWhy: "Auf der Zeichenfläche zeigen, warum",
  marginElsewhere: (separator, space) =>
    `Die ${separatorNoun(separator)} mit maximalem Rand passt nicht auf die Zeichenfläche: Sie liegt ${inSpace(space)}.`,
  whyElsewhere: (space) => `Diese Punkte passen nicht auf die Zeichenfläche: Sie liegen ${inSpace(space)}.`,

  geometricMargin: "Geometrischer Rand {rho}",
  geometricHint: (separator, nearest) => {
    const noun = separatorNoun(separator);
    const margin = `So weit ist die ${noun} mit maximalem Rand von den nächsten Beispielen entfernt, im Merkmalsraum gemessen. Keine andere ${noun} hat einen größeren Rand.`;
    const who = plural(nearest, {
      one: `# Beispiel liegt so nah, und es allein bestimmt, wo die ${noun} liegt.`,
      other: `# Beispiele liegen so nah, und sie allein bestimmen, wo die ${noun} liegt.`,
    });
    return `${margin} ${who}`;
  },
  radius: "Radius {R}",
  radiusHint: "Die Länge des längsten {example}.",
  boundMargin: "Rand für die Schranke {gamma}",
  boundMarginHint:
    "Der größte Rand, den {weights} mit Länge 1 haben kann. Der Bias zählt dabei als Gewicht eines Merkmals, das immer 1 ist. Die Schranke teilt durch {gamma}, nicht durch {rho}.",
  boundMarginUnbiased: "Der größte Rand, den {weights} mit Länge 1 haben kann. Ohne Bias ist er {rho}.",
  bound: "Schranke {formula}",

  theorem: "Mit Startgewichten 0 macht kein Lauf des Perzeptrons mehr Updates, egal in welcher Reihenfolge.",
  atMost: (bound) => `Höchstens ${updates(bound)}.`,
  made: (made, bound) => `${count(made)} von höchstens ${updates(bound)}.`,
  otherRule: "Die Schranke gilt hier nicht: Das gewählte Verfahren ändert seine Gewichte nach einer anderen Regel.",
  otherStart: "Die Schranke gilt hier nicht: Dieser Lauf fängt nicht mit Gewichten 0 an.",

  weights: "Gewichte, die trennen",
  maximumMargin: "maximaler Rand",
  ofBound: "zur Schranke",
  bias: "Bias {b}",
  copyMaximumMargin: "Gewichte mit maximalem Rand",
  copyOfBound: "Gewichte zur Schranke",

  witness: {
    atOrigin: "Ein Mittelwert im Ursprung",
    samePoint: "Zwei Mittelwerte im selben Punkt",
    sameDirection: "Zwei Mittelwerte in derselben Richtung",
  },
  averages: "Die Mittelwerte, zum Nachrechnen",
  example: "Beispiel",
  weight: "Gewicht",
  positive: "positive",
  negative: "negative",
  everyAverage: (separator) =>
    `Angenommen, eine ${separatorNoun(separator)} trennt die positiven Beispiele von den negativen. Dann liegt auch jeder gewichtete Mittelwert einer Klasse auf der Seite dieser Klasse.`,
  averageAtOrigin: (why) => `Das geht hier nicht: ${separability.reason({ why })}, und der liegt auf keiner Seite.`,
  sameExample: (why) =>
    `Das geht hier nicht: ${separability.reason({ why })}, und der kann nicht auf beiden Seiten liegen.`,
  sameAverage: (why) =>
    `Das geht hier nicht: ${separability.reason({ why })}. Ein Punkt ist also Mittelwert beider Klassen, und er kann nicht auf beiden Seiten liegen.`,
  sameDirection: (why, factor) =>
    `Das geht hier nicht: ${separability.reason({ why })}. Der Mittelwert der positiven ist ${factor} mal der Mittelwert der negativen, also liegen beide auf derselben Seite.`,
};
