import type { Trace } from "../../trace/trace.js";
import { exact } from "../exact.js";
import { headings } from "./headings.js";

/** A tabular with the rules of the package booktabs; numbers are set in mathematics, for their minus signs. */
export function traceLatex(trace: Trace): string {
  const columns = headings(trace);
  const rows = trace.rows.map(({ visit, epoch, example, score, label, mistake, weights }) => [
    ...[visit, epoch, example, score, label].map(math),
    mistake ? "yes" : "no",
    ...weights.map(math),
  ]);
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
  const [, sign, feature] = /^([wb]\d*)(?:_(.*))?$/.exec(name) ?? [];
  if (sign === undefined) return name === "alpha" ? "$\\alpha$" : name;
  const letter = sign.charAt(0);
  const of = [sign.slice(1), feature?.replace(/x(\d+)/g, "x_{$1}").replaceAll("*", " ") ?? ""].filter(Boolean);
  return of.length > 0 ? `$${letter}_{${of.join(", ")}}$` : `$${letter}$`;
}
