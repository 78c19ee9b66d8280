import type { OrderKind } from "../../engine/types.js";
import { learnerDigest } from "../shared/words/learner-name.js";
import { chosen, featureCount } from "./chosen-features.js";
import type { BenchFrame } from "./inputs.js";

const orders: Readonly<Record<OrderKind, string>> = {
  given: "as given",
  "positives-first": "positives first",
  "shuffle-once": "shuffled once",
  "shuffle-each-epoch": "shuffled each epoch",
  custom: "custom",
};

/** What the heading of a closed section says. It is there before the section has loaded. */
export type Digest = (frame: BenchFrame) => string;

export const dataDigest: Digest = ({ examples: { count } }) => (count === 1 ? "1 example" : `${count} examples`);

export const featuresDigest: Digest = (frame) => featureCount(chosen(frame).length);

export const learnerOfPane: Digest = ({ pane: { learner } }) => learnerDigest(learner);

export const compareDigest: Digest = ({ state: { learners } }) =>
  learners.length > 1 ? `${learners.length} learners` : "";

export const orderDigest: Digest = ({ order }) => orders[order.kind];

export const separabilityDigest: Digest = ({ findings }) => {
  const verdict = findings?.verdict;
  if (!verdict) return "";
  if (verdict.stale) return "analysing …";
  const { separable } = verdict.analysis;
  return separable === null ? "too close to decide" : separable ? "separable" : "not separable";
};
