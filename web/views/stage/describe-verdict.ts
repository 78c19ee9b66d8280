import type { Share } from "../../engine/types.js";
import type { Frame } from "../../state/frame.js";
import { formatNumber } from "../shared/format.js";
import { drawable, fraction, reason, verdictNow, whyShown } from "../shared/verdict-words.js";

/** Whether the examples are linearly separable, and what the stage shows of it. */
export function describeVerdict(frame: Frame): string {
  const verdict = verdictNow(frame);
  if (!verdict || verdict.analysis.separable === null) return "";
  const { separable, geometric, witness } = verdict.analysis;
  const shown = whyShown(frame) && drawable(verdict);
  if (separable) {
    const band =
      shown && geometric
        ? ` Shown: the maximum-margin line, with margin ${formatNumber(geometric.margin)} on both sides.`
        : "";
    return `The examples are linearly separable.${band}`;
  }
  if (!shown || !witness) return "The examples are not linearly separable.";
  const sides = `the average of positives ${sumOf(witness.positive)} and that of negatives ${sumOf(witness.negative)}`;
  return `The examples are not linearly separable: ${reason(witness, verdict.subject)}. Shown: ${sides}.`;
}

/** "½ of example 2 and ½ of example 3" */
function sumOf(shares: readonly Share[]): string {
  const parts = shares.map(({ example, weight }) => `${fraction(weight, "short")} of example ${example + 1}`);
  return `(${parts.join(", ")})`;
}
