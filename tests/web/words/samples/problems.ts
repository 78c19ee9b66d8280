import { importNotices, importProblems } from "../../../../web/words/en/refusals/import-problems.js";
import { reviewProblems } from "../../../../web/words/en/reviews.js";
import { across, samplesOf } from "../samples.js";

const at = { line: 3, column: null } as const;
const few = [0, 1, 2];
const names = [["a"], ["a", "b"], ["a", "b", "c", "d", "e"], ["a", "b", "c", "d", "e", "f"]];
const formats = ["vowpalWabbit", "orange", "workbook", "numpy", "parquet", "html", "sparseArff"] as const;

export default [
  samplesOf(reviewProblems, {
    noText: [[{ code: "noText" }]],
    longText: [[{ code: "longText", characters: 301, most: 300 }]],
    manyReviews: [[{ code: "manyReviews", most: 200 }]],
    noWord: [[{ code: "noWord" }]],
    longWord: [[{ code: "longWord", most: 30 }]],
    sameWord: [[{ code: "sameWord", word: "NOT" }]],
    manyWords: [[{ code: "manyWords", most: 8 }]],
  }),
  samplesOf(importNotices, {
    eitherNumber: across(
      names.map((columns) => ({
        code: "eitherNumber" as const,
        columns,
        text: "1,234",
        value: 1234,
        other: 1.234,
        decimal: "." as const,
      })),
    ),
    eitherHeader: across([true, false].map((header) => ({ code: "eitherHeader" as const, header, text: "0, 1, 2" }))),
    capitals: across([true, false].map((folded) => ({ code: "capitals" as const, labels: ["Yes", "yes"], folded }))),
    manyClasses: [[{ code: "manyClasses", name: "y", values: 8, most: 6 }]],
    sameLabels: [[{ code: "sameLabels", labels: ["1", "1.0"], as: "1" }]],
    numbersRead: [[{ code: "numbersRead", text: "1,234", value: 1234 }]],
    identifiers: across(names.map((all) => ({ code: "identifiers" as const, names: all }))),
    words: across(names.map((all) => ({ code: "words" as const, names: all }))),
    empty: across(names.map((all) => ({ code: "empty" as const, names: all }))),
    comments: across([1, 2].map((lines) => ({ code: "comments" as const, lines, first: 1 }))),
    title: [[{ code: "title", text: "Table 1", line: 1 }]],
    counts: [[{ code: "counts", text: "150, 4, setosa", line: 1 }]],
    oneFeature: [[{ code: "oneFeature", name: "x" }]],
    contradict: across(
      [1, 2].flatMap((lines) =>
        [true, false].map((record) => ({ code: "contradict" as const, lines, line: 4, as: 2, record })),
      ),
    ),
    renamed: [[{ code: "renamed", from: "x", to: "x (2)" }]],
  }),
  samplesOf(importProblems, {
    problem: across([
      { ...at, column: { of: "named", name: "height" }, code: "noNumber", text: "abc" },
      { ...at, column: { of: "column", number: 2 }, code: "openQuote" },
      { ...at, column: { of: "column", number: 2 }, code: "behindQuote" },
      { ...at, column: { of: "feature", number: 1001 }, code: "manyFeatures", most: 1000 },
      { ...at, record: true, code: "noRecords" },
      { line: null, column: null, code: "noJson", text: "Unexpected token" },
      { line: null, column: null, code: "noArffData" },
      ...formats.map((format) => ({ line: null, column: null, code: "foreign" as const, format })),
      { ...at, column: { of: "label" }, code: "noValue" },
      { ...at, code: "noPair", text: "x" },
      ...few.map((cells) => ({ ...at, code: "otherWidth" as const, cells, width: 3 })),
      ...few.map((cells) => ({ ...at, code: "firstWidth" as const, cells, first: 4, firstLine: 2 })),
      { ...at, code: "manyNumbers", most: 6_000_000 },
      { ...at, code: "longLine", most: 100_000 },
      { ...at, code: "longCell", most: 100_000 },
      { ...at, code: "manyColumns", most: 500 },
      { ...at, code: "manyRows", most: 100_000 },
      { line: null, column: null, code: "rowsLeft", rows: 100_001, most: 100_000 },
    ]),
    choices: {
      fewColumns: across(few.map((columns) => ({ code: "fewColumns" as const, columns }))),
      fewFeatures: [[]],
      manyFeatures: [[{ code: "manyFeatures", features: 1001, most: 1000 }]],
      oneValue: across([0, 1].map((values) => ({ code: "oneValue" as const, name: "y", values }))),
      manyValues: [[{ code: "manyValues", name: "y", most: 20 }]],
      manyClasses: [[{ code: "manyClasses", name: "y", values: 9, most: 6 }]],
    },
  }),
];
