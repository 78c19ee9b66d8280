import type { ExamWords } from "../../../../exam-words.js";
import { list } from "../../../../grammar/de.js";
import { figure } from "../../../shared/answers.js";
import { overlapSentence } from "../../questions.js";

export const sets: ExamWords<"sets"> = {
  ask: () => "Die Tabelle hat fünf Beispiele. Mit welchen zwei Merkmalen und einem Bias kann eine Gerade sie trennen?",
  hint: () =>
    "Schreib für jedes Paar zwei weitere Spalten. Lassen sich zwei Beispiele mit gleichen Werten und verschiedenen Labels jemals trennen? Und wie sieht das Paar als Bild aus?",
  parts: ({ sets: all }) => all.map(({ names }) => `${list(names)}.`),
  said: {
    separates: ({ names, distance }) =>
      distance === null
        ? `Mit ${list(names)} trennt eine Gerade sie.`
        : `Mit ${list(names)} trennt eine Gerade sie, mit Abstand ${figure(distance)} zum nächsten.`,
    twins: ({ names, positive, negative }) =>
      `Mit ${list(names)} haben die Beispiele ${figure(positive)} und ${figure(negative)} gleiche Werte, aber verschiedene Labels: Nichts kann sie unterscheiden.`,
    overlaps: ({ names, overlap }) =>
      overlap === null
        ? `Mit ${list(names)} trennt keine Gerade sie.`
        : `Mit ${list(names)} trennt keine Gerade sie. ${overlapSentence(overlap)}`,
  },
};
