import type { orderExperiment as english, TriedOrder } from "../../en/companion/order-experiment.js";
import { count, either, number, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { epochs } from "../nouns.js";

/** Three digits are as much as means of a few hundred runs can say. */
const mean = (value: number): string => number(Number(value.toPrecision(3)));

/** Runs made, of how many: also after "nach". */
const progress = (done: number, total: number): string =>
  plural(total, { one: `${count(done)} von # Lauf`, other: `${count(done)} von # Läufen` });

/** Ends a sentence. */
const ifShuffled: Readonly<Record<TriedOrder, string>> = {
  given: "wenn man nie mischt",
  "shuffle-once": "wenn man einmal mischt",
  "shuffle-each-epoch": "wenn man in jeder Epoche mischt",
};

export const orderExperiment: Translation<typeof english> = {
  about:
    "Für jeden Startwert wird das Verfahren von vorn trainiert. Dabei werden die Beispiele in jeder Epoche, einmal oder nie gemischt. Die Kurven zeigen seine Fehler in jeder Epoche (CIML, Abbildung 4.4).",
  seeds: "Startwerte",
  epochs: "Epochen",
  run: "Trainieren",
  cancel: "Abbrechen",
  runsMade: "Fertige Läufe",
  progress,
  done: (runs, total) => `${progress(runs, total)}: fertig`,
  notTrained: "Die Reihenfolge ändert an diesem Verfahren nichts: Es wird nicht Schritt für Schritt trainiert.",

  epochAxis: "Epoche",
  names: { given: "nie", "shuffle-once": "einmal", "shuffle-each-epoch": "jede Epoche" },
  key: "Linie: der Mittelwert über die Startwerte. Band: vom 10. bis zum 90. Perzentil. „Nie“ hat nur einen Lauf, weil er nicht vom Startwert abhängt.",
  noMistakesAfter: (epoch) => `Nach Epoche ${count(epoch)} macht kein Lauf mehr einen Fehler.`,

  cancelled: (done, total) => `Abgebrochen nach ${progress(done, total)}.`,
  noDifference: ({ first, last }, passes) => {
    const same = "Die Reihenfolge macht hier keinen Unterschied: Im Mittel sind es";
    return passes > 1
      ? `${same} ${mean(first)} Fehler in Epoche 1 und ${mean(last)} in Epoche ${count(passes)}.`
      : `${same} ${mean(first)} Fehler in Epoche 1.`;
  },
  reached: (courses, passes) => {
    const whens = courses.flatMap(({ order, below }) =>
      below === null ? [] : [`in Epoche ${count(below)}, ${ifShuffled[order]}`],
    );
    const reached = `Der Mittelwert fällt unter 1 Fehler: ${whens.join("; ")}.`;
    const others = courses.flatMap(({ order, below }) => (below === null ? [ifShuffled[order]] : []));
    return others.length > 0 ? `${reached} In ${epochs(passes)} gelingt es nicht, ${either(others)}.` : reached;
  },
  neverReached: (courses, passes) => {
    const none = `In ${epochs(passes)} kommt der Mittelwert bei keiner Reihenfolge unter 1 Fehler.`;
    const means = courses.map(({ order, first, last }) =>
      passes > 1
        ? `von ${mean(first)} auf ${mean(last)}, ${ifShuffled[order]}`
        : `${mean(first)}, ${ifShuffled[order]}`,
    );
    return passes > 1
      ? `${none} Von der ersten bis zur letzten Epoche geht er ${means.join("; ")}.`
      : `${none} Er ist ${means.join("; ")}.`;
  },
  saving: (saved, once) => `Wer in jeder Epoche mischt statt nur einmal, spart ${count(saved)} von ${epochs(once)}.`,

  table: "Tabelle",
  tableName: "Fehler in jeder Epoche",
  caption: "Fehler in jeder Epoche: Mittelwert (10. bis 90. Perzentil)",
  epoch: "Epoche",
  cell: (value, band) => (band === null ? mean(value) : `${mean(value)} (${mean(band.low)}–${mean(band.high)})`),
};
