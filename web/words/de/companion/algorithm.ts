import { formatCount } from "../../../state/document/notation/numbers.js";
import type { LineText } from "../../../state/io/algorithm/line.js";
import type { algorithm as english } from "../../en/companion/algorithm.js";
import { number } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import type { Sentences } from "../../sentences.js";

const lines: Sentences<LineText> = {
  formula: ({ formula }) => formula,
  start: ({ letters }) => `${letters} ← die Startgewichte`,
  eachClass: ({ formula }) => `für jede Klasse c: ${formula}`,
  eachEpoch: ({ most }) => `für jede Epoche, höchstens ${formatCount(most)}:`,
  eachExample: ({ pair }) => `für jedes Beispiel ${pair}:`,
  if: ({ condition }) => `falls ${condition}:`,
  otherwise: () => "sonst:",
  cases: ({ letter, first, more }) =>
    `${letter} ← ${[first, ...more].map(({ value, where }) => (where === null ? `sonst ${value}` : `${value}, falls ${where}`)).join(", ")}`,
  winner: () => "ŷ ← die Klasse mit dem höchsten a_c (bei Gleichstand die niedrigste)",
  keepVoter: ({ letters }) => `V ← V ∪ {(${letters}, n)}: die Gewichte mit ihrer Anzahl behalten`,
  firstPocket: ({ letters }) => `${letters} in die Tasche stecken`,
  intoPocket: ({ letters }) =>
    `falls das auf allen Beispielen die wenigsten Fehler bisher sind: ${letters} in die Tasche stecken`,
  nothingCollected: () => "falls M leer ist: anhalten",
  shortStep: ({ tolerance }) => `falls das Update kürzer als ${number(tolerance)} ist: anhalten`,
  stopWithout: ({ what }) =>
    what === "mistake"
      ? "falls die Epoche keinen Fehler hatte: anhalten"
      : "falls die Epoche kein Update hatte: anhalten",
  returns: ({ what }) => `Ergebnis: ${what}`,
  returnsVoters: ({ letters }) => `Ergebnis: V, dazu (${letters}, n)`,
  predicts: ({ what }) => `Vorhersage: das Vorzeichen von ${what}`,
  predictsWinner: () => "Vorhersage: die Klasse mit dem höchsten Score",
  predictsByVote: () => "Vorhersage: Jeder Gewichtsvektor in V stimmt n-mal ab",
};

export const algorithm: Translation<typeof english> = {
  lines,
  label: (learner) => `${learner} als Algorithmus`,
  writtenAs: "Geschrieben als",
  forms: { "plus-minus": "y = ±1", "zero-one": "y = 0, 1", weight: "Bias als w₀", python: "Python" },
  atStart: "Noch ist kein Beispiel an die Reihe gekommen. Geh einen Schritt weiter und sieh, welche Zeilen laufen.",
  marked: "▸ steht vor den Zeilen, die im gezeigten Schritt gelaufen sind. Daneben stehen seine Zahlen.",
  ran: "gelaufen",
  notTrained: {
    "nearest-neighbours":
      "Nächste Nachbarn werden nicht schrittweise trainiert: Sie behalten alle Beispiele und vergleichen erst bei der Vorhersage.",
    "decision-tree":
      "Ein Entscheidungsbaum wird nicht schrittweise trainiert: Er sieht für jede Teilung alle Beispiele auf einmal an.",
  },
  aboutProgram:
    "Ein vollständiges Programm: Es braucht Python 3, keine Pakete, und macht dieselben Schritte, Fehler und Gewichte.",
  moreRows: (rows) =>
    rows === 1 ? "noch 1 Zeile, die in der Kopie steht" : `noch ${formatCount(rows)} Zeilen, die in der Kopie stehen`,
};
