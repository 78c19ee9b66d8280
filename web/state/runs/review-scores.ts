import type { Engine, FeatureMap, Jobs } from "../../engine/types.js";
import type { Examples } from "../data/examples.js";
import { combinationsOf, sharedAverages } from "../data/reviews/reviews.js";
import type { Problem } from "../document/problem.js";
import { tellsClasses } from "../learners/traits.js";
import type { PaneView, ScoredReviews, WordFeatures } from "./frame.js";

/** Words, 0 or 1 each: a row for a review, or a combination. */
interface Rows {
  readonly data: Float64Array;
  readonly shape: readonly [rows: number, words: number];
}

/** What only changes with the problem. */
interface Prepared {
  readonly reviews: readonly WordFeatures[];
  /** Every combination of the words, as binary numbers count. */
  readonly combinations: readonly WordFeatures[];
  /** The words of all reviews, then of all combinations. */
  readonly rows: Rows;
  /** The reviews that have each of the combinations. */
  readonly members: readonly (readonly number[])[];
  readonly averages: readonly number[] | null;
}

/** What is read of a pane: by its plane where there is one, else it is asked. */
type Scorer = Pick<PaneView, "plane" | "predict" | "learner">;

/** Scores reviews, and all combinations of their words, by what predicts. */
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
  read(whole: Pick<Jobs, "mistakesAmong">, pane: Scorer, map: FeatureMap | null): ScoredReviews | null {
    const [problem, examples] = [this.#problem, this.#examples];
    if (problem?.data.kind !== "reviews" || !examples || !map) return null;
    if (this.#prepared?.map !== map) this.#prepared = { map, of: this.#prepare(map, examples) };
    const { reviews, combinations, rows, members, averages } = this.#prepared.of;
    const scores = scoresOf(pane, map, rows);
    const score = (row: number) => scores?.[row] ?? null;
    const mistakes = scores && whole.mistakesAmong(pane.learner, scores.subarray(0, reviews.length), examples.label);
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
    const rows: Rows = { data, shape: [count + all.length, base] };
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

/** One for each row; null where what predicts has no scores that 0 divides, and while it cannot be asked. */
function scoresOf({ plane, predict, learner }: Scorer, map: FeatureMap, rows: Rows): Float64Array | null {
  // The plane of a pane without a run is over other features.
  if (plane) return plane.weights.length === map.features.length ? map.scores(plane, rows) : null;
  if (!predict || tellsClasses(learner)) return null;
  const [count, base] = rows.shape;
  const scores = new Float64Array(count);
  for (let row = 0; row < count; row++) {
    const score = predict(rows.data.subarray(base * row, base * (row + 1)))?.score ?? null;
    if (score === null) return null;
    scores[row] = score;
  }
  return scores;
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
