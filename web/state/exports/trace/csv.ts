import type { Trace } from "../../trace/trace.js";
import type { TraceWriting } from "../../trace/written.js";
import { csv } from "../csv.js";
import { exact } from "../exact.js";
import { cells, headings } from "./headings.js";

/** A line for the names, then one a visit. */
export function traceCsv(trace: Trace, writing: TraceWriting): string {
  const text = (cell: number | boolean) => (typeof cell === "boolean" ? String(cell) : exact(cell));
  return csv([headings(trace, writing), ...trace.rows.map((row) => cells(row, writing).map(text))]);
}
