import { describe, expect, it } from "vitest";
import type { LearnerSpec } from "../../../web/engine/types.js";
import { leadRunOf } from "../../../web/state/io/exports/lead-run.js";
import type { Frame } from "../../../web/state/runs/frame.js";
import { rows as matrix } from "../../rows.js";
import { OpenedStep, stepOf } from "./opened.js";
import { enumerated, listed, minus, Problem, thousands, vector } from "./problem.js";
import { textOf } from "./text-of.js";

// From lesson 11 on: orders, other learners, other features. A number that a text says has to be the engine's.

const plain = { learner: { kind: "perceptron" } } as const;
const mean = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
const epochs = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The example of CS 188 in three classes, with its weights. */
const textbook = new Problem({
  X: [[-2, 3, 1]],
  y: [2],
  bias: false,
  learner: { kind: "multiclass", classes: 3 },
  initial: {
    weights: matrix("-2 2 1; 0 3 4; 1 4 -2"),
  },
});

/** The mistakes on the examples held out, after so many epochs. */
function heldOutAfter({ examples }: Frame, problem: Problem, epoch: number): number {
  const rows = Array.from(examples.heldOut ?? []).flatMap((out, row) => (out ? [row] : []));
  const point = (row: number) => Array.from(examples.X.slice(row * examples.base, (row + 1) * examples.base));
  return rows.filter((row) => problem.saysAfter(epoch, point(row)) * (examples.label[row] ?? 0) <= 0).length;
}

const ended = (problem: Problem): string => {
  const { weights, bias } = problem.after().plane;
  return `${vector(weights)} and ${minus(bias)}`;
};

type Told = (problem: Problem, frame: Frame) => string;

