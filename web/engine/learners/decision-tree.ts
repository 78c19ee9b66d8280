import { numberOf } from "../checks.js";
import type { DecisionTreeSpec, TreeNode } from "../types.js";
import { type LearnerEntry, rowsOfLength } from "./learner.js";

const numbersANode = 6;

function nodeOf([
  feature = -1,
  threshold = 0,
  low = 0,
  high = 0,
  positives = 0,
  negatives = 0,
]: Float64Array): TreeNode {
  return { feature: feature < 0 ? null : feature, threshold, low, high, positives, negatives };
}

export const decisionTree: LearnerEntry<DecisionTreeSpec> = {
  fields: ["maxDepth"],
  settings: (spec) => [numberOf(spec.maxDepth, "learner.maxDepth", 3)],
  current: () => null,
  model: (numbers) => ({ nodes: rowsOfLength(numbers, numbersANode).map(nodeOf) }),
};
