import type { Trace } from "../../trace/trace.js";
import type { TraceWriting } from "../../trace/written.js";
import { exact } from "../exact.js";
import { cells, headings } from "./headings.js";

/** A table as GitHub, Pandoc and notebooks read it. */
export function traceMarkdown(trace: Trace, writing: TraceWriting): string {
  const names = headings(trace, writing).map((name) => name.replace(/([\\|*_`])/g, "\\$1"));
  const ruler = names.map((name) => (name === "mistake" ? ":-:" : "--:"));
  const text = (cell: number | boolean) => (typeof cell === "boolean" ? (cell ? "yes" : "no") : exact(cell));
  const rows = trace.rows.map((row) => cells(row, writing).map(text));
  return [names, ruler, ...rows].map((row) => `| ${row.join(" | ")} |\n`).join("");
}
