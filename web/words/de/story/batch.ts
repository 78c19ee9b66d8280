import type { batch as english } from "../../en/story/batch.js";
import { number, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { epochs, updates } from "../nouns.js";

export const batch: Translation<typeof english> = {
  start: "Die Gewichte ändern sich erst am Ende jeder Epoche, für alle ihre Fehler zusammen.",
  addsUp: (left) =>
    plural(left, {
      one: "Es kommt mit in die Summe. Bis in # Schritt die Epoche endet, bleiben die Gewichte gleich.",
      other: "Es kommt mit in die Summe. Bis in # Schritten die Epoche endet, bleiben die Gewichte gleich.",
    }),
  waits: (left) =>
    plural(left, {
      one: "Die Gewichte bleiben gleich, bis in # Schritt die Epoche endet.",
      other: "Die Gewichte bleiben gleich, bis in # Schritten die Epoche endet.",
    }),
  noMistakes: "Die Epoche endet ohne Fehler, also bleiben die Gewichte gleich.",
  moves: (made) =>
    made === null
      ? "Die Epoche endet: Die Gewichte ändern sich um die Summe über alle Fehler."
      : plural(made, {
          one: "Die Epoche endet: Die Gewichte ändern sich um die Summe über # Fehler.",
          other: "Die Epoche endet: Die Gewichte ändern sich um die Summe über alle # Fehler.",
        }),
  share: "Zur Summe über die Fehler trägt es bei:",
  wholeEpoch: (made) =>
    made === null
      ? "Die ganze Epoche, über alle Fehler:"
      : plural(made, { one: "Die ganze Epoche, über # Fehler:", other: "Die ganze Epoche, über alle # Fehler:" }),
  inSum: { added: "+x in der Summe", subtracted: "−x in der Summe" },
  settled: (run) =>
    `Nach ${epochs(run.epochs)} und ${updates(run.updates)} hat sich das Verfahren eingependelt: Das letzte Update war kürzer als die Toleranz ε = ${number(run.tolerance, run.precision)}.`,
  maybeWrong: "Das heißt nicht, dass jedes Beispiel richtig klassifiziert ist.",
};
