import { importing } from "../../../../web/words/en/import.js";
import { reviews } from "../../../../web/words/en/reviews.js";
import { shareCode } from "../../../../web/words/en/share/code.js";
import { shareEmbed } from "../../../../web/words/en/share/embed.js";
import { gradebook } from "../../../../web/words/en/share/gradebook.js";
import { type LinkContents, share, shareLink } from "../../../../web/words/en/share/share.js";
import { type Exported, files } from "../../../../web/words/en/shared/files.js";
import { experiments } from "../../../../web/words/generated/en/experiments.js";
import { help } from "../../../../web/words/generated/en/help.js";
import { kept } from "../../../../web/words/generated/en/kept.js";
import { lecture } from "../../../../web/words/generated/en/lecture.js";
import { labels, precisions, yesNo } from "../facts.js";
import { across, counts, every, samplesOf } from "../samples.js";

const one = across(counts);
const some = [1, 2, 12_345] as const;
const sizes = [1, 999, 3700, 5_000_000] as const;
const file = "iris.csv";
const ties = ["mistake", "correct", "negative", "positive"] as const;
const conjunctions = ["not∧excellent", "not∧terrible", "not∧boring"] as const;
const stops = ["converged", "max-epochs", "journal-full", "settled"] as const;
const run = { visit: counts, epochs: [3], stop: [null, ...stops] };
const named = [
  "offer",
  "saved",
  "renameIt",
  "duplicateIt",
  "copyOf",
  "duplicated",
  "removeIt",
  "removed",
  "gone",
  "opened",
] as const;
const exported = Object.keys(files.english.names) as Exported[];
const contents = every<LinkContents>({
  data: ["Two blobs"],
  learners: [["Perceptron"], ["1 Perceptron", "2 Averaged"]],
  visit: counts,
  problem: [[], ["features", "scaling", "noBias", "order", "split", "initial"]],
  maxEpochs: [null, ...some],
  shown: [
    [],
    ["drawer"],
    ["view", "lift", "shading", "why", "difference", "pinned", "present", "hide", "lock", "embed"],
  ],
  theme: [null, "light", "dark", "projector"],
});
const classes = [
  { name: "no", count: 1 },
  { name: "yes", count: 12_345 },
  { name: "maybe", count: 2 },
];

