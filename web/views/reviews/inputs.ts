import { featureText } from "../../state/document/notation/feature-text.js";
import type { Reviews } from "../../state/document/state.js";
import type { Frame, ScoredReviews } from "../../state/runs/frame.js";
import { type Axis, axisFor } from "./axis.js";
import type { ReviewView } from "./review-row.js";

/** What the view shows of a frame: reviews, combinations and the axis, ready to be written out. */

export interface ShownReviews extends Omit<ScoredReviews, "reviews"> {
  readonly reviews: readonly ReviewView[];
  readonly axis: Axis;
}

/** Null until reviews can be scored. */
export function shownReviews(
  { pane: { event }, findings, examples, selected }: Frame,
  data: Reviews,
): ShownReviews | null {
  const scored = findings?.reviews();
  if (!scored) return null;
  const { features } = scored;
  const names = features.map((name) => featureText(name, examples));
  const reviews = scored.reviews.map(
    ({ features: values, score, mistake }, index): ReviewView => ({
      index,
      text: data.reviews[index]?.[0] ?? "",
      label: examples.label[index] ?? 0,
      features: names.map((name, j) => ({ name, value: values[j] ?? 0 })),
      score,
      mistake,
      selected: selected === index,
      heldOut: examples.heldOut?.[index] === 1,
      visit: event?.example === index ? { visit: event.visit, mistake: event.mistake } : null,
    }),
  );
  return { ...scored, reviews, axis: axisFor(reviews.map((review) => review.score ?? 0)) };
}
