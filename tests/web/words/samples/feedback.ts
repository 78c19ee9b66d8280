import { PlaygroundError } from "../../../../web/engine/errors.js";
import { sentences } from "../../../../web/engine/generated/sentences.js";
import type { Overlap } from "../../../../web/state/course/questions/overlap.js";
import { refuse } from "../../../../web/state/document/reading/refusal.js";
import { feedback } from "../../../../web/words/en/course/feedback.js";
import { asks } from "../../../../web/words/en/course/lessons.js";
import { challenges } from "../../../../web/words/en/course/questions.js";
import { quizFeedback } from "../../../../web/words/en/course/quiz-feedback.js";
import { failures } from "../../../../web/words/en/course/rounds.js";
import { noVerdict } from "../../../../web/words/generated/en/noVerdict.js";
import { obstacles } from "../../../../web/words/generated/en/obstacles.js";
import { refusals } from "../../../../web/words/refusals.js";
import { kinds, labels, yesNo } from "../facts.js";
import { across, every, samplesOf } from "../samples.js";

const error = new PlaygroundError("empty", "X", "There are no examples.");
const refused = across([{ code: "refused" as const, error }]);
const toldError = across([{ error: error.message }]);

/** Every combination of the facts of a code. */
const of = <Code extends string, Facts extends object = object>(
  code: Code,
  facts: { readonly [K in keyof Facts]: readonly Facts[K][] } = {} as never,
) => across(every<Facts>(facts).map((one) => ({ code, ...one })));

const visit = { example: [2], score: [-1.5, 0, 3], label: labels, mistake: yesNo };
const scored = { example: [2], score: [-1.5] };
const overlaps = every<Overlap>({
  positives: [[1], [1, null]],
  negatives: [[3], [2, 3]],
  aroundOrigin: [null, "positive", "negative"],
  samePoint: yesNo,
  place: [null, [1, -0.5]],
});
const made = { made: [0, 1, 12_345], wanted: [2] };
const few = [0, 1, 2, 12_345];
const values = [
  { of: "none" },
  { of: "learners", kinds: [kinds[0], kinds[1]] },
  { of: "features", features: ["x₁", "x₁∧x₂"] },
  { of: "order", kind: "shuffle-once" },
  { of: "learner", value: "mistake" },
  { of: "state", value: "margin" },
  { of: "state", value: "4" },
] as const;

/** Each moment that a question may ask for. */
const moments = (["now", "end", "next", "visit", "epoch"] as const).flatMap((at) => [
  { at, count: 1 },
  { at, count: 3 },
]);

/** What a question of margins gives. */
const margins = {
  weights: [3, 4] as const,
  bias: 1,
  examples: [{ label: 1, score: 8, functional: 8 }],
  nearest: 0,
  functional: 8,
  length: 5,
  longer: 5.1,
  geometric: 1.6,
};

