/** What makes of a text, or of a file, examples to learn from. */

export { longestFile } from "../document/limits.js";
export { byValue, type ChoiceProblem, type Choices, type Corrections } from "./choices.js";
export { type Column, mostValues } from "./columns.js";
export { decode } from "./decode.js";
export { looksLikeJson } from "./guess-format.js";
export type { DecimalMark } from "./numbers.js";
export type { ColumnPlace, Problem } from "./problem.js";
export { type Preview, Reading, type Refused } from "./reading.js";
export { cellOf, type Delimiter, delimiters } from "./sheet.js";
export type { TableResult } from "./table.js";

/** The most bytes of a text or a file that is no saved state: larger ones are not read at all. */
export const longestImport = 25_000_000;
