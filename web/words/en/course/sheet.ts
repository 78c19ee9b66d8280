import type { LearnerKind } from "../../../engine/types.js";
import type { Difficulty, Given } from "../../../state/course/worksheet/choice.js";
import type { BiasForm, MistakeFacts, SheetWords } from "../../../state/course/worksheet/worksheet.js";
import { data } from "../../generated/en/data.js";
import { described } from "../../generated/en/described.js";
import { learners } from "../../generated/en/learners.js";
import { obstacles } from "../../generated/en/obstacles.js";
import { count, list, number, plural } from "../../grammar/en.js";
import { refusals, told } from "../../refusals.js";
import { named, room } from "../../room.js";
import { sayFacts } from "../../sentences.js";
import { examples, updates, visits } from "../nouns.js";

type Range = Difficulty["updates"];

const range = ([least, most]: Range): string => {
  if (least === most) return count(least);
  return most === least + 1 ? `${count(least)} or ${count(most)}` : `${count(least)} to ${count(most)}`;
};

/** "5 examples, 3 to 5 updates, 2 or 3 epochs". A range is never of one alone. */
const amount = (of: Difficulty): string =>
  `${examples(of.examples)}, ${range(of.updates)} updates, ${range(of.epochs)} epochs`;

/** Why nobody works with such a learner on paper. */
const without: Partial<Readonly<Record<LearnerKind, string>>> = {
  pocket: "after every update, all examples must be checked again",
  batch: "its updates are sums over all mistakes of an epoch",
  "passive-aggressive": "its steps are fractions that soon have many digits",
  "second-order": "its steps are fractions that soon have many digits",
  kernel: "it has no weights to write down, and every visit needs a sum over all mistakes",
  "nearest-neighbours": "it is not trained in visits",
  "decision-tree": "it is not trained in visits",
};

const scores: Readonly<Record<BiasForm, string>> = {
  none: "Score: a = w·x.",
  bias: "Score: a = w·x + b.",
  weight: "Score: a = w·x, with x₀ = 1.",
  threshold: "Score: a = w·x.",
};

function mistake({ tie, signed, tied, positive, residuals }: MistakeFacts): string {
  if (residuals) {
    const rule = `Predict q = 1 if ${positive}, otherwise q = 0. The residual is e = y − q.`;
    if (tie === "mistake") return `${rule} If ${tied}, that is always a mistake.`;
    return tie === "correct" ? `${rule} If ${tied}, that is never a mistake.` : rule;
  }
  if (tie === "mistake") return `Mistake: if ${signed} ≤ 0, so a tie (${tied}) is one too.`;
  if (tie === "correct") return `Mistake: if ${signed} < 0, so a tie (${tied}) is not one.`;
  return `Predict +1 if ${positive}, otherwise −1. Mistake: if the prediction is not y.`;
}

const highest = "Predict the class with the highest score; in a tie, the one with the lowest number.";
const rewardAndPunish =
  "On a mistake: add x to the weights of the right class, and subtract it from those of the predicted one.";

const classes: Readonly<Record<BiasForm, readonly string[]>> = {
  none: ["Score of each class: a = w·x, with the weights of that class.", highest, rewardAndPunish],
  bias: [
    "Score of each class: a = w·x + b, with the weights of that class; the last number is b.",
    highest,
    "On a mistake: add x to the weights of the right class and 1 to its b, and subtract both from those of the predicted one.",
  ],
  weight: ["Score of each class: a = w·x, with the weights of that class; x₀ is always 1.", highest, rewardAndPunish],
  threshold: [
    "Score of each class: a = w·x, with the weights of that class; the last number is its threshold θ.",
    "Predict the class with the highest a − θ; in a tie, the one with the lowest number.",
    "On a mistake: add x to the weights of the right class and subtract 1 from its θ; subtract x from the weights of the predicted one and add 1 to its θ.",
  ],
};

