import type { course as english } from "../../en/course/course.js";
import { plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";

const ofSteps = (done: number, steps: number): string =>
  plural(steps, { one: `${done} von # Abschnitt geschafft`, other: `${done} von # Abschnitten geschafft` });

const ofTasks = (right: number, tasks: number): string =>
  plural(tasks, { one: `${right} von # Frage beantwortet`, other: `${right} von # Fragen beantwortet` });

export const course: Translation<typeof english> = {
  titles: { lessons: "Lektionen", practice: "Üben", challenges: "Herausforderungen" },
  kinds: "Lektionen, Üben oder Herausforderungen",
  close: "Schließen",

  waysThrough: "Welche Lektionen",
  paths: { hour: "Allein", lecture: "Eine Vorlesung", lab: "Eine Übung" },
  progress: ({ done, steps, right, tasks }) =>
    tasks > 0 ? `${ofSteps(done, steps)}, ${ofTasks(right, tasks)}.` : `${ofSteps(done, steps)}.`,
  whose: {
    browser: "Das sind die Ergebnisse von allen, die diesen Browser benutzen. Er merkt sie sich.",
    host: "Diese Ergebnisse kommen von der Seite, in der der Playground steht. Sie merkt sie sich.",
    page: "Dieser Browser merkt sich keine Ergebnisse: Sie sind verloren, wenn du die Seite schließt.",
  },
  done: "fertig",
  stepsDone: ofSteps,

  yourWork: "Zurück zu deiner Arbeit",
  builtIn: "Zu den eingebauten Lektionen",
  open: "Kurs öffnen …",
  clearProgress: "Fortschritt löschen",

  aboutPractice:
    "Üben, so viel du willst, und mit deinen eigenen Beispielen, wenn sie zur Frage passen. Wenn du aufhörst, ist deine Arbeit wieder da.",
  firstTries: (right, tries) => `${right} von ${tries} auf Anhieb richtig`,
  aboutChallenges: "Du antwortest, indem du die Seite änderst. Übertriff dein bestes Ergebnis.",
  best: (result) => `dein bestes Ergebnis: ${result}`,
  // Before "kopieren".
  scores: "Ergebnisse",
  clearScores: "Ergebnisse löschen",
};
