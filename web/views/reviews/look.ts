/** What the view shows of a frame: reviews, combinations and the axis, ready to be written out. */
import { baseFeatures } from "../../state/feature-names.js";
import type { Frame } from "../../state/frame.js";
import type { Reviews } from "../../state/playground-state.js";
import { type Row, type Rows, rowsOf, scoreOf } from "../../state/review-scores.js";
import { sharedAverages } from "../../state/reviews.js";
import { visitName } from "../shared/ordinal.js";
import { featureText } from "../story/feature-name.js";
import { type Axis, axisFor } from "./axis.js";
import type { CombinationView } from "./combinations.js";
import type { ReviewView } from "./review-row.js";

export interface Look {
  /** The features in use. Without a run the frame has none of its own. */
  readonly features: readonly string[];
  readonly reviews: readonly ReviewView[];
  readonly combinations: readonly CombinationView[];
  readonly axis: Axis;
  readonly averages: readonly number[] | null;
}

/** What only changes with the data and the features. */
interface Prepared {
  readonly from: readonly unknown[];
  readonly features: readonly string[];
  readonly rows: Rows;
  readonly averages: readonly number[] | null;
  /** The reviews that have each of the combinations. */
  readonly members: readonly (readonly number[])[];
}

/** Looks at frames, and keeps what most of them have in common. */
export class Looker {
  #prepared: Prepared | null = null;

  look(frame: Frame, data: Reviews): Look {
    const { features, rows, averages, members } = this.#prepare(frame);
    const { plane, examples, event, selected } = frame;
    const score = ({ values }: Row) =>
      plane && plane.weights.length === features.length ? scoreOf(plane, values) : null;
    const reviews = rows.reviews.map(
      (row, index): ReviewView => ({
        index,
        text: data.reviews[index]?.[0] ?? "",
        label: examples.label[index] ?? 0,
        features: features.map((name, j) => ({ name: featureText(name, data.words), value: row.features[j] ?? 0 })),
        score: score(row),
        selected: selected === index,
        heldOut: examples.heldOut?.[index] === 1,
        visit: event?.example === index ? { name: visitName(event.visit), mistake: event.mistake } : null,
      }),
    );
    const combinations = rows.combinations.map((row, k) => ({
      words: row.words,
      score: score(row),
      reviews: members[k] ?? [],
    }));
    return { features, reviews, combinations, axis: axisFor(reviews.map((review) => review.score ?? 0)), averages };
  }

  #prepare({ examples, state }: Frame): Prepared {
    const from = [examples, state.features, state.scaling];
    const before = this.#prepared;
    if (before && from.every((part, k) => part === before.from[k])) return before;
    const features = state.features ?? baseFeatures(examples.base);
    const rows = rowsOf(examples, features, state.scaling);
    const values = rows.reviews.map((row) => row.features);
    const averages = state.scaling === "none" ? sharedAverages(examples, values) : null;
    this.#prepared = { from, features, rows, averages, members: membersOf(rows) };
    return this.#prepared;
  }
}

function membersOf({ reviews, combinations }: Rows): number[][] {
  const members = combinations.map((): number[] => []);
  // The words as the digits of a binary number, which is the combination's place.
  reviews.forEach(({ words }, index) => {
    members[Array.from(words).reduce((number, digit) => 2 * number + digit, 0)]?.push(index);
  });
  return members;
}
