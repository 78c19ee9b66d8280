import type { OrderKind } from "../../../engine/types.js";
import { descriptorOf } from "../../../state/learners/index.js";
import { featureText } from "../../shared/words/feature-name.js";
import { formatCount } from "../../shared/words/format.js";
import { chosen, featureCount } from "./chosen-features.js";
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

export function dataWords({ state: { data }, presets, examples }: SetupFrame): string {
  // Reviews are among the presets by the name of their kind.
  const name = data.kind === "preset" ? data.name : data.kind;
  const preset = presets.find((one) => one.name === name);
  if (preset) return preset.title;
  if (data.kind === "table") return `${formatCount(examples.count)} imported examples`;
  return examples.count === 1 ? "1 drawn point" : `${formatCount(examples.count)} drawn points`;
}

export function learnerWords({ state: { learners }, pane: { learner } }: SetupFrame): string {
  const { title } = descriptorOf(learner.kind);
  return learners.length > 1 ? `${title} and ${learners.length - 1} more` : title;
}

export function featuresWords(frame: SetupFrame): string {
  const features = chosen(frame);
  const named = features.length <= MOST_NAMED;
  const names = named ? features.map((name) => featureText(name, frame.examples.columns)).join(", ") : "";
  return (names || featureCount(features.length)) + scalings[frame.state.scaling];
}

export function orderWords({ order, state: { data } }: SetupFrame): string {
  return order.kind === "given" && (data.kind === "reviews" || data.kind === "table")
    ? "as listed"
    : orders[order.kind];
}

export function compareWords({ state: { learners } }: SetupFrame): string {
  return learners.length > 1 ? `${learners.length} compared` : "Compare";
}
