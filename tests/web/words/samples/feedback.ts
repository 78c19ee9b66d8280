import { PlaygroundError } from "../../../../web/engine/errors.js";
import { sentences } from "../../../../web/engine/generated/sentences.js";
import type { Overlap } from "../../../../web/state/course/questions/overlap.js";
import type { Words } from "../../../../web/state/document/notation/words.js";
import { refuse } from "../../../../web/state/document/reading/refusal.js";
import { failureText } from "../../../../web/words/failures.js";
import { askText, feedbackText } from "../../../../web/words/feedback.js";
import { asks } from "../../../../web/words/generated/en/asks.js";
import { challenges } from "../../../../web/words/generated/en/challenges.js";
import { failures } from "../../../../web/words/generated/en/failures.js";
import { feedback } from "../../../../web/words/generated/en/feedback.js";
import { noVerdict } from "../../../../web/words/generated/en/noVerdict.js";
import { obstacles } from "../../../../web/words/generated/en/obstacles.js";
import { quizFeedback } from "../../../../web/words/generated/en/quizFeedback.js";
import { challengeText, quizText } from "../../../../web/words/quiz.js";
import { refusals } from "../../../../web/words/refusals.js";
import { kinds, labels, yesNo } from "../facts.js";
import { across, every, samplesOf, telling } from "../samples.js";

const error = new PlaygroundError("empty", "X", "There are no examples.");
const _refused = across([{ code: "refused" as const, error }]);
const toldError = across([{ error: error.message }]);

/** Every combination of the facts of a code. */
const _of = <Code extends string, Facts extends object = object>(
  code: Code,
  facts: { readonly [K in keyof Facts]: readonly Facts[K][] } = {} as never,
) => across(every<Facts>(facts).map((one) => ({ code, ...one })));

type FactsOf<Facts, Code> = Facts extends { readonly code: infer Codes } ? (Code extends Codes ? Facts : never) : never;

/** Every combination of the facts of a code, as code tells them. */
const told =
  <Facts extends { readonly code: string }>(say: (facts: Facts, words: Words) => string) =>
  <Code extends Facts["code"]>(
    code: Code,
    facts: { readonly [K in Exclude<keyof FactsOf<Facts, Code>, "code">]: readonly FactsOf<Facts, Code>[K][] },
  ): never[] =>
    every<object>(facts).map((one) => telling((words) => say({ code, ...one } as unknown as Facts, words)));

