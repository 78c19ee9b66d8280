/** The visits of a run as texts. */
import type { PageLearner, PlaygroundState } from "../../document/state.js";
import type { Trace } from "../../trace/trace.js";
import type { TraceWriting } from "../../trace/written.js";
import { csv } from "../csv.js";
import { exact } from "../exact.js";
import { fileName } from "../file-name.js";
import type { TextFile } from "../text-file.js";
import { cells, headings } from "./headings.js";
import { traceLatex } from "./latex.js";

export type { Trace, TraceRow } from "../../trace/trace.js";
export { leadRunOf } from "../lead-run.js";
export { runInSlices } from "../run-in-slices.js";
export { TraceReplay, type VisitRange } from "./trace-replay.js";

export type TraceFormat = "csv" | "markdown" | "latex";

/** @param learner whose visits they are. */
export function traceFile(
  trace: Trace,
  state: Pick<PlaygroundState, "data" | "bias" | "ui">,
  learner: PageLearner,
  format: TraceFormat,
): TextFile {
  const { write, ending, type } = writers[format];
  const [first, last] = [trace.rows[0]?.visit ?? 0, trace.rows.at(-1)?.visit ?? 0];
  return {
    name: fileName(state, `visits-${first}-to-${last}`, ending),
    type,
    text: write(trace, { notation: state.ui, bias: state.bias, learner }),
  };
}

const writers = {
  csv: { write: traceCsv, ending: "csv", type: "text/csv" },
  markdown: { write: traceMarkdown, ending: "md", type: "text/markdown" },
  latex: { write: traceLatex, ending: "tex", type: "application/x-tex" },
} as const;

/** A line for the names, then one a visit. */
function traceCsv(trace: Trace, writing: TraceWriting): string {
  const text = (cell: number | boolean) => (typeof cell === "boolean" ? String(cell) : exact(cell));
  return csv([headings(trace, writing), ...trace.rows.map((row) => cells(row, writing).map(text))]);
}

/** A table as GitHub, Pandoc and notebooks read it. */
function traceMarkdown(trace: Trace, writing: TraceWriting): string {
  const names = headings(trace, writing).map((name) => name.replace(/([\\|*_`])/g, "\\$1"));
  const ruler = names.map((name) => (name === "mistake" ? ":-:" : "--:"));
  const text = (cell: number | boolean) => (typeof cell === "boolean" ? (cell ? "yes" : "no") : exact(cell));
  const rows = trace.rows.map((row) => cells(row, writing).map(text));
  return [names, ruler, ...rows].map((row) => `| ${row.join(" | ")} |\n`).join("");
}
