import type { PaneView } from "../../state/frame.js";
import { formatCount } from "../shared/words/format.js";
import { counted } from "../shared/words/outcome.js";
import { bestEpoch, type Sizes, trainedPart } from "./curves.js";

/** The chart in words: where each learner's curves begin and end, and where the held-out one is lowest. */
export function curvesSummary(
  panes: readonly Pick<PaneView, "curve">[],
  names: readonly string[],
  sizes: Sizes,
): string {
  const sentences = panes.map((pane, index) => {
    const name = names[index] ?? "";
    const curve = trainedPart(pane.curve);
    if (!curve || curve.epoch.length === 0) return `${name}: nothing yet.`;
    const last = `after ${counted(curve.epoch.at(-1) ?? 0, "epoch")}`;
    const train = `${fromTo(curve.train)} of ${formatCount(sizes.train)} training examples`;
    const best = bestEpoch(curve);
    if (!best || !curve.heldOut) return `${name}: ${train} ${last}.`;
    const heldOut = `${fromTo(curve.heldOut)} of ${formatCount(sizes.heldOut)} held-out examples`;
    return `${name}: ${train} and ${heldOut} ${last}; fewest misclassified of those held out, ${formatCount(best.mistakes)}, after epoch ${formatCount(best.epoch)}.`;
  });
  return `Misclassified after each epoch. ${sentences.join(" ")}`;
}

function fromTo(counts: Float64Array): string {
  const [first, last] = [counts[0] ?? 0, counts.at(-1) ?? 0];
  return counts.length === 1 ? formatCount(last) : `from ${formatCount(first)} to ${formatCount(last)}`;
}
