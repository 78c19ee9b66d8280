import { pointsInstead } from "../../data/class-names.js";
import { pointsOf } from "../../data/examples.js";
import { withFormerLearners } from "../../document/choices.js";
import { withoutCarried } from "../../document/initial-weights.js";
import { mostPoints, mostRows } from "../../document/limits.js";
import { holds } from "../../document/lock.js";
import type { Problem } from "../../document/problem.js";
import type { DataSource, Point } from "../../document/state.js";
import type { IntentOf } from "../../runs/intent.js";
import type { Change, ReducerContext } from "./change.js";

/** The features of an example, and its label. */
type Row = readonly number[];

/** An intent that changes the points themselves. */
export type Edit = IntentOf<"add-points" | "erase-points" | "move-point" | "flip-point" | "clear">;

/** The problem after an edit of the points. What is not in the plane is edited elsewhere. */
export function editPoints(problem: Problem, edit: Edit, { examples, ui }: ReducerContext): Change {
  const { data: before } = problem;
  if (before.kind === "reviews") return { problem };
  // A place in the plane says only two of the features.
  if (examples.base > 2 && (edit.type === "add-points" || edit.type === "move-point")) return { problem };
  const points = before.kind === "points" ? before.points : before.kind === "table" ? before.rows : pointsOf(examples);
  const after = edited(points, edit);
  if (after === points) return { problem };
  const most = before.kind === "table" ? mostRows : mostPoints;
  if (after.length > most) {
    return { problem, warning: { code: "tooManyPoints", most } };
  }
  const data = dataWith(before, after);
  const startIsLocked = holds(ui.lock, "initial") || holds(ui.lock, "learners");
  const change: Change = {
    problem: { ...(after.length > 0 ? problem : afresh(problem)), data },
    keepsWeights: after.length > 0 && !startIsLocked,
    group: "stroke" in edit ? edit.stroke : undefined,
    moveSelection: (example: number) => placeAfter(example, edit),
  };
  if (problem.order.kind !== "custom" || after.length === points.length) return change;
  return {
    ...change,
    problem: { ...change.problem, order: { kind: "given" } },
    warning: { code: "orderGone", named: points.length, examples: after.length },
  };
}

/** A table stays one as long as it has rows; all else becomes points. */
function dataWith(data: DataSource, rows: readonly Row[]): DataSource {
  return data.kind === "table" && rows.length > 0 ? { ...data, rows } : pointsInstead(data, rows as readonly Point[]);
}

/** Weights belong to their data: where all of it goes, they do too, and so does what its classes asked for. */
function afresh(problem: Problem): Problem {
  const { features: _, ...rest } = problem;
  const left = problem.data.kind === "table" ? rest : problem;
  return { ...left, initial: null, learners: withFormerLearners(problem.learners).map(withoutCarried) };
}

/** The points after an edit; the same array where nothing changes. */
export function edited(points: readonly Row[], edit: Edit): readonly Row[] {
  switch (edit.type) {
    case "add-points":
      return edit.points.length > 0 ? [...points, ...edit.points] : points;
    case "erase-points": {
      const erased = new Set(edit.indices);
      const left = points.filter((_, index) => !erased.has(index));
      return left.length < points.length ? left : points;
    }
    case "move-point":
      return replaced(points, edit.index, (point) => [...edit.to, labelIn(point)]);
    case "flip-point":
      return replaced(points, edit.index, (point) => point.with(-1, edit.label ?? nextLabel(labelIn(point), points)));
    case "clear":
      return points.length > 0 ? [] : points;
  }
}

const labelIn = (row: Row): number => row.at(-1) ?? 0;

function replaced(points: readonly Row[], index: number, change: (point: Row) => Row): readonly Row[] {
  const point = points[index];
  if (!point) return points;
  const changed = change(point);
  return changed.every((value, i) => value === point[i]) ? points : points.with(index, changed);
}

/** The other label; with more than two classes the next of them, and after the last the first. */
function nextLabel(label: number, points: readonly Row[]): number {
  const highest = points.reduce((most, row) => Math.max(most, labelIn(row)), 1);
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
