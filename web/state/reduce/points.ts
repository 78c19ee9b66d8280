import { pointsInstead } from "../data/class-names.js";
import { pointsOf } from "../data/examples.js";
import { withoutCarried } from "../document/initial-weights.js";
import { withFormer } from "../document/instead.js";
import { mostPoints } from "../document/limits.js";
import type { Problem } from "../document/problem.js";
import type { Point } from "../document/state.js";
import type { IntentOf } from "../intent.js";
import type { Around, Reduced } from "./reduced.js";

/** An intent that changes the points themselves. */
export type Edit = IntentOf<"add-points" | "erase-points" | "move-point" | "flip-point" | "clear">;

/** The problem after an edit of the points. What is not in the plane is edited elsewhere. */
export function editPoints(problem: Problem, edit: Edit, { examples }: Around): Reduced {
  if (problem.data.kind === "reviews") return { problem };
  const points = problem.data.kind === "points" ? problem.data.points : pointsOf(examples);
  const after = edited(points, edit);
  if (after === points) return { problem };
  if (after.length > mostPoints) {
    return { problem, warning: `More points than fit: the page holds ${mostPoints}. Nothing was added.` };
  }
  const data = pointsInstead(problem.data, after);
  const reduced = {
    problem: { ...(after.length > 0 ? problem : afresh(problem)), data },
    keeps: after.length > 0,
    group: "stroke" in edit ? edit.stroke : undefined,
    moved: (example: number) => placeAfter(example, edit),
  };
  if (problem.order.kind !== "custom" || after.length === points.length) return reduced;
  return {
    ...reduced,
    problem: { ...reduced.problem, order: { kind: "given" } },
    warning: `The custom order named ${points.length} examples, now there are ${after.length}: back to the given order.`,
  };
}

/** Weights belong to their data: where all of it goes, they do too, and so does what its classes asked for. */
function afresh(problem: Problem): Problem {
  return { ...problem, initial: null, learners: withFormer(problem.learners).map(withoutCarried) };
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

function replaced(points: readonly Point[], index: number, change: (point: Point) => Point): readonly Point[] {
  const point = points[index];
  if (!point) return points;
  const changed = change(point);
  return changed.every((value, i) => value === point[i]) ? points : points.with(index, changed);
}

/** The other label; with more than two classes the next of them, and after the last the first. */
function nextLabel(label: number, points: readonly Point[]): number {
  const highest = points.reduce((most, [, , other]) => Math.max(most, other), 1);
  if (highest === 1) return -label;
  const next = label < 0 ? 1 : label + 1;
  return next > highest ? -1 : next;
}

/** Where an example is after an edit; null when it is gone. */
function placeAfter(example: number, edit: Edit): number | null {
  if (edit.type === "clear") return null;
  if (edit.type !== "erase-points") return example;
  const erased = new Set(edit.indices);
  if (erased.has(example)) return null;
  return example - [...erased].filter((index) => index < example).length;
}