const ask = told(askText);
const task = told(feedbackText);
const quiz = told(quizText);
const challenge = told(challengeText);
const failure = told(failureText);
const _failure = told(failureText);

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
    notLoaded: failure("notLoaded", { what: ["lesson", "question"], updated: yesNo }),
    mistakes: across(every({ count: [2, 12] })),
  }),
  samplesOf(asks, {
    updates: ask("updates", { until: moments }),
    mistakes: ask("mistakes", { until: moments }),
    visits: ask("visits", { until: moments }),
    epochs: ask("epochs", { until: moments }),
    score: ask("score", { of: moments }),
    label: ask("label", { of: moments }),
    example: ask("example", { of: moments }),
    trainingMistakes: ask("trainingMistakes", { after: moments }),
    bias: ask("bias", { after: moments }),
    weights: ask("weights", { after: moments }),
    weight: ask("weight", { feature: ["x₁"], after: moments }),
    cells: ask("cells", { first: [1], last: [1, 5] }),
    separableBy: ask("separableBy", { added: [1, 2] }),
    inseparableBy: ask("inseparableBy", { added: [1, 2] }),
    reached: ask("reached", { unit: ["visit", "epoch", "update"] as const, count: [1, 5] }),
    bound: ask("bound", { least: [100] }),
    targetBound: ask("targetBound", { least: [100] }),
    astray: ask("astray", { most: [0, 2] }),
    runTakes: ask("runTakes", { of: ["updates", "epochs"] as const, least: [null, 30], most: [20] }),
    disagree: ask("disagree", { between: [["voted", "averaged"]] as const, least: [1, 3] }),
    setting: ask("setting", {
      name: [{ of: "learner", name: "tie" }] as const,
      wanted: [{ of: "learner", value: "mistake" }] as const,
    }),
    feature: ask("feature", { feature: ["x₁∧x₂"] }),
  }),
  samplesOf(feedback, {
    features: [[{ features: ["x1", "x1*x2"] }]],
    tooFew: task("tooFew", { given: [0.4] }),
    tooMuch: task("tooMuch", { given: [0.6] }),
    visit: task("visit", visit),
    classScore: across(every({ class: [0], score: [-4] })),
    visitOfClasses: task("visitOfClasses", {
      example: [3],
      label: [2],
      scores: [[-4, 4, 0]],
      predicted: [1],
      mistake: yesNo,
    }),
    pushesWrongWay: task("pushesWrongWay", { name: ["x1"], given: [-2] }),
    weightOff: task("weightOff", { name: ["x1", null], given: [-2], tooSmall: yesNo }),
    unseparated: task("unseparated", { ...scored, label: labels, wrong: [1, 2] }),
    emptyCell: task("emptyCell", { visit: [2] }),
    scoreCell: task("scoreCell", { visit: [2], given: [-1] }),
    mistakeCell: task("mistakeCell", { visit: [2], score: [-1], label: labels, mistake: yesNo }),
    weightsCell: task("weightsCell", { visit: [2], mistake: yesNo }),
    goOnToVisit: task("goOnToVisit", made),
    goOnToEpoch: task("goOnToEpoch", made),
    goOnToUpdate: task("goOnToUpdate", made),
    stoppedWithMistakes: task("stoppedWithMistakes", { epochs: few }),
    notConverged: task("notConverged", { visits: few }),
    wrongSide: task("wrongSide", { examples: few }),
    onBoundary: task("onBoundary", { examples: few }),
    drewMore: task("drewMore", { examples: few }),
    erased: task("erased", { examples: few }),
    placeMore: task("placeMore", { examples: few }),
    placedTooMany: task("placedTooMany", { placed: few, wanted: [1] }),
    offSide: task("offSide", { margin: [-0.25] }),
    astray: task("astray", { reach: [12.375], found: [1, 2] }),
    tooManyExamples: task("tooManyExamples", { examples: [6], most: [5] }),
    notOverYet: task("notOverYet", { epochs: [1, 1000] }),
    runTakes: task("runTakes", { of: ["updates", "epochs"] as const, takes: [1, 40], wanted: [30] }),
    disagreements: task("disagreements", { between: [[kinds[0], kinds[1]]] as const, found: [0, 1, 2], least: [3] }),
    smallBound: task("smallBound", { bound: [12], least: [100] }),
    setting: task("setting", {
      name: [
        { of: "learner", name: "tie" },
        { of: "state", name: "order" },
      ] as const,
      now: values,
      wanted: values.slice(1, 2),
    }),
    featureMissing: task("featureMissing", { feature: ["x₁∧x₂"] }),
    values: across(every({ values: [["Perceptron", "Averaged perceptron"]] })),
    right: task("right", { why: [null, { code: "runEnded" }] as const }),
    answeredBefore: task("answeredBefore", { tries: [1, 2] }),
  }),
  samplesOf(quizFeedback, {
    boundaryMoved: quiz("boundaryMoved", { ...scored, label: labels, before: [-20], stillWrong: yesNo }),
    otherBoundary: quiz("otherBoundary", {
      ...scored,
      label: labels,
      done: ["nothing", "wrong-way", "bias-kept", "bias-alone", "twice"] as const,
    }),
    updated: quiz("updated", { ...visit, rate: [1, 0.5], bias: yesNo }),
    weightsMissing: quiz("weightsMissing", { names: [["x₁", "b"]] }),
    weightsBefore: quiz("weightsBefore", scored),
    addedOnce: quiz("addedOnce", { rate: [0.5] }),
    turnedWrongWay: quiz("turnedWrongWay", { ...scored, label: labels }),
    biasKept: quiz("biasKept", scored),
    wrongWeight: quiz("wrongWeight", {
      ...scored,
      name: ["x₁", null],
      given: [9],
      from: [0],
      to: [0, 3],
      left: yesNo,
    }),
    pointTaken: quiz("pointTaken", { example: [2] }),
    pointUndecided: quiz("pointUndecided", { bias: yesNo }),
    pointSeparable: quiz("pointSeparable", { bias: yesNo, distance: [null, 0.25] }),
    inseparable: quiz("inseparable", { overlap: overlaps }),
    featureSeparates: quiz("featureSeparates", { bias: yesNo, distance: [null, 0.25] }),
    featureFails: quiz("featureFails", { overlap: [null, ...overlaps.slice(0, 1)] }),
  }),
  samplesOf(challenges, {
    notFive: challenge("notFive", { points: few }),
    smallMargin: challenge("smallMargin", { margin: [0.065] }),
    mostUpdates: challenge("mostUpdates", { updates: few, margin: [0.1] }),
    slowestOrder: challenge("slowestOrder", { epochs: few, updates: few }),
    separable: challenge("separable", { features: few }),
    undecided: challenge("undecided", { features: few }),
    inseparable: challenge("inseparable", { features: few }),
  }),
];
