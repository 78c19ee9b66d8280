import { tex } from "../../exports/tex.js";
import { lengthOf } from "../table-length.js";
import type { SheetTable, Worksheet } from "../worksheet.js";
import { cellsOf } from "./cells.js";
import { pictureOf } from "./latex-picture.js";

/** Of a page by how long its table is: the centimetres that the plot has, and how far the rows are apart. */
const layouts = {
  short: { plot: 9, rows: 1.5 },
  usual: { plot: 7.5, rows: 1.3 },
  long: { plot: 6.5, rows: 1.2 },
} as const;
/** How far apart they are where nobody writes in them. */
const solvedRows = 1.1;

/** A document of its own, for which LaTeX needs no package. */
export function sheetLatex(sheet: Worksheet): string {
  return [
    "\\documentclass[a4paper]{article}",
    "\\setlength{\\textwidth}{17cm}\\setlength{\\oddsidemargin}{-0.54cm}\\setlength{\\textheight}{26cm}\\setlength{\\topmargin}{-2.3cm}",
    "\\setlength{\\parindent}{0pt}\\setlength{\\parskip}{0.5em}\\pagestyle{empty}",
    "\\begin{document}",
    pageOf(sheet, false),
    "\\newpage",
    pageOf(sheet, true),
    "\\end{document}",
    "",
  ].join("\n");
}

function pageOf(sheet: Worksheet, solved: boolean): string {
  const { origin, rules, tasks, table, plot } = sheet;
  const asked = tasks.map(({ text, answer }) => {
    const answers = solved ? answer.map((line) => `\\\\\n\\textbf{${tex(line)}}`).join("") : "";
    return `\\item ${tex(text)}${answers}`;
  });
  const layout = layouts[lengthOf(table)];
  return [
    ...(solved ? [] : [`${tex(sheet.name)} \\hrulefill\\quad ${tex(sheet.date)} \\makebox[4cm]{\\hrulefill}`]),
    `\\section*{${tex(solved ? sheet.solutionTitle : sheet.title)}}`,
    tex(origin),
    ...list(
      "itemize",
      rules.map((rule) => `\\item ${tex(rule)}`),
    ),
    ...list("enumerate", asked),
    tableOf(table, solved, solved ? solvedRows : layout.rows),
    ...(plot ? ["", pictureOf(plot, solved, layout.plot)] : []),
  ].join("\n");
}

function list(kind: string, items: readonly string[]): readonly string[] {
  return [`\\begin{${kind}}\\setlength{\\itemsep}{0pt}`, ...items, `\\end{${kind}}`];
}

function tableOf(table: SheetTable, solved: boolean, stretch: number): string {
  const many = table.columns.length > 12;
  const line = (cells: readonly string[]): string => `${cells.map(tex).join(" & ")} \\\\`;
  const rows = table.rows.flatMap(({ endsEpoch }, row) => [
    `${line(cellsOf(table, row, solved))}\\hline`,
    ...(endsEpoch ? ["\\hline"] : []),
  ]);
  return [
    `{${many ? "\\footnotesize\\setlength{\\tabcolsep}{2pt}" : "\\small\\setlength{\\tabcolsep}{3pt}"}\\renewcommand{\\arraystretch}{${stretch}}`,
    `\\begin{tabular}{|${table.columns.map(columnOf(many)).join("|")}|}`,
    "\\hline",
    `${line(table.columns.map(({ head }) => head))}\\hline`,
    ...rows,
    "\\end{tabular}\\par}",
  ].join("\n");
}

/** What is filled in by hand has room for it, and for its heading. */
function columnOf(many: boolean): (column: SheetTable["columns"][number]) => string {
  return ({ head, blank, wide }) => {
    if (!blank) return wide ? "l" : "r";
    if (wide) return `p{${many ? 1.8 : 2.4}cm}`;
    return `p{${head.length > 2 ? 1.4 : many ? 0.8 : 1}cm}`;
  };
}
