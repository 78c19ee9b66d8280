import type { orders as english, Sequence } from "../../en/companion/orders.js";
import type { Label } from "../../en/nouns.js";
import { count, list, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { mistakes, visitsDative } from "../nouns.js";

/** Digits without spaces: a screen reader would read them one group at a time. */
function countedText({ count: n, label }: { readonly count: number; readonly label: Label }): string {
  if (typeof label !== "string") return `${n} der Klasse ${label.className}`;
  if (label === "positive") return n === 1 ? "1 positives" : `${n} positive`;
  return n === 1 ? "1 negatives" : `${n} negative`;
}

function sequenceText(sequence: Sequence): string {
  switch (sequence.kind) {
    case "each":
      return sequence.signs.join(", ");
    case "stretches":
      return sequence.stretches.map(countedText).join(", dann ");
    case "mixed":
      return `${list(sequence.counts.map(countedText))}, gemischt in ${sequence.stretches} Abschnitten`;
  }
}

export const orders: Translation<typeof english> = {
  headings: {
    sequence: "Schritte dieser Epoche",
    choices: "Reihenfolge",
    experiment: "Jede Epoche mischen, einmal oder nie",
    starts: "Zufällige Startgewichte",
  },

  strip: (sequence, { epoch, done, visits }) =>
    `Schritte der Epoche ${epoch}: ${sequenceText(sequence)}. ${done} von ${visits} gemacht.`,
  looksAt: (visit, example) => `In Schritt ${count(visit)} der Epoche ist Beispiel ${count(example)} an der Reihe.`,
  noVisits: "Noch keine Schritte",
  nothingToVisit: "Noch kein Beispiel da.",
  made: ({ epoch, done, visits }, wrong) =>
    `Epoche ${count(epoch)}: ${count(done)} von ${visitsDative(visits)} gemacht, ${mistakes(wrong)}`,
  cells: "Jede Zelle ist ein Schritt, von links nach rechts. Ein Strich darunter markiert einen Fehler.",
  columns: (visits) =>
    plural(visits, {
      one: "Jede Spalte steht für etwa # Schritt, von links nach rechts. Ein Strich darunter markiert einen Fehler.",
      other: "Jede Spalte steht für etwa # Schritte, von links nach rechts. Ein Strich darunter markiert einen Fehler.",
    }),

  about: {
    given: "Die Beispiele so, wie sie gezeichnet wurden oder in der Liste stehen, in jeder Epoche gleich.",
    "positives-first":
      "Erst alle positiven Beispiele, dann alle negativen. Nach den ersten paar Beispielen gibt es in jedem Block kaum noch etwas zu lernen.",
    "shuffle-once": "Der Startwert mischt die Beispiele einmal. Jede Epoche wiederholt diese Reihenfolge.",
    "shuffle-each-epoch":
      "Der Startwert mischt die Beispiele für jede Epoche neu. In CIML hat das etwa ein Fünftel der Epochen gespart.",
    custom: "Die Reihenfolge, die du in den Einstellungen aufgeschrieben hast, in jeder Epoche gleich.",
  },
  highestClassFirst:
    "Die höchste Klasse zuerst, Klasse 0 zuletzt. Nach den ersten paar Beispielen gibt es in jedem Block kaum noch etwas zu lernen.",
  aboutBlocks:
    "Das Beispiel aus CIML: eine Epoche mit 500 positiven Beispielen und danach 500 negativen. Das Verfahren lernt aus den ersten paar Schritten jedes Blocks, aus den übrigen lernt es nichts.",
  loadBlocks: "500 positive laden, dann 500 negative",

  aboutStarts:
    "Trainiere dasselbe Verfahren viermal, jedes Mal mit anderen zufälligen Startgewichten. Wenn eine Gerade die Beispiele trennt, endet jeder Lauf ohne Fehler, aber mit einer anderen Trenngeraden. CISC 271 zeigt das an Iris (Abbildung 30.1).",
  start: "Vier zufällige Starts",
  loadIris: "Iris laden",
  noStarts: "Nur ein Verfahren mit einem einzigen Gewichtsvektor kann mit zufälligen Startgewichten anfangen.",
  started: (seed) =>
    `Auf der Zeichenfläche sind jetzt vier Verfahren. Ihre Startgewichte kommen aus dem Startwert ${count(seed)}. Drück auf „Start“ und sieh, wo jedes landet, oder probier vier weitere.`,
};
