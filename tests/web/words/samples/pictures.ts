import { charts } from "../../../../web/words/generated/en/charts.js";
import { learners } from "../../../../web/words/generated/en/learners.js";
import { lift } from "../../../../web/words/generated/en/lift.js";
import { margin } from "../../../../web/words/generated/en/margin.js";
import { projection } from "../../../../web/words/generated/en/projection.js";
import { proof } from "../../../../web/words/generated/en/proof.js";
import { tighten } from "../../../../web/words/generated/en/tighten.js";
import { weightSpace } from "../../../../web/words/generated/en/weightSpace.js";
import { biases, precisions, separators, whys, yesNo } from "../facts.js";
import { across, counts, every, samplesOf, telling } from "../samples.js";

const atLeastOne = [1, 2, 12_345] as const;
const separator = across(every({ separator: separators }));
const updates = across(every({ updates: counts }));
const curve = across(every({ learner: ["2 Batch"], start: [0], most: [3.25], last: [0.5], epochs: atLeastOne }));

const origins = ["origin", "mean", "least", "least-of-each"] as const;
const surfaceNames = ["plane", "plane-through-origin", "surface"] as const;
const surface = across(every({ surface: surfaceNames }));
/** "stays" is said of height 0 alone. */
const heights = [
  { moves: "falls", height: -1 },
  { moves: "stays", height: 0 },
  { moves: "rises", height: 2.5 },
] as const;
const groups = heights.flatMap((height) => [
  ...every({ who: ["all", "some"] as const, examples: [1, 4], place: [[]] }).map((one) => ({ ...one, ...height })),
  { who: "place" as const, examples: 1, place: [0, -1.5], ...height },
]);

/** Weights that are held: a few, or more than are told one by one. */
const others = [
  { others: 1, held: ["w₃ = 0"] },
  { others: 3, held: ["w₃ = 0", "w₄ = −1", "b = 2"] },
  { others: 4, held: null },
];
const held = [{ others: 0, held: [] }, ...others];
const two = ["w₁", "w₂"];

