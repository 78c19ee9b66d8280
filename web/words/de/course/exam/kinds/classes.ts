import type { ExamWords } from "../../../../exam-words.js";
import { figure, numbered } from "../../../shared/answers.js";
import { vector } from "../terms.js";

const digits = ["₀", "₁", "₂"] as const;
const name = (of: number): string => `w${digits[of] ?? ""}`;

export const classes: ExamWords<"classes"> = {
  ask: ({ asks, before, place, example, label }) => {
    const all = before.map((one, k) => `${name(k)} = ${vector(one)}`).join(", ");
    const rule = "Bei gleichen Scores wird die niedrigste Klasse vorhergesagt.";
    return asks === "scores"
      ? `Drei Klassen haben die Gewichte ${all}. ${rule} Welchen Score hat jede bei x = ${vector(place)}, und welche Klasse wird vorhergesagt?`
      : `Drei Klassen haben die Gewichte ${all}. ${rule} Jetzt kommt ${numbered(example)} an die Reihe: x = ${vector(place)}, aus Klasse ${label}. Wie sind die Gewichte danach?`;
  },
  hint: ({ asks }) =>
    asks === "scores"
      ? "Vorhergesagt wird die Klasse mit dem größten Score. Teilen ihn sich zwei?"
      : "Such zuerst die vorhergesagte Klasse. Wie viele Vektoren betrifft ein Fehler?",
  parts: ({ asks, before }) =>
    asks === "scores"
      ? [...before.map((_, k) => `a${digits[k] ?? ""}`), "Klasse"]
      : before.flatMap((_, k) => [`${name(k)}: x₁`, "x₂"]),
  said: {
    scoresRight: ({ predicted, score, tied, mistake }) => {
      const why = tied
        ? `Der größte Score ist ${figure(score)}, und mehr als eine Klasse hat ihn: Die niedrigste davon, ${predicted}, wird vorhergesagt.`
        : `Der größte Score ist ${figure(score)}, der von Klasse ${predicted}.`;
      return mistake ? `${why} Hier ist das ein Fehler.` : `${why} Hier ist das richtig.`;
    },
    scoreWrong: ({ of, given, vector: weights, place }) =>
      `Der Score von Klasse ${of} ist nicht ${figure(given)}: Multipliziere ${vector(weights)} und ${vector(place)} Zahl für Zahl, und addiere.`,
    tieToHigher: ({ given, lowest }) =>
      `Klasse ${given} hat den größten Score, aber Klasse ${lowest} auch: Bei Gleichstand gilt die niedrigste Klasse.`,
    notLargest: ({ given, score, largest }) =>
      `Die Scores stimmen, aber Klasse ${given} hat nur ${figure(score)}, und der größte ist ${figure(largest)}.`,
    noClass: () => "Die Scores stimmen. Die vorhergesagte Klasse ist 0, 1 oder 2.",
    updateRight: ({ label, predicted, tied }) => {
      const why = tied ? "bei Gleichstand die niedrigste" : "sie hat den größten Score";
      return `Klasse ${predicted} wird vorhergesagt (${why}), ein Fehler: Das Beispiel wird zu ${name(label)} addiert und von ${name(predicted)} abgezogen.`;
    },
    stays: ({ label, tied }) =>
      tied
        ? `Klasse ${label} teilt sich den größten Score und ist die niedrigste davon, also wird sie vorhergesagt: kein Fehler, und nichts ändert sich.`
        : `Klasse ${label} hat den größten Score, also wird sie vorhergesagt: kein Fehler, und nichts ändert sich.`,
    leftAsBefore: ({ label, predicted, tied }) =>
      tied
        ? `Das sind die Gewichte vorher. Bei Gleichstand gilt die niedrigste Klasse, ${predicted}, aber das Beispiel ist aus Klasse ${label}: ein Fehler.`
        : `Das sind die Gewichte vorher. Klasse ${predicted} hat den größten Score, aber das Beispiel ist aus Klasse ${label}: ein Fehler.`,
    wrongWay: ({ label, predicted }) =>
      `Das ist die falsche Richtung: ${name(label)} soll diesem Beispiel danach mehr Score geben und ${name(predicted)} weniger.`,
    onlyOne: ({ label, predicted }) =>
      `Ein Fehler ändert zwei Vektoren: den der richtigen Klasse, ${label}, und den der vorhergesagten, ${predicted}.`,
    allOthers: ({ predicted }) =>
      `Nur von der vorhergesagten Klasse, ${predicted}, wird das Beispiel abgezogen. Die dritte war nicht schuld.`,
    vectorWrong: ({ of, role }) =>
      ({
        label: `Sieh dir ${name(of)} an: Das ist die richtige Klasse, also wird das Beispiel addiert.`,
        predicted: `Sieh dir ${name(of)} an: Diese Klasse wurde fälschlich vorhergesagt, also wird das Beispiel abgezogen.`,
        other: `Sieh dir ${name(of)} an: Diese Klasse ist weder die richtige noch die vorhergesagte, also bleibt ihr Vektor, wie er war.`,
      })[role],
  },
};
