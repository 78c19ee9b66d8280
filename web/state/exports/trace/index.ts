/** The visits of a run as texts. */
import type { PageLearner, PlaygroundState } from "../../document/state.js";
import type { Trace } from "../../trace/trace.js";
import { fileName } from "../file-name.js";
import type { TextFile } from "../text-file.js";
import { traceCsv } from "./csv.js";
import { traceLatex } from "./latex.js";
import { traceMarkdown } from "./markdown.js";

export type { Trace, TraceRow } from "../../trace/trace.js";
export { leadRunOf } from "../lead-run.js";
export { workOff } from "../work-off.js";
export { Retelling, type Stretch } from "./retelling.js";

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
