import type { Trace } from "../../trace/trace.js";
import { exact } from "../exact.js";
import { headings } from "./headings.js";

/** A table as GitHub, Pandoc and notebooks read it. */
export function traceMarkdown(trace: Trace): string {
  const names = headings(trace).map((name) => name.replace(/([\\|*_`])/g, "\\$1"));
  const ruler = names.map((name) => (name === "mistake" ? ":-:" : "--:"));
  const rows = trace.rows.map(({ visit, epoch, example, score, label, mistake, weights }) => [
    ...[visit, epoch, example, score, label].map(exact),
    mistake ? "yes" : "no",
    ...weights.map(exact),
  ]);
  return [names, ruler, ...rows].map((row) => `| ${row.join(" | ")} |\n`).join("");
}
