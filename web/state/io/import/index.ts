/** What makes of a text, or of a file, examples to learn from. */

export { longestFile } from "../../document/limits.js";
export type { DecimalMark } from "./cells.js";
export { type Column, mostValues } from "./columns.js";
export { type Delimiter, decode, delimiters, looksLikeModel, looksLikeState } from "./format.js";
export { type ModelMisfit, type ModelPreview, previewModel } from "./model.js";
export { asks, type ColumnPlace, type ForeignFormat, type Notice, type Problem } from "./problem.js";
export { type Preview, Reading, type Refused } from "./reading.js";
export { byValue, type ChoiceProblem, type Choices, type Corrections } from "./roles.js";
export { cellOf } from "./sheet.js";
export type { TableResult } from "./table.js";

/** The most bytes of a text or a file that is no saved state: larger ones are not read at all. */
export const longestImport = 25_000_000;
