import type { Frame } from "../../../state/runs/frame.js";
import { paragraph } from "../../../words/phrase.js";
/** What the learners with one hyperplane say alike. */

import type { TieRule } from "../../../engine/types.js";
import { hasResiduals, labelText, signName } from "../../../state/document/notation/labels.js";
import {
  biasNumber,
  isThreshold,
  type Notation,
  scoreNumber,
  weightsListed,
} from "../../../state/document/notation/notation.js";
import { hasWeights, predictsApart } from "../../../state/learners/traits.js";
import { separatorOf } from "../../../state/runs/separability.js";
import { ending } from "../../../words/generated/en/ending.js";
import { type LinearWords, linear } from "../../../words/generated/en/linear.js";
import { visit } from "../../../words/generated/en/visit.js";
import type { Phrase } from "../../../words/phrase.js";
import type { Ending, Moment, Visited } from "../learners/story.js";
import { weightsOf } from "../training.js";
import { anotherOrder, isZero, separablePreset, turnBiasOn } from "./ways.js";

type Reading = Parameters<LinearWords["read"]>[0];

/** How the bias is written apart from the weights; null where it is not. */
export function biasApart({ state: { bias, ui } }: Frame): Exclude<Notation["biasAs"], "weight"> | null {
  return !bias || ui.biasAs === "weight" ? null : ui.biasAs;
}

/** The weights that training starts from. */
export function startingWeights({ frame }: Moment, tie: TieRule | null): string {
  const { features, current } = frame.pane;
  const { bias: hasBias, ui } = frame.state;
  const model = weightsOf(current);
  const bias = biasApart(frame);
  const say = frame.words.room(linear);
  if (isZero(model)) return say.zeroStart({ bias, tie });
  const weights = weightsListed(model, hasBias, ui);
  const from = weights.every((value) => value === 0) ? "zeros" : features.length <= 3 ? "listed" : "given";
  return say.start({ from, weights, bias, value: biasNumber(model.bias, ui), precision: ui.precision });
}

/** "Visit 3 looked at example 2, a positive." */
export function looked({ event, frame }: Visited): Phrase[] {
  const { ui } = frame.state;
  return frame.words.room(visit).looked({
    visit: event.visit + 1,
    example: event.example + 1,
    label: signName(event.label),
    y: hasResiduals(ui) ? labelText(event.label, ui) : null,
  });
}

/** The score, and what is read from it. */
export function readScore(
  { event, frame }: Visited,
  { within = null, ...read }: Pick<Reading, "reader" | "tie"> & Partial<Pick<Reading, "within">>,
): Phrase[] {
  const { bias, ui } = frame.state;
  const before = weightsOf(event.before).bias;
  const split = bias && isThreshold(ui) && hasWeights(frame.pane.learner);
  return frame.words.room(linear).read({
    ...read,
    within,
    score: event.score,
    threshold: split ? { score: scoreNumber(event.score, before, ui), value: biasNumber(before, ui) } : null,
    label: signName(event.score),
    mistake: event.mistake,
    q: hasResiduals(ui) ? labelText(event.score, ui) : null,
    precision: ui.precision,
  });
}

/** What w ← w + ηyx did to the weights, and to the score of its example: as it was met, then as it is. */
export function changedWeights(visited: Visited, said = moved(visited)): string {
  const { event, frame } = visited;
  const { effect, update } = event;
  if (update === null || effect === undefined) return said;
  const { ui } = frame.state;
  const [before, after] = [event.before, frame.pane.current].map((weights) => weightsOf(weights).bias);
  const scores = {
    before: scoreNumber(effect.before, before ?? 0, ui),
    after: scoreNumber(effect.after, after ?? 0, ui),
  };
  return paragraph(frame.words, said, frame.words.room(linear).turned({ ...scores, precision: ui.precision }));
}

function moved({ event, frame }: Visited): string {
  const say = frame.words.room(linear);
  const { bias, ui } = frame.state;
  if (event.update === null) return say.stay;
  if (isOrigin(event.x)) return bias ? say.onlyBias(ui) : say.nothingToAdd;
  if (!isZero(weightsOf(event.before))) return say.move({ label: signName(event.label) });
  return say.become({ factor: event.coefficient, precision: ui.precision });
}

export function isOrigin(x: Float64Array): boolean {
  return x.every((value) => value === 0);
}

export const linearEnding: Ending = {
  without: "mistakes",
  remarks: ({ frame }) => {
    if (frame.pane.updates > 0) return [];
    const say = frame.words.room(ending);
    return [isZero(weightsOf(frame.pane.current)) ? say.learnedNothing : say.alreadyRight];
  },
  doubt: ({ frame: { pane, state, words } }) =>
    words.room(ending).doubts.line({ separator: separatorOf({ features: pane.features, bias: state.bias }) }),
  ways: ({ frame }) => ({
    first: [anotherOrder, ...(frame.state.bias ? [] : [turnBiasOn])],
    last: separablePreset,
  }),
};

/** Of the learners that train as the perceptron and predict by something else. */
export const asPerceptronEnding: Ending = {
  ...linearEnding,
  without: "mistakes-in-training",
  remarks: (moment) => [...linearEnding.remarks(moment), ...stillWrong(moment)],
};

/** What predicts may be wrong where the weights in training are right. */
function stillWrong({ frame: { pane, words } }: Moment): string[] {
  const { learner, trainingMistakes } = pane;
  const apart = predictsApart(learner);
  if (apart === null || !trainingMistakes) return [];
  const say = words.room(ending);
  return [(apart === "mean" ? say.meanStillWrong : say.voteStillWrong)({ examples: trainingMistakes })];
}
