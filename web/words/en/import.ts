import type { DecimalMark, Delimiter, ModelMisfit } from "../../state/io/import/index.js";
import { count, list, number, plural } from "../grammar/en.js";
import { room } from "../room.js";
import { type Sentences, sayFacts } from "../sentences.js";
import { examples } from "./nouns.js";

/** The first rows, of those that there are. */
interface RowsShown {
  readonly shown: number;
  readonly rows: number;
  /** How many columns are not shown. */
  readonly moreColumns: number;
}

/** How many examples of a class there are. */
interface ClassCount {
  readonly name: string;
  readonly count: number;
}

interface Outcome {
  readonly examples: number;
  readonly features: number;
  /** Of two, the negative is the first. */
  readonly classes: readonly ClassCount[];
}

/** "3.7 kB" */
const size = (bytes: number): string => {
  if (bytes < 1000) return plural(bytes, { one: "# byte", other: "# bytes" });
  return bytes < 1e6
    ? `${number(Number((bytes / 1e3).toPrecision(2)))} kB`
    : `${number(Number((bytes / 1e6).toPrecision(2)))} MB`;
};

const delimiters: Readonly<Record<Delimiter, string>> = {
  ",": "Comma: a,b",
  ";": "Semicolon: a;b",
  "\t": "Tab",
  "|": "Bar: a|b",
  " ": "Spaces: a b",
  libsvm: "libsvm format: 1:0.5 2:3",
  arff: "ARFF format",
  json: "JSON records",
};

const decimalMarks: Readonly<Record<DecimalMark, string>> = { ".": "Point: 1.5", ",": "Comma: 1,5" };

/** What is taken of a saved model. */
interface ModelParts {
  /** With how they are scaled. */
  readonly features: string;
  readonly bias: boolean;
  readonly learner: string;
}

const kinds = {
  votes: "It predicts by a vote of many weight vectors",
  kernel: "It predicts by a kernel and the examples that were mistakes",
  "nearest-neighbours": "It predicts by the nearest examples",
  "decision-tree": "It predicts by a decision tree",
} as const;

/** Why the learners cannot start from a model. */
const misfits: Sentences<ModelMisfit> = {
  noStart: ({ kind }) => `${kinds[kind]}. Only one weight vector, or one for each class, can be started from.`,
  otherColumns: ({ model, data }) =>
    `It takes ${plural(model, { one: "# base feature", other: "# base features" })}, and your data has ${count(data)}.`,
  otherClasses: ({ model, data }) => `It tells ${count(model)} classes apart, and your data has ${count(data)}.`,
  otherScaling: () =>
    "Its scaling was learned from different data, so its weights would mean something different here. Load the data that it was trained on.",
  locked: () => "What it would change is locked here.",
};

/** The dialogue that reads data from elsewhere. A text without a name of its own is the pasted one. */
export const importing = room("import", {
  title: "Import data",
  close: "Close",

  text: "Paste a table, or choose or drop a file",
  sample: "height,weight,label\n1.72,64,yes\n1.65,80,no",
  chooseFile: "Choose a file…",
  fileToImport: "File to import",
  limits: (columns: number, rows: number, bytes: number): string =>
    `CSV, TSV, libsvm, ARFF, JSON, a saved state or a saved model: up to ${count(columns)} features, ${count(rows)} rows and ${size(bytes)}. Your data stays on this computer.`,
  pasted: "Pasted text",
  size,
  reading: (name: string | null): string => (name === null ? "Reading the pasted text" : `Reading ${name}`),
  readingFile: "Reading the file",
  noText: "The pasted text is empty.",
  empty: (name: string): string => `${name} is empty.`,
  tooLarge: (name: string | null, bytes: number, most: number): string =>
    `${name ?? "The pasted text"} is ${size(bytes)}, and the limit is ${size(most)}. It was not read.`,
  /** Where a file is longer than it said. */
  overLimit: (name: string, most: number): string =>
    `${name} is larger than the limit of ${size(most)}. It was not read.`,
  unreadable: (name: string): string => `${name} could not be read.`,

  busy: "Reading …",
  cancelled: "Reading was cancelled. Nothing has changed.",
  readAgain: "Read it again",

  savedState: "Saved state",
  replaces: "This is a saved state: its data, learners and settings replace what you have now.",
  cannotOpen: "This cannot be opened.",
  leftOutOfState: "Left out:",
  open: "Open it",

  savedModel: "Saved model",
  modelTaken: "This is a saved model. You keep your data, and take over from the model:",
  modelParts: ({ features, bias, learner }: ModelParts): readonly string[] => [
    `Features: ${features}`,
    bias ? "Bias: yes" : "Bias: no",
    `Learner: ${learner}`,
    "Weights to start from",
  ],
  modelLeft: "This is a saved model, but your learners can’t start from it. Nothing changes.",
  misfit: (facts: ModelMisfit): string => sayFacts(misfits, facts),
  takeModel: "Start from it",

  table: "How the table is read",
  delimiter: "Separator",
  delimiters,
  decimalMark: "Decimal mark",
  decimalMarks,
  header: "The first line has the column names",
  label: "Label",
  positive: "Positive label",
  folds: "Ignore capitals in labels",
  eachClass: (classes: number): string => `None: ${count(classes)} classes`,
  axes: ["Horizontal axis, x₁", "Vertical axis, x₂"] as readonly [string, string],
  features: "Features",

  firstRows: "First rows",
  rows: ({ shown, rows, moreColumns }: RowsShown): string => {
    const said =
      rows > shown
        ? `The first ${count(shown)} of ${count(rows)} rows`
        : plural(rows, { one: "# row", other: "# rows" });
    return moreColumns > 0
      ? plural(moreColumns, { one: `${said}; # column is not shown`, other: `${said}; # columns are not shown` })
      : said;
  },
  line: "Line",
  record: "Record",
  /** What a column is for. */
  roles: { label: "label", "x₁": "x₁", "x₂": "x₂", feature: "feature", "left-out": "left out" },

  outcome: ({ examples: n, features, classes }: Outcome): string => {
    const [negative, positive] = classes;
    const counts =
      classes.length === 2 && negative && positive
        ? [
            `${count(positive.count)} positive (${positive.name})`,
            `${count(negative.count)} negative (${negative.name})`,
          ]
        : classes.map((one) => `${count(one.count)} ${one.name}`);
    return `${examples(n)} with ${plural(features, { one: "# feature", other: "# features" })}: ${list(counts)}.`;
  },
  leaveOut: (rows: number): string =>
    plural(rows, { one: "Leave out # row with a missing value", other: "Leave out # rows with a missing value" }),
  noRow: "There are no rows left.",
  moreProblems: (problems: number): string =>
    plural(problems, { one: "And # more like that.", other: "And # more like these." }),
  take: "Import",
});
