import { algorithm } from "../../../../web/words/en/companion/algorithm.js";
import { compare } from "../../../../web/words/en/companion/compare.js";
import { cures } from "../../../../web/words/en/companion/feature-suggestions.js";
import { type OrderCourse, orderExperiment } from "../../../../web/words/en/companion/order-experiment.js";
import { orders, type Sequence } from "../../../../web/words/en/companion/orders.js";
import type { Label } from "../../../../web/words/en/nouns.js";
import { splits } from "../../../../web/words/generated/en/splits.js";
import { precisions } from "../facts.js";
import { across, counts, every, samplesOf } from "../samples.js";

const one = across(counts);
const two = across(counts, counts);
const course = [
  { first: 12, last: 3 },
  { first: 1, last: 1 },
];
const courses = every<OrderCourse>({
  order: ["shuffle-each-epoch", "shuffle-once", "given"],
  first: [15.24],
  last: [0.5],
  below: [null, 1, 4],
});
const tried = [
  courses.slice(0, 1),
  [0, 4, 7].flatMap((k) => courses[k] ?? []),
  [courses[2], courses[5]].flatMap((c) => c ?? []),
];
/** At least one of them below 1 mistake. */
const reached = [
  [courses[2], courses[7], courses[3]].flatMap((c) => c ?? []),
  [courses[5], courses[0]].flatMap((c) => c ?? []),
  courses.slice(1, 2),
];
const some = (label: Label) => ({ count: 500, label });
const sequences: readonly Sequence[] = [
  { kind: "each", signs: ["+", "−", "+"] },
  { kind: "stretches", stretches: [some("positive"), some("negative")] },
  { kind: "mixed", counts: [some("positive"), some("negative"), some({ className: "setosa" })], stretches: 50 },
];
const moments = every({ epoch: [1, 1234], done: [0, 12], visits: [40] });
const ranked = [
  { name: "1 Perceptron", median: 2.5 },
  { name: "2 Averaged", median: 1 },
];

export default [
  samplesOf(compare, {
    holdOut: [[30]],
    outOf: one,
    degrees: across([12.5], precisions),
    perUpdate: one,
    notIn: one,
    aboutCost: [["Linear learners: one for each feature."]],
    percent: across([0, 12.5]),
    bestStop: across(["2 Averaged"], counts, [24], [1, 3]),
    goToEpoch: one,
    summary: [[[]], [["2 Averaged: nothing yet."]]],
    nothingKnown: [["2 Averaged"]],
    curve: across(
      every({
        name: ["2 Averaged"],
        epoch: [1, 7],
        train: course,
        heldOut: [null, ...course.map((ends) => ({ ...ends, best: 1, bestEpoch: 2 }))],
      }),
      [{ train: 36, heldOut: 24 }],
    ),
  }),
  samplesOf(splits, {
    progress: across(every({ done: counts, total: counts })),
    caption: across(every({ heldOut: counts })),
    outOf: across(every({ misclassified: [2.5, 1], heldOut: [24] })),
    range: [[{ from: 1, to: 1 }], [{ from: 1.5, to: 4 }]],
    untrained: across(every({ times: counts })),
    cancelled: across(every({ done: counts, total: counts })),
    alone: across(
      ranked.flatMap((one) => every({ name: [one.name], median: [one.median], heldOut: [24], times: [1, 50] })),
    ),
    better: across(every({ best: ranked, next: ranked, heldOut: [24] })),
    duel: across(
      every({
        best: ["1 Perceptron"],
        next: ["2 Averaged"],
        splits: [1, 50],
        fewer: [0, 1],
        equal: [0],
        more: [0, 49],
      }),
    ),
  }),
  samplesOf(orders, {
    strip: across(sequences, moments),
    looksAt: two,
    made: across(moments, counts),
    columns: one,
    started: one,
  }),
  samplesOf(orderExperiment, {
    progress: two,
    done: two,
    noMistakesAfter: one,
    cancelled: two,
    noDifference: across(courses.slice(0, 1), [1, 12]),
    reached: across(reached, [1, 12]),
    neverReached: across(tried, [1, 12]),
    saving: across([1, 2], [3]),
    cell: across([2.345], [null, { low: 1, high: 4 }]),
  }),
  samplesOf(algorithm, {
    lines: {
      formula: [[{ code: "formula", formula: "w ← w + y·x" }]],
      start: [[{ code: "start", letters: "w, b" }]],
      eachClass: [[{ code: "eachClass", formula: "a_c ← w_c·x + b_c" }]],
      eachEpoch: across(counts.slice(1).map((most) => ({ code: "eachEpoch" as const, most }))),
      eachExample: [[{ code: "eachExample", pair: "(x, y)" }]],
      if: [[{ code: "if", condition: "y·a ≤ 0" }]],
      otherwise: [[{ code: "otherwise" }]],
      cases: across([
        {
          code: "cases" as const,
          letter: "q",
          first: { value: "1", where: "a > 0" },
          more: [
            { value: "0", where: "a < 0" },
            { value: "1 − y", where: null },
          ],
        },
      ]),
      winner: [[{ code: "winner" }]],
      keepVoter: [[{ code: "keepVoter", letters: "w, b" }]],
      firstPocket: across(["w, b", "w"].map((letters) => ({ code: "firstPocket" as const, letters }))),
      intoPocket: across(["w, b", "w"].map((letters) => ({ code: "intoPocket" as const, letters }))),
      nothingCollected: [[{ code: "nothingCollected" }]],
      shortStep: across([0.5, 2].map((tolerance) => ({ code: "shortStep" as const, tolerance }))),
      stopWithout: across([
        { code: "stopWithout" as const, what: "mistake" as const },
        { code: "stopWithout" as const, what: "update" as const },
      ]),
      returns: [[{ code: "returns", what: "w, b" }]],
      returnsVoters: [[{ code: "returnsVoters", letters: "w, b" }]],
      predicts: [[{ code: "predicts", what: "w·x + b" }]],
      predictsWinner: [[{ code: "predictsWinner" }]],
      predictsByVote: [[{ code: "predictsByVote" }]],
    },
    label: [["Averaged perceptron"]],
    moreRows: [[1], [12_345]],
  }),
  samplesOf(cures, {
    compareWith: [["Perceptron"]],
    tooMany: across([12_345], [100]),
    converged: one,
    soFar: one,
    stopped: one,
    check: across([0], [true, false, null]),
  }),
];
