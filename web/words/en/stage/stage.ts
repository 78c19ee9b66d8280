import { count } from "../../grammar/en.js";
import { room } from "../../room.js";
import { type Label, labelled } from "../nouns.js";

/** The stage, from the first picture on: what is drawn there is answered before all that can be said of it has loaded. */
export const stage = room("stage", {
  role: "plot",
  /** @param learner where there are several stages. */
  name: (learner: string | null): string =>
    learner === null ? "Stage: the examples and the decision boundary" : `Stage: ${learner}`,
  flipped: (example: number, label: Label): string => `Example ${count(example)} is now ${labelled(label)}.`,
  /** Several examples at one place: only one of them can be seen. */
  crowd: ({ count: n, mixed }: { readonly count: number; readonly mixed: boolean }): string =>
    `${n === 2 ? "two" : count(n)} examples here${mixed ? ", with different labels" : ""}`,
});
