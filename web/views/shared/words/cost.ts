import { hyperplanes, type PaneView } from "../../../state/frame.js";
import { descriptorOf } from "../../../state/learners/index.js";
import { traitsOf } from "../../../state/learners/traits.js";
import { formatCount } from "../../../state/notation/numbers.js";

interface Cost {
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
  const { short, cost } = descriptorOf(learner.kind);
  const besides = cost?.(formatCount(epochLength));
  switch (traitsOf(learner).weights) {
    case "one":
      return { visit: weights, why: besides ? `${short}: ${each}; but ${besides}.` : `Linear learners: ${each}.` };
    case "per-class": {
      const classes = hyperplanes(current)?.length ?? ("classes" in learner ? learner.classes : undefined) ?? 2;
      return { visit: classes * weights, why: `${short}: ${each}, for each of ${formatCount(classes)} classes.` };
    }
    case "per-example":
      return { visit: 1, update: epochLength, why: `${short}: ${besides}.` };
    case "none":
      return { visit: 0, why: `${short}: ${besides}.` };
  }
}
