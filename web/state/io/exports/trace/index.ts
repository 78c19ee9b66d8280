/** The visits of a run as texts. */

import type { WasmEngine } from "../../../../engine/engine.js";
import type { Job } from "../../../../engine/job.js";
import type { WasmRun } from "../../../../engine/run.js";
import { labelNumber, quantized, residual } from "../../../document/notation/labels.js";
import type { PageLearner, PlaygroundState } from "../../../document/state.js";
import type { Trace, TraceRow } from "../../../runs/trace/trace.js";
import { TraceReader } from "../../../runs/trace/trace-reader.js";
import { type TraceWriting, tellsResiduals, writtenNames, writtenRow } from "../../../runs/trace/written.js";
import type { LeadRun } from "../lead-run.js";
import { csv, exact, fileName, type TextFile } from "../text-file.js";

/** The visits from `first` to `last`, counted from 1; fewer if the run ends before. */
export interface VisitRange {
  readonly first: number;
  readonly last: number;
}

/** Makes a run once more and records its visits. The page's own run does not move. */
export class TraceReplay implements Job<Trace> {
  readonly #range: VisitRange;
  readonly #run: WasmRun;
  readonly #reader: TraceReader;
  readonly #rows: TraceRow[] = [];
  #ended = false;

  /** Throws `PlaygroundError` if the engine refuses the run. */
  constructor(engine: Pick<WasmEngine, "createRun">, of: LeadRun, range: VisitRange) {
    this.#range = range;
    this.#run = engine.createRun(of.spec);
    this.#reader = new TraceReader(this.#run, of);
  }

  get progress(): number {
    if (this.#ended) return 1;
    return Math.min(1, this.#run.visit / this.#range.last);
  }

  advance(work: number): boolean {
    const { cost } = this.#reader;
    for (let left = work; left > 0 && !this.#ended; ) left -= cost * this.#go(Math.max(1, Math.floor(left / cost)));
    return this.#ended;
  }

  result(): Trace {
    return { weights: this.#reader.weights, rows: this.#rows };
  }

  dispose(): void {
    this.#run.dispose();
  }

  /** Goes towards the range, or makes a visit within it. Returns the number of visits made, at least one. */
  #go(most: number): number {
    const { first, last } = this.#range;
    const before = this.#run.visit;
    const made = before < first - 1 ? this.#run.advance({ visits: Math.min(most, first - 1 - before) }) : 0;
    if (made > 0) return made;
    const row = before < last ? this.#reader.next() : null;
    if (row) this.#rows.push(row);
    else this.#ended = true;
    return 1;
  }
}

/** A tabular with the rules of the package booktabs; numbers are set in mathematics, for their minus signs. */
function traceLatex(trace: Trace, writing: TraceWriting, say: TraceTableWords): string {
  const columns = headings(trace, writing);
  const text = (cell: number | boolean) => (typeof cell === "boolean" ? say[cell ? "yes" : "no"] : math(cell));
  const rows = trace.rows.map((row) => cells(row, writing).map(text));
  return [
    "% \\usepackage{booktabs}",
    `\\begin{tabular}{${columns.map((name) => (name === "mistake" ? "c" : "r")).join("")}}`,
    "\\toprule",
    line(columns.map((name) => heading(name, say))),
    "\\midrule",
    ...rows.map(line),
    "\\bottomrule",
    "\\end{tabular}",
    "",
  ].join("\n");
}

const line = (cells: readonly string[]): string => `${cells.join(" & ")} \\\\`;

function math(value: number): string {
  return `$${exact(value).replace(/e\+?(-?\d+)$/, "\\cdot 10^{$1}")}$`;
}

/** "w_x1*x2" as $w_{x_1 x_2}$; words stay words. */
function heading(name: string, { names }: TraceTableWords): string {
  const [, letter, number, feature] = /^(w|b|theta|q|e)(\d*)(?:_(.*))?$/.exec(name) ?? [];
  if (letter === undefined) return name === "alpha" ? "$\\alpha$" : (names[name] ?? name);
  const sign = letter === "theta" ? "\\theta" : letter;
  const of = [number ?? "", feature?.replace(/x(\d+)/g, "x_{$1}").replaceAll("*", " ") ?? ""].filter(Boolean);
  return of.length > 0 ? `$${sign}_{${of.join(", ")}}$` : `$${sign}$`;
}

export type { Trace, TraceRow } from "../../../runs/trace/trace.js";
export { runInSlices } from "../hidden-session.js";
export { leadRunOf } from "../lead-run.js";

export type TraceFormat = "csv" | "markdown" | "latex";

/** What a table for readers calls its columns, where not by a letter, and says in them. */
export interface TraceTableWords {
  readonly names: Readonly<Record<string, string>>;
  readonly yes: string;
  readonly no: string;
}

/** @param learner whose visits they are. @param say of a table for readers: CSV is the same in every language, for programs. */
export function traceFile(
  trace: Trace,
  state: Pick<PlaygroundState, "data" | "bias" | "ui">,
  learner: PageLearner,
  format: TraceFormat,
  say: TraceTableWords,
): TextFile {
  const { write, ending, type } = writers[format];
  const [first, last] = [trace.rows[0]?.visit ?? 0, trace.rows.at(-1)?.visit ?? 0];
  return {
    name: fileName(state, `visits-${first}-to-${last}`, ending),
    type,
    text: write(trace, { notation: state.ui, bias: state.bias, learner }, say),
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
function traceMarkdown(trace: Trace, writing: TraceWriting, say: TraceTableWords): string {
  const columns = headings(trace, writing);
  const names = columns.map((name) => say.names[name] ?? name.replace(/([\\|*_`])/g, "\\$1"));
  const ruler = columns.map((name) => (name === "mistake" ? ":-:" : "--:"));
  const text = (cell: number | boolean) => (typeof cell === "boolean" ? say[cell ? "yes" : "no"] : exact(cell));
  const rows = trace.rows.map((row) => cells(row, writing).map(text));
  return [names, ruler, ...rows].map((row) => `| ${row.join(" | ")} |\n`).join("");
}

/** The names of the columns. */
function headings({ weights }: Pick<Trace, "weights">, writing: TraceWriting): readonly string[] {
  const residuals = tellsResiduals(writing) ? ["q", "e"] : [];
  return ["visit", "epoch", "example", "score", "label", ...residuals, "mistake", ...writtenNames(weights, writing)];
}

/** What stands in them of a visit: numbers, whether it was a mistake, numbers. */
function cells(row: TraceRow, writing: TraceWriting): readonly (number | boolean)[] {
  const { visit, epoch, example, score, label, mistake, weights } = writtenRow(row, writing);
  const labels = tellsResiduals(writing)
    ? [labelNumber(label, writing.notation), quantized(row), residual(row)]
    : [label];
  return [visit, epoch, example, score, ...labels, mistake, ...weights];
}
