import type { ChoiceProblem, ColumnPlace, Problem } from "../../../state/import/index.js";
import { count, plural } from "../../grammar/en.js";
import { room } from "../../room.js";
import { type Sentences, sayFacts } from "../../sentences.js";

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

const rules: Sentences<Problem> = {
  openQuote: () => "The quote is not closed.",
  behindQuote: () => "There is something after the closing quote.",
  noValue: () => "The value is missing.",
  noNumber: ({ text }) => `“${text}” is not a number.`,
  noPair: ({ text }) => `“${text}” is not a feature and its value.`,
  featureNumber: () => "Features are numbered from 1.",
  otherWidth: ({ cells, width }) =>
    plural(cells, {
      one: `There is # cell instead of ${count(width)}.`,
      other: `There are # cells instead of ${count(width)}.`,
    }),
  longLine: ({ most }) => `A line can have at most ${count(most)} characters.`,
  longCell: ({ most }) => `A cell can have at most ${count(most)} characters.`,
  manyColumns: ({ most }) => `There can be at most ${count(most)} columns.`,
  manyFeatures: ({ most }) => `A table can have at most ${count(most)} features.`,
  manyRows: ({ most }) => `There can be at most ${count(most)} rows.`,
  rowsLeft: ({ rows, most }) => `There are ${count(rows)} rows, and at most ${count(most)} fit.`,
};

/** What is in the way of an import. */
export const importProblems = room("importProblems", {
  /** "Line 3, column “height”: “abc” is not a number." */
  problem: (problem: Problem): string => {
    const { line, column } = problem;
    const rule = sayFacts(rules, problem);
    if (line === null) return rule;
    return column === null ? `Line ${line}: ${rule}` : `Line ${line}, ${columnName(column)}: ${rule}`;
  },
  choices: {
    fewColumns: ({ columns, fewest }) =>
      plural(columns, {
        one: `A table needs at least ${count(fewest)} features and a label, but this one has # column.`,
        other: `A table needs at least ${count(fewest)} features and a label, but this one has # columns.`,
      }),
    fewFeatures: ({ fewest }) => `Choose at least ${count(fewest)} features. They must be columns of numbers.`,
    manyFeatures: ({ most }) => `Choose at most ${count(most)} features.`,
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
