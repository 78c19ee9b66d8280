import { learnerKinds, tieRules } from "../../../web/engine/generated/names.js";
import type { Inseparable, Separator } from "../../../web/state/runs/separability.js";
import { every } from "./samples.js";

/** Facts that many rooms are told of. */
export const labels = [1, -1] as const;
export const signs = ["positive", "negative"] as const;
export const yesNo = [true, false] as const;
export const precisions = ["short", "full"] as const;
export const biases = ["bias", "weight", "threshold"] as const;
export const biasesApart = ["bias", "threshold", null] as const;
export const kinds = learnerKinds;
export const ties = [...tieRules, null] as const;
export const separators: readonly Separator[] = every({ features: [1, 2, 3, 40], bias: yesNo });
export const whys: readonly Inseparable[] = [
  "positive-at-origin",
  "negative-at-origin",
  "positives-around-origin",
  "negatives-around-origin",
  "same-direction",
  "same-point",
  "diagonals",
  "crossing",
  "positive-between",
  "positive-amid",
  "negative-between",
  "negative-amid",
  "averages",
];
