import type { Share } from "../../../engine/types.js";
import type { PaneView } from "../../../state/frame.js";
import { verdictNow, whyShown } from "../../../state/verdict.js";
import { formatNumber } from "../../shared/words/format.js";
import { drawable, fraction, reason, separatorName } from "../../shared/words/verdict-words.js";
import type { StageFrame } from "../inputs.js";

/** Whether the examples are linearly separable, and what the stage shows of it. */
export function describeVerdict(frame: StageFrame, pane: PaneView): string {
  const verdict = verdictNow(frame);
  if (!verdict || verdict.analysis.separable === null) return "";
  const { separable, geometric, witness } = verdict.analysis;
  const shown = whyShown(frame, pane) && drawable(verdict);
  if (separable) {
    const band =
      shown && geometric
        ? ` Shown: the maximum-margin ${separatorName(verdict.subject)}, with margin ${formatNumber(geometric.margin)} on both sides.`
        : "";
    return `The examples are linearly separable.${band}`;
  }
  if (!shown || !witness) return "The examples are not linearly separable.";
  const sides = [averageOf("positives", witness.positive), averageOf("negatives", witness.negative)]
    .filter((side) => side !== "")
    .join(" and ");
  return `The examples are not linearly separable: ${reason(witness, verdict.subject)}. Shown: ${sides}.`;
}

/** "the average of positives (½ of example 2, ½ of example 3)"; empty where it takes none of them. */
function averageOf(label: string, shares: readonly Share[]): string {
  if (shares.length === 0) return "";
  const parts = shares.map(({ example, weight }) => `${fraction(weight, "short")} of example ${example + 1}`);
  return `the average of ${label} (${parts.join(", ")})`;
}
