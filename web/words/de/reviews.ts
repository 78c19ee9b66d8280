import type { TieRule } from "../../engine/types.js";
import { MINUS, type Precision } from "../../state/document/notation/numbers.js";
import type { reviewProblems as reviewProblemsEnglish, reviews as reviewsEnglish } from "../en/reviews.js";
import { count, list, number, plural } from "../grammar/de.js";
import type { Translation } from "../room.js";
import { visitName } from "./nouns.js";

export const reviewProblems: Translation<typeof reviewProblemsEnglish> = {
  noText: () => "Eine Rezension braucht einen Text.",
  longText: ({ characters, most }) =>
    `Eine Rezension darf höchstens ${count(most)} Zeichen haben, diese hat ${count(characters)}.`,
  manyReviews: ({ most }) => `Mehr als ${count(most)} Rezensionen gehen nicht.`,
  noWord: () => "Schreib ein Wort: Buchstaben und Ziffern, ohne Leerzeichen.",
  longWord: ({ most }) => `Ein Wort darf höchstens ${count(most)} Zeichen haben.`,
  sameWord: ({ word }) => `„${word}“ ist schon da.`,
  manyWords: ({ most }) => `Mehr als ${count(most)} Wörter gehen nicht.`,
};

const sign = (label: number): string => (label > 0 ? "positiv" : "negativ");

/** What is predicted at a score: a tie stays one unless the tie rule makes it a label. */
const read = (score: number, tie: TieRule): string => {
  if (score !== 0) return sign(score);
  if (tie === "negative") return "Gleichstand, zählt als negativ";
  return tie === "positive" ? "Gleichstand, zählt als positiv" : "Gleichstand";
};

const verdict = (mistake: boolean): string => (mistake ? "ein Fehler" : "richtig");

/** "1 + 0 − 2" */
const added = ([first = 0, ...rest]: readonly number[], precision: Precision): string =>
  number(first, precision) +
  rest.map((term) => ` ${term < 0 ? MINUS : "+"} ${number(Math.abs(term), precision)}`).join("");

