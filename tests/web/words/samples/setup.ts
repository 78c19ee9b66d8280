import { orderKinds, scalings, stopReasons } from "../../../../web/engine/generated/names.js";
import { setupData } from "../../../../web/words/en/setup/data.js";
import { setupFeatures, setupTrials } from "../../../../web/words/en/setup/features.js";
import { setupCompare, setupLearner } from "../../../../web/words/en/setup/learner.js";
import { exampleOrder, setupOrder } from "../../../../web/words/en/setup/order.js";
import { setup } from "../../../../web/words/en/setup/setup.js";
import { yesNo } from "../facts.js";
import { across, counts, every, samplesOf } from "../samples.js";

const some = [1, 2, 12_345] as const;
const many = across([2, 12_345]);
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
    learner: across(["Averaged perceptron"], counts),
    named: across([["x₁"], ["x₁", "x₂", "x₁·x₂"]], scalings),
    counted: across(some, scalings),
    order: across(orderKinds, yesNo),
    compare: across([1, 2, 4]),
  }),
  samplesOf(setupCompare, { removeName: [["2 Averaged"]], full: [[4]] }),
  samplesOf(setupData, {
    counts: across(every({ positive: classesOf("setosa"), negative: classesOf("versicolor") })),
    classes: [[classNames], [classNames.slice(0, 2)]],
    notDrawn: across([["x₃"], ["x₃", "x₁·x₂", "x₁²"]], counts),
    heldOutCount: [
      [0, 2],
      [0, 12_345],
      [1, 2],
      [2, 12],
      [3086, 12_345],
    ],
  }),
  samplesOf(setupFeatures, {
    count: across(some),
    addHint: across([["x1^2"], ["x1*x2", "x1^2"], ["x1*x2", "x1^2", "x1*x2*x3"]]),
    alreadyChosen: [["x₁·x₂"]],
    tooMany: [[64]],
    noProduct: across(columns),
    tooManyFactors: across([3], [4, 12]),
    noPower: [["x1", 3]],
    noFeature: across(["y*2"], columns),
    noSuchBase: across([12], columns),
    countAlone: across(some),
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
    tightBound: [[4]],
  }),
  samplesOf(setupLearner, { initial: [["w2"], ["b"]], tooManyWeights: many }),
  samplesOf(setupOrder, { customUpTo: [[100]], numbersHint: [[3], [100]] }),
  samplesOf(setupTrials, {
    moreWeights: across(some),
    tooFewToHoldOut: across([0, 1, 2]),
    holdOut: [[20]],
    misclassified: [
      [0, 1],
      [1, 1],
      [2, 40],
      [1234, 12_345],
    ],
    progress: across([
      ...every({ running: yesNo, trained: [0, 1, 4], total: [4] }),
      ...every({ running: yesNo, trained: [0, 1], total: [1] }),
    ]),
    ended: across(every({ stop: stopped, epochs: some, visits: counts })),
  }),
  samplesOf(exampleOrder, {
    notAnExample: across(fields, ["three", "1.5"]),
    noSuchExample: across(fields, ["0", "99999"], [2, 12_345]),
    exampleTwice: across(fields, some),
    examplesMissing: across(fields, [[1], [1, 2], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6, 12_345]]),
  }),
];
