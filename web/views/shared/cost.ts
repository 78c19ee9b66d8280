import { hyperplanes, type PaneView } from "../../state/frame.js";
import { formatCount } from "./format.js";

export interface Cost {
  /** Multiply–adds of a visit. */
  readonly visit: number;
  /** The same of an update, where it costs other than a visit. */
  readonly update?: number;
  readonly why: string;
}

/** What a visit costs, in multiplications with an addition. */
export function costOf(
  { learner, features, current, epochLength }: Pick<PaneView, "learner" | "features" | "current" | "epochLength">,
  bias: boolean,
): Cost {
  const weights = features.length + (bias ? 1 : 0);
  const each = bias ? "one for each feature and one for the bias" : "one for each feature";
  switch (learner.kind) {
    case "kernel":
      return {
        visit: 1,
        update: epochLength,
        why: `Kernel: the scores of all examples are kept, so a visit looks one up; an update renews all ${formatCount(epochLength)} of them.`,
      };
    case "multiclass": {
      const classes = hyperplanes(current)?.length ?? learner.classes ?? 2;
      return {
        visit: classes * weights,
        why: `Multiclass: ${each}, for each of ${formatCount(classes)} classes.`,
      };
    }
    case "nearest-neighbours":
      return {
        visit: 0,
        why: `Nearest neighbours: nothing is trained; instead every prediction looks at all ${formatCount(epochLength)} examples.`,
      };
    case "decision-tree":
      return { visit: 0, why: "Decision tree: it is grown at once, not by visits." };
    case "voted":
      return { visit: weights, why: `Voted: ${each}; but a prediction asks every weight vector it has had.` };
    default:
      return { visit: weights, why: `Linear learners: ${each}.` };
  }
}
