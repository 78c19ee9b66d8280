import type { failures as failuresEnglish, rounds as roundsEnglish } from "../../en/course/rounds.js";
import { loading } from "../../generated/de/loading.js";
import { plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { mistakes } from "../nouns.js";
import { refusals } from "../refusals.js";

const lost = {
  lesson: "Die Lektion konnte nicht geladen werden.",
  question: "Die Frage konnte nicht geladen werden.",
} as const;

export const failures: Translation<typeof failuresEnglish> = {
  refused: ({ error }) => refusals.said(error),
  mistakes: (count) => `Der Kurs hat ${mistakes(count)}. Bessere sie in seiner Datei aus, und öffne sie noch einmal:`,
  notLoaded: ({ what, updated }) => (updated ? `${lost[what]} ${loading.updated}` : lost[what]),
};

export const rounds: Translation<typeof roundsEnglish> = {
  before: (lesson) => `Vor Lektion ${lesson}`,
  test: (unit) => (unit === null ? "Test: der ganze Kurs" : `Test: ${unit}`),
  place: (question, questions) => `Frage ${question} von ${questions}`,
  about: "Eine neue Frage zu einer früheren Lektion.",
  skip: (lesson) => `Weiter zu Lektion ${lesson}`,
  start: (lesson) => `Lektion ${lesson} beginnen`,
  result: "Zum Ergebnis",

  right: (right, questions) => `${right} von ${questions} beim ersten Versuch richtig.`,
  lookAgain: "Sieh dir das noch einmal an:",
  allRight: "Du musst dir nichts noch einmal ansehen.",
  step: (lesson, step, heading) => `${lesson}.${step} ${heading}`,
  again: "Noch ein Test",

  ends: (unit) => `${unit}: Ende dieser Einheit`,
  aim: "Einiges davon war noch nicht richtig. Sieh es dir noch einmal an, bis dieser Satz stimmt:",
  next: (unit, minutes) => `Als Nächstes: ${unit}, etwa ${plural(minutes, { one: "# Minute", other: "# Minuten" })}.`,
  courseEnds: "Das war die letzte Einheit des Kurses.",
  takeTest: (questions) => plural(questions, { one: "Zum Test: # Frage", other: "Zum Test: # Fragen" }),
  nextUnit: "Nächste Einheit",

  core: "Fang hier an.",
  optional: "Wähl danach, was dich interessiert.",
  minutes: (minutes) => `etwa ${minutes} min`,
  tested: (right, questions) => `Letzter Test: ${right} von ${questions}.`,
  steps: (from, to) => (from === to ? `Abschnitt ${from}` : `Abschnitte ${from}–${to}`),
};