/** The words of the reviews are English: "not", "excellent" and "terrible" are quoted as they are. */
export const reviews: Translation<typeof reviewsEnglish> = {
  heading: "Kursrezensionen",
  list: "Rezensionen",
  axis: { negative: "← negativ", positive: "positiv →" },
  score: "Score",

  intro: "Jedes Wort ist ein Merkmal: 1, wenn es in der Rezension steht, sonst 0.",
  notBook:
    "„excellent“ spricht für einen Kurs und „terrible“ gegen ihn, aber „not“ dreht beides um: „not excellent“ ist kein Lob. Mit einem Gewicht je Wort lässt sich das nicht sagen, denn „not“ trägt zum Score immer gleich viel bei, egal, bei welchem Wort es steht.",
  not: (word) =>
    `„not“ dreht andere Wörter um: „not ${word}“ sagt das Gegenteil von „${word}“. Mit einem Gewicht je Wort lässt sich das nicht sagen, denn „not“ trägt zum Score immer gleich viel bei, egal, bei welchem Wort es steht.`,
  conjunction: (conjunction, word) =>
    `„${conjunction}“ ist ein eigenes Merkmal: 1 nur, wenn beide Wörter in der Rezension stehen. Sein Gewicht kann zurücknehmen, was „${word}“ sagt.`,
  sum: ({ word, alone, both, terms, precision }) => {
    const total = number(both, precision);
    const sum = terms ? `${added(terms, precision)} = ${total}` : total;
    return `Jetzt hat „${word}“ allein den Score ${number(alone, precision)}, und mit „not“ den Score ${sum.replaceAll(" ", "\u00a0")}.`;
  },
  proof: (averages) =>
    `Diese Rezensionen beweisen es. Im Mittel haben die positiven und die negativen dieselben Merkmale: ${list(averages.map(([feature, average]) => `${feature} = ${number(average)}`))}. Egal, wie die Gewichte sind: Beide haben im Mittel denselben Score. Also können nicht alle auf ihrer Seite von 0 liegen.`,
  addConjunctions: (conjunctions) =>
    plural(conjunctions.length, {
      one: `Konjunktion ${list(conjunctions)} hinzufügen`,
      other: `Konjunktionen ${list(conjunctions)} hinzufügen`,
    }),
  removeConjunctions: (conjunctions) =>
    plural(conjunctions, { one: "Konjunktion entfernen", other: "Konjunktionen entfernen" }),

  noScores: (learner) =>
    `Hier gibt es keine Scores, denn dieses Verfahren (${learner}) sagt nicht nach dem Vorzeichen eines einzigen Scores vorher. Seine Fehler werden trotzdem gezählt.`,
  scoresOf: (learner) => `Die Scores sind die von ${learner}, dem Verfahren in der Erklärung.`,
  scoresOfModel: "Die Scores gehören zu den Gewichten, die vorhersagen, nicht zu denen im Training.",
  scoresOfScaled: "Die Scores rechnen mit den skalierten Merkmalen. Bei den Rezensionen steht 0 oder 1.",

  words: "Wörter",
  wordsName: "Wörter, die Merkmale sind",
  removeWord: (word) => `Das Wort ${word} entfernen`,
  lastWord: "Mindestens ein Wort muss bleiben.",
  addWord: "Wort hinzufügen",
  mostWords: (most) => `Mehr als ${count(most)} Wörter sind nicht möglich.`,

  select: (review) => `Rezension ${count(review + 1)} auswählen`,
  remove: (review) => `Rezension ${count(review + 1)} löschen`,
  text: (review) => `Text von Rezension ${count(review + 1)}`,
  label: (review, label) => `Label von Rezension ${count(review + 1)}: ${sign(label)}`,
  labelHint: (label) =>
    label > 0 ? "positiv: drücken, damit es negativ wird" : "negativ: drücken, damit es positiv wird",
  heldOut: "zum Testen",
  visited: (visit, mistake) => [visitName(visit), `: ${verdict(mistake)}`],
  judged: (score, mistake, tie) =>
    score === 0
      ? `Bei 0 ist ${read(score, tie)}: ${verdict(mistake)}`
      : `Vorhersage ${read(score, tie)}: ${verdict(mistake)}`,

  newReview: "Neue Rezension",
  newLabel: (label) => `Label der neuen Rezension: ${sign(label)}`,
  newText: "Text der neuen Rezension",
  newHint: "Noch eine Rezension schreiben",
  add: "Hinzufügen",
  restore: "Die vier Beispielrezensionen wiederherstellen",

  combinations: "Alle Kombinationen",
  combinationsOf: ({ all, first, scored }) => {
    if (first === null) {
      return scored
        ? "Jede Kombination dieser Wörter, mit ihrem Score bei den aktuellen Gewichten."
        : "Jede Kombination dieser Wörter.";
    }
    const listed =
      first === "those-of-reviews"
        ? "die, die in Rezensionen vorkommen"
        : `die ersten ${count(first)}, die in Rezensionen vorkommen`;
    return scored
      ? `Diese Wörter haben ${count(all)} Kombinationen, zu viele für eine Liste. Hier stehen ${listed}, mit ihren Scores bei den aktuellen Gewichten.`
      : `Diese Wörter haben ${count(all)} Kombinationen, zu viele für eine Liste. Hier stehen ${listed}.`;
  },
  allTies: "Bisher ist überall Gleichstand: Jeder Score ist 0.",
  ties: (ties) => `Bei ${count(ties)} ist Gleichstand: Ein Score von 0 liegt auf keiner Seite.`,
  columns: { predicted: "Vorhersage", reviews: "Rezensionen" },
  predicted: (score, tie) => (score === 0 ? `0: ${read(score, tie)}` : read(score, tie)),
  numbers: (indices) => list(indices.map((index) => count(index + 1))),
  none: "keine",
};
