import type { outcome as english, InVain, WayName } from "../../en/story/outcome.js";
import { separability } from "../../generated/de/separability.js";
import { count, either, list } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { epochs, mistakes, separatorNoun, updates } from "../nouns.js";

/** What may help a run that has not converged, named as in a list. */
const ways: Readonly<Record<WayName, string>> = {
  epochs: "mehr Epochen erlauben",
  fewerExamples: "weniger Beispiele nehmen",
  order: "die Reihenfolge ändern",
  bias: "den Bias einschalten",
  overlap: "überlappende Beispiele verschieben",
  overlappingReviews: "überlappende Rezensionen ändern",
  separable: "linear trennbare Beispieldaten laden",
  separableClasses: "Beispieldaten mit linear trennbaren Klassen laden",
  polynomial: "einen anderen Kernel nehmen",
  gaussian: "einen anderen Kernel nehmen",
  tolerance: "die Toleranz verkleinern",
  rate: "die Lernrate vergrößern",
};

const inVain = ({ separator, why, onStage }: InVain): string => {
  const so = `Keine ${separatorNoun(separator)} kann diese Beispiele trennen. ${separability.reason({ why })}`;
  return onStage ? `${so} (auf der Zeichenfläche zu sehen)` : so;
};

export const outcome: Translation<typeof english> = {
  converged: (made, without) => {
    const epoch = `Epoche ${count(made.epochs)}`;
    const so = {
      mistakes: `Konvergiert: ${epoch} hatte keinen Fehler.`,
      updates: `Konvergiert: ${epoch} hatte kein Update.`,
      "mistakes-in-training": `Konvergiert: In ${epoch} machten die Gewichte im Training keinen Fehler.`,
    }[without];
    return `${so} Dafür brauchte es ${updates(made.updates)}.`;
  },
  notConverged: (passes, last) => {
    const so = `Beendet nach ${epochs(passes)}, ohne zu konvergieren`;
    if (last === null) return `${so}.`;
    return `${so}: Die letzte machte noch ${last.made === "mistakes" ? mistakes(last.n) : updates(last.n)}.`;
  },
  recordFull: (made) => `Das Training endete vor der Konvergenz: Das Protokoll ist nach ${updates(made)} voll.`,
  stoppedInVain: (passes, vain) => `Beendet nach ${epochs(passes)}: ${inVain(vain)}.`,
  stoppedInVainFull: (made, vain) => `Beendet nach ${updates(made)}, als das Protokoll voll war: ${inVain(vain)}.`,
  finished: "Das Verfahren ist fertig.",
  sameAgain: "Mehr Epochen würden diese nur wiederholen.",
  mayBeEnough: "Die Beispiele sind linear trennbar, mehr Epochen könnten also reichen.",
  needsEpochs: "Die Beispiele sind linear trennbar, es braucht also nur mehr Epochen.",
  needsRoom: "Die Beispiele sind linear trennbar, es braucht also nur Platz für mehr Updates.",
  needsEpochsOf: (made, most) =>
    `Die Beispiele sind linear trennbar, es braucht also nur mehr Epochen: Bisher hat es ${count(made)} von höchstens ${updates(most)} gemacht.`,
  needsRoomFor: (made, most) =>
    `Die Beispiele sind linear trennbar, es braucht also nur Platz für mehr Updates: Bisher hat es ${count(made)} von höchstens ${updates(most)} gemacht.`,
  mayHelp: (named) => `Was helfen kann: ${either(named.map((name) => ways[name]))}.`,
  sameReview:
    "Kein Merkmal aus diesen Wörtern kann die beiden unterscheiden. Nimm noch ein Wort als Merkmal dazu, oder ändere oder lösche eine der beiden.",
  sameRow:
    "Kein Merkmal aus diesen Spalten kann die beiden unterscheiden. Da hilft nur, eins davon zu verschieben oder zu radieren.",
  buttons: {
    order: "Andere Reihenfolge",
    bias: "Bias einschalten",
    separable: "Zwei Wolken laden",
    separableClasses: "Drei Klassen laden",
    polynomial: "Polynomkernel nehmen",
    gaussian: "Gauß-Kernel nehmen",
    tolerance: "Toleranz durch 10 teilen",
    rate: "Lernrate verdoppeln",
  },
  tenTimes: "10-mal so viele Epochen erlauben",
  allow: (limit) => `${epochs(limit)} erlauben`,
  cures: (separator) => `Keine ${separatorNoun(separator)} kann diese Beispiele trennen. Was hilft:`,
  curesAtEnd: "Was sie trennen kann:",
  cureBias: "Bias einschalten",
  cureKernel: (degree) => `Polynomkernel vom Grad ${count(degree)} nehmen`,
  cureFeatures: (names, bias) =>
    bias ? `${list(names)} hinzufügen und den Bias einschalten` : `${list(names)} hinzufügen`,
  cureProducts: (products, bias) =>
    bias
      ? `${count(products)} Merkmalsprodukte hinzufügen und den Bias einschalten`
      : `${count(products)} Merkmalsprodukte hinzufügen`,
};