/** What a worksheet says: see `SheetWords`. */
export const sheet = room<SheetWords>("sheet", {
  title: (kind) => `${learners.english.titles[kind]} by hand`,
  solution: (title) => `${title}: solution`,
  name: "Name",
  date: "Date",
  pageData: (facts) =>
    described.english.data({ ...facts, preset: facts.preset && named(data.english.presets, facts.preset) }),
  fromPage: (data, cut) =>
    cut === null ? `From the page: ${data}.` : `From the page: ${data}, the first ${visits(cut)}.`,
  made: (level, seed, difficulty) => {
    const names = {
      gentle: `Easy sheet ${seed}`,
      usual: `Medium sheet ${seed}`,
      long: `Long sheet ${seed}`,
      like: `Sheet ${seed} like the page’s`,
    };
    return `${names[level]}: ${amount(difficulty)}.`;
  },
  madeInstead: (seed, difficulty) =>
    `Medium sheet ${seed}, because the page’s run does not finish on one sheet: ${amount(difficulty)}.`,

  features: (names) => `The features in x are ${names.join(", ")}.`,
  score: (form) => scores[form],
  withinMargin: (signed, margin, steps) =>
    `If ${signed} ≤ ${number(margin, "full")}, even without a mistake: ${list(steps)}. Otherwise nothing changes.`,
  onMistake: (steps) => `On a mistake: ${list(steps)}. Otherwise nothing changes.`,
  mistake,
  classes: (form) => classes[form],

  heads: {
    visit: "visit",
    epoch: "epoch",
    example: "example",
    class: "class",
    score: "score a",
    predicted: "predicted",
    correct: "correct?",
    update: "update",
  },
  start: "start",
  yes: "yes",
  no: "no",
  noUpdate: "none",

  fillIn: (given: Given): string =>
    ({
      all: "Read the table, visit by visit, and check each score.",
      scores: "Fill in the scores, visit by visit. The rest is given.",
      first: "Fill in the blanks in the table, visit by visit. The first visit is done.",
      none: "Fill in the whole table, visit by visit.",
    })[given],
  howItEnds: "How many updates were made? Has the run converged?",
  ended: ({ updates: made, visits: seen, epochs: passes, converged }) => {
    const so = `${updates(made)} in ${visits(seen)}.`;
    if (!converged) return `${so} Not yet: every epoch has an update.`;
    return plural(passes, {
      one: `${so} Yes: its only epoch has no update.`,
      other: `${so} Yes: the last of # epochs has no update.`,
    });
  },
  average: (rows) =>
    `Average the weights over the ${count(rows)} rows of the table, including the start. (Add up each column first.)`,
  averaged: (sum, rows) => `The columns add up to ${sum}; the averaged weights are these divided by ${count(rows)}.`,
  votes:
    "Write down each weight vector once, with its survival count: the number of rows that it is in, including the start.",
  draw: (averaged) =>
    averaged
      ? "Draw the boundary of the averaged weights in the plot, with an arrow to the positive side."
      : "Draw the boundary after the last visit in the plot, with an arrow to the positive side.",
  boundary: (equation) => `The boundary is where ${equation}; the arrow points along w.`,
  noBoundary: "There is no boundary: w is 0.",

  obstacle: (obstacle) => sayFacts(obstacles.english, told(obstacle, refusals.english)),
  refusals: {
    learner: (kind) => {
      const why = without[kind];
      return why === undefined
        ? null
        : `There are no sheets for this learner (${learners.english.titles[kind]}): ${why}.`;
    },
    noExamples: "This page has no examples to make a sheet from.",
    examples: (n, most) => `This page has ${examples(n)}, but a sheet has room for ${count(most)}.`,
    features: (n, most) => `There are ${count(n)} features, more than you would add up by hand (${count(most)}).`,
    classes: (most) => `There are more classes than a table on paper has room for (${count(most)}).`,
    values: (most) => `A sheet takes whole numbers up to ${count(most)}, but some values on this page are not.`,
    weights: (most) => `The weights would not stay whole numbers up to ${count(most)}.`,
    scores: (most) => `The scores would not stay whole numbers up to ${count(most)}.`,
    neverUpdates:
      "With zero weights, every score is 0. If that counts as correct, there is never an update. Count a tie as a mistake.",
    notFound: (difficulty) => `No such sheet was found (${amount(difficulty)}). Choose a different level or seed.`,
  },
  otherExamples: "So this sheet has other examples.",
});