export default [
  samplesOf(importing, {
    limits: [[64, 10_000, 5_000_000]],
    size: across(sizes),
    reading: [[null], [file]],
    empty: [[file]],
    tooLarge: across([null, file], [5_200_000], [5_000_000]),
    overLimit: [[file, 5_000_000]],
    unreadable: [[file]],
    eachClass: across([2, 3, 12]),
    rows: across([
      ...every({ shown: [5], rows: [6, 12_345], moreColumns: counts }),
      ...every({ shown: [1], rows: [1], moreColumns: counts }),
      ...every({ shown: [2], rows: [2], moreColumns: counts }),
    ]),
    outcome: across([
      ...every({ examples: [1], features: [1, 2], classes: [[{ name: "yes", count: 1 }]] }),
      ...every({ examples: [12_346], features: [2, 64], classes: [classes.slice(0, 2)] }),
      ...every({ examples: [12_348], features: [2, 64], classes: [classes] }),
    ]),
    leaveOut: across(some),
    modelParts: across([{ features: "x₁, x₂", bias: true, learner: "Perceptron" }]),
    misfit: across([
      ...(["votes", "kernel", "nearest-neighbours", "decision-tree"] as const).map((kind) => ({
        code: "noStart" as const,
        kind,
      })),
      ...counts.map((model) => ({ code: "otherColumns" as const, model, data: 2 })),
      { code: "otherClasses" as const, model: 3, data: 2 },
      { code: "otherScaling" as const },
      { code: "locked" as const },
    ]),
    moreProblems: across(some),
  }),
  samplesOf(reviews, {
    not: [["excellent"]],
    conjunction: [["not∧excellent", "excellent"]],
    sum: across(
      every({ word: ["excellent"], alone: [1, -0.5], both: [-1], terms: [null, [1, 0, -2]], precision: precisions }),
    ),
    proof: across([
      [["not", 0.5]],
      [
        ["excellent", 0.5],
        ["terrible", 0.5],
        ["not", 0],
      ],
    ]),
    addConjunctions: across([conjunctions.slice(0, 1), conjunctions.slice(0, 2), conjunctions]),
    removeConjunctions: across([1, 2]),
    noScores: [["Kernel perceptron"]],
    scoresOf: [["2 Averaged"]],
    removeWord: [["excellent"]],
    mostWords: [[12]],
    select: one,
    remove: one,
    text: one,
    label: across(counts, labels),
    labelHint: across(labels),
    visited: across(counts, yesNo),
    judged: across([-1, 0, 1.5], yesNo, ties),
    newLabel: across(labels),
    combinationsOf: across([
      ...every({ all: [2, 16], first: [null], scored: yesNo }),
      ...every({ all: [4096], first: [64, "those-of-reviews" as const], scored: yesNo }),
    ]),
    ties: across(some),
    predicted: across([-1, 0, 1.5], ties),
    numbers: across([[0], [0, 2], [0, 1, 12_344]]),
  }),
  samplesOf(share, { mostVisits: [[10_000]] }),
  samplesOf(shareEmbed, {
    preview: across([
      ["stage"],
      ["stage", "transport"],
      ["header", "setup", "tools", "stage", "transport", "verdict", "story", "drawer"],
    ]),
  }),
  samplesOf(gradebook, { title: [["The rule"]] }),
  samplesOf(shareCode, { alternative: [["https://x.org/#d=xor"]], tooLong: [[1231, 850]] }),
  samplesOf(experiments, {
    about: across(every({ data: ["XOR"], learners: [["Pocket"], ["Pocket", "Kernel"]], ...run })),
    run: across(every(run)),
    ...(Object.fromEntries(named.map((key) => [key, [[{ name: "Homework 2" }]]])) as Record<
      (typeof named)[number],
      [{ name: string }][]
    >),
    recentHint: [[{ most: 20 }]],
    blocked: [[{ cause: "storage is blocked" }]],
    reading: [[{ file }]],
    fileOpened: [[{ file }]],
    isModel: [[{ file }]],
    fileNotOpened: [[{ file }]],
    imported: across(every({ experiments: some, file: [file] })),
    notImported: [[{ file, cause: "storage is full" }]],
  }),
  samplesOf(shareLink, { contents: across(contents), length: across([231, 12_345]), tooLong: [[8000]] }),
  samplesOf(files, {
    saveAs: across(exported, ["PNG", "CSV"]),
    copyAs: across(exported, ["Markdown"]),
    copyIt: [["Link"]],
    saved: [["perceptron.csv"]],
    maybeSaved: { picture: [["perceptron.png"]], text: [["perceptron.csv"]], long: [["perceptron.json"]] },
    percent: across([0, 1, 100]),
  }),
  samplesOf(help, {
    symbols: {
      positive: [[{ label: "+1" }]],
      negative: [[{ label: "−1" }], [{ label: "0" }]],
      hatch: [[{ label: "+1" }], [{ label: "−1" }]],
    },
  }),
  samplesOf(lecture, {
    at: [[{ place: 2, count: 5, name: "XOR" }]],
    momentName: [[{ place: 1 }]],
    open: [[{ place: 1 }]],
    rename: [[{ place: 2 }]],
    earlier: [[{ place: 2 }]],
    remove: [[{ place: 9 }]],
    writeOver: [[{ place: 2 }]],
    question: [[{ example: null }], [{ example: 12 }]],
  }),
  samplesOf(kept, {
    notKept: [[{ cause: "storage is full" }]],
    printed: across(every({ address: ["https://x.org/#d=xor"], unsaid: [["A"], ["A", "B", "C"]] })),
  }),
];
