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
    const train = `${fromTo(curve.train)} on ${formatCount(sizes.train)} training examples`;
    const best = bestEpoch(curve);
    if (!best || !curve.heldOut) return `${name}: ${train} ${last}.`;
    const heldOut = `${fromTo(curve.heldOut)} on ${formatCount(sizes.heldOut)} held-out examples`;
    return `${name}: ${train} and ${heldOut} ${last}; fewest held-out mistakes, ${formatCount(best.mistakes)}, after epoch ${formatCount(best.epoch)}.`;
  });
  return `Mistakes by epoch. ${sentences.join(" ")}`;
}

function fromTo(counts: Float64Array): string {
  const [first, last] = [counts[0] ?? 0, counts.at(-1) ?? 0];
  return counts.length === 1 ? counted(last, "mistake") : `from ${formatCount(first)} to ${counted(last, "mistake")}`;
}
