import type { charts as english } from "../../en/companion/charts.js";
import { count, number } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { epochs as epochsOf, mistakes } from "../nouns.js";

export const charts: Translation<typeof english> = {
  title: "Fehler pro Epoche",
  epochShown: "Gezeigte Epoche",
  axis: "Epoche",
  nothing: "Noch nichts zu trainieren.",
  noEpochs: "Dieses Verfahren ist schon vor dem ersten Schritt fertig: Es hat keine Epochen, in denen es lernt.",
  moment: (epoch, made, whole) =>
    whole ? `In Epoche ${count(epoch)}: ${mistakes(made)}` : `In Epoche ${count(epoch)}: bisher ${mistakes(made)}`,

  noneCompleted: "Noch ist keine Epoche abgeschlossen.",
  onlyEpoch: (made) => `Fehler pro Epoche: ${number(made)} in der bisher einzigen Epoche.`,
  summary: (epochs, fewest, most, last, group) => {
    const range = `Fehler pro Epoche in ${epochsOf(epochs)}: mindestens ${number(fewest)} und höchstens ${number(most)}`;
    const end = `${number(last)} in Epoche ${count(epochs)}, der letzten.`;
    return group > 1 ? `${range}, gemittelt über je ${epochsOf(group)}; ${end}` : `${range}; ${end}`;
  },
  step: (group) => `Jede Stufe ist der Mittelwert von ${epochsOf(group)}.`,
  stepInBand: (group) =>
    `Jede Stufe ist der Mittelwert von ${epochsOf(group)}. Das Band reicht von der kleinsten bis zur größten Fehlerzahl.`,

  table: "Tabelle",
  lastRows: (rows, all) => `Die letzten ${count(rows)} von ${count(all)} Zeilen`,
  columns: { epoch: "Epoche", epochs: "Epochen", mistakes: "Fehler", mean: "Fehler (Mittel)" },
  range: (first, last) => `${count(first)}–${count(last)}`,
  underWay: (epoch) => `${count(epoch)}, läuft noch`,
  soFar: (made) => `bisher ${count(made)}`,

  objective: {
    title: "{J} nach jeder Epoche",
    axis: "Epochen",
    about:
      "J(w) = Σ −y·a über die falsch klassifizierten Beispiele. Jedes Update geht in die Richtung, in der J fällt; ein langes kann zu weit gehen. Bei J = 0 können Scores noch 0 sein.",
    curves: "{sample} {now}, {sampleBefore} vorher: {before}.",
    alone: "Ändere η, und diese Kurve bleibt blass neben der neuen stehen.",
    multiple:
      "Die eine ist ein Vielfaches der anderen: Bei Startgewichten 0 streckt die Lernrate nur w und damit auch J(w).",
    intro: "J(w) nach jeder Epoche.",
    nothing: (learner) => `${learner}: noch nichts.`,
    nothingBefore: (learner) => `Vorher, ${learner}: noch nichts.`,
    curve: (learner, start, most, last, epochs) =>
      `${learner}: am Anfang ${number(start)}; höchstens ${number(most)}; nach ${epochsOf(epochs)} ${number(last)}.`,
    curveBefore: (learner, start, most, last, epochs) =>
      `Vorher, ${learner}: am Anfang ${number(start)}; höchstens ${number(most)}; nach ${epochsOf(epochs)} ${number(last)}.`,
  },
};
