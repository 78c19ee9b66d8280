import { className, classOf } from "../../../state/data/class-names.js";
import type { ViewWindow } from "../../../state/document/state.js";
import type { Examples, Frame } from "../../../state/runs/frame.js";
import type { StageTheme } from "../../../ui/canvas/colors.js";
import type { StageSize } from "../../../ui/canvas/layer.js";
import { layPlane, type Margins, type Plane } from "../../../ui/canvas/plane.js";
import type { Label } from "../../../words/en/nouns.js";

/** The name of one axis stands above the plot, that of the other below its numbers. */
const margins: Margins = { top: 1.9, right: 0.9, bottom: 3.1 };

/** Where the plane of a stage is drawn. */
export function layOut(asked: ViewWindow, size: StageSize, theme: StageTheme): Plane {
  return layPlane(asked, size, theme.size, margins);
}

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

export function labelOf(label: number, { examples, state: { data } }: Frame): Label {
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
