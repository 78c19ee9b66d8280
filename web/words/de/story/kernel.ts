import type { kernel as english } from "../../en/story/kernel.js";
import { count, number, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";

const start = "Jedes Beispiel hat einen Zähler α für die Fehler bei ihm, bisher 0. Der erste Score wird also 0 sein:";

export const kernel: Translation<typeof english> = {
  starts: {
    mistake: `${start} ein Gleichstand, der nach der Gleichstandsregel als Fehler zählt.`,
    correct: `${start} ein Gleichstand, der nach der Gleichstandsregel als richtig zählt.`,
    negative: `${start} ein Gleichstand, den die Gleichstandsregel als negativ liest.`,
    positive: `${start} ein Gleichstand, den die Gleichstandsregel als positiv liest.`,
  },
  stay: "Die Zähler bleiben gleich.",
  grows: (before, after, precision) =>
    `Sein Zähler α wächst von ${number(before, precision)} auf ${number(after, precision)}.`,
  counting: (used, all) =>
    plural(used, {
      one: `Von ${count(all)} Beispielen hat # ein α > 0: Nur solche Beispiele zählen im Score mit.`,
      other: `Von ${count(all)} Beispielen haben # ein α > 0: Nur solche Beispiele zählen im Score mit.`,
    }),
  names: {
    linear: "Der lineare Kernel:",
    polynomial: "Der Polynomkernel:",
    rbf: "Der Gauß-Kernel:",
  },
  more: (terms) => plural(terms, { one: "# weiterer", other: "# weitere" }),
  case: { head: "Zähler", mistake: "α + 1" },
};
