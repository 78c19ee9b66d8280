import type { TieRule } from "../../../engine/types.js";
import type { linear as english, Reading } from "../../en/story/linear.js";
import { count, number, plural } from "../../grammar/de.js";
import type { Phrase } from "../../phrase.js";
import type { Translation } from "../../room.js";
import { countsAs, labelName, theBias, verdictName } from "../nouns.js";

const WITHIN: Phrase = { text: "richtig, aber innerhalb des Rands", tone: "correct" };

const readers: Readonly<Record<Reading["reader"], string>> = {
  perceptron: "sagt das Perzeptron",
  "in-training": "sagen die Gewichte im Training",
  weights: "sagen die Gewichte",
  kernel: "sagt das Kernel-Perzeptron",
};

/** "Sein Score ist 14", or where that is compared with the threshold. */
function scored({ score, threshold, precision }: Reading): string {
  if (threshold === null) return `Sein Score ist ${number(score, precision)}`;
  const [written, value] = [number(threshold.score, precision), number(threshold.value, precision)];
  if (score === 0) return `Sein Score ist ${written}, genau wie der Schwellenwert`;
  return score > 0
    ? `Sein Score ist ${written} und liegt über dem Schwellenwert ${value}`
    : `Sein Score ist ${written} und liegt unter dem Schwellenwert ${value}`;
}

function judged({ mistake, label, within, precision }: Reading): Phrase[] {
  if (within) return [WITHIN, within.margin === null ? "." : ` von ${number(within.margin, precision)}.`];
  if (!mistake) return [verdictName(mistake), "."];
  return [verdictName(mistake), label > 0 ? ", falsch negativ." : ", falsch positiv."];
}

function readTie(reading: Reading): Phrase[] {
  const { tie, mistake } = reading;
  if (tie === null) return [`${scored(reading)}: ein Gleichstand, der als `, countsAs(mistake), " zählt."];
  if (tie === "mistake" || tie === "correct")
    return [`${scored(reading)}: ein Gleichstand, der laut Regel als `, countsAs(mistake), " zählt."];
  return [
    `${scored(reading)}: ein Gleichstand, der laut Regel als `,
    labelName(tie === "positive" ? 1 : -1),
    " zählt, also ",
    verdictName(mistake),
    ".",
  ];
}

const firstTies: Readonly<Record<TieRule | "none", string>> = {
  mistake: "ein Gleichstand, der laut Regel als Fehler zählt",
  correct: "ein Gleichstand, der laut Regel als richtig zählt",
  negative: "ein Gleichstand, der laut Regel als negativ zählt",
  positive: "ein Gleichstand, der laut Regel als positiv zählt",
  none: "ein Gleichstand, der als Fehler zählt",
};

export const linear: Translation<typeof english> = {
  verdict: verdictName,
  within: WITHIN,
  read: (reading) => {
    if (reading.score === 0) return readTie(reading);
    const { q } = reading;
    return [
      `${scored(reading)}, also ${readers[reading.reader]} `,
      labelName(reading.score),
      q === null ? " vorher: " : ` (q\u00a0=\u00a0${q}) vorher: `,
      ...judged(reading),
    ];
  },

  zeroStart: (bias, tie) =>
    bias === null
      ? `Alle Gewichte sind 0, also wird der erste Score 0 sein: ${firstTies[tie ?? "none"]}.`
      : `Alle Gewichte und ${theBias(bias, "nominative")} sind 0, also wird der erste Score 0 sein: ${firstTies[tie ?? "none"]}.`,
  start: ({ weights, bias, precision }) => {
    const listed =
      weights === null
        ? "Die Gewichte fangen bei vorgegebenen Werten an"
        : weights.every((value) => value === 0)
          ? "Alle Gewichte sind 0"
          : `Die Gewichte sind ${weights.map((value) => number(value, precision)).join("; ")}`;
    return bias === null
      ? `${listed}.`
      : `${listed}, und ${theBias(bias.as, "nominative")} ist ${number(bias.value, precision)}.`;
  },

  stay: "Die Gewichte bleiben gleich.",
  onlyBias: (bias) => `Alle seine Merkmale sind 0, also ändert sich nur ${theBias(bias, "nominative")}.`,
  nothingToAdd: "Alle seine Merkmale sind 0, also ändert das Update nichts.",
  move: (label) =>
    label > 0 ? "Die Gewichte bewegen sich auf das Beispiel zu." : "Die Gewichte bewegen sich vom Beispiel weg.",
  turned: (before, after, precision) =>
    `Sein Score geht von ${number(before, precision)} auf ${number(after, precision)}.`,
  become: (factor, precision) => {
    if (factor === 1) return "Die Gewichte waren alle 0. Jetzt sind sie das Beispiel selbst.";
    if (factor === -1) return "Die Gewichte waren alle 0. Jetzt sind sie das Beispiel mit umgekehrten Vorzeichen.";
    return `Die Gewichte waren alle 0. Jetzt sind sie das ${number(factor, precision)}-Fache des Beispiels.`;
  },

  mean: "Vorhergesagt wird mit dem Mittelwert der Gewichte über alle Schritte.",
  pocket: "Vorhergesagt wird mit den bisher besten Gewichten, aufbewahrt in der Tasche („Pocket“).",
  oneVoter: (survived) =>
    `Bisher sagt ein einziger Gewichtsvektor vorher, denn noch gibt es keine anderen, die mit abstimmen. Seine Überlebenszahl ist ${count(survived)}.`,
  voters: (vectors, survived) =>
    `Vorhergesagt wird durch Abstimmung unter ${count(vectors)} Gewichtsvektoren. Jeder hat so viele Stimmen wie seine Überlebenszahl. Beim neuesten ist sie ${count(survived)}.`,
  misclassified: (examples) =>
    plural(examples, {
      one: "Jetzt ist # Beispiel falsch klassifiziert.",
      other: "Jetzt sind # Beispiele falsch klassifiziert.",
    }),
};
