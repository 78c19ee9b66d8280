import { refusedNumber } from "../../../../web/views/shared/controls/number-field.js";
import { answers } from "../../../../web/words/generated/en/answers.js";
import { controls } from "../../../../web/words/generated/en/controls.js";
import { drawing } from "../../../../web/words/generated/en/drawing.js";
import { hand } from "../../../../web/words/generated/en/hand.js";
import { narration } from "../../../../web/words/generated/en/narration.js";
import { panes } from "../../../../web/words/generated/en/panes.js";
import { picture } from "../../../../web/words/generated/en/picture.js";
import { pointed } from "../../../../web/words/generated/en/pointed.js";
import { stage } from "../../../../web/words/generated/en/stage.js";
import { timeline } from "../../../../web/words/generated/en/timeline.js";
import { tools } from "../../../../web/words/generated/en/tools.js";
import type { Label } from "../../../../web/words/sentences.js";
import { biases, precisions, separators, whys, yesNo } from "../facts.js";
import { across, counts, every, samplesOf, telling } from "../samples.js";

const examples = across(every({ examples: counts }));
const others = across(every({ others: [1, 2, 12_345] }));
const at = { x: 0, y: -1.5 };
const labels: readonly Label[] = ["positive", "negative", { className: "setosa" }];
const spaces = [1, 3, 40] as const;
const starts = [[2], [1, -0.5], null].flatMap((weights) =>
  every({
    count: [weights?.length ?? 7],
    weights: [weights],
    bias: [null, -1.5],
    biasAs: biases,
    wrong: [null, 0, 3],
    of: [12_345],
  }),
);
const learners = ["1 Perceptron", "2 Averaged"];
const shown = every({ example: [12], label: labels, heldOut: yesNo, x: [0], y: [-1.5] });
const visit = { visit: [1, 12_345], example: [12], mistake: yesNo };
const visited = every({
  ...visit,
  label: ["positive", "negative"] as const,
  labels: [null, { y: "0", q: 1 }],
  scores: [null],
  score: [-2.5, 0],
});
const visitedOfClasses = every({
  ...visit,
  label: [{ className: "setosa" }],
  labels: [null],
  scores: [[3, 1, -2]],
  score: [3],
});
/** What the examples of an average have of it. */
const shares = [
  [],
  [{ example: 3, share: "all" }],
  [
    { example: 1, share: "1/2" },
    { example: 12_345, share: "1/2" },
  ],
] as const;
const averages = every({ positive: shares, negative: shares }).filter(
  (of) => of.positive.length + of.negative.length > 0,
);
const ofClasses: readonly (readonly (readonly [number, string])[])[] = [
  [[1, "setosa"]],
  [
    [12_345, "setosa"],
    [2, "2"],
  ],
];

