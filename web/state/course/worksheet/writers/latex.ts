import { tex } from "../../../io/exports/tex.js";
import { lengthOf } from "../table.js";
import type { PlanePoint, SheetPlot, SheetPoint, SheetTable, Worksheet } from "../worksheet.js";

/** Of a whole number, in centimetres: at most. */
const largestUnit = 1;

/**
 * A plot in LaTeX's own picture environment: squared paper, axes, the examples; solved, the boundary too.
 * @param room the centimetres that it may be high, and half of those that it may be wide.
 */
function pictureOf({ axes, x, y, points, boundary, normal }: SheetPlot, solved: boolean, room: number): string {
  const [width, height] = [x[1] - x[0], y[1] - y[0]];
  const unit = Math.min(largestUnit, room / (height + 1), (2 * room) / (width + 1));
  const line = (way: string, length: number): string => `\\line(${way}){${length}}`;
  return [
    `{\\setlength{\\unitlength}{${round(unit)}cm}`,
    `\\begin{picture}(${width + 1},${height + 1})(${x[0]},${y[0]})`,
    "\\linethickness{0.1pt}",
    `\\multiput(${x[0]},${y[0]})(1,0){${width + 1}}{${line("0,1", height)}}`,
    `\\multiput(${x[0]},${y[0]})(0,1){${height + 1}}{${line("1,0", width)}}`,
    "\\linethickness{0.9pt}",
    `\\put(${x[0]},0){\\vector(1,0){${width + 0.5}}}\\put(0,${y[0]}){\\vector(0,1){${height + 0.5}}}`,
    `\\put(${x[1] + 0.6},-0.1){${tex(axes[0])}}\\put(-0.1,${y[1] + 0.6}){${tex(axes[1])}}`,
    ...numbers(x).map((value) => `\\put(${value},-0.35){\\makebox(0,0){\\scriptsize $${value}$}}`),
    ...numbers(y).map((value) => `\\put(-0.15,${value}){\\makebox(0,0)[r]{\\scriptsize $${value}$}}`),
    ...(solved && boundary ? [segment(boundary)] : []),
    ...(solved && normal ? [segment(normal), arrowhead(normal)] : []),
    ...points.map(mark),
    "\\end{picture}}",
  ].join("\n");
}

const round = (number: number): number => Math.round(number * 1000) / 1000;

/** The numbers at an axis; the origin has none. */
function numbers([low, high]: readonly [number, number]): readonly number[] {
  return Array.from({ length: high - low + 1 }, (_, k) => low + k).filter((value) => value !== 0);
}

/** Lines of any slope are none of the picture environment; a curve may be straight. */
function segment([[fromX, fromY], [toX, toY]]: readonly [PlanePoint, PlanePoint]): string {
  const at = (x: number, y: number): string => `(${round(x)},${round(y)})`;
  return `\\qbezier${at(fromX, fromY)}${at((fromX + toX) / 2, (fromY + toY) / 2)}${at(toX, toY)}`;
}

/** At its end a disc: vectors have few slopes too. */
function arrowhead([, [x, y]]: readonly [PlanePoint, PlanePoint]): string {
  return `\\put(${round(x)},${round(y)}){\\circle*{0.2}}`;
}

function mark({ place: [x, y], positive, name }: SheetPoint): string {
  const sign = positive ? "\\LARGE\\boldmath $\\oplus$" : "{\\fboxsep1.5pt\\fbox{$-$}}";
  return `\\put(${x},${y}){\\makebox(0,0){${sign}}}\\put(${x + 0.25},${y + 0.3}){\\scriptsize ${name}}`;
}

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

/** A row of a table as it is printed: a cell that is left blank is empty. */
export function cellsOf({ columns, rows }: SheetTable, row: number, solved: boolean): readonly string[] {
  const { cells = [], given = true } = rows[row] ?? {};
  return cells.map((text, k) => (solved || given || !columns[k]?.blank ? text : ""));
}
