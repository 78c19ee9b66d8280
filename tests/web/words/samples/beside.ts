import type { Words } from "../../../../web/state/document/notation/words.js";
import type { LineText } from "../../../../web/state/io/algorithm/line.js";
import { lineText } from "../../../../web/views/algorithm/index.js";
import { type Sequence, stripText } from "../../../../web/views/orders/draw-strip.js";
import { algorithm } from "../../../../web/words/generated/en/algorithm.js";
import { compare } from "../../../../web/words/generated/en/compare.js";
import { cures } from "../../../../web/words/generated/en/cures.js";
import { orderExperiment } from "../../../../web/words/generated/en/orderExperiment.js";
import { orders } from "../../../../web/words/generated/en/orders.js";
import { splits } from "../../../../web/words/generated/en/splits.js";
import type { Label } from "../../../../web/words/sentences.js";
import { precisions, yesNo } from "../facts.js";
import { across, counts, every, samplesOf, telling } from "../samples.js";

const updates = across(every({ updates: counts }));
const progress = across(every({ done: counts, total: counts }));
const train = every({ from: [12, null], to: [3], examples: [36] });
const heldOut = every({ from: [12, null], to: [3], examples: [24], best: [1], bestEpoch: [2] });
/** What an order comes to: of one that gets below 1 mistake its first epoch there. */
const courses = every({
  order: ["shuffle-each-epoch", "shuffle-once", "given"] as const,
  first: [15.24],
  last: [0.5],
  below: [null, 1, 4],
});
type Course = (typeof courses)[number];
const coursesAt = (...places: readonly number[]): readonly Course[] => places.flatMap((k) => courses[k] ?? []);
/** At least one of them below 1 mistake. */
const reached = [coursesAt(2, 7, 3), coursesAt(5, 0), coursesAt(1)];
const tried = [coursesAt(0), coursesAt(0, 4, 7), coursesAt(2, 5)];
const passes = [1, 12] as const;
const some = (label: Label) => ({ examples: 500, label });
const classes = [some("positive"), some("negative"), some({ className: "setosa" })];
const sequences: readonly Sequence[] = [
  { kind: "each", signs: ["+", "−", "+"], counts: [], stretches: 3 },
  { kind: "stretches", signs: [], counts: classes.slice(0, 2), stretches: 2 },
  { kind: "mixed", signs: [], counts: classes, stretches: 50 },
];
const moments = every({ epoch: [1, 1234], done: [0, 12], visits: [40] });
const cases: LineText = {
  code: "cases",
  letter: "q",
  first: { value: "1", where: "a > 0" },
  more: [
    { value: "0", where: "a < 0" },
    { value: "1 − y", where: null },
  ],
};
const ranked = [
  { name: "1 Perceptron", median: 2.5 },
  { name: "2 Averaged", median: 1 },
];

/** Those that get there the soonest first, and then those that do not. */
function reachedText(all: readonly Course[], epochs: number, words: Words): string {
  const say = words.room(orderExperiment);
  const whens = all.flatMap(({ order, below }) => (below === null ? [] : [say.when({ order, epoch: below })]));
  const others = all.flatMap(({ order, below }) => (below === null ? [say.other({ order })] : []));
  return say.reached({ whens, others, epochs });
}

export default [
  samplesOf(compare, {
    holdOut: [[{ percent: 30 }]],
    outOf: across(every({ examples: counts })),
    degrees: across(every({ angle: [12.5], precision: precisions })),
    perUpdate: across(every({ cost: counts })),
    notIn: across(every({ epochs: counts })),
    aboutCost: [[{ why: "Linear learners: one for each feature." }]],
    percent: across(every({ share: [0, 12.5] })),
    bestStop: across(every({ learner: ["2 Averaged"], made: counts, heldOut: [24], epochs: [1, 3] })),
    goToEpoch: across(every({ epoch: counts })),
    nothingKnown: [[{ name: "2 Averaged" }]],
    curve: across(every({ name: ["2 Averaged"], epochs: [1, 7], train, heldOut: [null, ...heldOut] })),
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
    strip: sequences.flatMap((one) =>
      moments.map(({ epoch, done, visits }) =>
        telling((words) => stripText(one, { epoch: epoch - 1, start: 0, done }, visits, words.room(orders))),
      ),
    ),
    part: across(every({ label: classes.map(({ label }) => label), examples: counts })),
    looksAt: across(every({ visit: counts, example: counts })),
    made: across(every({ epoch: [1, 1234], done: [0, 12], visits: [1, 40], mistakes: counts })),
    columns: across(every({ visits: counts })),
    started: across(every({ seed: counts })),
  }),
  samplesOf(orderExperiment, {
    progress,
    done: progress,
    noMistakesAfter: across(every({ epoch: counts })),
    cancelled: progress,
    noDifference: across(every({ first: [15.24], last: [0.5], epochs: passes })),
    reached: reached.flatMap((all) => passes.map((epochs) => telling((words) => reachedText(all, epochs, words)))),
    when: across(every({ order: courses.map(({ order }) => order), epoch: counts })),
    other: across(every({ order: courses.map(({ order }) => order) })),
    neverReached: tried.flatMap((all) =>
      passes.map((epochs) =>
        telling((words) => {
          const say = words.room(orderExperiment);
          return say.neverReached({ means: all.map((one) => say.mean({ ...one, epochs })), epochs });
        }),
      ),
    ),
    mean: across(every({ order: courses.map(({ order }) => order), first: [15.24], last: [0.5], epochs: passes })),
    saving: across(every({ saved: [1, 2], epochs: [3] })),
    cell: across(every({ mean: [2.345], band: [null, { low: 1, high: 4 }] })),
  }),
  samplesOf(algorithm, {
    lines: {
      start: [[{ letters: "w, b" }]],
      eachClass: [[{ formula: "a_c ← w_c·x + b_c" }]],
      eachEpoch: across(every({ most: counts.slice(1) })),
      eachExample: [[{ pair: "(x, y)" }]],
      if: [[{ condition: "y·a ≤ 0" }]],
      cases: [telling((words) => lineText(cases, words.room(algorithm)))],
      keepVoter: [[{ letters: "w, b" }]],
      firstPocket: across(every({ letters: ["w, b", "w"] })),
      intoPocket: across(every({ letters: ["w, b", "w"] })),
      shortStep: across(every({ tolerance: [0.5, 2] })),
      stopWithout: across(every({ what: ["mistake", "update"] as const })),
      returns: [[{ what: "w, b" }]],
      returnsVoters: [[{ letters: "w, b" }]],
      predicts: [[{ what: "w·x + b" }]],
    },
    value: across(every({ value: ["1"], where: [null, "a > 0"] })),
    label: [[{ learner: "Averaged perceptron" }]],
    moreRows: across(every({ rows: [1, 12_345] })),
  }),
  samplesOf(cures, {
    compareWith: [[{ learner: "Perceptron" }]],
    tooMany: across(every({ features: [12_345], most: [100] })),
    converged: updates,
    soFar: updates,
    stopped: updates,
    check: across(every({ example: [1], rounded: yesNo })),
  }),
];
