import type { exampleOrder as english } from "../../en/shared/example-order.js";
import { count, list, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";

/** Named in a sentence; of more, the first so many. */
const mostNamed = 5;

export const exampleOrder: Translation<typeof english> = {
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
