import type { update as english } from "../../en/story/update.js";
import { count, number } from "../../grammar/de.js";
import type { Translation } from "../../room.js";

/** Degrees as they are read off a picture. */
const degrees = (angle: number): string => `${number(Math.round(angle * 10) / 10)}°`;

/** Where vectors lie, after "in". */
const within = (dimensions: number, letter: string): string =>
  dimensions === 1
    ? "einer Dimension"
    : `der Ebene, die w und ${letter} in ${count(dimensions)} Dimensionen aufspannen`;

const ofAngle = { example: "x", epoch: "der Summe Σ", step: "der Änderung Δw" };

export const update: Translation<typeof english> = {
  angle: ({ of, added, before, after, updated }) => {
    const between = `zwischen ${of === null ? "w" : `w von Klasse ${of}`} und ${ofAngle[added]}`;
    if (!updated) {
      return before === null
        ? `Es gibt keinen Winkel ${between}: Eins von beiden ist 0.`
        : `Der Winkel ${between} ist ${degrees(before)}.`;
    }
    if (before === null)
      return after === null ? "" : `Der Winkel ${between} ist jetzt ${degrees(after)}: Vorher war w 0.`;
    return after === null
      ? `Es gibt keinen Winkel ${between} mehr: w ist jetzt 0.`
      : `Der Winkel ${between} ändert sich von ${degrees(before)} auf ${degrees(after)}.`;
  },
  letters: { example: "x", epoch: "Σ", step: "Δw" },
  plane: (dimensions, letter) => {
    if (dimensions === 2) return "";
    return dimensions === 1
      ? "eine Dimension"
      : `die Ebene, die w und ${letter} in ${count(dimensions)} Dimensionen aufspannen`;
  },
  spoken: ({ dimensions, w, letter, x, added }) => {
    const lengths = `w hat die Länge ${number(w)}, und ${letter} hat die Länge ${number(x)}.`;
    const drawn = dimensions === 2 ? `Vektoren: ${lengths}` : `Vektoren in ${within(dimensions, letter)}: ${lengths}`;
    return added === null ? drawn : `${drawn} Mit ${added.step} dazu hat w die Länge ${number(added.length)}.`;
  },
  scoreGoes: ({ before, after, precision }) =>
    `Der Score ändert sich von ${number(before, precision)} auf ${number(after, precision)}.`,
  leadGoes: ({ before, after, precision }) =>
    `Der Vorsprung der eigenen Klasse ändert sich von ${number(before, precision)} auf ${number(after, precision)}.`,
  thresholdGoes: (score, threshold) => {
    const [from, to] = [number(threshold.before, score.precision), number(threshold.after, score.precision)];
    return `Der Score ändert sich von ${number(score.before, score.precision)} auf ${number(score.after, score.precision)} und der Schwellenwert von ${from} auf ${to}.`;
  },
  rightNow: "Jetzt ist es richtig.",
  stillWrong: ["Immer noch falsch:", " Ein einziges Update behebt einen Fehler nicht immer."],
  above90: "Über 90° ist der Score negativ.",
  below90: "Unter 90° ist der Score positiv.",
  biasApart:
    "Das ist der Winkel zwischen w und x allein. Auch der Bias ändert den Score. Wenn der Winkel ihn enthalten soll, schreib ihn als w₀: siehe Notation.",
  score: "Score",
  moments: { before: "vorher", adding: "addiert", after: "nachher" },

  why: "Warum, der Reihe nach",
  threeLines: "Der Score, in drei Zeilen",
  fourCases: "Die vier Fälle",
  byFeature: "Merkmal für Merkmal",
  withOne: "‖x‖² enthält die 1 von x₀.",
  algorithm: "Als Algorithmus ansehen",
  seeAggressive: "Passiv-aggressiv ansehen",
  compareAggressive: "Mit passiv-aggressiv vergleichen",

  cases: {
    caption: "Die vier Fälle eines Schritts",
    predicted: "Vorhersage",
    case: "Fall",
    weights: "Gewichte",
    score: "Score",
    "true positive": "richtig positiv",
    "true negative": "richtig negativ",
    "false positive": "falsch positiv",
    "false negative": "falsch negativ",
    added: "x addiert",
    subtracted: "x subtrahiert",
    weightsStay: "unverändert",
    rises: "steigt",
    falls: "sinkt",
    scoreStays: "unverändert",
  },
  parts: { feature: "Merkmal", adds: "trägt bei", changes: "Gewicht ändert sich um" },
};
