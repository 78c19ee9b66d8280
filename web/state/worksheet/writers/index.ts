/** A sheet as a text, its solution behind it on a page of its own. */
import type { TextFile } from "../../exports/text-file.js";
import type { Worksheet } from "../worksheet.js";
import { sheetLatex } from "./latex.js";
import { sheetMarkdown } from "./markdown.js";

export type SheetFormat = "markdown" | "latex";

const writers = {
  markdown: { write: sheetMarkdown, ending: "md", type: "text/markdown" },
  latex: { write: sheetLatex, ending: "tex", type: "application/x-tex" },
} as const;

export function sheetFile(sheet: Worksheet, format: SheetFormat): TextFile {
  const { write, ending, type } = writers[format];
  return { name: `perceptron-worksheet-${sheet.sheet}.${ending}`, type, text: write(sheet) };
}
