import { tieRules } from "../../../../web/engine/generated/names.js";
import { challengeNames } from "../../../../web/state/course/challenges/index.js";
import { quizNames } from "../../../../web/state/course/questions/kinds/index.js";
import type { QuestionFacts } from "../../../../web/state/course/questions/practice.js";
import { difficulties } from "../../../../web/state/course/worksheet/choice.js";
import { givens, levels } from "../../../../web/state/course/worksheet/index.js";
import type { BiasForm, MistakeFacts } from "../../../../web/state/course/worksheet/worksheet.js";
import { contents } from "../../../../web/words/en/course/contents.js";
import { course } from "../../../../web/words/en/course/course.js";
import { lessons } from "../../../../web/words/en/course/lessons.js";
import { practice } from "../../../../web/words/en/course/practice.js";
import { questions } from "../../../../web/words/en/course/questions.js";
import { quiz } from "../../../../web/words/en/course/quiz.js";
import { rounds } from "../../../../web/words/en/course/rounds.js";
import { sheet } from "../../../../web/words/en/course/sheet.js";
import { worksheet } from "../../../../web/words/en/course/worksheet.js";
import { kinds, labels, yesNo } from "../facts.js";
import { across, counts, every, samplesOf } from "../samples.js";

const one = across(counts);
const scores = every({ right: [0, 1, 4], tries: [5], streak: [0, 3], best: [null] });
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
const point = { name: "2, 5", place: "(3, −2)" };

export default [
  samplesOf(contents, {
    title: [[1], [21]],
    moment: [[1], [21]],
    heading: across([1, 21], [1, 2]),
    unit: [["core"], ["beyond"]],
    can: [["core"], ["beyond"]],
  }),
  samplesOf(course, {
    progress: across(every({ done: [1, 3], steps: [10], right: [1], tasks: [0, 5] })),
    stepsDone: across([0, 1], [3]),
    firstTries: across([0, 1], [3]),
    best: [["57 updates"]],
  }),
  samplesOf(lessons, {
    title: across([null, 3], ["XOR"]),
    step: across([2], ["XOR"], yesNo),
    task: across([1], [3]),
    skip: one,
    answerFirst: one,
  }),
  samplesOf(rounds, {
    before: [[3]],
    test: [["The core"], [null]],
    place: across([1], [2]),
    skip: [[3]],
    start: [[3]],
    right: across([0, 1, 5], [5]),
    step: [[5, 2, "Two arrows"]],
    ends: [["XOR"]],
    next: across(["By hand"], [1, 25]),
    takeTest: one,
    minutes: [[25]],
    tested: across([0, 1], [5]),
    steps: [
      ["5.2", "5.2"],
      ["5.2", "5.5"],
    ],
  }),
  samplesOf(practice, {
    results: { "most-updates": one, spiral: one, "slowest-order": one },
    score: across(scores),
    scoreLine: across(quizNames, scores.slice(0, 2)),
    bestLine: across(challengeNames, counts),
  }),
  samplesOf(questions, { asks: kindsAsked, hints: kindsAsked }),
  samplesOf(quiz, {
    positiveWhere: [["2x₁ − x₂ + 1 > 0"]],
    labelValue: across(labels),
    letter: [["B"]],
    isMistake: across(yesNo),
    weights: [
      [
        [
          { name: "w₁", value: -1.5 },
          { name: "b", value: 2 },
        ],
      ],
    ],
    vector: [[[1, -2]]],
    point: across([[1, -2]], labels),
    feature: [["x₁∧x₂"]],
    sequence: [[[3, 1, 3]]],
    before: across([[1, -2]], [null, 1]),
    learnsFrom: across([4], [[1, -2]]),
    moreOnStage: one,
    toBeat: [["50 updates"]],
    yourBest: [["57 updates"]],
    beaten: one,
  }),
  samplesOf(worksheet, {
    plot: across(
      [
        [
          { ...point, positive: true },
          { ...point, positive: false },
        ],
      ],
      yesNo,
    ),
  }),
  samplesOf(sheet, {
    fillIn: across(givens),
    title: across(kinds),
    solution: [["Perceptron by hand"]],
    pageData: [[{ preset: "xor", examples: 4, drawn: false }]],
    fromPage: across(["XOR"], [null, 24]),
    made: across(levels, [7], wanted),
    madeInstead: across([1], wanted),
    features: [[["x₂", "x₁∧x₂"]]],
    score: across(forms),
    withinMargin: across(["y·a"], [1, 0.5], steps),
    onMistake: across(steps),
    mistake: across(mistakes),
    classes: across(forms),
    ended: across(every({ updates: [0, 1, 3], visits: [1, 10], epochs: [1, 2], converged: yesNo })),
    average: one,
    averaged: across(["w = (2, −1), b = 1"], [11]),
    draw: across(yesNo),
    boundary: [["x₁ − x₂ − 1 = 0"]],
    obstacle: [[{ code: "twoClasses" }]],
    refusals: {
      learner: across(kinds),
      examples: across(counts, [24]),
      features: across([5], [4]),
      classes: [[4]],
      values: [[20]],
      weights: [[99]],
      scores: [[999]],
      notFound: across(wanted),
    },
  }),
];
