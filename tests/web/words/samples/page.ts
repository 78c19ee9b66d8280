import { PlaygroundError } from "../../../../web/engine/errors.js";
import { costs } from "../../../../web/words/en/costs.js";
import { learners, type NamedLearner } from "../../../../web/words/en/learners.js";
import { outcomes } from "../../../../web/words/en/stage/panes.js";
import { data } from "../../../../web/words/generated/en/data.js";
import { described } from "../../../../web/words/generated/en/described.js";
import { separability } from "../../../../web/words/generated/en/separability.js";
import { trace } from "../../../../web/words/generated/en/trace.js";
import { traceObstacles } from "../../../../web/words/generated/en/traceObstacles.js";
import { verdict } from "../../../../web/words/generated/en/verdict.js";
import { warnings } from "../../../../web/words/generated/en/warnings.js";
import { kinds, separators, whys, yesNo } from "../facts.js";
import { across, counts, every, samplesOf } from "../samples.js";

const one = across(counts);
const _datas = every({ preset: ["xor", null], examples: [0, 1, 4], drawn: yesNo });
const _refused = new PlaygroundError("empty", "X", "There are no examples.");
const named = across(
  every<NamedLearner>({
    kind: kinds,
    place: [null, 2],
    settings: [
      [],
      [
        { path: "learningRate", value: 0.5 },
        { path: "tie", value: "correct" },
        { path: "kernel.kind", value: "rbf" },
      ],
    ],
    ownStart: yesNo,
  }),
);

export default [
  samplesOf(data, { drawn: across(every({ points: counts })), inTable: across(every({ examples: counts })) }),
  samplesOf(learners, { title: named, settings: named, full: named }),
  samplesOf(costs, {
    why: across([
      ...every({ kind: kinds, bias: yesNo, examples: [40], vectors: [1], perClass: [false] }),
      { kind: "multiclass" as const, bias: true, examples: 40, vectors: 3, perClass: true },
      { kind: "kernel" as const, bias: false, examples: 12_345, vectors: 0, perClass: false },
      { kind: "decision-tree" as const, bias: false, examples: 1, vectors: 0, perClass: false },
    ]),
  }),
  samplesOf(described, {
    data: across(every({ name: ["XOR", null], examples: counts, drawn: yesNo })),
    run: across(every({ learners: [["Perceptron"], ["Perceptron", "Kernel"]], data: ["XOR"] })),
    moment: across(every({ learners: [["Perceptron"]], data: ["XOR"], visit: [0, 12] })),
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
  samplesOf(outcomes, { stoppedAt: one }),
  samplesOf(separability, { notSeparable: across(every({ reason: whys, onStage: yesNo })) }),
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
