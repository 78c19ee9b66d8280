import { className } from "../../../state/data/class-names.js";
import { classOf } from "../../../state/data/labels.js";
import type { Examples } from "../../../state/runs/frame.js";
import type { Label } from "../../../words/en/labels.js";
import type { FramePick } from "../../shared/frame-paths.js";

const counts = new WeakMap<Examples, ReadonlyMap<number, number>>();

/** How many examples have each label, by label, ascending. */
export function labelCounts(examples: Examples): ReadonlyMap<number, number> {
  let counted = counts.get(examples);
  if (!counted) {
    const found = new Map<number, number>();
    for (const label of examples.label) found.set(label, (found.get(label) ?? 0) + 1);
    counted = new Map([...found].sort(([a], [b]) => a - b));
    counts.set(examples, counted);
  }
  return counted;
}

/** Whether there are more classes than two: only then labels go by number. */
export function severalClasses(examples: Examples): boolean {
  return highest(examples) > 1;
}

export function labelOf(label: number, { examples, state: { data } }: FramePick<"examples" | "state.data">): Label {
  if (label > 1 || severalClasses(examples)) return { className: className(data, classOf(label)) };
  return label > 0 ? "positive" : "negative";
}

/** What flipping makes of a label: the other one; with more than two classes the next, and after the last the first. */
export function nextLabel(label: number, examples: Examples): number {
  const last = highest(examples);
  if (last <= 1) return -label;
  const next = label < 0 ? 1 : label + 1;
  return next > last ? -1 : next;
}

function highest(examples: Examples): number {
  return Math.max(1, ...labelCounts(examples).keys());
}
