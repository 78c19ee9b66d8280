/** A sheet as a text, its solution behind it on a page of its own. */
import type { TextFile } from "../../../io/exports/text-file.js";
import type { SheetPlot, SheetTable, Worksheet } from "../worksheet.js";
import { cellsOf, sheetLatex } from "./latex.js";

export type SheetFormat = "markdown" | "latex";

const writers = {
  markdown: { write: sheetMarkdown, ending: "md", type: "text/markdown" },
  latex: { write: sheetLatex, ending: "tex", type: "application/x-tex" },
} as const;

export function sheetFile(sheet: Worksheet, format: SheetFormat): TextFile {
  const { write, ending, type } = writers[format];
  return { name: `perceptron-worksheet-${sheet.sheet}.${ending}`, type, text: write(sheet) };
}

/** A sheet as GitHub, Pandoc and notebooks read it; the plot is one of characters. */
function sheetMarkdown(sheet: Worksheet): string {
  return `${pageOf(sheet, false)}\n---\n\n${pageOf(sheet, true)}`;
}

function pageOf(sheet: Worksheet, solved: boolean): string {
  const { origin, rules, tasks, table, plot } = sheet;
  const asked = tasks.map(({ text, answer }, k) => {
    const answers = solved ? answer.map((line) => `\n   - **${line}**`).join("") : "";
    return `${k + 1}. ${text}${answers}\n`;
  });
  return [
    ...(solved ? [] : [`${sheet.name}: ______________________________ ${sheet.date}: ______________\n`]),
    `# ${solved ? sheet.solutionTitle : sheet.title}\n`,
    `${origin}\n`,
    rules.map((rule) => `- ${rule}\n`).join(""),
    asked.join(""),
    tableText(table, solved),
    ...(plot ? [plotText(plot)] : []),
  ].join("\n");
}

function tableText(table: SheetTable, solved: boolean): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |\n`;
  const rows = table.rows.map((_, row) => line(cellsOf(table, row, solved).map((cell) => cell || "&nbsp;")));
  return [line(table.columns.map(({ head }) => head)), line(table.columns.map(() => "--:")), ...rows].join("");
}

/** A character a whole number across, a line a whole number up. */
function plotText({ axes, x, y, points }: SheetPlot): string {
  const lines: string[] = [];
  for (let up = y[1]; up >= y[0]; up--) {
    const marks = Array.from({ length: x[1] - x[0] + 1 }, (_, k) => {
      const across = x[0] + k;
      const there = points.find(({ place }) => place[0] === across && place[1] === up);
      if (there) return there.positive ? "+" : "−";
      if (across === 0 && up === 0) return "┼";
      return across === 0 ? "│" : up === 0 ? "─" : "·";
    });
    lines.push(`${String(up).padStart(4)}  ${marks.join("  ")}`);
  }
  const numbers = Array.from({ length: x[1] - x[0] + 1 }, (_, k) => String(x[0] + k).padStart(3)).join("");
  return ["```text", `  ${axes[1]}`, ...lines, `    ${numbers}  ${axes[0]}`, "```", ""].join("\n");
}
