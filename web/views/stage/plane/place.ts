import { className, classOf } from "../../../state/data/class-names.js";
import type { ViewWindow } from "../../../state/document/state.js";
import type { Examples, Frame } from "../../../state/runs/frame.js";
import type { StageTheme } from "../../../ui/canvas/colors.js";
import { FULL_GLYPHS } from "../../../ui/canvas/glyphs.js";
import type { StageSize } from "../../../ui/canvas/layer.js";
import { layPlane, type Margins, type Plane } from "../../../ui/canvas/plane.js";
import type { PlanePoint } from "../../../ui/canvas/projection.js";
import type { Label } from "../../../words/sentences.js";

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

export function isHeldOut({ heldOut }: Examples, index: number): boolean {
  return heldOut !== null && heldOut[index] === 1;
}

/** Where an example is in the plane; null for none. */
export function placeOf(frame: Frame, index: number | null): PlanePoint | null {
  if (index === null || index < 0 || index >= frame.examples.count) return null;
  return { x: frame.examples.xy[2 * index] ?? 0, y: frame.examples.xy[2 * index + 1] ?? 0 };
}

/** Numbers to compare, every time the examples change. */
const MOST = 50_000;

const together = new WeakMap<Examples, ReadonlyMap<number, readonly number[]>>();

/**
 * Examples with the same features, by the first of them: whatever their labels, only one can be seen. In a crowd, where none
 * can be told from the next, they are not looked for.
 */
function coinciding(examples: Examples): ReadonlyMap<number, readonly number[]> {
  let found = together.get(examples);
  if (!found) {
    const at = new Map<string, number[]>();
    const { X, base } = examples;
    const isCrowd = examples.count > FULL_GLYPHS || examples.count * base > MOST;
    const count = isCrowd ? 0 : examples.count;
    for (let i = 0; i < count; ++i) {
      const features = X.subarray(i * base, (i + 1) * base).join();
      const here = at.get(features);
      if (here) here.push(i);
      else at.set(features, [i]);
    }
    const groups = [...at.values()].filter((here) => here.length > 1);
    found = new Map(groups.map((here) => [here[0] ?? 0, here]));
    together.set(examples, found);
  }
  return found;
}

/** What there is where an example is: how many examples, and whether their labels differ. */
export interface Crowd {
  readonly count: number;
  readonly mixed: boolean;
}

/** Every place with more than one example, by the first of them. */
export function crowdsOf(examples: Examples): ReadonlyMap<number, Crowd> {
  return new Map(
    Array.from(coinciding(examples), ([first, here]) => [
      first,
      { count: here.length, mixed: here.some((i) => examples.label[i] !== examples.label[first]) },
    ]),
  );
}

/** Null where it is alone. */
export function crowdAt(examples: Examples, index: number): Crowd | null {
  for (const [first, here] of coinciding(examples))
    if (here.includes(index)) return crowdsOf(examples).get(first) ?? null;
  return null;
}

/**
 * The example nearest to (x, y), at most `radius` away; of equally near ones the last drawn; null where there is none.
 * @param xy The coordinates of all examples, two each. Looking at all of them takes less than a frame for as many as a
 *   page holds, and no index has to be made anew with every edit.
 */
export function nearestExample(xy: Float64Array, x: number, y: number, radius: number): number | null {
  let best: number | null = null;
  let least = radius * radius;
  for (let i = 0; 2 * i < xy.length; ++i) {
    const square = squareTo(xy, i, x, y);
    if (!(square <= least)) continue;
    best = i;
    least = square;
  }
  return best;
}

/** Every example at most `radius` away from one of the places, ascending. */
export function examplesWithin(
  xy: Float64Array,
  places: readonly { readonly x: number; readonly y: number }[],
  radius: number,
): number[] {
  const found: number[] = [];
  for (let i = 0; 2 * i < xy.length; ++i) {
    if (places.some(({ x, y }) => squareTo(xy, i, x, y) <= radius * radius)) found.push(i);
  }
  return found;
}

function squareTo(xy: Float64Array, i: number, x: number, y: number): number {
  const dx = (xy[2 * i] as number) - x;
  const dy = (xy[2 * i + 1] as number) - y;
  return dx * dx + dy * dy;
}
