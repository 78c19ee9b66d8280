import { tieRules } from "../../../../web/engine/generated/names.js";
import type { LearnerKind } from "../../../../web/engine/types.js";
import { challengeNames } from "../../../../web/state/course/challenges/index.js";
import { quizNames } from "../../../../web/state/course/questions/kinds/index.js";
import type { QuestionFacts } from "../../../../web/state/course/questions/practice.js";
import { difficulties } from "../../../../web/state/course/worksheet/choice.js";
import { givens, levels } from "../../../../web/state/course/worksheet/index.js";
import type { BiasForm, MistakeFacts } from "../../../../web/state/course/worksheet/worksheet.js";
import { contents } from "../../../../web/words/en/course/contents.js";
import { course } from "../../../../web/words/generated/en/course.js";
import { courseEditor } from "../../../../web/words/generated/en/courseEditor.js";
import { lessons } from "../../../../web/words/generated/en/lessons.js";
import { practice } from "../../../../web/words/generated/en/practice.js";
import { questions } from "../../../../web/words/generated/en/questions.js";
import { quiz } from "../../../../web/words/generated/en/quiz.js";
import { rounds } from "../../../../web/words/generated/en/rounds.js";
import { type SheetWords, sheet } from "../../../../web/words/generated/en/sheet.js";
import { worksheet } from "../../../../web/words/generated/en/worksheet.js";
import { sheetWords } from "../../../../web/words/sheet.js";
import { kinds, labels, yesNo } from "../facts.js";
import { across, counts, every, samplesOf, telling } from "../samples.js";

const one = across(every({ n: counts }));
const scores = every({ right: [0, 1, 4], tries: [5], streak: [0, 3] });
const asked = across(
  every<QuestionFacts>({
    example: [3],
    rate: [1, 0.5],
    tie: tieRules,
    bias: yesNo,
    keptBias: [null, -1.5],
    outside: yesNo,
  }),
);
const kindsAsked = { mistake: asked, boundary: asked, weights: asked, drag: asked, inseparable: asked, feature: asked };
const forms: readonly BiasForm[] = ["none", "bias", "weight", "threshold"];
const steps = [["w ← w + y·x"], ["w ← w + y·x", "b ← b + y"]];
const wanted = Object.values(difficulties);
const mistakes = every<MistakeFacts>({
  tie: tieRules,
  signed: ["y·a"],
  tied: ["a = 0"],
  positive: ["a > 0"],
  residuals: yesNo,
});
const points = every({ positive: yesNo, name: ["2, 5"], place: ["(3, −2)"] });

