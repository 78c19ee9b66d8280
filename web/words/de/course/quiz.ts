import type { quiz as quizEnglish } from "../../en/course/quiz.js";
import { count, number, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { exampleName } from "../nouns.js";

/** To four digits, as much as is worth reading in a sentence. */
const figure = (value: number): string => number(Number(value.toPrecision(4)));
const vector = (values: readonly number[]): string => `(${values.map(figure).join("; ")})`;

export const quiz: Translation<typeof quizEnglish> = {
  label: "Frage",
  loading: "Die Frage wird geladen …",
  practice: "Üben",
  challenge: "Herausforderung",
  leaveHint: "Deine Arbeit kommt zurück",
  leavePractice: "Üben beenden",
  leaveChallenge: "Herausforderung beenden",

  ownExamples: "In dieser Frage geht es um deine eigenen Beispiele.",
  otherExamples: "Deine Beispiele passen nicht zu dieser Frage, darum sind hier andere.",
  hint: "Tipp:",
  solution: "Lösung:",
  showSolution: "Lösung zeigen",
  next: "Nächste Frage",
  nextHint: "Nächste Frage (])",

  positiveWhere: (inequality) => `positiv, wo ${inequality}`,
  itsLabel: "Sein Label",
  labelValue: (label) => (label > 0 ? "+1" : "−1"),
  letter: (letter) => `${letter}.`,
  isMistake: (mistake) => (mistake ? "Es ist ein Fehler." : "Es ist kein Fehler."),
  weights: (weights) => `${weights.map(({ name, value }) => `${name} = ${figure(value)}`).join("; ")}.`,
  vector: (weights) => `w = ${vector(weights)}.`,
  point: (place, label) => `zum Beispiel ${vector(place)} mit dem Label ${label > 0 ? "+1" : "−1"}.`,
  feature: (name) => `${name}.`,
  inOrder: "Beispiele der Reihe nach",
  sequence: (examples) => `${examples.map(count).join(", ")}.`,

  givens: "Zahlen zeigen",
  example: "Beispiel",
  before: (weights, bias) =>
    bias === null
      ? `Vor dem Schritt: w = ${vector(weights)}.`
      : `Vor dem Schritt: w = ${vector(weights)} und b = ${figure(bias)}.`,
  learnsFrom: (example, x) => `Das Verfahren bekommt ${exampleName(example)} als x = ${vector(x)}.`,
  moreOnStage: (examples) =>
    plural(examples, {
      one: "Und # weiteres auf der Zeichenfläche.",
      other: "Und # weitere auf der Zeichenfläche.",
    }),

  changePage: "Du antwortest, indem du die Seite änderst. Prüfen kannst du, so oft du willst.",
  check: "Prüfen",
  startAgain: "Noch einmal",
  cures: {
    tie: "Gleichstand als Fehler zählen",
    start: "Von Gewichten 0 starten",
    bias: "Bias einschalten",
    features: "x₁ und x₂ unverändert verwenden",
    examples: "Beispiele zurückholen",
    erase: "Beispiele löschen",
  },
  toBeat: (result) => ["Zu schlagen:", `${result}.`],
  yourBest: (result) => ["Dein Rekord:", `${result}.`],
  beaten: (toBeat) => `Besser als ${count(toBeat)}: Jetzt übertriff dich selbst.`,
};
