import type { Point } from "../document/state.js";
import type { Intent } from "../intent.js";

/** An intent that changes the points themselves. */
export type Edit = Extract<Intent, { type: "add-points" | "erase-points" | "move-point" | "flip-point" | "clear" }>;

const editTypes: ReadonlySet<Intent["type"]> = new Set<Edit["type"]>([
  "add-points",
  "erase-points",
  "move-point",
  "flip-point",
  "clear",
]);

export function isEdit(intent: Intent): intent is Edit {
  return editTypes.has(intent.type);
}

function replaced(points: readonly Point[], index: number, change: (point: Point) => Point): readonly Point[] {
  const point = points[index];
  if (!point) return points;
  const changed = change(point);
  return changed.every((value, i) => value === point[i]) ? points : points.with(index, changed);
}

/** The points after an edit; the same array where nothing changes. */
export function edited(points: readonly Point[], edit: Edit): readonly Point[] {
  switch (edit.type) {
    case "add-points":
      return edit.points.length > 0 ? [...points, ...edit.points] : points;
    case "erase-points": {
      const erased = new Set(edit.indices);
      const left = points.filter((_, index) => !erased.has(index));
      return left.length < points.length ? left : points;
    }
    case "move-point":
      return replaced(points, edit.index, ([, , label]) => [...edit.to, label]);
    case "flip-point":
      return replaced(points, edit.index, ([x1, x2, label]) => [x1, x2, nextLabel(label, points)]);
    case "clear":
      return points.length > 0 ? [] : points;
  }
}

/** The other label; with more than two classes the next of them, and after the last the first. */
function nextLabel(label: number, points: readonly Point[]): number {
  const highest = points.reduce((most, [, , other]) => Math.max(most, other), 1);
  if (highest === 1) return -label;
  const next = label < 0 ? 1 : label + 1;
  return next > highest ? -1 : next;
}

/** Where the selected example is after an edit; null when it is gone. */
export function selectedAfter(selected: number | null, edit: Edit): number | null {
  if (selected === null || edit.type === "clear") return null;
  if (edit.type !== "erase-points") return selected;
  const erased = new Set(edit.indices);
  if (erased.has(selected)) return null;
  return selected - [...erased].filter((index) => index < selected).length;
}
