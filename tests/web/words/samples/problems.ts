import { importProblems } from "../../../../web/words/en/refusals/import-problems.js";
import { reviewProblems } from "../../../../web/words/en/refusals/review-problems.js";
import { across, samplesOf } from "../samples.js";

const at = { line: 3, column: null } as const;
const few = [0, 1, 2];

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
  samplesOf(importProblems, {
    problem: across([
      { ...at, column: { of: "named", name: "height" }, code: "noNumber", text: "abc" },
      { ...at, column: { of: "column", number: 2 }, code: "openQuote" },
      { ...at, column: { of: "column", number: 2 }, code: "behindQuote" },
      { ...at, column: { of: "feature", number: 0 }, code: "featureNumber" },
      { ...at, column: { of: "label" }, code: "noValue" },
      { ...at, code: "noPair", text: "x" },
      ...few.map((cells) => ({ ...at, code: "otherWidth" as const, cells, width: 3 })),
      { ...at, code: "longLine", most: 100_000 },
      { ...at, code: "longCell", most: 100_000 },
      { ...at, code: "manyColumns", most: 500 },
      { ...at, code: "manyFeatures", most: 50 },
      { ...at, code: "manyRows", most: 100_000 },
      { line: null, column: null, code: "rowsLeft", rows: 100_001, most: 100_000 },
    ]),
    choices: {
      fewColumns: across(few.map((columns) => ({ code: "fewColumns" as const, columns, fewest: 2 }))),
      fewFeatures: [[{ code: "fewFeatures", fewest: 2 }]],
      manyFeatures: [[{ code: "manyFeatures", most: 50 }]],
      oneValue: across([0, 1].map((values) => ({ code: "oneValue" as const, name: "y", values }))),
      manyValues: [[{ code: "manyValues", name: "y", most: 20 }]],
      manyClasses: [[{ code: "manyClasses", name: "y", values: 9, most: 6 }]],
    },
  }),
];
