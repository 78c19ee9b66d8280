import * as v from "valibot";
import { quoted } from "../../engine/checks.js";
import { presetNames } from "../../engine/generated/names.js";
import type { LearnerKind } from "../../engine/types.js";
import type { LearnerDescriptor, LearnerField, NumberField } from "../learners/descriptor.js";
import { descriptors } from "../learners/index.js";
import { mostClasses } from "../learners/multiclass.js";
import { tellsClasses } from "../learners/traits.js";
import { hasColumns, hasSpecies } from "./features/presets.js";
import { tidyHeading } from "./heading.js";
import {
  fewestColumns,
  liftStart,
  longestColumnName,
  longestMoment,
  longestMomentName,
  longestReview,
  longestWord,
  mostColumns,
  mostFeatures,
  mostHeldOut,
  mostLearners,
  mostMoments,
  mostNumbers,
  mostPoints,
  mostReviews,
  mostRows,
  mostTries,
  mostWords,
} from "./limits.js";
import {
  between,
  classInitial,
  classNames,
  finite,
  initial,
  labelRule,
  labels,
  maybe,
  names,
  product,
  text,
  whole,
  words,
} from "./primitives.js";
import { list, nearest, rule } from "./reading/checks.js";
import { plain } from "./reviews/review-texts.js";
import { oneWord } from "./reviews/word-spans.js";

type Entries = Record<string, v.GenericSchema>;

/** A number within its limits, in the words of the core. */
function rangeSchema({ min, max, above, whole }: NumberField): v.GenericSchema {
  const said = rule(rangeRule(above, whole), min, max);
  const least = above ? v.gtValue<number, number, string>(min, said) : v.minValue<number, number, string>(min, said);
  return whole
    ? v.pipe(finite, v.integer(said), least, v.maxValue(max, said))
    : v.pipe(finite, least, v.maxValue(max, said));
}

function rangeRule(above = false, whole = false): string {
  if (whole)
    return above ? "must be a whole number above {0} and at most {1}" : "must be a whole number from {0} to {1}";
  return above ? "must be above {0} and at most {1}" : "must be from {0} to {1}";
}

function settingSchema(field: LearnerField): v.GenericSchema {
  if (field.kind === "number") return maybe(rangeSchema(field));
  const word = words(field.values);
  return field.always ? v.optional(word, field.default) : maybe(word);
}

/** Schemas of settings, as entries of an object: what stands behind a dot is an object of its own. */
function entriesOf(fields: readonly LearnerField[], depth = 0): Entries {
  const names = new Set(fields.map(({ path }) => path.split(".")[depth] ?? ""));
  const entry = (name: string): v.GenericSchema => {
    const members = fields.filter(({ path }) => path.split(".")[depth] === name);
    const setting = members.find(({ path }) => path.split(".").length === depth + 1);
    return setting ? settingSchema(setting) : maybe(v.object(entriesOf(members, depth + 1)));
  };
  return Object.fromEntries(Array.from(names, (name) => [name, entry(name)]));
}

const kinds = descriptors.map(({ kind }): LearnerKind => kind);

/** Weights to start from, as a learner has them: of several classes, a vector and a bias each. */
const startOf = (learner: LearnerDescriptor): v.GenericSchema =>
  tellsClasses(learner)
    ? v.union([classInitial, initial], "must have a list of weight vectors and a list of biases, one a class")
    : initial;

/** A learner's spec, by its kind, with what it has beside that. */
function learnerWith(others: Entries) {
  const one = (learner: LearnerDescriptor) => {
    const { kind, fields } = learner;
    return v.object({ kind: v.literal(kind), ...entriesOf(fields), initial: maybe(startOf(learner)), ...others });
  };
  const oneOf = rule("must be one of {0}", kinds.join(", "));
  return v.variant("kind", descriptors.map(one), ({ received }) => (received === "undefined" ? "is missing" : oneOf));
}

const learner = learnerWith({ insteadOf: maybe(learnerWith({})) });

/** A row as a copy: who has set it may go on changing what was given. One that is too long for any table is no copy. */
const row = v.pipe(
  v.custom<readonly number[]>(Array.isArray, "must be a list of numbers"),
  v.transform((cells) => (cells.length > mostColumns + 1 ? cells : cells.slice())),
);

