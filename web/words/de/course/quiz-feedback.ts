import type { NoUpdate, WrongWeight } from "../../../state/course/questions/feedback.js";
import type { quizFeedback as quizFeedbackEnglish } from "../../en/course/quiz-feedback.js";
import { sayExam } from "../../exam-words.js";
import { list } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { refusals } from "../refusals.js";
import { figure, numbered, signed, unseparatedSentence, visitSentences } from "../shared/answers.js";
import { exam } from "./exam/index.js";
import { overlapSentence } from "./questions.js";

const done: Readonly<Record<NoUpdate, string>> = {
  nothing: "Das ist die Grenze, wie sie jetzt ist: Ein Fehler ändert sie.",
  "wrong-way": "Das bewegt sie in die falsche Richtung.",
  "bias-kept": "Das lässt den Bias, wie er war.",
  "bias-alone": "Das ändert nur den Bias.",
  twice: "Das macht dasselbe Update zweimal.",
};

const line = (bias: boolean): string => (bias ? "Gerade" : "Gerade durch den Ursprung");

const withYours = ({ example, score }: { readonly example: number; readonly score: number }): string =>
  `Mit deinen Gewichten hätte ${numbered(example)} den Score ${figure(score)}.`;

const wrongNumber = (subject: string, { given, from, to, left }: WrongWeight): string => {
  if (left) return `${subject} ist bei dir ${figure(from)} wie vorher, ändert sich aber um ${signed(to - from)}.`;
  return to === from
    ? `${subject} ist nicht ${figure(given)}: Vorher war es ${figure(from)}, und es ändert sich nicht, weil dieses Merkmal hier 0 ist.`
    : `${subject} ist nicht ${figure(given)}: Vorher war es ${figure(from)}, und die Änderung ist ${signed(to - from)}.`;
};

export const quizFeedback: Translation<typeof quizFeedbackEnglish> = {
  refused: ({ error }) => refusals.said(error),
  exam: ({ said }) => sayExam(exam, said),
  examMissing: () => "Gib für jedes eine Zahl an.",
  examChoose: () => "Wähl eines davon.",
  ...visitSentences,
  unseparated: unseparatedSentence,
  chooseBoundary: () => "Wähl eine der Grenzen.",
  boundaryMoved: ({ example, label, before, score, stillWrong }) => {
    const moved = `Das Label von ${numbered(example)} ist ${signed(label)}, und das Update bewegt den Score von ${figure(before)} nach ${figure(score)}.`;
    return stillWrong ? `${moved} Ein Update muss nicht reichen.` : moved;
  },
  otherBoundary: ({ example, label, score, done: did }) =>
    `${done[did]} Mit dieser Grenze hätte ${numbered(example)} den Score ${figure(score)}, aber das Label ist ${signed(label)}.`,
  updated: ({ example, score, label, mistake, rate, bias }) => {
    const because = `${numbered(example)} hat den Score ${figure(score)} und das Label ${signed(label)}`;
    if (!mistake) return `${because}: kein Fehler, also bleiben die Gewichte, wie sie sind.`;
    const times = rate === 1 ? "das Beispiel" : `das ${figure(rate)}-Fache des Beispiels`;
    if (label > 0) {
      const added = `${because}: ein Fehler, also addiert das Update ${times} zu den Gewichten`;
      return bias ? `${added} und ${figure(rate)} zum Bias.` : `${added}.`;
    }
    const taken = `${because}: ein Fehler, also zieht das Update ${times} von den Gewichten ab`;
    return bias ? `${taken} und ${figure(rate)} vom Bias.` : `${taken}.`;
  },
  weightsMissing: ({ names }) => `Gib für jedes davon eine Zahl an: ${list(names)}.`,
  weightsBefore: ({ example, score }) =>
    `Das sind die Gewichte vor dem Schritt: Mit ihnen hat ${numbered(example)} den Score ${figure(score)}, ein Fehler.`,
  addedOnce: ({ rate }) => `Das addiert das Beispiel einmal, aber die Lernrate ist ${figure(rate)}.`,
  turnedWrongWay: ({ label, ...scored }) =>
    `Das dreht sie in die falsche Richtung: Das Label ist ${signed(label)}. ${withYours(scored)}`,
  biasKept: (scored) => `Auch der Bias ändert sich: Sein Merkmal ist immer 1. ${withYours(scored)}`,
  wrongWeight: (wrong) => {
    const subject = wrong.name === null ? "Das Bias-Gewicht" : `Das Gewicht von ${wrong.name}`;
    return `${wrongNumber(subject, wrong)} ${withYours(wrong)}`;
  },
  allSeparated: () => "Alle Beispiele liegen auf der Seite ihres Labels. Andere Vektoren schaffen das auch.",
  pointMissing: () => "Ein Punkt braucht zwei Zahlen und ein Label, +1 oder −1.",
  pointInside: () => "Das ist nicht außen: Andere liegen mindestens so weit links, rechts, oben und unten.",
  pointTaken: ({ example }) => `${numbered(example)} ist schon dort: Setz deins an eine andere Stelle.`,
  pointUndecided: ({ bias }) =>
    `Ob eine ${line(bias)} diese Beispiele trennt, ließ sich nicht entscheiden: Setz deinen Punkt weiter nach innen.`,
  pointSeparable: ({ bias, distance }) =>
    distance === null
      ? `Eine ${line(bias)} trennt sie noch.`
      : `Eine ${line(bias)} trennt sie noch, mit Abstand ${figure(distance)} zum nächsten.`,
  inseparable: ({ overlap }) => overlapSentence(overlap),
  chooseFeature: () => "Wähl eines der Merkmale.",
  featureSeparates: ({ bias, distance }) => {
    const plane = bias ? "eine Ebene" : "eine Ebene durch den Ursprung";
    return distance === null
      ? `Damit trennt ${plane} die Beispiele.`
      : `Damit trennt ${plane} die Beispiele, mit Abstand ${figure(distance)} zum nächsten.`;
  },
  featureFails: ({ overlap }) =>
    overlap === null
      ? "Damit sind sie immer noch nicht trennbar."
      : `Damit sind sie immer noch nicht trennbar. ${overlapSentence(overlap)}`,
};
