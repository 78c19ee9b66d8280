import { pointsInstead } from "../../../data/class-names.js";
import { codingOf } from "../../../data/coding.js";
import { pointsOf } from "../../../data/examples.js";
import { randomNumbers } from "../../../data/random-numbers.js";
import { courseReviews } from "../../../data/reviews/course-reviews.js";
import { replacedBy, withFormerLearners, withoutLearner } from "../../../document/choices.js";
import { baseFeatures, nameOf, sameFeatures, tidy } from "../../../document/features/feature-names.js";
import { reviewsPreset } from "../../../document/features/presets.js";
import { productOf } from "../../../document/features/products.js";
import { withoutCarried, withoutStart, withZeroBias } from "../../../document/initial-weights.js";
import { mostFeatures, mostLearners } from "../../../document/limits.js";
import type { Problem } from "../../../document/problem.js";
import { fitProblem } from "../../../document/reading/fit-problem.js";
import { plain } from "../../../document/reviews/review-texts.js";
import type { PageLearner, Point, Table } from "../../../document/state.js";
import { takesInitial, tellsClasses } from "../../../learners/traits.js";
import type { IntentOf } from "../../../runs/intent.js";
import { type Change, type Reducer, type ReducerContext, unlessLocked } from "../change.js";
import type { SettingsType } from "../index.js";

const reducers = {
  "load-preset": loadPreset,
  "set-reviews": setReviews,
  "set-table": setTable,
  recode,
  configure,
  "from-zero": fromZero,
  "set-features": setFeatures,
  "set-scaling": setScaling,
  "new-seed": newSeed,
  "add-learner": addLearner,
  "random-starts": randomStarts,
  "remove-learner": removeLearner,
} satisfies { readonly [Type in SettingsType]: Reducer<Type> };

export type Settings = { readonly [Type in SettingsType]: Reducer };

/** The reducers of all that changes the problem beyond its points, except for what is locked of it. */
export const settings = Object.fromEntries(
  Object.entries(reducers).map(([type, reduce]) => [type, unlessLocked(reduce as Reducer)]),
) as Settings;

/** The values that a coding has instead of 0 and 1, or of −1 and +1. */
function recode(problem: Problem, { to }: IntentOf<"recode">, { examples }: ReducerContext): Change {
  const from = to === "zero-one" ? "plus-minus" : "zero-one";
  if (problem.data.kind === "reviews" || codingOf(examples) !== from) return { problem };
  const change = (value: number) => (to === "zero-one" ? (value + 1) / 2 : 2 * value - 1);
  const { data } = problem;
  if (data.kind === "table") {
    const rows = data.rows.map((row) => [...row.slice(0, -1).map(change), ...row.slice(-1)]);
    return { problem: { ...withoutStart(problem), data: { ...data, rows } } };
  }
  const points = pointsOf(examples).map(([x1, x2, label]): Point => [change(x1), change(x2), label]);
  return { problem: { ...withoutStart(problem), data: pointsInstead(data, points) } };
}

/** In the standard order, each once; without features where they are the base features, which is the default. */
function setFeatures(
  problem: Problem,
  { features }: IntentOf<"set-features">,
  { examples: { base } }: ReducerContext,
): Change {
  const { features: before, ...rest } = problem;
  const wanted = tidy(features);
  if (wanted.length > mostFeatures) {
    return { problem, warning: { code: "tooManyFeatures", most: mostFeatures } };
  }
  if (wanted.length === 0 || sameFeatures(wanted, before ?? baseFeatures(base))) return { problem };
  const chosen = sameFeatures(wanted, baseFeatures(base)) ? {} : { features: wanted };
  return { problem: { ...withoutStart(rest), ...chosen } };
}

function setScaling(problem: Problem, { scaling }: IntentOf<"set-scaling">): Change {
  return { problem: scaling === problem.scaling ? problem : { ...withoutStart(problem), scaling } };
}

/**
 * The problem with a table in place of its data. Where it has the columns of the table before, the chosen features go
 * with them: whichever are drawn, the same are learned from. Weights start from where the data has them.
 */