/** Rows of numbers, one a column; which of them are labels is known with the columns alone. */
const rows = list(row, mostRows, "must be a list of rows", rule("has more rows than fit ({0})", mostRows));

const columns = v.pipe(
  names(v.pipe(text(longestColumnName), v.nonEmpty("must have a name")), "column", mostColumns + 1),
  v.minLength(fewestColumns + 1, rule("must name {0} to {1} features, and the label", fewestColumns, mostColumns)),
);

const given = v.object({
  kind: v.literal("table"),
  columns,
  rows,
  label: v.string("must be the name of a column"),
  classNames: maybe(classNames),
});

type Given = v.InferOutput<typeof given>;

/** What is wrong with a table whose parts are each of their kind, and where. */
interface Fault {
  readonly field: "label" | "rows";
  /** Of a row, counted from 0. */
  readonly row?: number;
  readonly rule: string;
}

/**
 * Examples as rows: a number for each of 2 to 1000 features, and a label, −1 or +1, or 2…5 for further classes. `columns`
 * names all of them, and `label` says which holds the labels. It is read with the label last; the first two features are
 * the axes of the stage.
 */
const table = v.pipe(
  given,
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? faultOf(dataset.value) : null;
    if (!fault) return;
    const { field, row, rule: message } = fault;
    const path = [pathTo(dataset.value, field), ...(row === undefined ? [] : [pathTo(dataset.value, row)])] as const;
    addIssue({ message, path: path as unknown as [v.IssuePathItem, ...v.IssuePathItem[]] });
  }),
  v.transform(labelLast),
);

const pathTo = (input: unknown, key: string | number): v.IssuePathItem =>
  ({ type: "unknown", origin: "value", input, key, value: undefined }) as v.IssuePathItem;

/** The first of what is wrong. Millions of numbers are looked at: no iterators. */
function faultOf({ columns, rows, label }: Given): Fault | null {
  const at = columns.indexOf(label);
  if (at < 0) return { field: "label", rule: "must be the name of a column" };
  if (rows.length * columns.length > mostNumbers)
    return { field: "rows", rule: rule("hold more numbers than fit ({0})", mostNumbers) };
  for (let row = 0; row < rows.length; row++) {
    const broken = ruleBroken(rows[row] ?? [], columns, at);
    if (broken) return { field: "rows", row, rule: broken };
  }
  return null;
}

/** What is wrong with a row; null where nothing is. @param at where its label stands. */
function ruleBroken(cells: readonly unknown[], columns: readonly string[], at: number): string | null {
  if (cells.length !== columns.length)
    return rule("must have {0} numbers, one a column, not {1}", columns.length, cells.length);
  for (let column = 0; column < cells.length; column++) {
    const cell = cells[column];
    const fault = column === at ? labelFault(cell) : numberFault(cell);
    if (fault) return rule(`${fault} (column “{0}”)`, columns[column] ?? "");
  }
  return null;
}

const labelFault = (cell: unknown): string | null => (labels.includes(cell as number) ? null : labelRule);

/** The engine takes no larger numbers. */
const largest = 1e100;

function numberFault(cell: unknown): string | null {
  if (typeof cell === "number" && cell >= -largest && cell <= largest) return null;
  return Number.isFinite(cell) ? "must hold numbers up to 1e100" : "must hold finite numbers";
}

function labelLast({ columns, rows, label, ...rest }: Given): Given {
  const at = columns.indexOf(label);
  if (at === columns.length - 1) return { ...rest, columns, rows, label };
  const moved = <Cell>(cells: readonly Cell[]): Cell[] => {
    const copy = [...cells];
    copy.push(...copy.splice(at, 1));
    return copy;
  };
  return { ...rest, columns: moved(columns), rows: rows.map(moved), label };
}

const pair = v.tuple([whole, whole], "must be two whole numbers");
const range = v.pipe(
  v.tuple([finite, finite], "must be two numbers"),
  v.check(([low, high]) => low < high, "must go from a smaller to a larger number"),
);

const truth = v.boolean("must be true or false");
const seed = v.pipe(whole, v.safeInteger("must be at most 9007199254740991"));

/** A number that is one of a few. */
function oneOf(numbers: readonly number[], said: string): v.GenericSchema<number> {
  return v.picklist(numbers, said);
}

const label = oneOf(labels, labelRule);

/** The engine takes no larger numbers. */
const coordinate = between(-1e100, 1e100);

