import { aboutWeights } from "../../../../web/words/en/story/about-weights.js";
import { baselines } from "../../../../web/words/en/story/baselines.js";
import { ending } from "../../../../web/words/en/story/ending.js";
import { linear, type Reading } from "../../../../web/words/en/story/linear.js";
import { multiclass } from "../../../../web/words/en/story/multiclass.js";
import { outcome, type WayName } from "../../../../web/words/en/story/outcome.js";
import { passiveAggressive } from "../../../../web/words/en/story/passive-aggressive.js";
import { story, weights } from "../../../../web/words/en/story/story.js";
import { update } from "../../../../web/words/en/story/update.js";
import { equation, visit } from "../../../../web/words/en/story/visit.js";
import { batch } from "../../../../web/words/generated/en/batch.js";
import { kernel } from "../../../../web/words/generated/en/kernel.js";
import { next } from "../../../../web/words/generated/en/next.js";
import { biases, biasesApart, labels, precisions, separators, ties, yesNo } from "../facts.js";
import { across, counts, every, samplesOf } from "../samples.js";

const one = across(counts);
const unknown = across([null, ...counts]);
const made = every({ epochs: counts, updates: counts });
const judged = every({ score: [-1, 0, 0.5], mistake: yesNo });
const moved = every({ before: [-1.5, 0], after: [2], precision: precisions });
const step = { bias: [null, ...biases], label: labels, margin: ["y·a"] };
const short = across(every({ ...step, end: [-0.25, 0.5], precision: ["short"] as const }));
const reading = every<Reading>({
  score: [-2, 0, 1.5],
  threshold: [null, { score: 3, value: 1 }],
  reader: ["perceptron", "in-training", "weights", "kernel"],
  tie: ties,
  label: labels,
  mistake: yesNo,
  within: [null, { margin: 0.5 }, { margin: null }],
  q: [null, "0"],
  precision: ["short"],
});
const ways: readonly (readonly WayName[])[] = [
  ["epochs"],
  ["epochs", "overlap"],
  ["fewerExamples", "order", "bias", "separable"],
  ["separableClasses", "polynomial", "tolerance", "rate", "overlappingReviews"],
];

const vain = every({ separator: separators, why: ["diagonals", "averages"] as const, onStage: yesNo });

