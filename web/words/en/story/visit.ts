import type { Notation } from "../../../state/document/notation/notation.js";
import { count } from "../../grammar/en.js";
import type { Phrase } from "../../phrase.js";
import { room } from "../../room.js";
import { exampleName, labelName } from "../nouns.js";

/** What stands between formulas. */
export const equation = room("story.equation", {
  label: "The equation with its numbers",
  allProducts: (products: number): string => `Show all ${count(products)} products`,
  fewer: "Show fewer",
  stay: "The weights stay the same:",
});

/** An example that a visit looked at. Visits and examples count from 0. */
interface Looked {
  readonly visit: number;
  readonly example: number;
  /** Above 0 for a positive. */
  readonly label: number;
  /** How the label is written, where that is to be said. */
  readonly y: string | null;
}

/** An example of a class with a name. */
interface LookedClass extends Omit<Looked, "y"> {
  readonly named: string;
  /** Whether there are two classes, so that it is a positive or a negative too. */
  readonly signed: boolean;
}

const looked = ({ visit, example }: Pick<Looked, "visit" | "example">): string =>
  `Visit ${count(visit + 1)} looked at ${exampleName(example)}, `;

/** What a visit did, in words: what is alike for all learners. */
export const visit = room("story.visit", {
  heading: (learner: string | null): string => (learner === null ? "What happened" : `What happened: ${learner}`),
  looked: (facts: Looked): Phrase[] => [
    `${looked(facts)}a `,
    labelName(facts.label),
    facts.y === null ? "." : ` (y\u00a0=\u00a0${facts.y}).`,
  ],
  lookedAtClass: (facts: LookedClass): Phrase[] =>
    facts.signed
      ? [`${looked(facts)}a `, labelName(facts.label), ` (class ${facts.named}).`]
      : [`${looked(facts)}of class ${facts.named}.`],

  nothingYet: "Nothing has been visited yet.",
  carried: "The weights are kept from before the edit. Press “from zero” to start them at 0 instead.",
  introduction:
    "A perceptron looks at one example at a time and predicts its label. It updates its weights only when it is wrong. " +
    "Press play, and watch the boundary turn. The run ends after an epoch without mistakes.",
  noExamples: "There are no examples yet. Draw some positives and negatives, or pick a preset.",
  noReviews: "There are no examples yet. Write some reviews, or pick a preset.",
  oneLabel: (label: number, learner: "perceptron" | "other"): Phrase[] => [
    "Every example is ",
    labelName(label),
    learner === "perceptron" ? ". To learn, the perceptron needs some " : ". To learn, it needs some ",
    labelName(-label),
    " ones too.",
  ],
});

/** How the bias is written; null where there is none, or none apart from the weights. */
export type BiasApart = Exclude<Notation["biasAs"], "weight"> | null;
