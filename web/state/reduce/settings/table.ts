import { withoutStart } from "../../document/initial-weights.js";
import type { Problem } from "../../document/problem.js";
import type { Table } from "../../document/state.js";
import type { IntentOf } from "../../intent.js";
import type { Change, ReducerContext } from "../change.js";
import { chosenFeatures, movedFeatures } from "./moved-features.js";
import { learnersFor, leavingReviews } from "./presets.js";
import { withOrderFor } from "./reviews.js";

/**
 * The problem with a table in place of its data. Where it has the columns of the table before, the chosen features go
 * with them: whichever are drawn, the same are learned from. Weights start from where the data has them.
 */
export function setTable(problem: Problem, { data }: IntentOf<"set-table">, { ui }: ReducerContext): Change {
  const { data: before, features, ...rest } = leavingReviews(problem);
  const several = data.rows.some((row) => (row.at(-1) ?? 0) > 1);
  const learners = learnersFor(several, rest.learners, ui.lead);
  const carried = features && before.kind === "table" ? featuresFor(data, features, before) : undefined;
  const changed: Problem = { ...withoutStart({ ...rest, learners }), data, ...(carried && { features: carried }) };
  const asMany = before.kind === "table" && before.rows.length === data.rows.length;
  return { ...withOrderFor(changed, asMany), view: null };
}

/** The features by the new places of their columns; undefined where a column is gone, or where they are all there are. */
function featuresFor(to: Table, features: readonly string[], from: Table): readonly string[] | undefined {
  const place = from.columns.map((column) => to.columns.slice(0, -1).indexOf(column) + 1);
  const moved = movedFeatures(features, place);
  return moved.every((name) => name !== null) ? chosenFeatures(moved, to.columns.length - 1) : undefined;
}
