import { html, mathml, nothing, type TemplateResult } from "lit";
import type { BatchSpec, LinearModel } from "../../../../engine/types.js";
import { tieRule } from "../../../../state/data/training-set.js";
import { biasNumber, isThreshold, isWeight } from "../../../../state/document/notation/notation.js";
import {
  attached,
  column,
  GAP,
  minus,
  number,
  operator,
  parenthesised,
  sum,
  variable,
  vectorLetter,
} from "../../../../ui/formulas/mathml.js";
import { batch as batchRoom } from "../../../../words/generated/en/batch.js";
import { linear } from "../../../../words/generated/en/linear.js";
import { paragraph } from "../../../../words/phrase.js";
import { keptEquation, movedBy } from "../../equation/change-equation.js";
import { type Figures, figuresOf, type Sum } from "../../equation/figures.js";
import {
  biasMaths,
  comparedMaths,
  noted,
  scoreEquation,
  signMaths,
  signNumber,
  w,
  x,
} from "../../equation/score-equation.js";
import { signEquation } from "../../equation/sign-equation.js";
import { linearEnding, looked, readScore, startingWeights } from "../../sentence/linear-words.js";
import { anotherOrder, type Way } from "../../sentence/ways.js";
import { inLastEpoch, leftInEpoch, weightsOf } from "../../training.js";
import type { LearnerStory, Moment, Visited } from "../story.js";

type Visit = Visited<BatchSpec>;

const J = variable("J");
const gradient = mathml`${attached("∇")}${J}`;

const lowerTolerance: Way = {
  name: "tolerance",
  offer: {
    field: "learners",
    act: ({ pane: { learner } }) =>
      learner.kind === "batch"
        ? { type: "configure", learner: { ...learner, tolerance: (learner.tolerance ?? 0) / 10 } }
        : null,
  },
};

const doubleRate: Way = {
  name: "rate",
  offer: {
    field: "learners",
    act: ({ pane: { learner } }) =>
      learner.kind === "batch"
        ? { type: "configure", learner: { ...learner, learningRate: 2 * (learner.learningRate ?? 1) } }
        : null,
  },
};

export const batch: LearnerStory<BatchSpec> = {
  opening: (moment) => [startingWeights(moment, tieRule(moment.learner)), moment.frame.words.room(batchRoom).start],
  visit: (visited) => [
    looked(visited),
    readScore(visited, { reader: "weights", tie: tieRule(visited.learner) }),
    changed(visited),
  ],
  equation(visited, all) {
    const { event, frame } = visited;
    const figures = figuresOf(frame, all);
    const looked = html`${scoreEquation(event, figures)} ${signEquation(visited, figures)}`;
    if (event.update !== null) return html`${looked} ${epochEquation(visited, figures, weightsOf(event.update))}`;
    const waiting = event.mistake && leftInEpoch(frame.pane) > 0;
    return html`${looked} ${waiting ? shareEquation(visited, figures) : keptEquation(event, figures)}`;
  },
  length: "long",
  cases: {
    mistake: (label, words) => words.room(batchRoom).inSum[label > 0 ? "added" : "subtracted"],
  },
  ending: {
    ...linearEnding,
    settled: ({ frame: { pane, state, words }, learner }) => {
      const say = words.room(batchRoom);
      const { epoch: epochs, updates, trainingMistakes } = pane;
      const run = { tolerance: learner.tolerance ?? 0, epochs, updates, precision: state.ui.precision };
      const still =
        trainingMistakes === null ? say.maybeWrong : words.room(linear).misclassified({ examples: trainingMistakes });
      return { outcome: paragraph(words, say.settled(run), still), ways: [lowerTolerance, doubleRate] };
    },
    ways: (moment) => {
      const { first, last } = linearEnding.ways(moment);
      // All examples of an epoch counted together, in whatever order.
      return { first: first.filter((way) => way !== anotherOrder), last };
    },
  },
};

function changed({ event, frame }: Visit): string {
  const say = frame.words.room(batchRoom);
  const left = leftInEpoch(frame.pane);
  if (left > 0) return event.mistake ? say.addsUp({ left }) : say.waits({ left });
  return event.update === null ? say.noMistakes : say.moves({ mistakes: mistakesOf(frame) });
}

/** Of the epoch that ends; null while they are not known. */
function mistakesOf({ pane }: Moment["frame"]): number | null {
  return inLastEpoch(pane, pane.mistakesBefore) || null;
}

/** What this visit adds to the step. */
function shareEquation({ event, frame }: Visit, figures: Figures): TemplateResult {
  const inputs = figures.inputs(event.x);
  return noted(
    frame.words.room(batchRoom).share,
    figures.derive([
      [
        mathml`${signMaths(figures.notation, "mistakes")}${x}`,
        mathml`${operator("=")}${signNumber(event.label)}${column(figures.pick(inputs), "feature")}`,
      ],
      ["", mathml`${operator("=")}${column(figures.pick(inputs.map((value) => event.label * value)), "plain")}`],
    ]),
  );
}

