import type { CheckFeedback, SettingName, SettingValue, TaskFeedback } from "../../../state/course/checks/feedback.js";
import { drawer } from "../../generated/en/drawer.js";
import { learnerSettings } from "../../generated/en/learnerSettings.js";
import { learners } from "../../generated/en/learners.js";
import { obstacles } from "../../generated/en/obstacles.js";
import { setupOrder } from "../../generated/en/setupOrder.js";
import { list, plural } from "../../grammar/en.js";
import { refusals, told } from "../../refusals.js";
import { named, room } from "../../room.js";
import { type Sentences, sayFacts } from "../../sentences.js";
import { epochs, examples, updates, visits } from "../nouns.js";
import { figure, unseparatedSentence, visitSentences } from "../shared/answers.js";

/** Settings of the page that lessons ask for, by their parameters; the others are called as their parameters are. */
const names: Readonly<Record<string, string>> = {
  bias: "Bias",
  "bias-as": "Bias as",
  data: "Data",
  drawer: "The open view",
  features: "Features",
  learner: "Learner",
  "max-epochs": "Max epochs",
  order: "Visit order",
  scaling: "Scaling",
};

/** What a setting is called that a lesson asks for. */
export const settingName = ({ of, name }: SettingName): string =>
  (of === "learner" ? (learnerSettings.english.labels as Readonly<Record<string, string>>)[name] : names[name]) ?? name;

const parts: Readonly<Record<string, string>> = drawer.english.parts;

/** What a value of a setting is called. */
export const settingValue = (value: SettingValue): string => {
  switch (value.of) {
    case "none":
      return "not chosen";
    case "learners":
      return `“${list(value.kinds.map((kind) => learners.english.titles[kind]))}”`;
    case "features":
      return `“${value.features.join(", ")}”`;
    case "order":
      return `“${setupOrder.english.titles[value.kind]}”`;
    case "learner":
      return `“${named(learnerSettings.english.values, value.value)}”`;
    case "state":
      return `“${parts[value.value] ?? value.value}”`;
  }
};