const points = v.object({
  kind: v.literal("points"),
  classNames: maybe(classNames),
  points: list(
    v.tuple([coordinate, coordinate, label]),
    mostPoints,
    "must be a list of points",
    rule("has more points than fit ({0})", mostPoints),
  ),
});

const presetName = v.pipe(
  v.string("must be a name"),
  v.picklist<readonly string[], (issue: v.PicklistIssue) => string>(presetNames, ({ input }) => noPreset(`${input}`)),
);

function noPreset(name: string): string {
  const near = nearest(name, presetNames);
  return near
    ? rule("There is no dataset named {0}: did you mean {1}?", quoted(name), near)
    : rule("There is no dataset named {0}.", quoted(name));
}

const preset = v.pipe(
  v.object({
    kind: v.literal("preset"),
    name: presetName,
    n: maybe(whole),
    noise: maybe(finite),
    seed: maybe(whole),
    columns: maybe(pair),
    species: maybe(pair),
  }),
  v.forward(
    v.partialCheck(
      [["name"], ["columns"]],
      ({ name, columns }) => columns === undefined || hasColumns(name),
      "is a choice of Iris alone",
    ),
    ["columns"],
  ),
  v.forward(
    v.partialCheck(
      [["name"], ["species"]],
      ({ name, species }) => species === undefined || hasSpecies(name),
      "is a choice of Iris alone",
    ),
    ["species"],
  ),
);

const reviews = v.object({
  kind: v.literal("reviews"),
  words: v.pipe(
    names(v.pipe(text(longestWord), v.regex(oneWord, "must be one word")), "word", mostWords),
    v.minLength(1, "must name a word"),
    v.check((all) => new Set(all.map(plain)).size === all.length, "must not name a word twice: capitals make no other"),
  ),
  reviews: list(
    v.tuple([text(longestReview), oneOf([-1, 1], "label must be −1 or +1")], "must be a list of reviews"),
    mostReviews,
    "must be a list of reviews",
    rule("has more reviews than fit ({0})", mostReviews),
  ),
});

const lift = v.object({
  feature: v.union([product, v.literal("bias")], 'must be a feature, or "bias"'),
  turn: v.optional(finite, liftStart.turn),
  tilt: v.optional(between(0, 90), liftStart.tilt),
});

/** Two weights, by their features. */
const weightAxes = v.pipe(
  v.tuple([v.union([product, v.literal("bias")]), v.union([product, v.literal("bias")])], "must be two weights"),
  v.check(([first, second]) => first !== second, "must be two different weights"),
);

/** A vector that is somewhere else than the origin. */
const target = v.pipe(
  list(
    between(-1e100, 1e100),
    mostFeatures + 1,
    "must be a list of numbers",
    rule("has more numbers than fit ({0})", mostFeatures + 1),
  ),
  v.check((numbers) => numbers.length === 0 || numbers.some((one) => one !== 0), "must not be the origin"),
);

/** A state that a lecturer has prepared, by its token. */
const moment = v.object({
  name: text(longestMomentName),
  state: v.pipe(text(longestMoment), v.regex(/^v\d+\.[\w-]+$/, "must be a state as a link has it, such as v1.…")),
});

/** Parts of the page that may be left out. */
export const hideable = [
  "header",
  "setup",
  "bench",
  "tools",
  "story",
  "compare",
  "orders",
  "margin",
  "projection",
  "weight-space",
  "cures",
  "trace",
  "algorithm",
  "charts",
  "transport",
  "verdict",
] as const;

/**
 * Parts that take no edit, and settings by their names in the address, or in the state where they have none there. How it
 * looks and how fast it plays is the reader's. "skip" and "solutions" are of lessons and questions: none is left out, or solved.
 */
export const lockable = [
  "all",
  "stage",
  ...hideable,
  "data",
  "features",
  "scaling",
  "bias",
  "learner",
  "order",
  "initial",
  "max-epochs",
  "split",
  "notation",
  "skip",
  "solutions",
] as const;

/** Some may stand there twice. */
const mostWordsOfList = 100;

const speedRule = 'must be a number from 1 on, or "max"';

