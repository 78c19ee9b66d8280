import type { Unseparated, VisitFeedback } from "../../../state/course/checks/feedback.js";
import type { answers as answersEnglish } from "../../en/shared/answers.js";
import { count, number, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import type { Sentences } from "../../sentences.js";
import { exampleName } from "../nouns.js";

/** To four digits, as much as is worth reading in a sentence. */
export const figure = (value: number): string => number(Number(value.toPrecision(4)));
/** With the sign that it has: "+1". */
export const signed = (value: number): string => (value > 0 ? `+${figure(value)}` : figure(value));
/** "Beispiel 5", of a number from 1. */
export const numbered = (example: number): string => exampleName(example - 1);

/** Why a visit is a mistake, or is none. */
export const visitSentences: Sentences<VisitFeedback> = {
  visit: ({ example, score, label, mistake }) => {
    const agreement = Math.sign(score * label);
    const signs = agreement === 0 ? "Gleichstand" : agreement > 0 ? "gleiches Vorzeichen" : "verschiedene Vorzeichen";
    const outcome = mistake ? "ein Fehler" : "kein Fehler";
    return `${numbered(example)} hat das Label ${signed(label)} und den Score ${figure(score)}: ${signs}, ${outcome}.`;
  },
  visitOfClasses: ({ example, label, scores, predicted, mistake }) => {
    const all = scores.map((score, k) => `Klasse ${k} hat den Score ${figure(score)}`).join(", ");
    const outcome = mistake ? "ein Fehler" : "kein Fehler";
    return `${numbered(example)} ist aus Klasse ${label}; ${all}. Also wird Klasse ${predicted} vorhergesagt: ${outcome}.`;
  },
};

/** What weights that don't separate get wrong. */
export const unseparatedSentence = ({ example, score, label, wrong }: Unseparated): string => {
  const side = score === 0 ? "auf keiner Seite" : score < 0 ? "noch unter 0" : "noch über 0";
  const first = `Mit diesen Gewichten hat ${numbered(example)} den Score ${figure(score)}: ${side}, und das Label ist ${signed(label)}.`;
  return wrong > 1
    ? `${first} ${plural(wrong, { one: "# Beispiel ist falsch.", other: "# Beispiele sind falsch." })}`
    : first;
};

export const answers: Translation<typeof answersEnglish> = {
  check: "Prüfen",
  notAskable: (reason) => `Diese Frage passt nicht zu dem, was gerade auf der Seite ist. ${reason}`,
  noNumber: (written) =>
    written === "" ? "Tipp hier eine Zahl ein." : `„${written}“ ist keine Zahl. Tipp eine ein, etwa −2, 0,5 oder 7/5.`,
  mistake: "Ein Fehler",
  noMistake: "Kein Fehler",
  comesNext: (example) => `Als Nächstes kommt Beispiel ${count(example)}.`,
  tries: (n) => `Versuch ${count(n)}: `,

  loading: "Die Tabelle lädt …",
  visit: "Schritt",
  headings: { score: "a", mistake: "Fehler", weights: "w, b danach" },
  yes: "ja",
  no: "nein",
  isMistake: (visit) => `Schritt ${count(visit)}: ein Fehler?`,
  score: (visit) => `Schritt ${count(visit)}: Score`,
  weight: (visit, weight) => `Schritt ${count(visit)}: Gewicht ${count(weight)} danach`,
  bias: (visit) => `Schritt ${count(visit)}: Bias danach`,

  linesHint: "Zieh eine Zeile, oder verschieb sie mit ihren Knöpfen oder den Pfeiltasten.",
  moveUp: "Nach oben",
  moveDown: "Nach unten",
  moved: (place, lines) => `Jetzt Zeile ${count(place)} von ${count(lines)}.`,
  missingLine: "die fehlende Zeile",
};