export default [
  samplesOf(refusals, {
    said: across([
      error,
      new PlaygroundError("out-of-range", "learners.0.k", sentences["whole-within"], [1, 50], "whole-within"),
      new PlaygroundError("wrong-length", "y", "X has {0} rows and y {1} labels.", [3, 2]),
      refuse("ui.brush", "out-of-range", "must be from {0} to {1}", 1, 50),
    ]),
  }),
  samplesOf(obstacles, { refused: toldError, preparing: across(every({ percent: [0, 40] })) }),
  samplesOf(noVerdict, { refused: toldError }),
  samplesOf(failures, {
    refused,
    notLoaded: of("notLoaded", { what: ["lesson", "question"] as const, updated: yesNo }),
    mistakes: across([2, 12]),
  }),
  samplesOf(asks, {
    updates: of("updates", { until: moments }),
    mistakes: of("mistakes", { until: moments }),
    visits: of("visits", { until: moments }),
    epochs: of("epochs", { until: moments }),
    score: of("score", { of: moments }),
    label: of("label", { of: moments }),
    example: of("example", { of: moments }),
    trainingMistakes: of("trainingMistakes", { after: moments }),
    bias: of("bias", { after: moments }),
    weights: of("weights", { after: moments }),
    weight: of("weight", { feature: ["x₁"], after: moments }),
    mistake: of("mistake"),
    separatingWeights: of("separatingWeights"),
    cells: of("cells", { first: [1], last: [1, 5] }),
    converged: of("converged"),
    separates: of("separates"),
    separable: of("separable"),
    inseparable: of("inseparable"),
    separableBy: of("separableBy", { added: [1, 2] }),
    inseparableBy: of("inseparableBy", { added: [1, 2] }),
    reached: of("reached", { unit: ["visit", "epoch", "update"] as const, count: [1, 5] }),
    bound: of("bound", { least: [100] }),
    targetBound: of("targetBound", { least: [100] }),
    astray: of("astray", { most: [0, 2] }),
    runTakes: of("runTakes", { of: ["updates", "epochs"] as const, least: [null, 30], most: [20] }),
    disagree: of("disagree", { between: [["voted", "averaged"]] as const, least: [1, 3] }),
    setting: of("setting", {
      name: [{ of: "learner", name: "tie" }] as const,
      wanted: [{ of: "learner", value: "mistake" }] as const,
    }),
    feature: of("feature", { feature: ["x₁∧x₂"] }),
  }),
  samplesOf(feedback, {
    refused,
    obstacle: of("obstacle", { obstacle: [{ code: "twoClasses" }] as const }),
    nothingToCount: of("nothingToCount"),
    tooFew: of("tooFew", { given: [0.4] }),
    tooMuch: of("tooMuch", { given: [0.6] }),
    runEnded: of("runEnded"),
    visit: of("visit", visit),
    visitOfClasses: of("visitOfClasses", {
      example: [3],
      label: [2],
      scores: [[-4, 4, 0]],
      predicted: [1],
      mistake: yesNo,
    }),
    noWeightVector: of("noWeightVector"),
    pushesWrongWay: of("pushesWrongWay", { name: ["x1"], given: [-2] }),
    weightOff: of("weightOff", { name: ["x1", null], given: [-2], tooSmall: yesNo }),
    unseparated: of("unseparated", { ...scored, label: labels, wrong: [1, 2] }),
    emptyCell: of("emptyCell", { visit: [2] }),
    scoreCell: of("scoreCell", { visit: [2], given: [-1] }),
    mistakeCell: of("mistakeCell", { visit: [2], score: [-1], label: labels, mistake: yesNo }),
    weightsCell: of("weightsCell", { visit: [2], mistake: yesNo }),
    goOnToVisit: of("goOnToVisit", made),
    goOnToEpoch: of("goOnToEpoch", made),
    goOnToUpdate: of("goOnToUpdate", made),
    stoppedWithMistakes: of("stoppedWithMistakes", { epochs: few }),
    notConverged: of("notConverged", { visits: few }),
    notCounted: of("notCounted"),
    wrongSide: of("wrongSide", { examples: few }),
    onBoundary: of("onBoundary", { examples: few }),
    drewMore: of("drewMore", { examples: few }),
    erased: of("erased", { examples: few }),
    relabelled: of("relabelled"),
    placeMore: of("placeMore", { examples: few }),
    placedTooMany: of("placedTooMany", { placed: few, wanted: [1] }),
    undecided: of("undecided"),
    stillSeparable: of("stillSeparable"),
    stillInseparable: of("stillInseparable"),
    noBound: of("noBound"),
    offSide: of("offSide", { margin: [-0.25] }),
    astray: of("astray", { reach: [12.375], found: [1, 2] }),
    tooManyExamples: of("tooManyExamples", { examples: [6], most: [5] }),
    otherExamples: of("otherExamples"),
    startsElsewhere: of("startsElsewhere"),
    neverEnds: of("neverEnds"),
    notOverYet: of("notOverYet", { epochs: [1, 1000] }),
    runTakes: of("runTakes", { of: ["updates", "epochs"] as const, takes: [1, 40], wanted: [30] }),
    disagreements: of("disagreements", { between: [[kinds[0], kinds[1]]] as const, found: [0, 1, 2], least: [3] }),
    smallBound: of("smallBound", { bound: [12], least: [100] }),
    setting: of("setting", {
      name: [
        { of: "learner", name: "tie" },
        { of: "state", name: "order" },
      ] as const,
      now: values,
      wanted: values.slice(1, 2),
    }),
    featureMissing: of("featureMissing", { feature: ["x₁∧x₂"] }),
    right: of("right", { why: [null, { code: "runEnded" }] as const }),
    answeredBefore: of("answeredBefore", { tries: [1, 2] }),
    passedBefore: of("passedBefore"),
  }),
  samplesOf(quizFeedback, {
    refused,
    exam: across([{ code: "exam", said: { kind: "margin", facts: { code: "notDivided", right: false, ...margins } } }]),
    examMissing: of("examMissing"),
    examChoose: of("examChoose"),
    visit: of("visit", visit),
    visitOfClasses: of("visitOfClasses", {
      example: [3],
      label: [2],
      scores: [[-4, 4, 0]],
      predicted: [1],
      mistake: yesNo,
    }),
    unseparated: of("unseparated", { ...scored, label: labels, wrong: [1, 2] }),
    chooseBoundary: of("chooseBoundary"),
    boundaryMoved: of("boundaryMoved", { ...scored, label: labels, before: [-20], stillWrong: yesNo }),
    otherBoundary: of("otherBoundary", {
      ...scored,
      label: labels,
      done: ["nothing", "wrong-way", "bias-kept", "bias-alone", "twice"] as const,
    }),
    updated: of("updated", { ...visit, rate: [1, 0.5], bias: yesNo }),
    weightsMissing: of("weightsMissing", { names: [["x₁", "b"]] }),
    weightsBefore: of("weightsBefore", scored),
    addedOnce: of("addedOnce", { rate: [0.5] }),
    turnedWrongWay: of("turnedWrongWay", { ...scored, label: labels }),
    biasKept: of("biasKept", scored),
    wrongWeight: of("wrongWeight", {
      ...scored,
      name: ["x₁", null],
      given: [9],
      from: [0],
      to: [0, 3],
      left: yesNo,
    }),
    allSeparated: of("allSeparated"),
    pointMissing: of("pointMissing"),
    pointInside: of("pointInside"),
    pointTaken: of("pointTaken", { example: [2] }),
    pointUndecided: of("pointUndecided", { bias: yesNo }),
    pointSeparable: of("pointSeparable", { bias: yesNo, distance: [null, 0.25] }),
    inseparable: of("inseparable", { overlap: overlaps }),
    chooseFeature: of("chooseFeature"),
    featureSeparates: of("featureSeparates", { bias: yesNo, distance: [null, 0.25] }),
    featureFails: of("featureFails", { overlap: [null, ...overlaps.slice(0, 1)] }),
  }),
  samplesOf(challenges, {
    refused,
    otherLearner: of("otherLearner"),
    otherTie: of("otherTie"),
    ownStart: of("ownStart"),
    noBias: of("noBias"),
    notFive: of("notFive", { points: few }),
    outsideSquare: of("outsideSquare"),
    otherFeatures: of("otherFeatures"),
    otherFeaturesOrSplit: of("otherFeaturesOrSplit"),
    noLine: of("noLine"),
    notConverged: of("notConverged"),
    otherExamples: of("otherExamples"),
    otherSpiral: of("otherSpiral"),
    smallMargin: of("smallMargin", { margin: [0.065] }),
    mostUpdates: of("mostUpdates", { updates: few, margin: [0.1] }),
    slowestOrder: of("slowestOrder", { epochs: few, updates: few }),
    separable: of("separable", { features: few }),
    undecided: of("undecided", { features: few }),
    inseparable: of("inseparable", { features: few }),
  }),
];
