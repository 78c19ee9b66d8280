import type { aboutWeights as aboutWeightsEnglish, meanings as meaningsEnglish } from "../../en/story/about-weights.js";
import { count, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { exampleName } from "../nouns.js";

export const meanings: Translation<typeof meaningsEnglish> = {
  heading: "Was die Buchstaben bedeuten",
  terms: {
    example: "Beispiel",
    feature: "Merkmal",
    label: "Label",
    weight: "Gewichte",
    bias: "Bias",
    threshold: "Schwellenwert",
    score: "Score",
    tie: "Gleichstand",
    prediction: "Vorhersage",
    residual: "Residuum",
    product: "Skalarprodukt",
    length: "Länge",
    rate: "Lernrate",
    visit: "Schritt",
    radius: "Radius",
    margin: "Rand für die Schranke",
    geometric: "geometrischer Rand",
  },
};

export const aboutWeights: Translation<typeof aboutWeightsEnglish> = {
  sum: (example, selected) =>
    selected
      ? `${exampleName(example)} ist ausgewählt. Die Beiträge ergeben zusammen seinen Score:`
      : `Bei ${exampleName(example)} ergeben die Beiträge zusammen den Score:`,
  sumLabel: "Die Beiträge und ihre Summe",
  ofClass: "Gewichte der Klasse",
  length: "Länge",
  sameBoundary: "Streck oder stauch die Gewichte und den Bias zusammen: Die Grenze bleibt dieselbe.",
  sensitivity: "Empfindlichkeit",
  sensitivityLabel: "Wie sich der Score mit jedem Merkmal ändert",
  largestFirst: "Größte zuerst",
  fullPrecision: "Alle Stellen",
  copy: "Kopieren",
  copyName: { weights: "Gewichte kopieren", counts: "Zähler kopieren" },
  copied: "Kopiert.",
  byHand: "Die Zwischenablage ist hier nicht erreichbar. Kopiere stattdessen diesen Text:",

  scale: "Länge der gezeigten Gewichte",
  twice: "× 2",
  twiceName: "× 2: doppelt so lang",
  half: "× ½",
  halfName: "× ½: halb so lang",
  asTrained: "wie trainiert",
  times: (factor) => (factor < 1 ? `1/${count(1 / factor)} × trainiert` : `${count(factor)} × trainiert`),
  unit: "Länge 1",
  noDirection: "Alle Gewichte sind 0, also gibt es noch keine Richtung.",
  trained: "trainiert",
  shown: "gezeigt",
  rows: {
    length: "Länge",
    functional: "funktionaler Rand",
    geometric: "geometrischer Rand",
    boundary: "Grenze, Abstand zu 0:",
  },
  effect:
    "Jeder Score wird mit derselben positiven Zahl multipliziert. Deshalb ändert sich kein Vorzeichen, und die Grenze bewegt sich nicht.",
  marginsOf: (example) => `Die Ränder sind die von ${exampleName(example)}.`,

  slopes: (scaled) =>
    scaled
      ? "Das Gewicht eines Merkmals sagt, um wie viel sich der Score ändert, wenn das skalierte Merkmal um 1 wächst. Das ist bei jedem Beispiel gleich."
      : "Das Gewicht eines Merkmals sagt, um wie viel sich der Score ändert, wenn das Merkmal um 1 wächst. Das ist bei jedem Beispiel gleich.",
  rises: (weight) => ["Am stärksten steigt der Score mit ", ` (${weight}).`],
  falls: (weight) => ["Am stärksten sinkt der Score mit ", ` (${weight}).`],
  flat: "Zurzeit ändert kein Merkmal den Score: Alle Gewichte sind 0.",
  byExample: (example, scaled) => {
    const why = "Wegen der Produkte hängt es vom Beispiel ab, wie stark ein Grundmerkmal den Score ändert.";
    if (example === null) return scaled ? `${why} Die Merkmale sind skaliert.` : why;
    return scaled
      ? `${why} Bei ${exampleName(example)}, mit skalierten Merkmalen:`
      : `${why} Bei ${exampleName(example)}:`;
  },
  less: (features) =>
    plural(features, {
      one: "# weiteres Merkmal ändert ihn weniger.",
      other: "# weitere Merkmale ändern ihn weniger.",
    }),
  isWord: (word) => ` ist „${word}“.`,
};
