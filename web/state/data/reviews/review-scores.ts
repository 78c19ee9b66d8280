import type { Engine, FeatureMap, Jobs, Matrix } from "../../../engine/types.js";
import type { Problem } from "../../document/problem.js";
import type { PaneView, ScoredReviews, WordFeatures } from "../../frame.js";
import type { Examples } from "../examples.js";
import { combinationsOf, sharedAverages } from "./reviews.js";

/** What only changes with the problem. */
interface Prepared {
  readonly reviews: readonly WordFeatures[];
  /** Every combination of the words, as binary numbers count. */
  readonly combinations: readonly WordFeatures[];
  /** The words of all reviews, then of all combinations. */
  readonly rows: Matrix;
  /** The reviews that have each of the combinations. */
  readonly members: readonly (readonly number[])[];
  readonly averages: readonly number[] | null;
}

/** Scores reviews, and all combinations of their words, by the plane that predicts. */
export class ReviewScorer {
  readonly #engine: Pick<Engine, "featureMap">;
  #problem: Problem | null = null;
  #examples: Examples | null = null;
  #prepared: { readonly map: FeatureMap; readonly of: Prepared } | null = null;

  constructor(engine: Pick<Engine, "featureMap">) {
    this.#engine = engine;
  }

  load(problem: Problem, examples: Examples): void {
    this.#problem = problem;
    this.#examples = examples;
    this.#prepared = null;
  }

  /** Null where the examples are no reviews. `map` takes them to what the lead learns from; null while there is none. */
  read(
    whole: Pick<Jobs, "mistakesAmong">,
    { plane, learner }: Pick<PaneView, "plane" | "learner">,
    map: FeatureMap | null,
  ): ScoredReviews | null {
    const [problem, examples] = [this.#problem, this.#examples];
    if (problem?.data.kind !== "reviews" || !examples || !map) return null;
    if (this.#prepared?.map !== map) this.#prepared = { map, of: this.#prepare(map, examples) };
    const { reviews, combinations, rows, members, averages } = this.#prepared.of;
    // The plane of a pane without a run is over other features.
    const scores = plane?.weights.length === map.features.length ? map.scores(plane, rows) : null;
    const score = (row: number) => scores?.[row] ?? null;
    const mistakes = scores && whole.mistakesAmong(learner, scores.subarray(0, reviews.length), examples.label);
    return {
      features: map.features,
      averages,
      reviews: reviews.map((row, index) => ({
        ...row,
        score: score(index),
        mistake: mistakes && mistakes[index] !== 0,
      })),
      combinations: combinations.map((row, k) => ({
        ...row,
        score: score(reviews.length + k),
        reviews: members[k] ?? [],
      })),
    };
  }

  #prepare({ features, scaling }: FeatureMap, examples: Examples): Prepared {
    const { count, base, X } = examples;
    const all = combinationsOf(base);
    const data = new Float64Array(base * (count + all.length));
    data.set(X);
    data.set(all.flat(), X.length);
    const rows: Matrix = { data, shape: [count + all.length, base] };
    // What is shown of them is not scaled.
    const shown = this.#engine.featureMap({ X: rows, features }).map(rows).data;
    const width = features.length;
    const each = Array.from({ length: count + all.length }, (_, row) => ({
      words: data.subarray(base * row, base * (row + 1)),
      features: shown.subarray(width * row, width * (row + 1)),
    }));
    const [reviews, combinations] = [each.slice(0, count), each.slice(count)];
    const values = reviews.map((row) => row.features);
    const averages = scaling === "none" ? sharedAverages(examples, values) : null;
    return { reviews, combinations, rows, members: membersOf(reviews, combinations.length), averages };
  }
}

function membersOf(reviews: readonly WordFeatures[], combinations: number): number[][] {
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