export default [
  samplesOf(courseEditor, {
    imageTooLarge: [[{ name: "egg.png", most: 2 }]],
    reply: [[{ reply: 1 }]],
    alsoInFile: [[{ parts: ["a table"] }], [{ parts: ["a table", "lines"] }]],
    up: [[{ what: "1. AND" }]],
    down: [[{ what: "1. AND" }]],
    remove: [[{ what: "1. AND" }]],
    openStep: [[{ step: 2 }]],
    task: [[{ task: 2 }]],
    item: across(every({ of: ["option", "lines"], item: [2] })),
    addItem: across(every({ of: ["option", "lines"] })),
    ofItem: [[{ item: "Option 2", field: "Reply" }]],
    weightOf: [[{ feature: "x₁x₂" }]],
    solves: [[{ parts: ["visit"] }], [{ parts: ["data", "visit"] }]],
    lacks: [[{ said: "1 / 4" }]],
    moved: [[{ place: 2, count: 5 }]],
    fix: across(every({ step: [2], task: [null, 1], said: ["…"] })),
    truth: [[{ truth: "4" }]],
    truthWeights: [[{ truth: [1, -2], precision: "full" }]],
    truthMistake: [[{ mistake: true }], [{ mistake: false }]],
  }),
  samplesOf(contents, {
    title: [[1], [21]],
    moment: [[1], [21]],
    heading: across([1, 21], [1, 2]),
    unit: [["core"], ["beyond"]],
    can: [["core"], ["beyond"]],
  }),
  samplesOf(course, {
    progress: across(every({ done: [1, 3], steps: [10], right: [1], tasks: [0, 5] })),
    stepsDone: across(every({ done: [0, 1], steps: [3] })),
    firstTries: across(every({ right: [0, 1], tries: [3] })),
    best: [[{ result: "57 updates" }]],
  }),
  samplesOf(lessons, {
    title: across(every({ number: [null, 3], title: ["XOR"] })),
    source: [[{ where: "4.2" }]],
    step: across(every({ step: [2], heading: ["XOR"], done: yesNo })),
    task: across(every({ task: [1], tasks: [3] })),
    skip: across(every({ open: counts })),
    answerFirst: across(every({ open: counts })),
  }),
  samplesOf(rounds, {
    before: [[{ lesson: 3 }]],
    test: [[{ unit: "The core" }], [{ unit: null }]],
    place: across(every({ question: [1], questions: [2] })),
    skip: [[{ lesson: 3 }]],
    start: [[{ lesson: 3 }]],
    right: across(every({ right: [0, 1, 5], questions: [5] })),
    step: [[{ lesson: 5, step: 2, heading: "Two arrows" }]],
    ends: [[{ unit: "XOR" }]],
    next: across(every({ unit: ["By hand"], minutes: [1, 25] })),
    takeTest: across(every({ questions: counts })),
    minutes: [[{ minutes: 25 }]],
    tested: across(every({ right: [0, 1], questions: [5] })),
    steps: [[{ count: 1, from: "5.2", to: "5.2" }], [{ count: 4, from: "5.2", to: "5.5" }]],
  }),
  samplesOf(practice, {
    results: { "most-updates": one, spiral: one, "slowest-order": one },
    score: across(scores),
    scoreLine: quizNames.flatMap((name) =>
      scores.slice(0, 2).map((score) =>
        telling((words) => {
          const say = words.room(practice);
          return say.scoreLine({ title: say.titles[name], ...score });
        }),
      ),
    ),
    bestLine: challengeNames.flatMap((name) =>
      counts.map((n) =>
        telling((words) => {
          const say = words.room(practice);
          return say.bestLine({ title: say.challengeTitles[name], result: say.results[name]({ n }) });
        }),
      ),
    ),
  }),
  samplesOf(questions, { asks: kindsAsked, hints: kindsAsked }),
  samplesOf(quiz, {
    positiveWhere: [[{ inequality: "2x₁ − x₂ + 1 > 0" }]],
    labelValue: across(every({ label: labels })),
    letter: [[{ letter: "B" }]],
    isMistake: across(every({ mistake: yesNo })),
    weight: across(every({ name: ["w₁"], value: [-1.5] })),
    weights: [
      telling((words) => {
        const say = words.room(quiz);
        return say.weights({ weights: [say.weight({ name: "w₁", value: -1.5 }), say.weight({ name: "b", value: 2 })] });
      }),
    ],
    vector: [[{ weights: [1, -2] }]],
    point: across(every({ place: [[1, -2]], label: labels })),
    feature: [[{ name: "x₁∧x₂" }]],
    sequence: [[{ examples: [3, 1, 3] }]],
    before: across(every({ weights: [[1, -2]], bias: [null, 1] })),
    learnsFrom: across(every({ example: [5], x: [[1, -2]] })),
    moreOnStage: across(every({ examples: counts })),
    result: across(every({ result: ["50 updates", "57 updates"] })),
    beaten: across(every({ toBeat: counts })),
  }),
  samplesOf(worksheet, {
    point: across(points),
    plot: yesNo.map((boundary) =>
      telling((words) => {
        const say = words.room(worksheet);
        return say.plot({ points: points.map((one) => say.point(one)), boundary });
      }),
    ),
  }),
  samplesOf(sheet, {
    fillIn: across(every({ given: givens })),
    title: kinds.map((kind) => telling((words) => sheetWords(words).title(kind))),
    solution: across(every({ title: ["Perceptron by hand"] })),
    fromPage: across(every({ data: ["XOR"], cut: [null, 24] })),
    made: levels.flatMap((level) => wanted.map((one) => telling((words) => sheetWords(words).made(level, 7, one)))),
    range: across(every({ range: ["same", "next", "apart"] as const, least: [3], most: [4] })),
    madeInstead: wanted.map((one) => telling((words) => sheetWords(words).madeInstead(1, one))),
    features: across(every({ names: [["x₂", "x₁∧x₂"]] })),
    score: across(every({ form: forms })),
    withinMargin: across(every({ signed: ["y·a"], margin: [1, 0.5], precision: ["full"] as const, steps })),
    onMistake: across(every({ steps })),
    mistake: across(mistakes),
    classScore: across(every({ form: forms })),
    classPrediction: across(every({ form: forms })),
    classUpdate: across(every({ form: forms })),
    ended: across(every({ updates: [0, 1, 3], visits: [1, 10], epochs: [1, 2], converged: yesNo })),
    average: across(every({ rows: counts })),
    averaged: across(every({ sum: ["w = (2, −1), b = 1"], rows: [11] })),
    model: across(every({ vector: ["(2, −1)"], letter: [null, "b"], bias: ["1"] })),
    voter: across(every({ model: ["w = (2, −1), b = 1"], count: ["3"] })),
    names: [[{ names: ["2", "5"] }]],
    draw: across(every({ averaged: yesNo })),
    boundary: across(every({ equation: ["x₁ − x₂ − 1 = 0"] })),
    learnerRefusals: Object.fromEntries(
      Object.keys(sheet.english.learnerRefusals).map((kind) => [
        kind,
        [telling((words) => sheetWords(words).learnerRefusal(kind as LearnerKind) ?? "")],
      ]),
    ) as Record<keyof SheetWords["learnerRefusals"], never[]>,
    refusals: {
      examples: across(every({ count: counts, most: [24] })),
      features: across(every({ count: [5], most: [4] })),
      classes: across(every({ most: [4] })),
      values: across(every({ most: [20] })),
      weights: across(every({ most: [99] })),
      scores: across(every({ most: [999] })),
      notFound: wanted.map((one) => telling((words) => sheetWords(words).notFound(one))),
    },
  }),
];
