import { importNotices } from "../../../../web/words/generated/en/importNotices.js";
import { importProblems } from "../../../../web/words/generated/en/importProblems.js";
import { refusalPlaces } from "../../../../web/words/generated/en/refusalPlaces.js";
import { refusalSentences } from "../../../../web/words/generated/en/refusalSentences.js";
import { reviewProblems } from "../../../../web/words/generated/en/reviewProblems.js";
import { yesNo } from "../facts.js";
import { across, every, type Samples, samplesOf } from "../samples.js";

const few = [0, 1, 2];
const names = [["“a”"], ["“a”", "“b”"], ["“a”", "“b”", "“c”", "“d”", "2 more"]];
const formats = ["vowpalWabbit", "orange", "workbook", "numpy", "parquet", "html", "sparseArff"] as const;

const placesInCourses = across(
  every({
    step: [3],
    task: [null, 2],
    part: [null, "link", "state", "data", "title"],
    line: [null, 14],
    said: ["There are no examples."],
  }),
);

type Sentences = typeof refusalSentences.english;

const places = { field: "k", facts: ["11", "12", "13", "14"] } as const;
const inPlaces = Object.fromEntries(
  Object.entries(refusalSentences.english).flatMap(([name, said]) =>
    typeof said === "string" ? [] : [[name, [[places]]]],
  ),
) as unknown as Samples<Sentences>;

export default [
  samplesOf(reviewProblems, {
    longText: [[{ characters: 301, most: 300 }]],
    manyReviews: [[{ most: 200 }]],
    longWord: [[{ most: 30 }]],
    sameWord: [[{ word: "NOT" }]],
    manyWords: [[{ most: 8 }]],
  }),
  samplesOf(importNotices, {
    eitherNumber: across(every({ columns: names, text: ["1,234"], value: [1234], other: [1.234] })),
    eitherHeader: across(every({ header: yesNo, text: ["0, 1, 2"] })),
    capitals: across(every({ labels: [["“Yes”", "“yes”"]], folded: yesNo })),
    manyClasses: [[{ name: "y", values: 8, most: 6 }]],
    sameLabels: [[{ labels: ["“1”", "“1.0”"], as: "1" }]],
    numbersRead: [[{ text: "1,234", value: 1234 }]],
    identifiers: across(every({ names })),
    words: across(every({ names })),
    empty: across(every({ names })),
    comments: across(every({ lines: [1, 2], first: [1] })),
    title: [[{ text: "Table 1", line: 1 }]],
    counts: [[{ text: "150, 4, setosa", line: 1 }]],
    oneFeature: [[{ name: "x" }]],
    contradict: across(every({ lines: [1, 2], line: [4], as: [2], record: yesNo })),
    renamed: [[{ from: "x", to: "x (2)" }]],
    quoted: [[{ name: "height" }]],
    more: across(every({ names: [1, 2] })),
  }),
  samplesOf(importProblems, {
    problem: across(every({ line: [null, 3], column: [null, "x₁"], record: yesNo, rule: ["…"] })),
    columns: { named: [[{ name: "height" }]], column: [[{ number: 2 }]], feature: [[{ number: 1001 }]] },
    rules: {
      noNumber: [[{ text: "abc" }]],
      noPair: [[{ text: "x" }]],
      noJson: [[{ text: "Unexpected token" }]],
      foreign: across(every({ format: formats })),
      otherWidth: across(every({ cells: few, width: [3] })),
      firstWidth: across(every({ cells: few, first: [4], firstLine: [2] })),
      longLine: [[{ most: 100_000 }]],
      longCell: [[{ most: 100_000 }]],
      manyColumns: [[{ most: 500 }]],
      manyFeatures: [[{ most: 1000 }]],
      manyNumbers: [[{ most: 6_000_000 }]],
      manyRows: [[{ most: 100_000 }]],
      rowsLeft: [[{ rows: 100_001, most: 100_000 }]],
    },
    choices: {
      fewColumns: across(every({ columns: few })),
      manyFeatures: [[{ features: 1001, most: 1000 }]],
      oneValue: across(every({ name: ["y"], values: [0, 1] })),
      manyValues: [[{ name: "y", most: 20 }]],
      manyClasses: [[{ name: "y", values: 9, most: 6 }]],
    },
  }),
  samplesOf(refusalSentences, inPlaces),
  samplesOf(refusalPlaces, {
    inCourse: [[{ said: "There are no examples." }]],
    named: [[{ place: "heading", said: "There are no examples." }]],
    inStep: placesInCourses,
    courseStep: placesInCourses,
    courseTask: placesInCourses,
    onLine: [[{ line: 14, said: "There are no examples." }]],
    quotation: [[{ text: "x" }]],
  }),
];
