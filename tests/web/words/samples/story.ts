import { aboutWeights } from "../../../../web/words/generated/en/aboutWeights.js";
import { baselines } from "../../../../web/words/generated/en/baselines.js";
import { batch } from "../../../../web/words/generated/en/batch.js";
import { ending } from "../../../../web/words/generated/en/ending.js";
import { equation } from "../../../../web/words/generated/en/equation.js";
import { kernel } from "../../../../web/words/generated/en/kernel.js";
import { type LinearWords, linear } from "../../../../web/words/generated/en/linear.js";
import { multiclass } from "../../../../web/words/generated/en/multiclass.js";
import { next } from "../../../../web/words/generated/en/next.js";
import { type OutcomeWords, outcome } from "../../../../web/words/generated/en/outcome.js";
import { passiveAggressive } from "../../../../web/words/generated/en/passiveAggressive.js";
import { story } from "../../../../web/words/generated/en/story.js";
import { update } from "../../../../web/words/generated/en/update.js";
import { visit } from "../../../../web/words/generated/en/visit.js";
import { weights } from "../../../../web/words/generated/en/weights.js";
import { biases, biasesApart, precisions, separators, signs, ties, yesNo } from "../facts.js";
import { across, counts, every, samplesOf, telling } from "../samples.js";

const of = <Fact extends string, Value>(fact: Fact, values: readonly Value[]) =>
  across(values.map((value) => ({ [fact]: value }) as Readonly<Record<Fact, Value>>));
const made = every({ epochs: counts, updates: counts });
const examples = of("example", [1, 2, 3, 12_346]);
const apart = of("bias", biasesApart);
const step = { biasAs: [null, ...biases], label: signs, margin: ["y·a"] };
const short = across(every({ ...step, end: [-0.25, 0.5], precision: ["short"] as const }));
const judged = every({ label: signs, mistake: yesNo });
const ways: readonly (readonly (keyof OutcomeWords["ways"])[])[] = [
  ["epochs"],
  ["epochs", "overlap"],
  ["fewerExamples", "order", "bias", "separable"],
  ["separableClasses", "polynomial", "tolerance", "rate", "overlappingReviews"],
];
const vain = { separator: separators, why: ["diagonals", "averages"] as const, onStage: yesNo };
const moved = { before: [-1.5, 0], after: [2], precision: precisions };

/** Whether the label is what the score predicts; a tie may be read as either. */
const isSigned = ({ score, label }: { readonly score: number; readonly label: string }): boolean =>
  score === 0 || score > 0 === (label === "positive");

/** As learners with weights read scores. */
const readings = every<Parameters<LinearWords["read"]>[0]>({
  score: [-2, 0, 1.5],
  threshold: [null, { score: 3, value: 1 }],
  reader: ["perceptron", "in-training", "weights", "kernel"],
  tie: ties,
  label: signs,
  mistake: yesNo,
  within: [null, { margin: 0.5 }, { margin: null }],
  q: [null, "0"],
  precision: ["short"],
}).filter(isSigned);

