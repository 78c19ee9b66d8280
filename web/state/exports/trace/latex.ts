import type { Trace } from "../../trace/trace.js";
import type { TraceWriting } from "../../trace/written.js";
import { exact } from "../exact.js";
import { cells, headings } from "./headings.js";

/** A tabular with the rules of the package booktabs; numbers are set in mathematics, for their minus signs. */
export function traceLatex(trace: Trace, writing: TraceWriting): string {
  const columns = headings(trace, writing);
  const text = (cell: number | boolean) => (typeof cell === "boolean" ? (cell ? "yes" : "no") : math(cell));
  const rows = trace.rows.map((row) => cells(row, writing).map(text));
  return [
    "% \\usepackage{booktabs}",
    `\\begin{tabular}{${columns.map((name) => (name === "mistake" ? "c" : "r")).join("")}}`,
    "\\toprule",
    line(columns.map(heading)),
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
function heading(name: string): string {
  const [, letter, number, feature] = /^(w|b|theta|q|e)(\d*)(?:_(.*))?$/.exec(name) ?? [];
  if (letter === undefined) return name === "alpha" ? "$\\alpha$" : name;
  const sign = letter === "theta" ? "\\theta" : letter;
  const of = [number ?? "", feature?.replace(/x(\d+)/g, "x_{$1}").replaceAll("*", " ") ?? ""].filter(Boolean);
  return of.length > 0 ? `$${sign}_{${of.join(", ")}}$` : `$${sign}$`;
}
