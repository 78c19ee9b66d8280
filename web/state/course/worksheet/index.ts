/** Sheets to be worked out by hand. */
export {
  another,
  choiceOf,
  choiceText,
  type Given,
  givens,
  type Level,
  levels,
  mostSeeds,
  type SheetChoice,
} from "./choice.js";
export { type SheetFrame, type SheetNeed, type SheetOutcome, worksheetOf } from "./make.js";
export { lengthOf } from "./table.js";
export type * from "./worksheet.js";
export { tuple, whole } from "./worksheet.js";
export { type SheetFormat, sheetFile } from "./writers/index.js";
