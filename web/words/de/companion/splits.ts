import type { splits as english } from "../../en/companion/splits.js";
import { count, number, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";

/** After "auf", "von" and "aus": the dative. */
const splitsOf = (n: number): string => plural(n, { one: "# Aufteilung", other: "# Aufteilungen" });

const inCases = (n: number): string => plural(n, { one: "in # Fall", other: "in # Fällen" });

/** Runs made, of how many: also after "nach". */
const progress = (done: number, total: number): string =>
  plural(total, { one: `${count(done)} von # Lauf`, other: `${count(done)} von # Läufen` });

/** A count of the test examples; a median may be a half. */
const outOf = (misclassified: number, heldOut: number): string => `${number(misclassified)} von ${count(heldOut)}`;

export const splits: Translation<typeof english> = {
  title: "Viele Aufteilungen",
  repeat: "50 Aufteilungen probieren",
  cancel: "Abbrechen",
  introduction:
    "Welche Beispiele zum Testen dienen, ist Zufall, und ein Unterschied von einem oder zwei Beispielen ist es auch. Hier wird jedes Verfahren mit 50 Aufteilungen bis zum Ende trainiert. Ihre Startwerte folgen auf den der Seite.",
  runsMade: "Fertige Läufe",
  progress,

  table: "Verfahren bei vielen Aufteilungen, in Zahlen",
  caption: (heldOut) => plural(heldOut, { one: "Falsch von # Testbeispiel", other: "Falsch von # Testbeispielen" }),
  columns: { learner: "Verfahren", median: "Median", middle: "Mittlere Hälfte", range: "Min. bis Max." },
  key: "ein Punkt pro Aufteilung",
  outOf,
  range: (from, to) => (from === to ? number(from) : `${number(from)}–${number(to)}`),
  none: "—",
  untrained: (times) => `bei ${splitsOf(times)} nicht trainiert`,

  cancelled: (done, total) => `Abgebrochen nach ${progress(done, total)}.`,
  nothingTrained: "Trainieren ließ sich nichts.",
  alone: ({ name, median }, heldOut, times) =>
    `${name}: ${outOf(median, heldOut)} sind falsch (Median von ${splitsOf(times)}).`,
  better: (best, next, heldOut) =>
    `Im Median sind bei ${best.name} ${outOf(best.median, heldOut)} falsch und bei ${next.name} ${outOf(next.median, heldOut)}.`,
  duel: (best, next, { splits: times, fewer, equal, more }) =>
    `Bei ${splitsOf(times)} sind mit ${best} ${inCases(fewer)} weniger Beispiele falsch als mit ${next}, ${inCases(equal)} gleich viele und ${inCases(more)} mehr.`,
};
