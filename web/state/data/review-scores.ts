import { parseFeature } from "../../engine/features.js";
import type { Problem } from "../document/problem.js";
import type { PaneView, ScoredReviews, WordFeatures } from "../frame.js";
import type { Examples } from "./examples.js";
import { baseFeatures } from "./feature-names.js";
import { productValue, scaleRow, scalingOf } from "./feature-values.js";
import { combinationsOf, sharedAverages } from "./reviews.js";
import { isMistake, scoreOf, tieRule } from "./scores.js";

/** A review, or a combination of words, with its features as the run takes them beside those that are shown. */
interface Row extends WordFeatures {
  readonly values: ArrayLike<number>;
}

/** What only changes with the problem. */
interface Prepared {
  readonly features: readonly string[];
  readonly reviews: readonly Row[];
  /** Every combination of the words, as binary numbers count. */
  readonly combinations: readonly Row[];
  /** The reviews that have each of the combinations. */
  readonly members: readonly (readonly number[])[];
  readonly averages: readonly number[] | null;
}

/** Scores reviews, and all combinations of their words, by the plane that predicts. */
export class ReviewScorer {
  #problem: Problem | null = null;
  #examples: Examples | null = null;
  #prepared: Prepared | null = null;

  load(problem: Problem, examples: Examples): void {
    this.#problem = problem;
    this.#examples = examples;
    this.#prepared = null;
  }

  /** Null where the examples are no reviews. */
  read({ plane, learner }: Pick<PaneView, "plane" | "learner">): ScoredReviews | null {
    const [problem, examples] = [this.#problem, this.#examples];
    if (problem?.data.kind !== "reviews" || !examples) return null;
    this.#prepared ??= prepared(problem, examples);
    const { features, reviews, combinations, members, averages } = this.#prepared;
    const tie = tieRule(learner);
    // The plane of a pane without a run is over other features.
    const able = plane?.weights.length === features.length ? plane : null;
    const score = ({ values }: Row) => able && scoreOf(able, values);
    return {
      features,
      averages,
      reviews: reviews.map((row, index) => {
        const a = score(row);
        return { ...row, score: a, mistake: a === null ? null : isMistake(a, examples.label[index] ?? 0, tie) };
      }),
      combinations: combinations.map((row, k) => ({ ...row, score: score(row), reviews: members[k] ?? [] })),
    };
  }
}

function prepared({ features: chosen, scaling }: Problem, examples: Examples): Prepared {
  const { count, base, X } = examples;
  const features = chosen ?? baseFeatures(base);
  const fitted = scalingOf(examples, scaling);
  const products = features.map(parseFeature);
  const valuesOf = (row: Float64Array) => products.map((columns) => productValue(columns, row));
  const rowOf = (words: Float64Array): Row => {
    const scaled = words.slice();
    scaleRow(fitted, scaled);
    return { words, features: valuesOf(words), values: valuesOf(scaled) };
  };
  const reviews = Array.from({ length: count }, (_, i) => rowOf(X.subarray(base * i, base * (i + 1))));
  const combinations = combinationsOf(base).map((words) => rowOf(Float64Array.from(words)));
  const averages =
    scaling === "none"
      ? sharedAverages(
          examples,
          reviews.map((row) => row.features),
        )
      : null;
  return { features, reviews, combinations, members: membersOf(reviews, combinations.length), averages };
}

function membersOf(reviews: readonly Row[], combinations: number): number[][] {
  const members = Array.from({ length: combinations }, (): number[] => []);
  reviews.forEach(({ words }, index) => {
    members[placeOf(words)]?.push(index);
  });
  return members;
}

/** A combination's place among all: its words are the digits of a binary number. */
export function placeOf(words: ArrayLike<number>): number {
  return Array.from(words).reduce((number, digit) => 2 * number + digit, 0);
}
