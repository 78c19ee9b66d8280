import type { ChoiceProblem, ColumnPlace, ForeignFormat, Notice, Problem } from "../../../state/io/import/index.js";
import { count, list, number, plural } from "../../grammar/en.js";
import { room } from "../../room.js";
import { type Sentences, sayFacts } from "../../sentences.js";

const quoted = (names: readonly string[]): string => {
  const shown = names.slice(0, 4).map((name) => `“${name}”`);
  return list(names.length > shown.length ? [...shown, `${count(names.length - shown.length)} more`] : shown);
};

/** What an import read otherwise than it is written, left out, or asks. */
export const importNotices = room("importNotices", {
  eitherNumber: ({ columns, text, value, other }) =>
    `Is “${text}” in ${quoted(columns)} ${number(value)} or ${number(other)}? It is read as ${number(value)}. If that is wrong, change the decimal mark.`,
  eitherHeader: ({ header, text }) =>
    header
      ? `Are “${text}” the names of the columns? They are read as names. If that is wrong, untick the box.`
      : `Are “${text}” the names of the columns? They are read as an example. If that is wrong, tick the box.`,
  capitals: ({ labels, folded }) =>
    folded
      ? `Do capitals matter in ${quoted(labels)}? They are ignored. If that is wrong, untick the box.`
      : `Do capitals matter in ${quoted(labels)}? They make different labels. If that is wrong, tick the box.`,
  manyClasses: ({ name, values, most }) =>
    `Which label in “${name}” is positive? It has ${count(values)} different values, and there can be at most ${count(most)} classes, so one value is compared with all others.`,
  sameLabels: ({ labels, as }) => `${quoted(labels)} are the same label, “${as}”.`,
  numbersRead: ({ text, value }) => `“${text}” is read as ${number(value)}.`,
  identifiers: ({ names }) =>
    names.length === 1
      ? `${quoted(names)} is left out because it only identifies the rows.`
      : `${quoted(names)} are left out because they only identify the rows.`,
  words: ({ names }) =>
    names.length === 1
      ? `${quoted(names)} is left out because it is not a column of numbers.`
      : `${quoted(names)} are left out because they are not columns of numbers.`,
  empty: ({ names }) => (names.length === 1 ? `${quoted(names)} is empty.` : `${quoted(names)} are empty.`),
  comments: ({ lines, first }) =>
    plural(lines, {
      one: `# comment is skipped, in line ${first}.`,
      other: `# comments are skipped, from line ${first} on.`,
    }),
  title: ({ text, line }) => `Line ${line}, “${text}”, is skipped as a title.`,
  counts: ({ text, line }) => `Line ${line}, “${text}”, gives the size of the table and the names of the classes.`,
  oneFeature: ({ name }) => `There is one feature, “${name}”. For the picture, x₂ is 0 in every example.`,
  contradict: ({ lines, line, as, record }) =>
    record
      ? plural(lines, {
          one: `Record ${line} has the features of record ${as} but a different label: no learner gets both right.`,
          other: `# records have the features of another but a different label, such as records ${as} and ${line}: no learner gets all of them right.`,
        })
      : plural(lines, {
          one: `Line ${line} has the features of line ${as} but a different label: no learner gets both right.`,
          other: `# lines have the features of another but a different label, such as lines ${as} and ${line}: no learner gets all of them right.`,
        }),
  renamed: ({ from, to }) => `“${from}” is called “${to}” here.`,
} satisfies Sentences<Notice>);

const columnName = (column: ColumnPlace): string => {
  switch (column.of) {
    case "named":
      return `column “${column.name}”`;
    case "column":
      return `column ${column.number}`;
    case "feature":
      return `feature ${column.number}`;
    case "label":
      return "the label";
  }
};

const foreign: Readonly<Record<ForeignFormat, string>> = {
  vowpalWabbit: "This is Vowpal Wabbit’s format, which cannot be read. Save the data as CSV or libsvm.",
  orange: "This is Orange’s format with three header lines, which cannot be read. Save the data as CSV.",
  workbook: "This is a workbook (Excel or similar), which cannot be read. Save the sheet as CSV.",
  numpy: "This is a NumPy file, which cannot be read. Save the array with numpy.savetxt.",
  parquet: "This is a Parquet file, which cannot be read. Save the data as CSV.",
  html: "This is a web page, not a table. Download the file itself.",
  sparseArff: "This is a sparse ARFF file, which cannot be read. Save the data as CSV or libsvm.",
};

const rules: Sentences<Problem> = {
  openQuote: () => "The quote is not closed.",
  behindQuote: () => "There is something after the closing quote.",
  noValue: () => "The value is missing.",
  noNumber: ({ text }) => `“${text}” is not a number.`,
  noPair: ({ text }) => `“${text}” is not a feature and its value.`,
  noRecords: () => "This is neither an object nor a list, as the other records are.",
  noJson: ({ text }) => `This is not JSON. ${text}`,
  noArffData: () => "This ARFF file has no @data.",
  foreign: ({ format }) => foreign[format],
  otherWidth: ({ cells, width }) =>
    plural(cells, {
      one: `There is # cell instead of ${count(width)}.`,
      other: `There are # cells instead of ${count(width)}.`,
    }),
  firstWidth: ({ cells, first, firstLine }) =>
    plural(cells, {
      one: `There is # cell, but line ${firstLine} has ${count(first)}.`,
      other: `There are # cells, but line ${firstLine} has ${count(first)}.`,
    }),
  longLine: ({ most }) => `A line can have at most ${count(most)} characters.`,
  longCell: ({ most }) => `A cell can have at most ${count(most)} characters.`,
  manyColumns: ({ most }) => `There can be at most ${count(most)} columns.`,
  manyFeatures: ({ most }) => `A table can have at most ${count(most)} features.`,
  manyNumbers: ({ most }) => `A table can have at most ${count(most)} cells.`,
  manyRows: ({ most }) => `There can be at most ${count(most)} rows.`,
  rowsLeft: ({ rows, most }) => `There are ${count(rows)} rows, and at most ${count(most)} fit.`,
};

/** What is in the way of an import. */
export const importProblems = room("importProblems", {
  /** "Line 3, column “height”: “abc” is not a number." */
  problem: (problem: Problem): string => {
    const { line, column, record } = problem;
    const rule = sayFacts(rules, problem);
    if (line === null) return rule;
    const place = record ? `Record ${line}` : `Line ${line}`;
    return column === null ? `${place}: ${rule}` : `${place}, ${columnName(column)}: ${rule}`;
  },
  choices: {
    fewColumns: ({ columns }) =>
      plural(columns, {
        one: "A table needs a feature and a label, but this one has # column.",
        other: "A table needs a feature and a label, but this one has # columns.",
      }),
    fewFeatures: () => "Choose at least one feature. It must be a column of numbers.",
    manyFeatures: ({ features, most }) =>
      `These are ${count(features)} features, and there can be at most ${count(most)}: untick some.`,
    oneValue: ({ name, values }) =>
      values === 0
        ? `The label, “${name}”, has no value, but it needs two different ones.`
        : `The label, “${name}”, has only one value, but it needs two different ones.`,
    manyValues: ({ name, most }) =>
      `“${name}” has more than ${count(most)} different values: choose a different column as the label.`,
    manyClasses: ({ name, values, most }) =>
      `“${name}” has ${count(values)} different values, and there can be at most ${count(most)} classes: choose a value that is positive.`,
  } satisfies Sentences<ChoiceProblem>,
});
