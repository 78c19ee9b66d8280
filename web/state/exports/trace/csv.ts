import type { Trace } from "../../trace/trace.js";
import { csv } from "../csv.js";
import { exact } from "../exact.js";
import { headings } from "./headings.js";

/** A line for the names, then one a visit. */
export function traceCsv(trace: Trace): string {
  const rows = trace.rows.map(({ visit, epoch, example, score, label, mistake, weights }) => [
    ...[visit, epoch, example, score, label].map(exact),
    String(mistake),
    ...weights.map(exact),
  ]);
  return csv([headings(trace), ...rows]);
}
