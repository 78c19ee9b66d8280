import type { AskedMoment } from "../../../state/course/lessons/plain-ask.js";
import type { asks as asksEnglish, lessons as lessonsEnglish } from "../../en/course/lessons.js";
import { learners } from "../../generated/de/learners.js";
import { list, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { epochs, examplesDative, updates } from "../nouns.js";
import { figure } from "../shared/answers.js";
import { settingName, settingValue } from "./feedback.js";

const until = ({ at, count }: AskedMoment): string =>
  ({
    now: "bis jetzt",
    end: "insgesamt",
    next: "bis zum nächsten Schritt, diesen mitgezählt",
    visit: plural(count, { one: "im ersten Schritt", other: "in den ersten # Schritten" }),
    epoch: plural(count, { one: "in der ersten Epoche", other: "in den ersten # Epochen" }),
  })[at];

const after = ({ at, count }: AskedMoment): string =>
  ({
    now: "jetzt",
    end: "am Ende des Laufs",
    next: "nach dem nächsten Schritt",
    visit: `nach Schritt ${figure(count)}`,
    epoch: `nach Epoche ${figure(count)}`,
  })[at];

const visit = ({ at, count }: AskedMoment): string =>
  ({
    now: "im letzten Schritt bis jetzt",
    end: "im letzten Schritt des Laufs",
    next: "im nächsten Schritt",
    visit: `in Schritt ${figure(count)}`,
    epoch: `im letzten Schritt von Epoche ${figure(count)}`,
  })[at];

export const asks: Translation<typeof asksEnglish> = {
  updates: (asked) => `Wie viele Updates macht der Lauf ${until(asked.until)}?`,
  mistakes: (asked) => `Wie viele Fehler macht der Lauf ${until(asked.until)}?`,
  visits: (asked) => `Wie viele Schritte macht der Lauf ${until(asked.until)}?`,
  epochs: (asked) => `Wie viele Epochen macht der Lauf ${until(asked.until)}?`,
  score: ({ of }) => `Wie groß ist der Score ${visit(of)}?`,
  label: ({ of }) => `Welches Label hat das Beispiel ${visit(of)}?`,
  example: ({ of }) => `Welche Nummer hat das Beispiel ${visit(of)}?`,
  trainingMistakes: (asked) => `Wie viele Trainingsbeispiele sind ${after(asked.after)} falsch?`,
  bias: (asked) => `Wie groß ist der Bias ${after(asked.after)}?`,
  weights: (asked) => `Wie groß sind die Gewichte ${after(asked.after)}?`,
  weight: (asked) => `Wie groß ist das Gewicht von ${asked.feature} ${after(asked.after)}?`,
  mistake: () => "Wird der nächste Schritt ein Fehler?",
  separatingWeights: () => "Finde Gewichte, mit denen jedes Beispiel richtig ist.",
  cells: ({ first, last }) =>
    first === last
      ? `Füll die Zeile von Schritt ${figure(first)} aus.`
      : `Füll die Schritte ${figure(first)} bis ${figure(last)} aus.`,
  converged: () => "Geh ans Ende des Laufs: Er soll konvergieren.",
  separates: () => "Bring jedes Beispiel auf die Seite seines Labels.",
  separable: () => "Mach die Beispiele trennbar.",
  inseparable: () => "Mach die Beispiele untrennbar.",
  separableBy: ({ added }) => `Mach die Beispiele mit ${examplesDative(added)} mehr trennbar.`,
  inseparableBy: ({ added }) => `Mach die Beispiele mit ${examplesDative(added)} mehr untrennbar.`,
  reached: ({ unit, count }) =>
    `Geh ${{ visit: "zu Schritt", epoch: "zu Epoche", update: "zu Update" }[unit]} ${figure(count)}.`,
  bound: ({ least }) => `Ändere die Beispiele, bis die Schranke mindestens ${figure(least)} ist.`,
  targetBound: ({ least }) => `Wähl ein w*, dessen Schranke mindestens ${figure(least)} ist.`,
  astray: ({ most }) =>
    most === 0
      ? "Wähl ein Ziel, von dem sich kein Update entfernt."
      : `Wähl ein Ziel, von dem sich höchstens ${updates(most)} entfernen.`,
  runTakes: ({ of, least, most }) => {
    const counted = (count: number): string => (of === "updates" ? updates(count) : epochs(count));
    return least === null
      ? `Der Lauf soll höchstens ${counted(most)} brauchen, bis er konvergiert.`
      : `Der Lauf soll mindestens ${counted(least)} brauchen, bis er konvergiert.`;
  },
  disagree: ({ between, least }) =>
    `${list(between.map((kind) => `„${learners.titles?.[kind] ?? kind}“`))} sollen sich bei mindestens ${examplesDative(least)} uneinig sein.`,
  setting: ({ name, wanted }) => `Stell „${settingName(name)}“ auf ${settingValue(wanted)}.`,
  feature: ({ feature }) => `Nimm ${feature} zu den Merkmalen dazu.`,
};

export const lessons: Translation<typeof lessonsEnglish> = {
  label: "Lektion",
  loading: "Die Lektion wird geladen …",
  title: (number, title) => (number === null ? title : `Lektion ${number} · ${title}`),
  leave: "Lektion beenden",
  leaveHint: "Die Seite bleibt, wie sie ist",

  steps: "Abschnitte der Lektion",
  step: (step, heading, done) => (done ? `Abschnitt ${step}: ${heading}, fertig` : `Abschnitt ${step}: ${heading}`),
  task: (task, tasks) => `${task} von ${tasks}`,
  hint: "Tipp:",
  solution: "Lösung:",
  think: "Was nimmst du aus dieser Lektion mit? Sag es in einem Satz.",
  ours: "Unseren zeigen",
  remember: "Merk dir:",
  sources: "Quellen:",
  note: "Fußnote",
  noteBack: "Zurück zum Text",
  behind: "Du hast mehr als diesen Abschnitt rückgängig gemacht: Seine Beispiele sind nicht mehr auf der Seite.",
  again: "Zurückholen",
  varied:
    "Beispiele, Einstellungen oder Moment hier sind nicht die der Lektion. Was sie zu den eigenen fragt und sagt, fehlt hier.",
  asWritten: "Die der Lektion öffnen",
  show: "Zeigen",
  goOn: "Weiter",
  back: "Zurück",
  backHint: "Zurück ([)",
  next: "Weiter",
  nextLesson: "Nächste Lektion",
  skip: (open) => plural(open, { one: "# Frage überspringen", other: "# Fragen überspringen" }),
  answerFirst: (open) => plural(open, { one: "Erst die Frage beantworten", other: "Erst # Fragen beantworten" }),
  nextHint: "Weiter (])",

  otherSite: [
    "Dieser Link öffnet einen Kurs von einer anderen Website:",
    ". Wenn du ihn öffnest, erfährt die andere Website deine IP-Adresse.",
  ],
  leadsOn: [
    "Dieser Link öffnet einen Kurs von einer anderen Website, denn diese Adresse leitet dorthin weiter:",
    ". Wenn du ihn öffnest, erfährt die andere Website deine IP-Adresse.",
  ],
  open: "Kurs öffnen",
  dontOpen: "Nicht öffnen",
};
