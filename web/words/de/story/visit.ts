import type { equation as equationEnglish, visit as visitEnglish } from "../../en/story/visit.js";
import { count } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { exampleName, labelName } from "../nouns.js";

export const equation: Translation<typeof equationEnglish> = {
  label: "Die Gleichung mit ihren Zahlen",
  allProducts: (products) => `Alle ${count(products)} Produkte zeigen`,
  fewer: "Weniger zeigen",
  stay: "Die Gewichte bleiben gleich:",
};

interface Looked {
  readonly visit: number;
  readonly example: number;
}

const looked = ({ visit, example }: Looked): string =>
  `In Schritt ${count(visit + 1)} kam ${exampleName(example)} an die Reihe, ein `;

export const visit: Translation<typeof visitEnglish> = {
  heading: (learner) => (learner === null ? "Was passiert ist" : `Was passiert ist: ${learner}`),
  looked: (facts) => [
    looked(facts),
    labelName(facts.label, "es"),
    facts.y === null ? "." : ` (y\u00a0=\u00a0${facts.y}).`,
  ],
  lookedAtClass: (facts) =>
    facts.signed
      ? [looked(facts), labelName(facts.label, "es"), ` (Klasse ${facts.named}).`]
      : [
          `In Schritt ${count(facts.visit + 1)} kam ${exampleName(facts.example)} der Klasse ${facts.named} an die Reihe.`,
        ],

  nothingYet: "Bisher war kein Beispiel an der Reihe.",
  carried:
    "Die Gewichte stammen noch aus der Zeit vor der Änderung. Der Knopf „von vorn“ lässt sie stattdessen bei 0 anfangen.",
  introduction:
    "Ein Perzeptron sieht sich ein Beispiel nach dem anderen an und sagt das Label vorher. Seine Gewichte ändert es nur, wenn es falschliegt. " +
    "Drück auf „Start“ und sieh zu, wie sich die Grenze dreht. Nach einer Epoche ohne Fehler ist der Lauf zu Ende.",
  noExamples: "Es gibt noch keine Beispiele. Zeichne ein paar positive und negative, oder nimm Beispieldaten.",
  noReviews: "Es gibt noch keine Beispiele. Schreib ein paar Rezensionen, oder nimm Beispieldaten.",
  oneLabel: (label, learner) => [
    "Jedes Beispiel ist ",
    labelName(label),
    learner === "perceptron" ? ". Um zu lernen, braucht das Perzeptron auch " : ". Um zu lernen, braucht es auch ",
    labelName(-label, "e"),
    ".",
  ],
};