/** The rooms beside the stage that draw. */
export default [
  samplesOf(charts, {
    moment: across(every({ epoch: [1, 12], mistakes: counts, whole: yesNo })),
    onlyEpoch: across(every({ made: counts })),
    summary: [
      ...across(every({ epochs: [2, 12_345], fewest: [0, 1], most: [4], last: [1], group: [1] })),
      [{ epochs: 12_345, fewest: 0.5, most: 4, last: 1.25, group: 100 }],
    ],
    step: across(every({ epochs: [2, 12_345] })),
    stepInBand: across(every({ epochs: [2, 12_345] })),
    lastRows: [[{ rows: 100, all: 12_345 }]],
    range: [[{ first: 1, last: 10 }], [{ first: 12_341, last: 12_345 }]],
    underWay: across(every({ epoch: atLeastOne })),
    soFar: across(every({ made: counts })),
    objective: {
      nothing: [[{ learner: "2 Batch" }]],
      nothingBefore: [[{ learner: "2 Batch" }]],
      curve,
      curveBefore: curve,
    },
  }),
  samplesOf(lift, {
    picture: across(every({ axes: [["x₁"], ["x₁", "x₂"]], feature: ["x₁²"] })),
    pictureOfConstant: across(every({ axes: [["x₁"], ["x₁", "x₂"]] })),
    biasOff: across(every({ biasAs: biases, origin: origins })),
    addFeature: [[{ feature: "x₁²" }]],
    groups: [
      telling((words) => {
        const say = words.room(lift);
        return say.groups({ groups: groups.filter(({ who }) => who === "place").map((one) => say.group(one)) });
      }),
    ],
    group: across(groups),
    range: [[{ feature: "x₁²", low: 0, high: 6.25 }]],
    noPlane: (["voted", "kernel", "nearest-neighbours", "decision-tree"] as const).map((kind) =>
      telling((words) => words.room(lift).noPlane({ learner: words.room(learners).short[kind] })),
    ),
    biasAlone: across(every({ biasAs: biases })),
    upright: {
      constant: across(every({ biasAs: biases, origin: origins })),
      noWeight: [[{ feature: "x₁²" }]],
      noFeature: [[{ feature: "x₁²" }]],
    },
    separates: surface,
    among: surface,
    noMistakes: surface,
    touches: surface,
    mistakes: across(every({ surface: surfaceNames, examples: atLeastOne })),
    boundary: [[{ feature: "x₁²" }]],
    unbiased: across(every({ biasAs: biases })),
  }),
  samplesOf(margin, {
    analysing: across(every({ percent: [0, 50, 100] })),
    stale: across(every({ percent: [0, 50, 100] })),
    separable: { meaning: separator },
    inseparable: { meaning: separator },
    showMargin: separator,
    marginElsewhere: across(every({ separator: separators, features: [1, 3, null] })),
    whyElsewhere: across(every({ features: [1, 3, null] })),
    geometricHint: across(every({ separator: separators, nearest: atLeastOne })),
    atMost: updates,
    made: across([
      { made: 0, updates: 1 },
      { made: 1, updates: 1 },
      { made: 1, updates: 12_345 },
      { made: 12_344, updates: 12_345 },
    ]),
    everyAverage: separator,
    averageAtOrigin: across(every({ why: whys.filter((why) => why.endsWith("-origin")) })),
    sameExample: [[{ why: "same-point" }]],
    sameAverage: across(every({ why: whys.filter((why) => !why.endsWith("-origin") && !why.startsWith("same-")) })),
    sameDirection: [[{ why: "same-direction", factor: "2.5" }]],
  }),
  samplesOf(projection, {
    length: across(every({ length: [0.5, 2], formula: ["−b"], threshold: [-1], precision: precisions })).concat(
      across(every({ length: [0.5, 2], formula: ["θ"], threshold: [0], precision: precisions })),
    ),
    sides: across([
      { wrong: 0, onBoundary: 0, trained: 1 },
      { wrong: 1, onBoundary: 0, trained: 1 },
      { wrong: 0, onBoundary: 0, trained: 40 },
      { wrong: 1, onBoundary: 0, trained: 40 },
      { wrong: 12_345, onBoundary: 0, trained: 12_346 },
      { wrong: 0, onBoundary: 1, trained: 1 },
      { wrong: 0, onBoundary: 3, trained: 4 },
      { wrong: 1, onBoundary: 2, trained: 12_345 },
    ]),
    margin: across(every({ functional: [0.25], geometric: [0.125], nearest: [7], precision: precisions })),
    marks: { score: [[{ margin: 0.25 }]], distance: [[{ margin: 0.125 }]] },
    about: { distance: across(every({ bias: ["b", "w₀"] })), score: across(every({ bias: ["b", "w₀"] })) },
    example: across(
      [-0.5, 1.25].flatMap((along) =>
        every({
          example: [12],
          label: ["+1", "0"],
          heldOut: yesNo,
          length: [2],
          along: [along],
          product: [2 * along],
          score: [-1],
          distance: [-0.5],
          side: ["right", "wrong", "boundary"] as const,
          precision: precisions,
        }),
      ),
    ),
    plane: { turnedWithBias: [[{ formula: "−b" }]] },
  }),
  samplesOf(proof, {
    otherRule: (["margin", "batch", "passive-aggressive", "second-order", "kernel", "decision-tree"] as const).map(
      (kind) => telling((words) => words.room(proof).otherRule({ learner: words.room(learners).titles[kind] })),
    ),
    atMost: updates,
    lengthChart: across(every({ most: [4.5], updates: atLeastOne, now: [3] })),
    angleChart: across(every({ updates: atLeastOne, along: [2.5], length: [3], margin: [0.125], radius: [4.5] })),
    distanceChart: across(every({ start: [40], now: [2.5], updates: atLeastOne, reach: [6] })),
    boundMark: across(every({ bound: counts })),
    fromTurned: [[{ margin: 0.125, best: 0.25 }]],
    fromTarget: [[{ best: 12.375 }]],
    tooNear: [[{ reach: 4.5, least: 6.25 }]],
    offSide: [[{ margin: -0.5 }]],
    astray: across([
      { named: [4], updates: 1, further: false },
      { named: [12, 17], updates: 2, further: false },
      { named: [4, 6, 12], updates: 12_345, further: true },
    ]),
    astrayStretches: across(every({ points: [0, 1, 12], updates: [2, 16] })),
    degrees: [[{ degrees: -45 }]],
    allUpdates: across(every({ updates: [2, 12_345] })),
    meeting: across(every({ point: [[0], [0.5, -1]], score: [-1.5, 0] })),
    cycle: across(every({ since: [1, 12_345], epochs: [1, 4], most: [2.5] })),
    bounded: across(every({ updates: atLeastOne, most: [2.5] })),
  }),
  samplesOf(tighten, {
    spoken: across(every({ bound: [{ before: 4, now: 12_345 }], made: [{ before: "1", now: "3" }] })),
    tallest: across(every({ orders: atLeastOne })),
    boundMark: across(every({ bound: atLeastOne })),
    tried: across(every({ done: [0, 1, null], total: [1000] })),
    range: across([
      { fewest: null, updates: 1, bound: 1 },
      { fewest: null, updates: 3, bound: 40 },
      { fewest: 1, updates: 12, bound: 12_345 },
    ]),
    unfinished: across(every({ runs: atLeastOne })),
  }),
  samplesOf(weightSpace, {
    weightOf: [[{ feature: "x₁²" }]],
    weightOfColumn: [[{ weight: "w₁", column: "petal width" }]],
    inside: across(held),
    bounds: across(every({ examples: [1, 2, 4] })),
    outside: across(held),
    emptyHere: across(others.map((one) => ({ ...one, two }))),
    never: [[{ two, example: 12 }]],
    linesDrawn: [[{ lines: 200, examples: 12_345 }]],
    pathDrawn: across(every({ every: [2, 12_345] })),
    line: across(every({ example: [12], label: ["+1", "−1"], inequality: ["w₁ + 2·w₂ > 0"], right: yesNo })),
  }),
];
