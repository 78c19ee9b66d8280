import type { weightSpace as english, HeldWeight } from "../../en/companion/weight-space.js";
import { count, list, number, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";

/** Of more, only the number is told. */
const mostHeld = 3;

/** A clause after "solange". */
const asTheyAre = (held: readonly HeldWeight[]): string =>
  held.length > mostHeld
    ? `solange die anderen ${count(held.length)} Gewichte so bleiben, wie sie sind`
    : plural(held.length, {
        one: `solange ${namedIn(held)} fest bleibt`,
        other: `solange ${namedIn(held)} fest bleiben`,
      });

const namedIn = (held: readonly HeldWeight[]): string =>
  list(held.map(({ name, value }) => `${name} = ${number(value)}`));

export const weightSpace: Translation<typeof english> = {
  role: "Ebene der Gewichte",
  name: "Gewichtsraum: eine Gerade für jedes Beispiel",
  keyHelp:
    "Die Pfeiltasten gehen von Gerade zu Gerade, Pos1 und Ende zur ersten und zur letzten, Esc hebt die Auswahl auf. " +
    "Am Anfang eines Laufs führt Tab weiter zu den Gewichten, und die Pfeiltasten bewegen sie.",
  across: "Nach rechts",
  up: "Nach oben",
  window: "Ausschnitt des Gewichtsraums",
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  fit: "Einpassen",
  weightOf: (feature) => `w von ${feature}`,
  weightOfColumn: (weight, column) => `${weight} von ${column}`,

  noWeights: "Dieses Verfahren hat keine Gewichte, also gibt es keinen Gewichtsraum.",
  manyVectors:
    "Dieses Verfahren hat für jede Klasse einen Gewichtsvektor, also ist ein Beispiel keine Gerade in der Ebene zweier Gewichte.",
  kernel:
    "Das Kernel-Perzeptron führt einen Zähler für jedes Beispiel. Seine Gewichte liegen im Raum der Merkmale, die im Kernel stecken.",
  oneWeight: "Es gibt nur ein Gewicht. Für eine Ebene braucht es zwei: Nimm ein Merkmal dazu oder den Bias.",
  turnBiasOn: "Bias einschalten",
  looking: "Wird gesucht …",
  lookingForRegion: "Gesucht werden die Gewichte, die jedes Beispiel richtig klassifizieren …",

  inside: (held, bounding) => {
    const lines = plural(bounding, {
      one: "Diesen Bereich begrenzt die Gerade von # Beispiel.",
      other: "Diesen Bereich begrenzen die Geraden von # Beispielen.",
    });
    return held.length === 0
      ? `Getönt: die Gewichte, die jedes Beispiel richtig klassifizieren. ${lines}`
      : `Getönt: die Gewichte, die jedes Beispiel richtig klassifizieren, ${asTheyAre(held)}. ${lines}`;
  },
  outside: (held) =>
    held.length === 0
      ? "Die Gewichte, die jedes Beispiel richtig klassifizieren, liegen außerhalb dieses Ausschnitts."
      : `Die Gewichte, die jedes Beispiel richtig klassifizieren, liegen außerhalb dieses Ausschnitts, ${asTheyAre(held)}.`,
  tooFew:
    "Die Gewichte, die jedes Beispiel richtig klassifizieren, bilden einen so kleinen Bereich, dass man ihn hier nicht sieht. Aber es gibt ihn: Die Beispiele sind trennbar.",
  empty: "Leer: Es gibt keine Gewichte, die jedes Beispiel richtig klassifizieren. So sieht „nicht trennbar“ aus.",
  emptyHere: (held, two) =>
    `Hier leer: Es gibt keine Werte für ${list(two)}, die jedes Beispiel richtig klassifizieren, ${asTheyAre(held)}.`,
  never: (two, example) =>
    `Egal, welche Werte ${list(two)} haben: Beispiel ${count(example)} wird nicht richtig klassifiziert.`,
  othersDo:
    "Trennbar sind die Beispiele trotzdem: Mit anderen Werten der festen Gewichte kann jedes Beispiel richtig sein.",
  othersDoNot: "Mit anderen Werten geht es auch nicht: Die Beispiele sind nicht trennbar.",
  othersUnknown: "Mit anderen Werten der festen Gewichte geht es vielleicht.",

  linesDrawn: (lines, examples) =>
    `Gezeichnet sind ${count(lines)} von ${count(examples)} Geraden: alle, die den Bereich begrenzen, und eine Stichprobe.`,
  pathDrawn: (every) => `Der Pfad zeigt jedes ${count(every)}. Update und das letzte.`,
  line: (example, label, inequality, right) =>
    right
      ? `Beispiel ${count(example)} (${label}) braucht ${inequality}. Die aktuellen Gewichte liegen auf der richtigen Seite.`
      : `Beispiel ${count(example)} (${label}) braucht ${inequality}. Die aktuellen Gewichte liegen auf der falschen Seite.`,
  about:
    "Jedes Beispiel ist eine Gerade: durchgezogen, wenn es positiv ist, gestrichelt, wenn es negativ ist. Ihre kurzen Striche zeigen zu den Gewichten, die es richtig klassifizieren.",
  jumps: "Ein Update springt senkrecht zur Geraden seines Beispiels.",
};