export default [
  samplesOf(aboutWeights, {
    sum: across(counts, yesNo),
    times: [[0.5], [2], [8]],
    marginsOf: one,
    slopes: across(yesNo),
    rises: [["3"]],
    falls: [["−3"]],
    byExample: across([null, 0, 4], yesNo),
    less: one,
    isWord: [["excellent"]],
  }),
  samplesOf(baselines, {
    neighboursStart: [[1], [5]],
    treeStart: [[1], [3]],
    nearest: across(judged.filter(({ score }) => score !== 0)),
    vote: across(judged.flatMap((facts) => counts.map((positives) => ({ ...facts, k: 5, positives })))),
    pureLeaf: across(judged.filter(({ score }) => score !== 0)),
    leaf: across(judged.map((facts) => ({ ...facts, precision: "short" as const }))),
    settled: unknown,
    noneWrong: [["nearest-neighbours"], ["decision-tree"]],
  }),
  samplesOf(batch, {
    addsUp: across(every({ left: counts })),
    waits: across(every({ left: counts })),
    moves: across(every({ mistakes: [null, ...counts] })),
    wholeEpoch: across(every({ mistakes: [null, ...counts] })),
    settled: across(made.map((run) => ({ ...run, tolerance: 0.001, precision: "short" as const }))),
  }),
  samplesOf(ending, {
    learnedNothingOfClasses: [["a"]],
    meanStillWrong: one,
    voteStillWrong: one,
    stillWithin: one,
    byKernelAlone: across(separators),
    doubts: { line: across(separators) },
    repeatsEpoch: one,
    repeatsFromStart: [[2], [5]],
    repeats: [
      [4, 2],
      [9, 4],
    ],
  }),
  samplesOf(outcome, {
    converged: across(made, ["mistakes", "updates", "mistakes-in-training"]),
    notConverged: across(counts, [null, ...every({ made: ["mistakes", "updates"] as const, n: counts })]),
    recordFull: one,
    stoppedInVain: across(counts, vain),
    stoppedInVainFull: across(counts, vain),
    needsEpochsOf: across(counts, [1, 231]),
    needsRoomFor: across(counts, [1, 231]),
    mayHelp: across(ways),
    allow: one,
    cures: across(separators),
    cureKernel: [[2], [3]],
    cureFeatures: across([["x₁∧x₂"], ["x₁²", "x₂²"], ["x₁²", "x₂²", "x₁∧x₂"]], yesNo),
    cureProducts: across([4, 12], yesNo),
  }),
  samplesOf(equation, { allProducts: one }),
  samplesOf(kernel, {
    grows: across(every({ before: [0, 3], after: [1, 4], precision: precisions })),
    counting: across(every({ used: counts, all: [40] })),
    more: across(every({ terms: counts })),
  }),
  samplesOf(linear, {
    verdict: across(yesNo),
    read: across(reading),
    zeroStart: across(biasesApart, ties),
    start: across(
      every({
        weights: [null, [0, 0], [1, -0.5]],
        bias: [null, { as: "bias" as const, value: -1 }, { as: "threshold" as const, value: 0 }],
        precision: ["short"] as const,
      }),
    ),
    onlyBias: across(biases),
    move: across(labels),
    turned: across([-1], [0.5], precisions),
    become: across([1, -1, 0.5], precisions),
    oneVoter: one,
    voters: across([2, 12_345], counts),
    misclassified: one,
  }),
  samplesOf(next, {}),
  samplesOf(multiclass, {
    zeroStart: across(biasesApart),
    start: across(biasesApart),
    won: across(
      every({
        winner: ["a"],
        score: [3],
        scores: [null, [3, 1], [3, 1, -2]],
        share: [["a"], ["a", "b"], ["a", "b", "c", "d", "e", "f", "g"]],
        thresholds: yesNo,
        mistake: yesNo,
        precision: ["short"] as const,
      }),
    ),
    rewards: [["a", "b"]],
    reward: [["a"]],
    punish: [["b"]],
  }),
  samplesOf(passiveAggressive, { reaches: across(every(step)), capped: short, heldBack: short }),
  samplesOf(story, { notation: [[["−1", "+1"], "b"]] }),
  samplesOf(update, {
    angle: across(
      every({
        of: [null, "a"],
        added: ["example", "epoch", "step"],
        before: [null, 45],
        after: [null, 30.25],
        updated: yesNo,
      }),
    ),
    plane: across([1, 2, 3], ["x", "Δw"]),
    spoken: across(
      every({
        dimensions: [1, 2, 3],
        w: [0, 2.5],
        letter: ["x", "Σ", "Δw"],
        x: [1],
        added: [null, { step: "−x", length: 1.5 }],
      }),
    ),
    scoreGoes: across(moved),
    leadGoes: across(moved),
    thresholdGoes: across(moved, [{ before: 0, after: -1 }]),
  }),
  samplesOf(visit, {
    heading: [[null], ["2 Averaged"]],
    looked: across(every({ visit: counts, example: counts, label: labels, y: [null, "0"] })),
    lookedAtClass: across(every({ visit: [0], example: [3], label: labels, named: ["a"], signed: yesNo })),
    oneLabel: across(labels, ["perceptron", "other"]),
  }),
  samplesOf(weights, {
    heading: across(["weights", "training", "counts"], [null, ...counts]),
    exampleName: one,
    moreCounts: one,
    between: one,
    all: one,
    point: across(counts, yesNo),
    adds: one,
    biasAdds: across(["bias", "weight"], [-1, 2.5], precisions),
    threshold: across([-1, 2.5], precisions),
  }),
];
