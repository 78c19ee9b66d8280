import type { LearnerKind } from "../../../engine/types.js";
import type { Difficulty } from "../../../state/course/worksheet/choice.js";
import type { BiasForm, MistakeFacts } from "../../../state/course/worksheet/worksheet.js";
import type { sheet as english } from "../../en/course/sheet.js";
import { data } from "../../generated/de/data.js";
import { described } from "../../generated/de/described.js";
import { learners } from "../../generated/de/learners.js";
import { obstacles } from "../../generated/de/obstacles.js";
import { count, list, number, plural } from "../../grammar/de.js";
import { told } from "../../refusals.js";
import { named, type Translation } from "../../room.js";
import { sayFacts } from "../../sentences.js";
import { examples, updates, visitsDative } from "../nouns.js";
import { refusals } from "../refusals.js";

const range = ([least, most]: Difficulty["updates"]): string => {
  if (least === most) return count(least);
  return most === least + 1 ? `${count(least)} oder ${count(most)}` : `${count(least)} bis ${count(most)}`;
};

/** "5 Beispiele, 3 bis 5 Updates, 2 oder 3 Epochen". A range is never of one alone. */
const amount = (of: Difficulty): string =>
  `${examples(of.examples)}, ${range(of.updates)} Updates, ${range(of.epochs)} Epochen`;

/** Why nobody works with such a learner on paper. */
const without: Partial<Readonly<Record<LearnerKind, string>>> = {
  pocket: "Nach jedem Update müsste man alle Beispiele neu durchzählen",
  batch: "Seine Updates sind Summen über alle Fehler einer Epoche",
  "passive-aggressive": "Seine Updates sind Brüche, die bald viele Stellen haben",
  "second-order": "Seine Updates sind Brüche, die bald viele Stellen haben",
  kernel: "Es hat keine Gewichte zum Aufschreiben, und jeder Schritt braucht eine Summe über alle Fehler",
  "nearest-neighbours": "Es wird nicht Schritt für Schritt trainiert",
  "decision-tree": "Es wird nicht Schritt für Schritt trainiert",
};

const scores: Readonly<Record<BiasForm, string>> = {
  none: "Score: a = w·x.",
  bias: "Score: a = w·x + b.",
  weight: "Score: a = w·x, mit x₀ = 1.",
  threshold: "Score: a = w·x.",
};

function mistake({ tie, signed, tied, positive, residuals }: MistakeFacts): string {
  if (residuals) {
    const rule = `Sag q = 1 vorher, wenn ${positive}, sonst q = 0. Das Residuum ist e = y − q.`;
    if (tie === "mistake") return `${rule} Bei ${tied} ist es immer ein Fehler.`;
    return tie === "correct" ? `${rule} Bei ${tied} ist es kein Fehler.` : rule;
  }
  if (tie === "mistake") return `Fehler: wenn ${signed} ≤ 0, also auch bei ${tied}.`;
  if (tie === "correct") return `Fehler: wenn ${signed} < 0, also nicht bei ${tied}.`;
  return `Sag +1 vorher, wenn ${positive}, sonst −1. Fehler: wenn die Vorhersage nicht y ist.`;
}

const highest = "Sag die Klasse mit dem höchsten Score vorher, bei Gleichstand die mit der kleinsten Nummer.";
const rewardAndPunish =
  "Bei einem Fehler: Addiere x zu den Gewichten der richtigen Klasse, und zieh es von denen der vorhergesagten ab.";

const classes: Readonly<Record<BiasForm, readonly string[]>> = {
  none: ["Score jeder Klasse: a = w·x, mit den Gewichten dieser Klasse.", highest, rewardAndPunish],
  bias: [
    "Score jeder Klasse: a = w·x + b, mit den Gewichten dieser Klasse; die letzte Zahl ist b.",
    highest,
    "Bei einem Fehler: Addiere x zu den Gewichten der richtigen Klasse und 1 zu ihrem b. Zieh beides bei der vorhergesagten ab.",
  ],
  weight: ["Score jeder Klasse: a = w·x, mit den Gewichten dieser Klasse; x₀ ist immer 1.", highest, rewardAndPunish],
  threshold: [
    "Score jeder Klasse: a = w·x, mit den Gewichten dieser Klasse; die letzte Zahl ist ihr Schwellenwert θ.",
    "Sag die Klasse mit dem höchsten a − θ vorher, bei Gleichstand die mit der kleinsten Nummer.",
    "Bei einem Fehler: Addiere x zu den Gewichten der richtigen Klasse, und zieh 1 von ihrem θ ab. Zieh x von den Gewichten der vorhergesagten ab, und addiere 1 zu deren θ.",
  ],
};

