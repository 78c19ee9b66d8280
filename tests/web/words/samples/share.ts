import { experiments } from "../../../../web/words/generated/en/experiments.js";
import { files } from "../../../../web/words/generated/en/files.js";
import { help } from "../../../../web/words/generated/en/help.js";
import { importing } from "../../../../web/words/generated/en/importing.js";
import { kept } from "../../../../web/words/generated/en/kept.js";
import { lecture } from "../../../../web/words/generated/en/lecture.js";
import { reviews } from "../../../../web/words/generated/en/reviews.js";
import { share } from "../../../../web/words/generated/en/share.js";
import { shareCode } from "../../../../web/words/generated/en/shareCode.js";
import { shareEmbed } from "../../../../web/words/generated/en/shareEmbed.js";
import { shareGradebook } from "../../../../web/words/generated/en/shareGradebook.js";
import { shareLink } from "../../../../web/words/generated/en/shareLink.js";
import { precisions, yesNo } from "../facts.js";
import { across, counts, every, samplesOf } from "../samples.js";

const some = [1, 2, 12_345] as const;
const fromOne = counts.map((k) => k + 1);
const ofReview = across(every({ review: fromOne }));
const signs = ["positive", "negative"] as const;
const predicted = ["positive", "negative", "tie", "tie-positive", "tie-negative"] as const;
const file = "iris.csv";
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
export default [
  samplesOf(importing, {
    limits: [[{ columns: 64, rows: 10_000, size: "5 MB" }]],
    size: across([
      ...every({ unit: ["bytes" as const], amount: [1, 999] }),
      { unit: "kB" as const, amount: 3.72 },
      { unit: "MB" as const, amount: 5 },
    ]),
    reading: across(every({ name: [null, file] })),
    empty: [[{ name: file }]],
    tooLarge: across(every({ name: [null, file], size: ["5.2 MB"], most: ["5 MB"] })),
    overLimit: [[{ name: file, most: "5 MB" }]],
    unreadable: [[{ name: file }]],
    eachClass: across(every({ classes: [2, 3, 12] })),
    rows: across([
      ...every({ shown: [5], rows: [6, 12_345], allRows: [false], moreColumns: counts }),
      ...every({ shown: [1], rows: [1, 2], allRows: [true], moreColumns: counts }),
    ]),
    outcome: across(every({ examples: [1, 12_346], features: [1, 2, 64], counts: [["1 yes"], ["1 no", "2 yes"]] })),
    positives: across(every({ name: ["yes"], count: counts })),
    negatives: across(every({ name: ["no"], count: counts })),
    ofClass: across(every({ name: ["maybe"], count: counts })),
    leaveOut: across(every({ rows: some })),
    featuresTaken: [[{ features: "x₁, x₂" }]],
    biasTaken: across(every({ bias: yesNo })),
    learnerTaken: [[{ learner: "Perceptron" }]],
    misfits: {
      noStart: across(every({ kind: ["votes", "kernel", "nearest-neighbours", "decision-tree"] as const })),
      otherColumns: across(every({ model: counts, data: [2] })),
      otherClasses: [[{ model: 3, data: 2 }]],
    },
    moreProblems: across(every({ problems: some })),
  }),
  samplesOf(reviews, {
    not: [[{ word: "excellent" }]],
    conjunction: [[{ conjunction: "not∧excellent", word: "excellent" }]],
    sum: across(every({ word: ["excellent"], alone: [1, -0.5], sum: ["−1", "1 + 0 − 2 = −1"], precision: precisions })),
    proof: across(every({ averages: [["not = 0.5"], ["excellent = 0.5", "terrible = 0.5", "not = 0"]] })),
    average: across(every({ feature: ["not"], average: [0, 0.5] })),
    addConjunctions: across(
      every({ conjunctions: [conjunctions.slice(0, 1), conjunctions.slice(0, 2), conjunctions] }),
    ),
    removeConjunctions: across(every({ conjunctions: [1, 2] })),
    noScores: [[{ learner: "Kernel perceptron" }]],
    scoresOf: [[{ learner: "2 Averaged" }]],
    removeWord: [[{ word: "excellent" }]],
    mostWords: [[{ most: 12 }]],
    select: ofReview,
    remove: ofReview,
    text: ofReview,
    label: across(every({ review: fromOne, label: signs })),
    labelHint: across(every({ label: signs })),
    visited: across(every({ visit: fromOne })),
    visitedHeard: across(every({ mistake: yesNo })),
    judged: across(every({ predicted, mistake: yesNo })),
    newLabel: across(every({ label: signs })),
    combinationsOf: across([
      ...every({ all: [2, 16], listed: ["all" as const], first: [64], scored: yesNo }),
      ...every({ all: [4096], listed: ["ofReviews", "first"] as const, first: [64], scored: yesNo }),
    ]),
    ties: across(every({ ties: some })),
    predicted: across(every({ predicted })),
    numbers: across(every({ reviews: [[1], [1, 3], [1, 2, 12_345]] })),
  }),
  samplesOf(share, { mostVisits: [[{ most: 10_000 }]] }),
  samplesOf(shareEmbed, {
    preview: across(every({ areas: [["Canvas"], ["Canvas", "Panels"], ["Canvas", "Panels", "Setup"]] })),
  }),
  samplesOf(shareGradebook, { title: [[{ what: "XOR" }]] }),
  samplesOf(shareCode, {
    alternative: [[{ address: "https://x.org/#d=xor" }]],
    tooLong: [[{ characters: 1231, most: 850 }]],
  }),
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
  samplesOf(shareLink, {
    contents: across(every({ parts: [["Two blobs", "Perceptron", "visit 3"]] })),
    visit: across(every({ visit: counts })),
    atMost: across(every({ epochs: some })),
    length: across(every({ characters: [231, 12_345] })),
    tooLong: [[{ most: 8000 }]],
  }),
  samplesOf(files, {
    saveAs: across(every({ what: ["…"], format: ["PNG", "CSV"] })),
    copyAs: across(every({ what: ["…"], format: ["Markdown"] })),
    copyIt: [[{ what: "Link" }]],
    saved: [[{ name: "perceptron.csv" }]],
    maybeSaved: {
      picture: [[{ name: "perceptron.png" }]],
      text: [[{ name: "perceptron.csv" }]],
      long: [[{ name: "perceptron.json" }]],
    },
    percent: across(every({ share: [0, 1, 100] })),
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
