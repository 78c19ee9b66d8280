import type { ExamWords } from "../../../../exam-words.js";
import { updates } from "../../../nouns.js";
import { figure, numbered } from "../../../shared/answers.js";
import { model } from "../terms.js";

export const tie: ExamWords<"tie"> = {
  ask: ({ weights, bias }) =>
    `Ein Lauf beginnt mit ${model(weights, bias)} und geht die Beispiele der Tabelle der Reihe nach durch, mit η = 1. Wie viele Updates hat die erste Epoche, wenn y·a < 0 ein Fehler ist, und wie viele, wenn es y·a ≤ 0 ist?`,
  hint: () =>
    "Rechne beide Epochen durch, Schritt für Schritt. Was sagt jede der Regeln zu einem Score von 0, und was folgt daraus?",
  parts: () => ["y·a < 0", "y·a ≤ 0"],
  said: {
    right: ({ strict, withTies, first }) =>
      `${updates(strict)} mit < und ${figure(withTies)} mit ≤. Zum ersten Mal verschieden sind die Regeln bei ${numbered(first)}: Dort ist der Score 0.`,
    swapped: () => "Umgekehrt: Für die erste Regel ist ein Score von 0 kein Fehler, für die zweite schon.",
    same: ({ first }) =>
      `Die beiden Zahlen sind verschieden. Wenn ${numbered(first)} an die Reihe kommt, ist der Score 0: ein Fehler nur für eine der Regeln.`,
    frozen: () =>
      "Das zählt, was die Startgewichte falsch klassifizieren. Nach einem Update rechnen die nächsten Scores mit den neuen Gewichten.",
    tooMany: ({ examples }) => `Eine Epoche hat ${figure(examples)} Schritte mit höchstens je einem Update.`,
    strictWrong: ({ weightsZero, first }) =>
      weightsZero
        ? "Mit < ist nicht einmal der erste Schritt ein Fehler: Alle Gewichte sind 0, also ist jeder Score 0. Was ändert sich dadurch?"
        : `Mit ≤ kann es stimmen, aber sieh dir < noch einmal an: Wenn ${numbered(first)} an die Reihe kommt, ist der Score 0, und 0 ist nicht kleiner als 0.`,
    tiesWrong: ({ first }) =>
      `Mit < stimmt es. Mit ≤ ändern sich die Gewichte auch bei ${numbered(first)}, wo der Score 0 ist. Rechne von dort mit den neuen Gewichten weiter.`,
  },
};
