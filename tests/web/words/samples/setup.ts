import { orderKinds, scalings, stopReasons } from "../../../../web/engine/generated/names.js";
import { exampleOrder } from "../../../../web/words/generated/en/exampleOrder.js";
import { setup } from "../../../../web/words/generated/en/setup.js";
import { setupCompare } from "../../../../web/words/generated/en/setupCompare.js";
import { setupData } from "../../../../web/words/generated/en/setupData.js";
import { setupFeatures } from "../../../../web/words/generated/en/setupFeatures.js";
import { setupLearner } from "../../../../web/words/generated/en/setupLearner.js";
import { setupOrder } from "../../../../web/words/generated/en/setupOrder.js";
import { setupTrials } from "../../../../web/words/generated/en/setupTrials.js";
import { yesNo } from "../facts.js";
import { across, counts, every, samplesOf } from "../samples.js";

const some = [1, 2, 12_345] as const;
const _many = across([2, 12_345]);
const columns = [1, 2, 3] as const;
const fields = ["Your order"] as const;
const classesOf = (name: string) => every({ count: counts, name: [null, name] });
const classNames = [
  { count: 50, name: "setosa" },
  { count: 1, name: "versicolor" },
  { count: 0, name: "virginica" },
];
const stopped = stopReasons.filter((stop) => stop !== "converged");

export default [
  samplesOf(setup, {
    learner: across(every({ title: ["Averaged perceptron"], others: counts })),
    named: across(every({ features: [["x₁"], ["x₁", "x₂", "x₁·x₂"]], scaling: scalings })),
    counted: across(every({ features: some, scaling: scalings })),
    order: across(every({ kind: orderKinds, isList: yesNo })),
    compare: across(every({ learners: [1, 2, 4] })),
  }),
  samplesOf(setupCompare, { removeName: [[{ learner: "2 Averaged" }]], full: [[{ most: 4 }]] }),
  samplesOf(setupData, {
    counts: across(every({ positive: classesOf("setosa"), negative: classesOf("versicolor") })),
    classes: [[{ classes: ["3 setosa", "1 virginica"] }]],
    ofClass: across(classNames),
    notDrawn: across(every({ features: [["x₃"], ["x₃", "x₁·x₂", "x₁²"]] })),
    further: across(every({ further: [1, 2, 12_345] })),
    heldOutCount: [
      [{ heldOut: 0, examples: 2 }],
      [{ heldOut: 0, examples: 12_345 }],
      [{ heldOut: 1, examples: 2 }],
      [{ heldOut: 2, examples: 12 }],
      [{ heldOut: 3086, examples: 12_345 }],
    ],
  }),
  samplesOf(setupFeatures, {
    set: across(every({ factors: [1, 2, 3] })),
    multiplications: across(every({ multiplications: [1, 192] })),
    count: across(every({ features: some })),
    addHint: across(every({ products: [["x1^2"], ["x1*x2", "x1^2"], ["x1*x2", "x1^2", "x1*x2*x3"]] })),
    alreadyChosen: [[{ product: "x₁·x₂" }]],
    tooMany: [[{ most: 64 }]],
    noProduct: across(every({ columns })),
    tooManyFactors: across(every({ most: [3], factors: [4, 12] })),
    noPower: [[{ feature: "x1", most: 3 }]],
    noFeature: across(every({ text: ["y*2"], columns })),
    noSuchBase: across(every({ base: [12], columns })),
    countAlone: across(every({ features: some })),
    cost: across([
      { features: 1, bias: false, perClass: false, multiplications: 1 },
      { features: 1, bias: true, perClass: false, multiplications: 2 },
      { features: 2, bias: true, perClass: true, multiplications: 9 },
      { features: 64, bias: false, perClass: true, multiplications: 192 },
    ]),
    growthOf: across([
      { powers: true, pairs: 1, triples: 1 },
      { powers: true, pairs: 3, triples: 4 },
      { powers: false, pairs: 1, triples: 0 },
      { powers: false, pairs: 4950, triples: 161_700 },
    ]),
    tightBound: [[{ updates: 4 }]],
  }),
  samplesOf(setupLearner, {
    initial: [[{ symbol: "w2" }], [{ symbol: "b" }]],
    tooManyWeights: across(every({ weights: [2, 12_345] })),
  }),
  samplesOf(setupOrder, { customUpTo: [[{ examples: 100 }]], numbersHint: [[{ examples: 3 }], [{ examples: 100 }]] }),
  samplesOf(setupTrials, {
    moreWeights: across(every({ weights: some })),
    tooFewToHoldOut: across(every({ examples: [0, 1, 2] })),
    holdOut: [[{ percent: 20 }]],
    misclassified: [
      [{ mistakes: 0, examples: 1 }],
      [{ mistakes: 1, examples: 1 }],
      [{ mistakes: 2, examples: 40 }],
      [{ mistakes: 1234, examples: 12_345 }],
    ],
    progress: across(every({ state: ["running", "cancelled", "done"], trained: [0, 1, 4], total: [1, 4] })),
    ended: across(every({ stop: stopped, epochs: some, visits: counts })),
  }),
  samplesOf(exampleOrder, {
    notAnExample: across(every({ name: fields, word: ["three", "1.5"] })),
    noSuchExample: across(every({ name: fields, word: ["0", "99999"], examples: [2, 12_345] })),
    exampleTwice: across(every({ name: fields, example: some })),
    examplesMissing: [
      [{ name: "Your order", missing: 1, named: ["1"] }],
      [{ name: "Your order", missing: 2, named: ["1", "2"] }],
      [{ name: "Your order", missing: 7, named: ["1", "2", "3", "4", "5"] }],
    ],
    further: across(every({ further: [1, 2] })),
  }),
];