/** What is set on the page, beside the problem. */
export const ui = v.object({
  heading: v.pipe(v.string("must be a text"), v.transform(tidyHeading)),
  tool: v.nullable(words(["hand", "positive", "negative", "class", "erase", "move"])),
  brush: v.pipe(whole, between(1, 50)),
  theme: words(["auto", "light", "dark", "projector"]),
  pace: words(["told", "steady"]),
  speed: v.union([v.literal("max"), v.pipe(finite, v.minValue(1, speedRule))], speedRule),
  precision: words(["short", "full"]),
  labels: words(["plus-minus", "zero-one"]),
  biasAs: words(["bias", "weight", "threshold"]),
  keepWeights: truth,
  share: truth,
  open: v.nullable(words(["list", "offer"])),
  lessons: truth,
  importing: truth,
  paint: v.pipe(whole, between(2, mostClasses - 1)),
  lead: v.pipe(whole, between(0, mostLearners - 1)),
  shading: v.nullable(truth),
  live: truth,
  drawer: v.nullable(
    words([
      "charts",
      "compare",
      "orders",
      "margin",
      "projection",
      "weight-space",
      "cures",
      "trace",
      "algorithm",
      "story",
    ]),
  ),
  dock: words(["auto", "beside", "below"]),
  pinned: truth,
  present: truth,
  predictFirst: truth,
  moments: list(moment, mostMoments, "must be a list of moments", rule("must name at most {0} moments", mostMoments)),
  compare: words(["panes", "overlay"]),
  difference: v.nullable(pair),
  lift: v.nullable(lift),
  turned: truth,
  axis: words(["score", "distance"]),
  proof: words(["margin", "angle", "distance", "tighten"]),
  target,
  weightAxes: v.nullable(weightAxes),
  why: v.nullable(truth),
  hide: list(words(hideable), mostWordsOfList, "must be a list", rule("must name at most {0} parts", mostWordsOfList)),
  lock: list(words(lockable), mostWordsOfList, "must be a list", rule("must name at most {0} words", mostWordsOfList)),
  lesson: v.nullable(
    v.pipe(
      v.string("must be a text"),
      v.regex(/^[1-9]\d?(\.[1-9]\d?)?$/, "must be a lesson and its step, such as 4.2"),
    ),
  ),
  course: v.nullable(text(2000)),
  worksheet: v.nullable(
    v.pipe(
      v.string("must be a text"),
      v.regex(
        /^(page|(gentle|usual|long|like)-[1-9]\d{0,2})(-(all|scores|none))?$/,
        "must be page, or a level and a seed, such as usual-7",
      ),
    ),
  ),
  preferences: truth,
  sound: truth,
  motion: words(["auto", "reduced", "full"]),
  textSize: words(["normal", "large", "larger", "largest"]),
  quiz: v.nullable(
    v.pipe(
      v.string("must be a text"),
      v.regex(/^[a-z-]+(\.\d{1,9})?$/, "must be a kind of question and a seed, such as mistake.7"),
    ),
  ),
  embed: truth,
  tries: v.pipe(whole, between(0, mostTries)),
  passMark: between(0, 100),
  counts: list(text(40), mostWordsOfList, "must be a list", rule("must name at most {0} words", mostWordsOfList)),
  keep: words(["browser", "none"]),
});

/** One schema a field of the state: what the URL, a file or a message brings is checked field by field. */
export const fields = {
  data: v.variant("kind", [points, table, preset, reviews], 'must be "points", "table", "preset" or "reviews"'),
  features: names(product, "feature", mostFeatures),
  scaling: words(["none", "standardize", "min-max", "unit-norm"]),
  bias: truth,
  learners: v.pipe(
    list(learner, mostLearners, "must be a list of learners", rule("must name at most {0} learners", mostLearners)),
    v.minLength(1, "must name a learner"),
  ),
  order: v.object({
    kind: words(["given", "positives-first", "shuffle-once", "shuffle-each-epoch", "custom"]),
    seed: maybe(whole),
    indices: maybe(
      list(
        whole,
        mostPoints,
        "must be a list of numbers",
        rule("has more numbers than there are points ({0})", mostPoints),
      ),
    ),
  }),
  initial: v.nullable(initial),
  maxEpochs: v.pipe(whole, v.minValue(1, "must be at least 1"), v.maxValue(2147483647, "must be at most 2147483647")),
  split: v.nullable(v.object({ fraction: between(0, mostHeldOut), seed: v.optional(seed, 0) })),
  visit: whole,
  view: v.nullable(v.object({ x: range, y: range })),
  ui: v.partial(ui),
};