const checks: Sentences<CheckFeedback> = {
  refused: ({ error }) => refusals.english.said(error),
  obstacle: ({ obstacle }) => sayFacts(obstacles.english, told(obstacle, refusals.english)),
  nothingToCount: () => "There is nothing of that kind to count right now.",
  tooFew: ({ given }) => `${figure(given)} is too small.`,
  tooMuch: ({ given }) => `${figure(given)} is too large.`,
  runEnded: () => "The run has ended: there is no next visit.",
  ...visitSentences,
  noWeightVector: () => "The learner on the page doesn’t have one weight vector: choose the perceptron.",
  pushesWrongWay: ({ name, given }) =>
    `The weight of ${name} is ${figure(given)}: that pushes the score the wrong way.`,
  weightOff: ({ name, given, tooSmall }) => {
    const size = tooSmall ? "too small" : "too large";
    return name === null
      ? `The bias would be ${figure(given)}: ${size}.`
      : `The weight of ${name} would be ${figure(given)}: ${size}.`;
  },
  unseparated: unseparatedSentence,
  emptyCell: ({ visit }) => `In the row of visit ${visit}, a cell is empty.`,
  scoreCell: ({ visit, given }) =>
    `In the row of visit ${visit}, the score is not ${figure(given)}: multiply each weight before it by its feature, and add.`,
  mistakeCell: ({ visit, score, label, mistake }) =>
    `In the row of visit ${visit}, the score is ${figure(score)} and the label ${label > 0 ? "+1" : "−1"}: that is ${mistake ? "a mistake" : "right"}.`,
  weightsCell: ({ visit, mistake }) =>
    mistake
      ? `In the row of visit ${visit}, the weights after it are different: the example times its label is added to them.`
      : `In the row of visit ${visit}, the weights after it are different: they stay as they are.`,
  goOnToVisit: ({ made, wanted }) => `This is visit ${figure(made)}: continue to visit ${figure(wanted)}.`,
  goOnToEpoch: ({ made, wanted }) => `So far: ${epochs(made)}. Continue to ${figure(wanted)}.`,
  goOnToUpdate: ({ made, wanted }) => `So far: ${updates(made)}. Continue to ${figure(wanted)}.`,
  stoppedWithMistakes: ({ epochs: made }) =>
    `The run has stopped after ${epochs(made)}, and the last one had mistakes.`,
  notConverged: ({ visits: made }) => `After ${visits(made)}, no epoch has been without a mistake yet.`,
  notCounted: () => "The mistakes have not been counted yet.",
  wrongSide: ({ examples: wrong }) =>
    plural(wrong, {
      one: "# example is not on the side of its label.",
      other: "# examples are not on the side of their labels.",
    }),
  onBoundary: ({ examples: tied }) =>
    plural(tied, {
      one: "# example is on the line, where the score is 0: that is on neither side.",
      other: "# examples are on the line, where the score is 0: that is on neither side.",
    }),
  drewMore: ({ examples: more }) =>
    plural(more, {
      one: "You have drawn # new example. Press Undo, and choose Move before you drag.",
      other: "You have drawn # new examples. Press Undo, and choose Move before you drag.",
    }),
  erased: ({ examples: fewer }) =>
    plural(fewer, {
      one: "# example is gone: undo that, and move it instead.",
      other: "# examples are gone: undo that, and move one instead.",
    }),
  relabelled: () => "The labels are not those at the start: undo that, and move the example instead.",
  placeMore: ({ examples: more }) => `Place ${examples(more)}.`,
  placedTooMany: ({ placed, wanted }) =>
    plural(placed, {
      one: `There is # more example than at the start, but this needs ${figure(wanted)}.`,
      other: `There are # more examples than at the start, but this needs only ${figure(wanted)}.`,
    }),
  undecided: () => "It could not be decided whether these are separable.",
  stillSeparable: () => "A line still separates these.",
  stillInseparable: () => "No line separates these yet.",
  noBound: () => "There is no bound, because nothing separates these.",
  smallBound: ({ bound, least }) => `The bound is ${figure(bound)}. It has to be at least ${figure(least)}.`,
  offSide: ({ margin }) =>
    `Your w* has γ = ${figure(margin)}: it does not separate the examples, so it gives no bound. Turn it back a little.`,
  astray: ({ reach, found }) =>
    plural(found, {
      one: `With α = ${figure(reach)}, # update goes the wrong way.`,
      other: `With α = ${figure(reach)}, # updates go the wrong way.`,
    }),
  tooManyExamples: ({ examples: there, most }) => `There are ${examples(there)}: at most ${figure(most)} are allowed.`,
  otherExamples: () =>
    "The examples are different from those at the start of this step: undo that, and change only their order.",
  startsElsewhere: () => "The run does not start from weights 0: set all weights and the bias to 0.",
  neverEnds: () => "No line separates these, so the updates never end.",
  notOverYet: ({ epochs: made }) => `After ${epochs(made)} the run is stopped, and it has not converged.`,
  runTakes: ({ of, takes, wanted }) => {
    const few = takes < wanted;
    if (of === "updates")
      return `The run makes ${updates(takes)}. ${few ? "It has to make at least" : "It may make at most"} ${figure(wanted)}.`;
    return `The run takes ${epochs(takes)}. ${few ? "It has to take at least" : "It may take at most"} ${figure(wanted)}.`;
  },
  disagreements: ({ between: [one, other], found, least }) => {
    const both = `“${learners.english.titles[one]}” and “${learners.english.titles[other]}”`;
    if (found === 0) return `${both} agree on all examples.`;
    return `${both} disagree on ${examples(found)}. It has to be at least ${figure(least)}.`;
  },
  setting: ({ name, now, wanted }) => `“${settingName(name)}” is ${settingValue(now)}: choose ${settingValue(wanted)}.`,
  featureMissing: ({ feature }) => `${feature} is not among the features yet.`,
};

/** What is said to the answer to a task of a lesson, or to what has not been done yet. */
export const feedback = room<Sentences<TaskFeedback>>("feedback", {
  ...checks,
  right: ({ why }) => (why === null ? "Right." : `Right. ${sayFacts(checks, why)}`),
  answeredBefore: ({ tries }) => (tries > 1 ? `You answered this on try ${figure(tries)}.` : "You answered this."),
  passedBefore: () => "You continued with the solution.",
});