const told: readonly [lesson: number, step: number, Told][] = [
  [11, 2, (p) => `visits ${enumerated(p.updatesAt())}`],
  [11, 2, (p) => `${p.after().epoch} epochs: ${thousands(p.after().visit)} visits for ${p.after().updates} updates`],
  [11, 4, (p) => `take ${p.after().epoch} epochs`],
  [
    11,
    4,
    (p) => {
      const each = p.epochsWith("shuffle-each-epoch");
      return `${each[0]} to ${each.at(-1)} epochs, about ${mean(each)} on average`;
    },
  ],
  [
    11,
    4,
    (p) => {
      const [once, each] = [p.epochsWith("shuffle-once"), p.epochsWith("shuffle-each-epoch")];
      return `${mean(once)} epochs on average when shuffled once, ${mean(each)} when shuffled for every epoch; at worst ${once.at(-1)} and ${each.at(-1)}`;
    },
  ],
  [11, 6, (p) => `As drawn, these eight take ${p.after().epoch} epochs`],
  [
    11,
    6,
    (p) => {
      const order = { kind: "custom", indices: [0, 4, 1, 2, 6, 5, 3, 7] } as const;
      return `the order ${listed(order.indices.map((k) => k + 1))} takes ${p.with({ order }).after().epoch} epochs`;
    },
  ],
  [11, 6, (p) => `Positives first: ${p.with({ order: { kind: "positives-first" } }).after().epoch} epochs`],
  [
    11,
    8,
    (p, frame) => `After one epoch as drawn, ${heldOutAfter(frame, p, 1)} of them are wrong. How many after the second`,
  ],
  [11, 8, (p, frame) => `${heldOutAfter(frame, p, 2)}, and ${heldOutAfter(frame, p, 3)} after the third`],
  [
    11,
    8,
    (p, frame) => {
      const wrong = Array.from({ length: 60 }, (_, seed) =>
        heldOutAfter(frame, p.with({ order: { kind: "shuffle-each-epoch", seed } }), 1),
      );
      const mostly = wrong.filter((count) => count <= 1).length > 30 ? "mostly none or one" : "often more";
      return `at most ${Math.max(...wrong)} of the 400 were wrong, and ${mostly}`;
    },
  ],
  [12, 1, (p) => `the last of them at visit ${p.updatesAt().at(-2)}`],
  [12, 1, (p) => `Since visit 100 it has been right ${thousands((p.updatesAt().at(-1) ?? 0) - 101)} times in a row`],
  [12, 1, (p) => `${p.afterVisits(9999).trainingMistakes} of the 10,000 examples was misclassified`],
  [12, 3, (p) => `After three epochs the vote on (2, 4) is ${p.says([2, 4])}`],
  [12, 3, (p) => `gives (2, 4) the score ${minus(p.with({ maxEpochs: 3, ...plain }).says([2, 4]))}`],
  [12, 4, (p) => `have ${enumerated([0, 1, 2, 3, 4, 5].map((k) => p.afterVisits(k).weights[1] ?? 0))} there`],
  [13, 3, (p) => `In training: ${listed(epochs.map((epoch) => p.after(epoch).trainingMistakes))} of 36`],
  [13, 3, (p, frame) => `Held out: ${listed(epochs.map((epoch) => heldOutAfter(frame, p, epoch)))} of 24`],
  [13, 3, (p, frame) => `There ${heldOutAfter(frame, p, 2)} of the 24 held out are wrong`],
  [
    13,
    3,
    (p, frame) =>
      `There ${p.after(8).trainingMistakes} of 36 are wrong in training, but ${heldOutAfter(frame, p, 8)} of 24 held out`,
  ],
  [
    13,
    5,
    (p, frame) => {
      const one = p.with({ features: ["x1"] });
      return `ends with ${one.after().trainingMistakes} of 36 wrong in training, and ${heldOutAfter(frame, one, 12)} of 24 held out`;
    },
  ],
  [13, 5, (p) => `It will end with ${p.after().trainingMistakes} of 36`],
  [
    13,
    5,
    (p, frame) =>
      `${heldOutAfter(frame, p, 12)} of 24: nearly twice as many. With x1 and x2 it is ${heldOutAfter(frame, p.with({ features: ["x1", "x2"] }), 12)}.`,
  ],
  [
    13,
    6,
    (p) =>
      `has ${p.after(1).trainingMistakes} of 36 wrong in training, after two epochs ${p.after(2).trainingMistakes}`,
  ],
  [13, 6, (p) => `end with ${listed(epochs.map((epoch) => p.after(epoch).trainingMistakes))} wrong`],
  [
    13,
    7,
    (p) => {
      // The fewest that are wrong after an epoch, and the first epoch with so few.
      const wrong = [1, 2, 3, 4, 5, 6, 7, 8].map((epoch) => p.after(epoch).trainingMistakes);
      return `${wrong.at(-1)}: pocket came to such a line in epoch ${wrong.indexOf(Math.min(...wrong)) + 1}`;
    },
  ],
  [13, 7, (p) => `it ends with ${p.with(plain).after(8).trainingMistakes} wrong`],
  [13, 7, (p) => `The perceptron has made ${p.with(plain).after(8).updates} updates`],
  [14, 1, (p) => `updates, in ${p.after().epoch} epochs`],
  [14, 2, (p) => `ended after ${p.after().updates} updates at ${vector(p.after().plane.weights)}`],
  [14, 3, (p) => `The scores are ${enumerated(p.scores())}`],
  [14, 3, (p) => `${listed(p.objectives().slice(0, -1))}. Three steps downhill`],
  [14, 4, (p) => `The scores are now ${enumerated(p.scores({ ...p.after(1).plane }))}`],
  [14, 5, (p) => `The scores are ${enumerated(p.scores({ ...p.after().plane }))}`],
  [14, 6, (p) => `ends with ${ended(p)}`],
  [14, 6, (p) => `here ${p.with(plain).after().updates} updates in 14 rounds`],
  [15, 1, (p) => `The scores are ${enumerated(p.scoresAt(18))}`],
  [15, 2, () => `The scores are ${enumerated(textbook.scoresAt(1))}`],
  [15, 3, () => `${vector(textbook.afterVisits(1).planes[1]?.weights ?? [])}. Its score of this example falls`],
  [15, 3, () => `${vector(textbook.afterVisits(1).planes[2]?.weights ?? [])}. Its score rises`],
  [15, 5, (p) => `They are ${enumerated(p.afterVisits(4).planes.map(({ weights }) => weights[0] ?? 0))}`],
  [16, 2, (p) => `more than ${threshold(p.with({ features: ["x2"] }))} hours`],
  [16, 3, (p) => `where it took ${p.after().updates} before`],
  [16, 3, (p) => `about ${p.with({ scaling: "standardize" }).after().plane.weights[1]?.toFixed(2)}`],
  [16, 5, (p) => `(−2, 3) and ${minus(p.after().plane.bias)}`],
  [17, 3, (p) => `The scores are ${enumerated(p.scores())}`],
  [18, 3, (p) => `after ${p.after().epoch} epochs, with ${p.after().updates} updates`],
  [
    18,
    3,
    (p) => `${minus(p.after().plane.weights[2] ?? 0)}, with 2, 2 and ${minus(p.after().plane.bias)} for the rest`,
  ],
  [18, 4, (p) => `the weights ${vector(p.after().plane.weights)}`],
  [18, 4, (p) => `the bound is ${Math.round(p.analysis().bound ?? 0)}, too`],
  [19, 4, (p) => `${listed(p.with({ features: ["x1", "x2", "x3", "x1*x3", "x2*x3"] }).after().plane.weights)}.`],
  [19, 5, (p) => `The run will end at the weights ${listed(p.after().plane.weights)}`],
  [19, 6, (p) => `${listed(p.after().plane.weights)}. Here “not” is praise`],
  [
    20,
    1,
    (p) => `${alphas(p)[0]} times. The others ${enumerated(alphas(p).slice(1))} times: ${p.after().updates} in all`,
  ],
  [20, 1, (p) => `after ${p.after().epoch} epochs and ${p.after().updates} updates`],
];

/** How often each example has been missed in the end. */
function alphas(problem: Problem): number[] {
  const { current } = problem.after();
  return current && "alpha" in current ? Array.from(current.alpha) : [];
}

/** Where the score of the only feature is 0. */
function threshold(problem: Problem): number {
  const { weights, bias } = problem.after().plane;
  return -bias / (weights[0] ?? 0);
}

describe("a number in the text of a lesson", () => {
  it.each(told)("of lesson %i, step %i, is the engine's", async (lesson, step, say) => {
    const { frame } = (await OpenedStep.of(lesson, step)).moment;
    expect(textOf(stepOf(lesson, step))).toContain(say(new Problem(leadRunOf(frame).spec), frame));
  });
});

describe("one of three learners on the same examples", () => {
  const mistakesOf = (problem: Problem, learner: LearnerSpec): number =>
    problem.with({ learner }).after().trainingMistakes;

  it("is the tree of two questions that still has a mistake, in lesson 20", async () => {
    const { frame } = (await OpenedStep.of(20, 5)).moment;
    const problem = new Problem(leadRunOf(frame).spec);
    expect(frame.state.learners.map((learner) => mistakesOf(problem, learner))).toEqual([0, 1, 0]);
  });

  it("leaves a last line that half of 10,000 examples contradict, and an average that one does, in lesson 12", async () => {
    const { frame } = (await OpenedStep.of(12, 1)).moment;
    const problem = new Problem(leadRunOf(frame).spec);
    expect(mistakesOf(problem, { kind: "perceptron" })).toBe(4999);
    expect(mistakesOf(problem, { kind: "averaged" })).toBe(1);
  });
});
