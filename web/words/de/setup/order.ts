import type { OrderKind } from "../../../engine/types.js";
import type { exampleOrder as exampleOrderEnglish, setupOrder as setupOrderEnglish } from "../../en/setup/order.js";
import { count, list, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";

/** Named in a sentence; of more, the first so many. */
const mostNamed = 5;

export const exampleOrder: Translation<typeof exampleOrderEnglish> = {
  notAnExample: (name, word) => `${name}: „${word}“ ist keine Nummer eines Beispiels.`,
  noSuchExample: (name, word, examples) =>
    `${name}: Beispiel ${word} gibt es nicht. Die Beispiele haben die Nummern 1 bis ${count(examples)}.`,
  exampleTwice: (name, example) => `${name}: Beispiel ${count(example)} kommt zweimal vor.`,
  examplesMissing: (name, missing) => {
    const named = missing.slice(0, mostNamed).map(count);
    if (missing.length === 1) return `${name}: Beispiel ${list(named)} fehlt.`;
    const more = missing.length - mostNamed;
    const further = plural(more, { one: "# weiteres", other: "# weitere" });
    return `${name}: Es fehlen die Beispiele ${list(more > 0 ? [...named, further] : named)}.`;
  },
};

const titles: Readonly<Record<OrderKind, string>> = {
  given: "Wie gegeben",
  "positives-first": "Positive zuerst",
  "shuffle-once": "Einmal mischen",
  "shuffle-each-epoch": "Jede Epoche mischen",
  custom: "Eigene Reihenfolge",
};

export const setupOrder: Translation<typeof setupOrderEnglish> = {
  order: "Reihenfolge",
  titles,
  hints: {
    given: "In jeder Epoche kommen die Beispiele so an die Reihe, wie sie gezeichnet wurden oder in der Liste stehen.",
    "positives-first": "In jeder Epoche kommen erst alle positiven Beispiele an die Reihe, dann alle negativen.",
    "shuffle-once": "Der Startwert mischt die Beispiele einmal. Jede Epoche wiederholt diese Reihenfolge.",
    "shuffle-each-epoch": "Der Startwert mischt die Beispiele für jede Epoche neu.",
    custom: "In jeder Epoche kommen die Beispiele so an die Reihe, wie du sie aufschreibst.",
  },
  customUpTo: (examples) => `Eigene Reihenfolge (bis ${count(examples)} Beispiele)`,
  seed: "Startwert fürs Mischen",
  newSeed: "Neu mischen",
  numbers: "Deine Reihenfolge",
  numbersHint: (examples) =>
    `Schreib jede Zahl von 1 bis ${count(examples)} einmal, mit Leerzeichen dazwischen: 3 1 2.`,
  seeOrder: "Die Reihenfolge ansehen, und was Mischen bringt",
};