/** The stage and what surrounds it, and what is shared by all that asks. */
export default [
  samplesOf(drawing, {
    agree: [[{ first: "1 Perceptron", second: "2 Averaged" }]],
    disagree: [[{ first: "1 Perceptron", second: "2 Averaged" }]],
    margin: across(every({ margin: [0.125], throughOrigin: yesNo, precision: precisions })),
    notSeparableBecause: across(every({ why: whys })),
    reason: across(every({ why: whys })),
    inSpace: across(every({ features: spaces })),
    marginInSpace: separators.map((separator) => [{ separator, features: separator.features }]),
    marginInScaledSpace: across(every({ separator: separators })),
    whyInSpace: across(every({ features: spaces })),
  }),
  samplesOf(hand, {
    start: across(starts),
    startWeights: across(starts),
    listed: across(starts.flatMap(({ count, weights }) => (weights === null ? [] : [{ count, weights }]))),
  }),
  samplesOf(narration, {
    place: [[at]],
    wouldAdd: [[at]],
    view: [[{ x: [-1.5, 12_345], y: [0, 0.25] }]],
    moved: [[{ example: 12, ...at }]],
    added: across(labels.map((label) => ({ label, ...at }))),
    removed: across(every({ example: [1, 12_345] })),
    crowded: [[{ said: "4", crowd: "2" }]],
    tooManyFeatures: across(every({ features: [3, 12_345] })),
    example: across(
      shown.flatMap((one) =>
        every({ score: [null, -2.5], predicted: [null, "tie", ...labels] as const }).map((said) => ({
          ...one,
          ...said,
        })),
      ),
    ),
    readout: across(shown.map((one) => ({ ...one, nameX: "x₁", nameY: "x₂" }))),
    crowds: across(every({ places: [1, 12_345], mixed: [0, 1] })),
    counts: across(every({ positive: counts, negative: counts })),
    classCounts: ofClasses.map((classes) =>
      telling((words) => {
        const say = words.room(narration);
        return say.classCounts({
          examples: classes.reduce((sum, [n]) => sum + n, 0),
          classes: classes.map(([n, name]) => say.classCount({ examples: n, label: { className: name } })),
        });
      }),
    ),
    classCount: across(every({ examples: counts, label: labels })),
    heldOut: across(every({ examples: [1, 2, 12_345] })),
    visited: across([...visited, ...visitedOfClasses]),
    misclassified: examples,
    misclassifiedTraining: examples,
    misclassifiedHeldOut: examples,
    marginShown: across(every({ separator: separators, margin: [0.125] })),
    notSeparableBecause: across(every({ why: whys })),
    averagesShown: averages.map(({ positive, negative }) =>
      telling((words) => {
        const say = words.room(narration);
        return say.averagesShown({ positive: positive.map(say.share), negative: negative.map(say.share) });
      }),
    ),
    share: across(shares.flat()),
    boundary: [[{ equation: "x₁ + 2·x₂ = 3" }]],
    biasAlone: biases.flatMap((biasAs) => [
      [{ bias: -1.5, biasAs, sign: biasAs === "threshold" ? "positive" : "negative" }],
      [{ bias: 2, biasAs, sign: biasAs === "threshold" ? "negative" : "positive" }],
    ]),
    byClasses: across(every({ classes: [2, 3, 5] })),
    onlyLabel: across(every({ label: labels })),
    slice: others,
    inTraining: [[{ equation: "x₁ + 2·x₂ = 3" }]],
    hatched: [[{ first: "1 Perceptron", second: "2 Averaged" }]],
    disagreements: examples,
    seen: { onlyLabel: across(every({ label: labels })), slice: others },
  }),
  samplesOf(stage, {
    name: across(every({ learner: [null, ...learners] })),
    flipped: across(every({ example: [12], label: labels })),
    crowd: across(every({ count: [2, 12_345], mixed: yesNo })),
  }),
  samplesOf(picture, {
    tikzLimit: [[{ examples: 2000 }]],
    fewer: [[{ frames: 600, visits: 12_345 }]],
  }),
  samplesOf(panes, {
    agree: across(every({ examples: [1, 2, 12_345] })),
    disagree: [
      [{ found: 1, named: ["7"], examples: 40 }],
      [{ found: 2, named: ["7", "9"], examples: 40 }],
      [{ found: 1300, named: ["1", "2", "3"], examples: 12_345 }],
    ],
    further: across(every({ further: [1, 1288] })),
    leadName: across(every({ learner: learners })),
    removeName: across(every({ learner: learners })),
    misclassified: across(every({ examples: counts, by: ["mean", "votes", null] })),
    heldOut: across(every({ examples: counts })),
    updates: across(every({ updates: counts })),
  }),
  samplesOf(timeline, {
    spokenMoment: across(every({ visit: counts, epoch: [null, 1, 3], updates: counts, end: [12_345] })),
    pointedVisit: across(every({ visit: counts, computed: yesNo })),
  }),
  samplesOf(pointed, {
    answer: across(every({ label: labels, predicted: [null, ...labels] })),
    scored: across(every({ score: ["−2.5"], highest: yesNo })),
  }),
  samplesOf(tools, {
    tooManyFeatures: across(every({ features: [3, 12_345] })),
    className: across(every({ number: ["0", "2"] })),
    classHint: across(every({ name: ["0", "2"] })),
    undone: across(every({ examples: counts })),
    redone: across(every({ examples: counts })),
    legendEntry: across(every({ examples: counts, label: labels, name: [null, "spam"] })),
    wrongNow: across(every({ examples: counts })),
  }),
  samplesOf(answers, {
    notAskable: [[{ reason: "It needs examples of both classes." }]],
    noNumber: across(every({ written: [null, "−∞"] })),
    comesNext: across(every({ example: [1, 12_345] })),
    tries: across(every({ n: [1, 2] })),
    isMistake: across(every({ visit: [1, 12_345] })),
    score: across(every({ visit: [1, 12_345] })),
    weight: across(every({ visit: [1, 12], weight: [1, 2] })),
    moved: [[{ place: 1, lines: 3 }], [{ place: 3, lines: 12 }]],
    bias: across(every({ visit: [1, 12_345] })),
  }),
  samplesOf(controls, {
    notInRange: yesNo
      .flatMap((whole) => [
        { whole },
        { whole, min: 1 },
        { whole, max: 12_345 },
        { whole, min: 0, max: 1e18 },
        { whole, min: 0, above: true },
        { whole, min: 0, max: 1, above: true },
      ])
      .map((rule) => telling((words) => refusedNumber({ name: "Epochs", ...rule }, words))),
  }),
];
