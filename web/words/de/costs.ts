import type { LearnerKind } from "../../engine/types.js";
import type { costs as english } from "../en/costs.js";
import { count, plural } from "../grammar/de.js";
import type { Translation } from "../room.js";
import { short } from "./learners.js";

/** More on learners whose cost is not that of a visit alone. */
const special: Partial<Readonly<Record<LearnerKind, (examples: number) => string>>> = {
  "second-order": () => "Ein Update geht außerdem durch die Matrix, die für jedes Paar von Gewichten eine Zahl hat.",
  voted: () => "Für eine Vorhersage stimmen alle bisherigen Gewichtsvektoren ab.",
  kernel: (examples) =>
    plural(examples, {
      one: "Die Scores aller Beispiele sind gespeichert, ein Schritt schlägt also nur einen nach. Ein Update ändert ihn.",
      other:
        "Die Scores aller Beispiele sind gespeichert, ein Schritt schlägt also nur einen nach. Ein Update ändert alle #.",
    }),
  "nearest-neighbours": (examples) =>
    plural(examples, {
      one: "Trainiert wird nichts, aber jede Vorhersage sieht sich das eine Beispiel an.",
      other: "Trainiert wird nichts, aber jede Vorhersage sieht sich alle # Beispiele an.",
    }),
  "decision-tree": () => "Er wird auf einmal gebaut, nicht Schritt für Schritt.",
};

export const costs: Translation<typeof english> = {
  why: ({ kind, bias, examples, vectors, perClass }) => {
    const name = short[kind];
    const more = special[kind]?.(examples);
    const each = bias ? "eine für jedes Merkmal und eine für den Bias" : "eine für jedes Merkmal";
    if (perClass) return `${name}: ${each}, und das für jede von ${count(vectors)} Klassen.`;
    if (vectors === 0) return `${name}: ${more}`;
    return more ? `${name}: ${each}. ${more}` : `Lineare Verfahren: ${each}.`;
  },
};
