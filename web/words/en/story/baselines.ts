import type { Precision } from "../../../state/document/notation/numbers.js";
import { count, number, plural } from "../../grammar/en.js";
import type { Phrase } from "../../phrase.js";
import { room } from "../../room.js";
import { labelName, verdictName } from "../nouns.js";

interface Judged {
  /** −1…1: its sign is the prediction, 0 a tie. */
  readonly score: number;
  readonly mistake: boolean;
}

const judged = ({ score, mistake }: Judged, predicts: string): Phrase[] =>
  score === 0
    ? [": a tie, which counts as ", verdictName(mistake), "."]
    : [`, so ${predicts} `, labelName(score), ": ", verdictName(mistake), "."];

const grains = {
  "nearest-neighbours": "each example also votes on itself",
  "decision-tree": "the tree was built from these very examples",
};

/** What the learners say that are not trained visit by visit. */
export const baselines = room("story.baselines", {
  neighboursStart: (k: number): string =>
    k === 1
      ? `There is nothing to train: each visit asks for the label of the nearest example, and ${grains["nearest-neighbours"]}.`
      : `There is nothing to train: each visit asks which label most of the ${count(k)} nearest examples have, and ${grains["nearest-neighbours"]}.`,
  treeStart: (depth: number): string =>
    `The tree was built from all training examples at once, at most ${count(depth)} deep, so there is nothing to train. Each visit asks which leaf the example is in.`,
  nearest: (facts: Judged): Phrase[] => [
    "The nearest example is ",
    labelName(facts.score),
    ...judged(facts, "the vote is"),
  ],
  vote: (facts: Judged & { readonly k: number; readonly positives: number }): Phrase[] => [
    plural(facts.positives, {
      one: `Of the ${count(facts.k)} nearest examples, # is `,
      other: `Of the ${count(facts.k)} nearest examples, # are `,
    }),
    labelName(1),
    ...judged(facts, "the vote is"),
  ],
  pureLeaf: (facts: Judged): Phrase[] => [
    "All training examples in its leaf are ",
    labelName(facts.score),
    ...judged(facts, "the tree predicts"),
  ],
  leaf: (facts: Judged & { readonly precision: Precision }): Phrase[] => [
    `Of the training examples in its leaf, ${number(50 * (1 + facts.score), facts.precision)}\u202f% are `,
    labelName(1),
    ...judged(facts, "the tree predicts"),
  ],
  /** @param misclassified null while it is not known. */
  settled: (misclassified: number | null): string =>
    misclassified === null
      ? "It has looked at every example once. There is nothing to train, so it has finished."
      : plural(misclassified, {
          one: "It has looked at every example once. There is nothing to train, so it has finished. It misclassifies # example.",
          other:
            "It has looked at every example once. There is nothing to train, so it has finished. It misclassifies # examples.",
        }),
  noneWrong: (learner: keyof typeof grains): string =>
    `It has looked at every example once and misclassifies none of them. There is nothing to train, so it has finished. That says little, because ${grains[learner]}.`,
});
