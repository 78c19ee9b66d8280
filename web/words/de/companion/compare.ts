import type { compare as english } from "../../en/companion/compare.js";
import { count, number, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { epochs } from "../nouns.js";

/** "3", "3 (anfangs 12)": examples that are wrong, now and after the first epoch. */
const course = ({ first, last }: { readonly first: number; readonly last: number }): string =>
  first === last ? count(last) : `${count(last)} (anfangs ${count(first)})`;

const ofTraining = (n: number): string =>
  plural(n, { one: "von # Trainingsbeispiel", other: "von # Trainingsbeispielen" });
const ofTest = (n: number): string => plural(n, { one: "von # Testbeispiel", other: "von # Testbeispielen" });

export const compare: Translation<typeof english> = {
  nothingYet:
    "Es gibt nur ein Verfahren, und geprüft wird es nur an den Beispielen, mit denen es trainiert. Füge ein zweites zum Vergleichen hinzu, oder leg Beispiele zum Testen beiseite. Dann siehst du, wie gut es Beispiele klassifiziert, die es noch nicht kennt.",
  addAveraged: "Gemitteltes Perzeptron hinzufügen",
  addPerceptron: "Perzeptron hinzufügen",
  holdOut: (percent) => `${percent}\u202f% der Beispiele zum Testen beiseitelegen`,

  table: "Die Verfahren im Vergleich, in Zahlen",
  caption: "Die Verfahren in diesem Moment",
  learner: "Verfahren",
  best: "Bestwert",
  showDetails: "Dieses Verfahren in der Erklärung, auf der Zeitleiste und in den Einstellungen zeigen.",
  columns: {
    updates: "Updates",
    convergence: "Epochen bis zur Konvergenz",
    training: "Jetzt falsch",
    heldOut: "Testbeispiele, falsch",
    margin: "Geometrischer Rand",
    angle: "Winkel zum maximalen Rand",
    cost: "Kosten pro Schritt",
  },
  outOf: (examples) => `von ${count(examples)}`,
  multiplyAdds: "Mult.-Additionen",
  none: "—",
  pending: "…",
  counting: "zählt",
  measuring: "misst",
  degrees: (angle, precision) => `${number(angle, precision)}°`,
  perUpdate: (cost) => `+ ${count(cost)}/Update`,
  notTrained: "nicht trainiert",
  atOnce: "sofort",
  notIn: (epochs) => `nicht in ${count(epochs)}`,
  journalFull: "Protokoll voll",
  settled: "beendet, einige sind falsch",
  notYet: "noch nicht",

  notes: "Was die Zahlen bedeuten",
  aboutConvergence:
    "Epochen bis zur Konvergenz: so viele Durchgänge hat es gebraucht. Der erste Durchgang, bei dem im Training kein Fehler passiert, zählt mit. Ein Verfahren, das mit gemittelten Gewichten oder durch Abstimmung vorhersagt, kann bei manchen Beispielen trotzdem falschliegen.",
  aboutMargin:
    "Geometrischer Rand: der Abstand vom nächsten Trainingsbeispiel zur Hyperebene, die vorhersagt, im Merkmalsraum gemessen. Er ist negativ, wenn Beispiele falsch klassifiziert sind, und „—“, wenn das Verfahren nicht mit einer einzigen Hyperebene vorhersagt.",
  aboutAngle:
    "Winkel zum maximalen Rand: der Winkel zwischen den Gewichten, die vorhersagen, und denen der Trennhyperebene, die von allen Trainingsbeispielen am weitesten entfernt ist. Ihn gibt es nur, wenn die Beispiele trennbar sind.",
  aboutCost: (why) => `Kosten, in Multiplikationen mit Addition. ${why}`,

  curves: "Lernkurven",
  counts: "Falsche Vorhersagen nach jeder Epoche",
  shares: ["Anteil falscher Vorhersagen nach jeder Epoche:", "Training,", "Test"],
  epochsAxis: "Epochen",
  percent: (share) => `${number(share)}\u202f%`,
  stopHere: "hier aufhören",
  bestStop: (learner, made, heldOut, epoch) =>
    `Hör bei ${learner} nach ${epochs(epoch)} auf. Dann macht es auf den Testbeispielen die wenigsten Fehler: ${count(made)} von ${count(heldOut)}.`,
  goToEpoch: (epoch) => `Zu Epoche ${count(epoch)} gehen`,
  summary: (sentences) => ["Falsche Vorhersagen nach jeder Epoche.", ...sentences].join(" "),
  nothingKnown: (name) => `${name}: noch nichts.`,
  curve: ({ name, epoch, train, heldOut }, sizes) => {
    const training = `${name}: nach ${epochs(epoch)} ${course(train)} ${ofTraining(sizes.train)}`;
    if (heldOut === null) return `${training}.`;
    return `${training} und ${course(heldOut)} ${ofTest(sizes.heldOut)}. Die wenigsten Fehler auf den Testbeispielen gab es nach Epoche ${count(heldOut.bestEpoch)}, nämlich ${count(heldOut.best)}.`;
  },
};
