import type { LearnerKind } from "../../engine/types.js";
import { count, plural } from "../grammar/en.js";
import { room } from "../room.js";
import { learners } from "./learners.js";

/** What a visit costs a learner. */
export interface VisitCost {
  readonly kind: LearnerKind;
  readonly bias: boolean;
  readonly examples: number;
  /** Weight vectors in training: 1, or one a class; 0 where nothing is multiplied at a visit. */
  readonly vectors: number;
  /** Whether there is one weight vector a class. */
  readonly perClass: boolean;
}

/** More on learners whose cost is not that of a visit alone. */
const special: Partial<Readonly<Record<LearnerKind, (examples: number) => string>>> = {
  "second-order": () => "An update also goes through its matrix, which has a number for each pair of weights.",
  voted: () => "A prediction asks every weight vector so far.",
  kernel: (examples) =>
    plural(examples, {
      one: "The scores of all examples are kept, so a visit only looks one up. An update changes it.",
      other: "The scores of all examples are kept, so a visit only looks one up. An update changes all #.",
    }),
  "nearest-neighbours": (examples) =>
    plural(examples, {
      one: "Nothing is trained, but every prediction looks at the one example.",
      other: "Nothing is trained, but every prediction looks at all # examples.",
    }),
  "decision-tree": () => "It is built all at once, not visit by visit.",
};

export const costs = room("costs", {
  /** Why a visit costs what it costs, in multiplications with an addition. */
  why: ({ kind, bias, examples, vectors, perClass }: VisitCost): string => {
    const name = learners.english.short[kind];
    const more = special[kind]?.(examples);
    const each = bias ? "one for each feature and one for the bias" : "one for each feature";
    if (perClass) return `${name}: ${each}, for each of ${count(vectors)} classes.`;
    if (vectors === 0) return `${name}: ${more}`;
    return more ? `${name}: ${each}. ${more}` : `Linear learners: ${each}.`;
  },
});
