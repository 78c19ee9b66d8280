import type { OrderKind } from "../../../engine/types.js";
import { featureText } from "../../../state/notation/feature-text.js";
import { counted } from "../../../state/notation/numbers.js";

import { learners as learnerNames } from "../../../words/en/learners.js";
import { chosen } from "./chosen-features.js";
import type { SetupFrame } from "./inputs.js";

const orders: Readonly<Record<OrderKind, string>> = {
  given: "as drawn",
  "positives-first": "positives first",
  "shuffle-once": "shuffled once",
  "shuffle-each-epoch": "shuffled each epoch",
  custom: "in an order of your own",
};

const scalings: Readonly<Record<SetupFrame["state"]["scaling"], string>> = {
  none: "",
  standardize: ", standardized",
  "min-max": ", scaled to 0…1",
  "unit-norm": ", scaled to length 1",
};

/** More are counted. */
const MOST_NAMED = 5;

export function learnerWords({ state: { learners }, pane: { learner }, words }: SetupFrame): string {
  const title = words.room(learnerNames).titles[learner.kind];
  return learners.length > 1 ? `${title} and ${learners.length - 1} more` : title;
}

export function featuresWords(frame: SetupFrame): string {
  const features = chosen(frame);
  const named = features.length <= MOST_NAMED;
  const names = named ? features.map((name) => featureText(name, frame.examples.columns)).join(", ") : "";
  return (names || counted(features.length, "feature")) + scalings[frame.state.scaling];
}

export function orderWords({ order, state: { data } }: SetupFrame): string {
  return order.kind === "given" && (data.kind === "reviews" || data.kind === "table")
    ? "as listed"
    : orders[order.kind];
}

export function compareWords({ state: { learners } }: SetupFrame): string {
  return learners.length > 1 ? `${learners.length} compared` : "Compare";
}
