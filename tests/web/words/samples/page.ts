import { learnerParameters } from "../../../../web/state/learners/parameters.js";
import { costs } from "../../../../web/words/generated/en/costs.js";
import { data } from "../../../../web/words/generated/en/data.js";
import { described } from "../../../../web/words/generated/en/described.js";
import { learners } from "../../../../web/words/generated/en/learners.js";
import { outcomes } from "../../../../web/words/generated/en/outcomes.js";
import { separability } from "../../../../web/words/generated/en/separability.js";
import { trace } from "../../../../web/words/generated/en/trace.js";
import { traceObstacles } from "../../../../web/words/generated/en/traceObstacles.js";
import { verdict } from "../../../../web/words/generated/en/verdict.js";
import { warnings } from "../../../../web/words/generated/en/warnings.js";
import { kinds, separators, whys, yesNo } from "../facts.js";
import { across, counts, every, samplesOf } from "../samples.js";

export default [
  samplesOf(data, { drawn: across(every({ points: counts })), inTable: across(every({ examples: counts })) }),
  samplesOf(learners, {
    numbered: across(every({ place: [2], learner: ["Averaged"] })),
    setting: across(every({ setting: [...learnerParameters], value: ["0.5"] })),
    settings: [[{ settings: ["η = 0.5", "RBF"] }]],
    full: [[{ title: "2 Averaged", settings: "η = 0.5" }]],
  }),
  samplesOf(costs, {
    why: across(every({ kind: kinds, learner: ["Kernel"], bias: yesNo, examples: [1, 40, 12_345], vectors: [3] })),
    each: across(every({ bias: yesNo })),
  }),
  samplesOf(described, {
    data: across(every({ preset: ["XOR", null], examples: [0, 1, 4], drawn: yesNo })),
    counted: across(every({ examples: [0, 1, 4], drawn: yesNo })),
    run: across(every({ learners: [["Pocket"], ["Pocket", "Kernel"]], data: ["XOR"] })),
    moment: across(every({ learners: [["Pocket"]], data: ["XOR"], visit: [0, 12] })),
    citation: across(
      every({
        authors: ["Perceptron Playground"],
        title: ["Perceptron Playground"],
        version: ["1.0"],
        year: [2026],
        what: ["Perceptron on XOR"],
        link: [null, "https://here/"],
        accessed: ["2026-03-04"],
      }),
    ),
  }),
  samplesOf(outcomes, { stoppedAt: across(every({ epochs: counts })) }),
  samplesOf(separability, {
    reason: across(every({ why: whys })),
    notSeparable: across(every({ why: whys, onStage: yesNo })),
  }),
  samplesOf(trace, { length: [[{ number: "1.5" }]], tooMany: across(every({ weights: counts })) }),
  samplesOf(traceObstacles, { refused: [[{ error: "There are no examples." }]] }),
  samplesOf(warnings, {
    refused: across(every({ said: ["There are no examples."], drops: yesNo })),
    tooManyPoints: [[{ most: 10_000 }]],
    tooManyFeatures: [[{ most: 200 }]],
    tooManyLearners: [[{ most: 6 }]],
    orderGone: across(every({ named: [1, 5], examples: [0, 1, 6] })),
  }),
  samplesOf(verdict, {
    separates: across(every({ separator: separators })),
    inseparable: across(every({ separator: separators })),
    tooClose: across(every({ separator: separators })),
    question: across(every({ separator: separators })),
  }),
];