/** Pavlu's criterion, its gradient, and the step down it. */
function epochEquation(visited: Visit, figures: Figures, step: LinearModel): TemplateResult {
  const { event, frame, learner } = visited;
  const rate = learner.learningRate ?? 1;
  const before = weightsOf(event.before);
  const after = weightsOf(event.after);
  const down = figures.weights(step).map((value) => -value / rate);
  const moved = movedBy(figures, figures.weights(before), [rate, -1], down, figures.weights(after));
  const sign = signMaths(figures.notation, "mistakes");
  const slopes = column(moved.by, "plain");
  const lambda = parenthesised(number(moved.factor));
  return html`
    ${noted(frame.words.room(batchRoom).wholeEpoch({ mistakes: mistakesOf(frame) }), constants(learner, figures))}
    ${event.objective === undefined ? nothing : objective(figures, event.objective)}
    ${figures.derive([
      [gradient, mathml`${operator("=")}${minus()}${sum()}${sign}${x}`, mathml`${operator("=")}${slopes}`],
      [w, mathml`${operator("←")}${w}${operator("−")}${variable("λ")}${gradient}`],
      ["", mathml`${operator("=")}${column(moved.before, "weight")}`, mathml`${operator("−")}${lambda}${slopes}`],
      ["", mathml`${operator("=")}${column(moved.after, "weight")}`],
    ])}
    ${figures.bias ? biasStep(figures, before.bias, step.bias, after.bias, rate) : nothing}
    ${learner.tolerance ? stepLength(learner.tolerance, figures, event.changeLength) : nothing}
  `;
}

/** J(w) = Σ −y·a over the mistakes. */
function objective({ text, equals, notation, bias, derive }: Figures, value: number): TemplateResult {
  const product = mathml`${signMaths(notation, "mistakes")}${operator("·")}${comparedMaths(notation, bias, true)}`;
  const terms = mathml`${sum()}${minus()}${product}`;
  return derive([
    [mathml`${J}${parenthesised(w)}`, mathml`${operator("=")}${terms}`, mathml`${equals(value)}${number(text(value))}`],
  ]);
}

/** Down the slope of J in b, or in θ, which is the opposite. */
function biasStep(figures: Figures, from: number, change: number, to: number, rate: number): TemplateResult {
  const { text, terms, notation } = figures;
  const [before = 0, step = 0, after = 0] = [from, change, to].map((value) => biasNumber(value, notation));
  const slopeAt = -step / rate;
  const b = biasMaths(notation);
  const slope = mathml`${attached("∂")}${J}${attached("/")}${attached("∂")}${b}`;
  const total = mathml`${isThreshold(notation) ? "" : minus()}${sum()}${signMaths(notation, "mistakes")}`;
  const of: Sum["of"] = (round) => round(before) - round(rate) * round(slopeAt);
  const operands = terms([before, rate, slopeAt], [{ value: after, of }]);
  const down = operands.text(slopeAt);
  return figures.derive([
    [slope, mathml`${operator("=")}${total}`, mathml`${operator("=")}${number(down)}`],
    [b, mathml`${operator("←")}${b}${operator("−")}${variable("λ")}${slope}`],
    [
      "",
      mathml`${operator("=")}${number(operands.text(before), "weight")}`,
      mathml`${operator("−")}${parenthesised(number(operands.text(rate)))}${parenthesised(number(down))}`,
      mathml`${operator("=")}${number(text(after), "weight")}`,
    ],
  ]);
}

/** The learning rate and the tolerance by Pavlu's letters. */
function constants({ learningRate = 1, tolerance = 0 }: BatchSpec, { text, derive }: Figures): TemplateResult {
  const epsilon = tolerance > 0 ? mathml`${GAP}${variable("ε")}${operator("=")}${number(text(tolerance))}` : "";
  const rate = mathml`${operator("=")}${variable("η")}${operator("=")}${number(text(learningRate))}`;
  return derive([[variable("λ"), mathml`${rate}${epsilon}`]]);
}

/** The length of the step, the bias with it, against the tolerance. */
function stepLength(tolerance: number, { text, equals, notation, derive }: Figures, length: number): TemplateResult {
  const vector = mathml`${signMaths(notation, "mistakes")}${isWeight(notation) ? x : vectorLetter("z")}`;
  const size = mathml`${attached("‖")}${variable("λ")}${sum()}${vector}${attached("‖")}`;
  return derive([
    ["", size],
    ["", mathml`${equals(length)}${number(text(length))}${operator(length < tolerance ? "<" : "≥")}${variable("ε")}`],
  ]);
}
