/** What the learners with one hyperplane say alike. */

import type { LearnerSpec, TieRule } from "../../../engine/types.js";
import { tieRule } from "../../../state/data/scores.js";
import { hasWeights, predictsApart } from "../../../state/learners/traits.js";
import {
  biasNoun,
  biasNumber,
  isThreshold,
  isWeight,
  scoreNumber,
  weightsListed,
} from "../../../state/notation/bias.js";
import { hasResiduals, labelText, outcomeOf } from "../../../state/notation/labels.js";
import { counted } from "../../../state/notation/numbers.js";

import type { StoryFrame } from "../inputs.js";
import type { Ending, Moment, Visited } from "../learners/story.js";
import { weightsOf } from "../training.js";
import type { Phrase } from "./sentences.js";
import { anotherOrder, separablePreset, turnBiasOn } from "./ways.js";
import { isZero, numeral, sign, verdict } from "./words.js";

/** The weights that training starts from. `tie` goes on from "so the first score will be 0, ". */
export function startingWeights(moment: Moment, tie: string): string {
  const { features, current } = moment.frame.pane;
  const { state } = moment.frame;
  const { weights, bias } = weightsOf(current);
  const number = (value: number) => numeral(moment, value);
  const apart = state.bias && !isWeight(state.ui);
  const noun = biasNoun(state.ui);
  if (isZero({ weights, bias })) {
    const what = apart ? `All weights and the ${noun} are 0` : "All weights are 0";
    return `${what}, so the first score will be 0, ${tie}.`;
  }
  const listed = weightsListed({ weights, bias }, state.bias, state.ui);
  const start = listed.every((value) => value === 0)
    ? "All weights are 0"
    : features.length <= 3
      ? `The weights are ${listed.map(number).join(", ")}`
      : "The weights start from given values";
  return `${start}${apart ? ` and the ${noun} is ${number(biasNumber(bias, state.ui))}` : ""}.`;
}

/** Goes on from "the first score will be 0, ". */
export function firstTie(learner: LearnerSpec): string {
  const tie = tieRule(learner);
  return `a tie: the tie rule ${
    tie === "mistake" || tie === "correct"
      ? `counts it as ${tie === "mistake" ? "a mistake" : "correct"}`
      : `reads it as ${tie}`
  }`;
}

/** Whose reading of the score it is, and whether it is right. */
interface Reading {
  /** "the perceptron says". */
  readonly says: string;
  /** Null where the learner has no tie rule. */
  readonly tie: TieRule | null;
  /** Where it is more than a mistake or none. */
  readonly verdict?: Phrase;
}

/** The label, the score, and what is read from it. */
export function readScore(visited: Visited, { says, tie, ...given }: Reading): Phrase[] {
  const { event } = visited;
  const { ui } = visited.frame.state;
  const looked = [
    "a ",
    sign(event.label),
    hasResiduals(ui) ? ` (y\u00a0=\u00a0${labelText(event.label, ui)}). ` : ". ",
  ];
  const said = given.verdict ?? verdict(event.mistake);
  const judged = [said, ". "];
  if (event.score !== 0) {
    const read = hasResiduals(ui) ? ` (q\u00a0=\u00a0${labelText(event.score, ui)}): ` : ": ";
    const named = event.mistake ? [said, `, a ${outcomeOf(event)}`, ". "] : judged;
    return [...looked, `${scored(visited)}, so ${says} `, sign(event.score), read, ...named];
  }
  const score = `${scored(visited)}, a tie, which `;
  if (tie === null) return [...looked, `${score}counts as `, ...judged];
  if (tie === "mistake" || tie === "correct") return [...looked, `${score}the tie rule counts as `, ...judged];
  return [...looked, `${score}the tie rule reads as `, sign(tie === "positive" ? 1 : -1), ": ", ...judged];
}

/** "Its score is 14", or where it stands to the threshold. */
function scored(visited: Visited): string {
  const { event, frame } = visited;
  const { bias, ui } = frame.state;
  if (!bias || !isThreshold(ui) || !hasWeights(frame.pane.learner))
    return `Its score is ${numeral(visited, event.score)}`;
  const before = weightsOf(event.before).bias;
  const score = numeral(visited, scoreNumber(event.score, before, ui));
  const where = event.score === 0 ? "just" : event.score > 0 ? "above" : "below";
  return `Its score is ${score}, ${where} the threshold ${numeral(visited, biasNumber(before, ui))}`;
}

/** What w ← w + ηyx did to the weights. */
export function changedWeights(visited: Visited): string {
  const { event, frame } = visited;
  if (event.update === null) return "The weights stay.";
  if (isOrigin(event.x)) {
    return frame.state.bias
      ? `All its features are 0, so only the ${biasNoun(frame.state.ui)} changes.`
      : "All its features are 0, so the weights stay even so.";
  }
  if (!isZero(weightsOf(event.before))) return `The weights move ${direction(event.label)}.`;
  return `The weights were all 0; they become ${multipleOfExample(visited, event.coefficient)}.`;
}

function multipleOfExample(moment: Moment, coefficient: number): string {
  if (coefficient === 1) return "the example itself";
  if (coefficient === -1) return "the example with its signs turned round";
  return `${numeral(moment, coefficient)} times the example`;
}

export function direction(label: number): string {
  return label > 0 ? "towards it" : "away from it";
}

export function isOrigin(x: Float64Array): boolean {
  return x.every((value) => value === 0);
}

export const linearEnding: Ending = {
  clean: "a whole epoch without a mistake",
  made: "mistake",
  remark: ({ frame }) => {
    if (frame.pane.updates > 0) return "";
    return isZero(weightsOf(frame.pane.current))
      ? " But it has learned nothing: every score is 0, and the tie rule lets that pass."
      : " The weights it started with were right already.";
  },
  doubt: ({ frame }) => `there may be no ${boundary(frame)} that separates these examples`,
  ways: ({ frame }) => ({
    first: [anotherOrder, ...(frame.state.bias ? [] : [turnBiasOn])],
    last: separablePreset,
  }),
};

/** Of the learners that train as the perceptron and predict by something else. */
export const asPerceptronEnding: Ending = {
  ...linearEnding,
  clean: "the weights in training passed a whole epoch without a mistake",
  remark: (moment) => `${linearEnding.remark(moment)}${stillWrong(moment)}`,
};

/** What predicts may be wrong where the weights in training are right. */
function stillWrong({ frame: { pane } }: Moment): string {
  const { learner, trainingMistakes } = pane;
  const apart = predictsApart(learner);
  if (apart === null || !trainingMistakes) return "";
  const predictor = { mean: "mean of the weights", votes: "vote" }[apart];
  return ` The ${predictor} predicts, and it still misclassifies ${counted(trainingMistakes, "example")}.`;
}

function boundary({ pane: { features }, state }: StoryFrame): string {
  const shape = features.length === 2 ? "line" : features.length === 3 ? "plane" : "flat boundary";
  return state.bias ? shape : `${shape} through the origin`;
}