function setTable(problem: Problem, { data }: IntentOf<"set-table">, { ui }: ReducerContext): Change {
  const { data: before, features, ...rest } = leavingReviews(problem);
  const several = data.rows.some((row) => (row.at(-1) ?? 0) > 1);
  const learners = learnersFor(several, rest.learners, ui.lead);
  const carried = features && before.kind === "table" ? featuresFor(data, features, before) : undefined;
  const changed: Problem = { ...withoutStart({ ...rest, learners }), data, ...(carried && { features: carried }) };
  const asMany = before.kind === "table" && before.rows.length === data.rows.length;
  return { ...withOrderFor(changed, asMany), view: null };
}

/** The features by the new places of their columns; undefined where a column is gone, or where they are all there are. */
function featuresFor(to: Table, features: readonly string[], from: Table): readonly string[] | undefined {
  const place = from.columns.map((column) => to.columns.slice(0, -1).indexOf(column) + 1);
  const moved = movedFeatures(features, place);
  return moved.every((name) => name !== null) ? chosenFeatures(moved, to.columns.length - 1) : undefined;
}

/** The problem with other settings. */
function configure(problem: Problem, intent: IntentOf<"configure">, { ui }: ReducerContext): Change {
  const { type: _, learner, stroke: group, ...others } = intent;
  const initial = others.initial === undefined ? problem.initial : others.initial;
  const learners = learner ? problem.learners.with(ui.lead, learner) : problem.learners;
  const changes = {
    ...others,
    learners,
    // Without a bias there is none to start from.
    ...(others.bias === false && {
      initial: initial && withZeroBias(initial),
      learners: learners.map(withoutBias),
    }),
  };
  const differs = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(problem[name as keyof Problem]);
  return { problem: Object.entries(changes).some(differs) ? { ...problem, ...changes } : problem, group };
}

function withoutBias(learner: PageLearner): PageLearner {
  return learner.initial ? { ...learner, initial: withZeroBias(learner.initial) } : learner;
}

/** The problem with the learners from zero, where they would start from other weights. */
function fromZero(problem: Problem): Change {
  const starts = problem.initial !== null || problem.learners.some(({ initial }) => initial);
  return { problem: starts ? withoutStart(problem) : problem };
}

/** The next seed: a new order of the shuffles, and again the same one after undo. */
function newSeed(problem: Problem): Change {
  return { problem: { ...problem, order: { ...problem.order, seed: (problem.order.seed ?? 0) + 1 } } };
}

/** The problem with one learner more. */
function addLearner(problem: Problem, { learner }: IntentOf<"add-learner">, { ui }: ReducerContext): Change {
  if (problem.learners.length >= mostLearners)
    return { problem, warning: { code: "tooManyLearners", most: mostLearners } };
  return { problem: { ...problem, learners: [...problem.learners, learner] }, learnersUi: ui };
}

/** The problem with copies of the lead that start from different weights, on one stage, as in CISC 271's figure 30.1. */
function randomStarts(
  problem: Problem,
  { count, seed }: IntentOf<"random-starts">,
  { ui, examples }: ReducerContext,
): Change {
  const learner = problem.learners[ui.lead];
  if (!learner || !takesInitial(learner)) return { problem };
  const features = problem.features?.length ?? examples.base;
  const learners = Array.from({ length: Math.min(Math.max(1, count), mostLearners) }, (_, draw) => {
    const numbers = randomNumbers(features + 1, seed, draw);
    return { ...learner, initial: { weights: numbers.slice(0, -1), bias: problem.bias ? (numbers.at(-1) ?? 0) : 0 } };
  });
  const lead = Math.min(ui.lead, learners.length - 1);
  return { problem: { ...problem, learners }, learnersUi: { ...ui, lead, compare: "overlay" } };
}

/** The problem without a learner; the last one stays. */
function removeLearner(problem: Problem, { index }: IntentOf<"remove-learner">, { ui }: ReducerContext): Change {
  const learners = problem.learners.filter((_, i) => i !== index);
  if (learners.length === 0 || learners.length === problem.learners.length) return { problem };
  const lead = Math.min(index < ui.lead ? ui.lead - 1 : ui.lead, learners.length - 1);
  return {
    problem: { ...problem, learners },
    learnersUi: { ...ui, lead, difference: withoutLearner(ui.difference, index) },
  };
}

/**
 * The problem with another dataset. Weights belong to their data: they start afresh. Where the data is of several
 * classes, the lead becomes a learner that can tell them apart, until the data is of two again.
 */