export const sheet: Translation<typeof english> = {
  title: (kind) => `${learners.titles[kind]}, von Hand`,
  solution: (title) => `${title}: Lösung`,
  name: "Name",
  date: "Datum",
  pageData: (facts) => described.data({ ...facts, preset: facts.preset && named(data.presets, facts.preset) }),
  fromPage: (data, cut) =>
    cut === null
      ? `Von der Seite: ${data}.`
      : plural(cut, {
          one: `Von der Seite: ${data}, der erste Schritt.`,
          other: `Von der Seite: ${data}, die ersten # Schritte.`,
        }),
  made: (level, seed, difficulty) => {
    const names = {
      gentle: `Leichtes Blatt ${seed}`,
      usual: `Mittleres Blatt ${seed}`,
      long: `Langes Blatt ${seed}`,
      like: `Blatt ${seed}, ähnlich dem der Seite`,
    };
    return `${names[level]}: ${amount(difficulty)}.`;
  },
  madeInstead: (seed, difficulty) =>
    `Mittleres Blatt ${seed}, weil der Lauf der Seite auf einem Blatt nicht zu Ende geht: ${amount(difficulty)}.`,

  features: (names) => `Die Merkmale in x sind ${names.join(", ")}.`,
  score: (form) => scores[form],
  withinMargin: (signed, margin, steps) =>
    `Wenn ${signed} ≤ ${number(margin, "full")}, auch ohne Fehler: ${list(steps)}. Sonst ändert sich nichts.`,
  onMistake: (steps) => `Bei einem Fehler: ${list(steps)}. Sonst ändert sich nichts.`,
  mistake,
  classes: (form) => classes[form],

  heads: {
    visit: "Schritt",
    epoch: "Epoche",
    example: "Beispiel",
    class: "Klasse",
    score: "Score a",
    predicted: "Vorhersage",
    correct: "richtig?",
    update: "Update",
  },
  start: "Start",
  yes: "ja",
  no: "nein",
  noUpdate: "keins",

  fillIn: (given) =>
    ({
      all: "Lies die Tabelle, Schritt für Schritt, und prüf jeden Score nach.",
      scores: "Füll die Scores aus, Schritt für Schritt. Der Rest ist gegeben.",
      first: "Füll die Lücken der Tabelle aus, Schritt für Schritt. Der erste Schritt ist schon gemacht.",
      none: "Füll die ganze Tabelle aus, Schritt für Schritt.",
    })[given],
  howItEnds: "Wie viele Updates sind es? Konvergiert der Lauf?",
  ended: ({ updates: made, visits: seen, epochs: passes, converged }) => {
    const so = `${updates(made)} in ${visitsDative(seen)}.`;
    if (!converged) return `${so} Noch nicht: In jeder Epoche gibt es ein Update.`;
    return plural(passes, {
      one: `${so} Ja: Die einzige Epoche ist ganz ohne Update.`,
      other: `${so} Ja: In der letzten von # Epochen gibt es kein Update.`,
    });
  },
  average: (rows) =>
    plural(rows, {
      one: "Bilde den Mittelwert der Gewichte über die # Zeile der Tabelle. Der Start zählt mit. (Addiere zuerst jede Spalte.)",
      other:
        "Bilde den Mittelwert der Gewichte über die # Zeilen der Tabelle. Der Start zählt mit. (Addiere zuerst jede Spalte.)",
    }),
  averaged: (sum, rows) =>
    `Die Spalten ergeben ${sum}. Geteilt durch ${count(rows)} sind das die gemittelten Gewichte.`,
  votes:
    "Schreib jeden Gewichtsvektor einmal auf, mit seiner Überlebenszahl: In so vielen Zeilen steht er, der Start zählt mit.",
  draw: (averaged) =>
    averaged
      ? "Zeichne die Grenze der gemittelten Gewichte in das Diagramm, mit einem Pfeil zur positiven Seite."
      : "Zeichne die Grenze nach dem letzten Schritt in das Diagramm, mit einem Pfeil zur positiven Seite.",
  boundary: (equation) => `Die Grenze ist da, wo ${equation} ist; der Pfeil zeigt in die Richtung von w.`,
  noBoundary: "Es gibt keine Grenze: w ist 0.",

  obstacle: (obstacle) => sayFacts(obstacles, told(obstacle, refusals)),
  refusals: {
    learner: (kind) => {
      const why = without[kind];
      return why === undefined
        ? null
        : `Für dieses Verfahren (${learners.titles[kind]}) gibt es keine Blätter: ${why}.`;
    },
    noExamples: "Auf dieser Seite gibt es keine Beispiele für ein Blatt.",
    examples: (n, most) => `Diese Seite hat ${examples(n)}, und ein Blatt hat Platz für ${count(most)}.`,
    features: (n, most) => `Es gibt ${count(n)} Merkmale, mehr als man von Hand addieren möchte (${count(most)}).`,
    classes: (most) => `Es gibt mehr Klassen, als in eine Tabelle auf Papier passen (${count(most)}).`,
    values: (most) =>
      `Auf ein Blatt passen nur ganze Zahlen bis ${count(most)}, aber manche Werte auf dieser Seite sind keine solchen.`,
    weights: (most) => `Die Gewichte wären nicht immer ganze Zahlen bis ${count(most)}.`,
    scores: (most) => `Die Scores wären nicht immer ganze Zahlen bis ${count(most)}.`,
    neverUpdates:
      "Mit Nullgewichten ist jeder Score 0. Wenn das als richtig zählt, gibt es nie ein Update. Zähl einen Gleichstand als Fehler.",
    notFound: (difficulty) =>
      `Ein solches Blatt war nicht zu finden (${amount(difficulty)}). Wähl eine andere Stufe oder einen anderen Startwert.`,
  },
  otherExamples: "Darum hat dieses Blatt andere Beispiele.",
};
