import type { kernel as english } from "../../en/story/kernel.js";
import { count, number, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";

const start =
  "Jedes Beispiel hat einen Zähler α für die Fehler, die bei ihm passieren, bisher 0. Der erste Score wird also 0 sein:";

export const kernel: Translation<typeof english> = {
  starts: {
    mistake: `${start} ein Gleichstand, der laut Regel als Fehler zählt.`,
    correct: `${start} ein Gleichstand, der laut Regel als richtig zählt.`,
    negative: `${start} ein Gleichstand, der laut Regel als negativ zählt.`,
    positive: `${start} ein Gleichstand, der laut Regel als positiv zählt.`,
  },
  stay: "Die Zähler bleiben gleich.",
  grows: (before, after, precision) =>
    `Sein Zähler α wächst von ${number(before, precision)} auf ${number(after, precision)}.`,
  counting: (used, all) =>
    plural(used, {
      one: `Von ${count(all)} Beispielen hat # ein α > 0: Nur solche zählen im Score mit.`,
      other: `Von ${count(all)} Beispielen haben # ein α > 0: Nur solche zählen im Score mit.`,
    }),
  names: {
    linear: "Der lineare Kernel:",
    polynomial: "Der Polynomkernel:",
    rbf: "Der Gauß-Kernel:",
  },
  more: (terms) => plural(terms, { one: "# weiterer", other: "# weitere" }),
  case: { head: "Zähler", mistake: "α + 1" },
};
