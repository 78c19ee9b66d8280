import { tex } from "../../exports/tex.js";
import { lengthOf, type SheetTable, type Worksheet } from "../worksheet.js";
import { cellsOf } from "./cells.js";
import { pictureOf } from "./latex-picture.js";

/** What a page has room for: rows so many times as high as their text, above a plot of so many centimetres. */
const room = { short: { rows: 1.5, plot: 9 }, usual: { rows: 1.4, plot: 8 }, long: { rows: 1.25, plot: 6 } } as const;
/** Rows that nobody writes into. */
const printedRows = 1.05;

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

/** Who writes has a line for it. */
const writer = "Name \\hrulefill\\quad Date \\makebox[4cm]{\\hrulefill}";

function pageOf({ title, origin, rules, tasks, table, plot }: Worksheet, solved: boolean): string {
  const asked = tasks.map(({ text, answer }) => {
    const answers = solved ? answer.map((line) => `\\\\\n\\textbf{${tex(line)}}`).join("") : "";
    return `\\item ${tex(text)}${answers}`;
  });
  return [
    ...(solved ? [] : [writer]),
    `\\section*{${tex(title)}${solved ? ": solution" : ""}}`,
    tex(origin),
    ...list(
      "itemize",
      rules.map((rule) => `\\item ${tex(rule)}`),
    ),
    ...list("enumerate", asked),
    tableOf(table, solved),
    ...(plot ? ["", pictureOf(plot, solved, room[lengthOf(table)].plot)] : []),
  ].join("\n");
}

function list(kind: string, items: readonly string[]): readonly string[] {
  return [`\\begin{${kind}}\\setlength{\\itemsep}{0pt}`, ...items, `\\end{${kind}}`];
}

function tableOf(table: SheetTable, solved: boolean): string {
  const many = table.columns.length > 12;
  const stretch = solved ? printedRows : room[lengthOf(table)].rows;
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