function loadPreset(problem: Problem, { name, options }: IntentOf<"load-preset">, context: ReducerContext): Change {
  if (name === reviewsPreset.name) return { ...withCourseReviews(problem), view: null };
  const from = leavingReviews(problem);
  return {
    problem: fitProblem({
      ...from,
      learners: learnersFor(context.isClassed(name), from.learners, context.ui.lead).map(withoutCarried),
      data: { kind: "preset", name, ...options },
      initial: null,
      order: from.order.kind === "custom" ? { kind: "given" } : from.order,
    }),
    view: null,
  };
}

/** The learners for data of several classes, whose lead tells them apart; or for data of two labels. */
function learnersFor(several: boolean, learners: readonly PageLearner[], lead: number): readonly PageLearner[] {
  if (!several) return withFormerLearners(learners);
  const learner = learners[lead];
  return learner && tellsClasses(learner) ? learners : learners.with(lead, replacedBy(learner));
}

/** The example of four reviews as the book has it: a weight a word, and nothing beside. */
function withCourseReviews(problem: Problem): Change {
  const { features: _, ...rest } = problem;
  const learners = withFormerLearners(rest.learners);
  return withOrderFor(
    { ...withoutStart({ ...rest, learners }), data: courseReviews, bias: false, scaling: "none" },
    false,
  );
}

/** The problem of reviews made ready for data of numbers, which has other features and where a bias is the rule. */
function leavingReviews(problem: Problem): Problem {
  if (problem.data.kind !== "reviews") return problem;
  const { features: _, ...rest } = problem;
  return { ...withoutStart(rest), bias: true };
}

/**
 * The problem with other words or texts. Features go with their words: those of a word that is gone go too, and a new
 * word is one. While there are as many words, weights that were learned may be kept.
 */
function setReviews(problem: Problem, { data }: IntentOf<"set-reviews">): Change {
  const { data: before, features, ...rest } = problem;
  if (JSON.stringify(data) === JSON.stringify(before)) return { problem };
  if (before.kind !== "reviews") return withOrderFor({ ...withoutStart(rest), data }, false);
  const keeps = before.words.length === data.words.length;
  const asMany = before.reviews.length === data.reviews.length;
  const carried = keeps ? features : features && featuresOfWords(data.words, features, before.words);
  const changed = { ...(keeps ? rest : withoutStart(rest)), data, ...(carried && { features: carried }) };
  const moveSelection = (example: number): number => example;
  return { ...withOrderFor(changed, asMany), keepsWeights: keeps, ...(keeps && asMany && { moveSelection }) };
}

/** A custom order names its examples one by one: it does not outlive them. */
function withOrderFor(problem: Problem, asMany: boolean): Change {
  if (problem.order.kind !== "custom" || asMany) return { problem };
  return {
    problem: { ...problem, order: { kind: "given" } },
    warning: { code: "otherOrderGone" },
  };
}

/** The features by the new places of their words; undefined where they are the words alone, which is the default. */
function featuresOfWords(
  words: readonly string[],
  features: readonly string[],
  from: readonly string[],
): readonly string[] | undefined {
  const place = from.map((word) => words.findIndex((other) => plain(other) === plain(word)) + 1);
  const carried = movedFeatures(features, place).filter((name) => name !== null);
  const added = baseFeatures(words.length).filter((_, k) => !place.includes(k + 1));
  return chosenFeatures([...carried, ...added], words.length);
}

/**
 * Features after their base features have moved. One that has lost a base feature is null.
 * @param place The new number of each base feature, from 1; 0 for one that is gone.
 */
function movedFeatures(features: readonly string[], place: readonly number[]): readonly (string | null)[] {
  return features.map((name) => {
    const product = productOf(name)?.map((factor) => place[factor - 1] ?? 0) ?? [];
    return product.length === 0 || product.includes(0) ? null : nameOf(product.sort((a, b) => a - b));
  });
}

/** Chosen features in their order; undefined where they are the base features alone, which is the default, or none. */
function chosenFeatures(names: readonly string[], dimensions: number): readonly string[] | undefined {
  const all = tidy(names);
  return all.length === 0 || sameFeatures(all, baseFeatures(dimensions)) ? undefined : all;
}