export default [
  samplesOf(aboutWeights, {
    sum: across(every({ example: [1, 2, 3, 12_346], selected: yesNo })),
    times: across(every({ shorter: yesNo, factor: [2, 8] })),
    marginsOf: examples,
    slopes: of("scaled", yesNo),
    rises: [[{ weight: "3" }]],
    falls: [[{ weight: "−3" }]],
    byExample: across(every({ example: [null, 1, 5], scaled: yesNo })),
    less: of("features", counts),
    isWord: [[{ word: "excellent" }]],
  }),
  samplesOf(baselines, {
    neighboursStart: of("neighbours", [1, 5]),
    treeStart: of("depth", [1, 3]),
    nearest: across(judged),
    vote: across(
      every({ score: [-1, 0, 0.5], label: signs, mistake: yesNo, neighbours: [5], positives: counts }).filter(isSigned),
    ),
    pureLeaf: across(judged),
    leaf: across(
      [-1, 0, 0.5].flatMap((score) =>
        every({
          score: [score],
          percent: [50 * (1 + score)],
          label: [score > 0 ? "positive" : "negative"] as const,
          mistake: yesNo,
          precision: ["short"] as const,
        }),
      ),
    ),
    settled: of("misclassified", [null, ...counts]),
  }),
  samplesOf(batch, {
    addsUp: of("left", counts),
    waits: of("left", counts),
    moves: of("mistakes", [null, ...counts]),
    wholeEpoch: of("mistakes", [null, ...counts]),
    settled: across(made.map((run) => ({ ...run, tolerance: 0.001, precision: "short" as const }))),
  }),
  samplesOf(ending, {
    learnedNothingOfClasses: [[{ first: "a" }]],
    meanStillWrong: of("examples", counts),
    voteStillWrong: of("examples", counts),
    stillWithin: of("updates", counts),
    byKernelAlone: of("separator", separators),
    doubts: { line: of("separator", separators) },
    repeats: [
      [{ epochs: 1, last: 1, since: 0 }],
      [{ epochs: 1, last: 12_345, since: 12_344 }],
      [{ epochs: 2, last: 2, since: 0 }],
      [{ epochs: 5, last: 5, since: 0 }],
      [{ epochs: 2, last: 4, since: 2 }],
      [{ epochs: 5, last: 9, since: 4 }],
    ],
  }),
  samplesOf(outcome, {
    converged: across(
      every({ epochs: counts, updates: counts, without: ["mistakes", "updates", "mistakes-in-training"] as const }),
    ),
    notConverged: across(
      every({ epochs: counts, made: [null, "mistakes", "updates"] as const, n: counts }).map(({ n, ...facts }) => ({
        ...facts,
        mistakes: n,
        updates: n,
      })),
    ),
    recordFull: of("updates", counts),
    stoppedInVain: across(every({ epochs: counts, ...vain })),
    stoppedInVainFull: across(every({ updates: counts, ...vain })),
    needsEpochsOf: across(every({ made: counts, updates: [1, 231] })),
    needsRoomFor: across(every({ made: counts, updates: [1, 231] })),
    mayHelp: ways.map((names) =>
      telling((words) => {
        const say = words.room(outcome);
        return say.mayHelp({ ways: names.map((name) => say.ways[name]) });
      }),
    ),
    allow: of("epochs", counts),
    cures: of("separator", separators),
    cureKernel: of("degree", [2, 3]),
    cureFeatures: across(every({ features: [["x₁∧x₂"], ["x₁²", "x₂²"], ["x₁²", "x₂²", "x₁∧x₂"]], bias: yesNo })),
    cureProducts: across(every({ products: [4, 12], bias: yesNo })),
  }),
  samplesOf(equation, { allProducts: of("products", counts) }),
  samplesOf(kernel, {
    grows: across(every({ before: [0, 3], after: [1, 4], precision: precisions })),
    counting: across(every({ used: counts, all: [40] })),
    more: of("terms", counts),
  }),
  samplesOf(linear, {
    verdict: of("mistake", yesNo),
    read: across(readings),
    zeroStart: across(every({ bias: biasesApart, tie: ties })),
    start: across(
      every({
        from: ["given", "zeros", "listed"] as const,
        weights: [[1, -0.5]],
        bias: biasesApart,
        value: [-1, 0],
        precision: ["short"] as const,
      }),
    ),
    onlyBias: of("biasAs", biases),
    move: of("label", signs),
    turned: across(every({ before: [-1], after: [0.5], precision: precisions })),
    become: across(every({ factor: [1, -1, 0.5], precision: precisions })),
    oneVoter: of("survived", counts),
    voters: across(every({ vectors: [2, 12_345], survived: counts })),
    misclassified: of("examples", counts),
  }),
  samplesOf(next, {}),
  samplesOf(multiclass, {
    zeroStart: apart,
    start: apart,
    won: across(
      every({
        winner: ["a"],
        score: [3],
        scores: [null, [3, 1], [3, 1, -2]],
        tied: [1, 2, 7],
        share: [null, ["a", "b"]],
        thresholds: yesNo,
        mistake: yesNo,
        precision: ["short"] as const,
      }),
    ),
    rewards: [[{ right: "a", wrong: "b" }]],
    reward: of("class", ["a"]),
    punish: of("class", ["b"]),
  }),
  samplesOf(passiveAggressive, { reaches: across(every(step)), capped: short, heldBack: short }),
  samplesOf(story, { notation: [[{ labels: ["−1", "+1"], bias: "b" }]] }),
  samplesOf(update, {
    angle: across(
      every({
        of: [null, "a"],
        added: ["example", "epoch", "step"] as const,
        before: [null, 45],
        after: [null, 30.3],
        updated: yesNo,
      }).filter(({ before, after, updated }) => !updated || before !== null || after !== null),
    ),
    plane: across(every({ dimensions: [1, 3], letter: ["x", "Δw"] })),
    spoken: across(
      every({
        dimensions: [1, 2, 3],
        w: [0, 2.5],
        letter: ["x", "Σ", "Δw"],
        x: [1],
        added: [null, { step: "−x", length: 1.5 }],
      }),
    ),
    scoreGoes: across(every(moved)),
    leadGoes: across(every(moved)),
    thresholdGoes: across(every({ ...moved, from: [0], to: [-1] })),
  }),
  samplesOf(visit, {
    heading: of("learner", [null, "2 Averaged"]),
    looked: across(every({ visit: [1, 2, 3, 12_346], example: [1, 2, 3, 12_346], label: signs, y: [null, "0"] })),
    lookedAtClass: across(every({ visit: [1], example: [4], label: [null, ...signs], class: ["a"] })),
    oneLabel: across(every({ label: signs, isPerceptron: yesNo })),
  }),
  samplesOf(weights, {
    heading: across(every({ what: ["weights", "training", "counts"] as const, visit: [null, ...counts] })),
    exampleName: examples,
    moreCounts: of("examples", counts),
    between: of("rows", counts),
    all: of("weights", counts),
    point: across(every({ example: [1, 2, 3, 12_346], selected: yesNo })),
    adds: examples,
    biasAdds: across(every({ biasAs: ["bias", "weight"] as const, value: [-1, 2.5], precision: precisions })),
    threshold: across(every({ value: [-1, 2.5], precision: precisions })),
  }),
];
