import {
  choiceOf,
  type SheetOutcome,
  type Worksheet,
  worksheetOf,
} from "../../../../../web/state/course/worksheet/index.js";
import { english } from "../../../../../web/state/document/notation/words.js";
import { defaultState } from "../../../../../web/state/document/settings.js";
import type { PageLearner, PlaygroundState, UiState } from "../../../../../web/state/document/state.js";
import { sheetWords } from "../../../../../web/words/sheet.js";
import { Bench, cs188, stateOf } from "../../engine.js";

/** Asks a page for sheets. */
export type Asking = (choice: string) => Promise<SheetOutcome>;

/** @returns what says what came of asking for a sheet as a link names it: "page", "usual-7". */
export function asking(changes: Partial<PlaygroundState> = {}): Asking {
  const { frame } = Bench.ofTest(stateOf(cs188, changes));
  return (choice) => worksheetOf(frame, choiceOf(choice), sheetWords(english));
}

export async function sheetOf(choice: string, page: Asking | Partial<PlaygroundState> = {}): Promise<Worksheet> {
  const outcome = await (typeof page === "function" ? page : asking(page))(choice);
  if ("refused" in outcome) throw new Error(outcome.refused);
  return outcome.sheet;
}

export const withUi = (ui: Partial<UiState>): Partial<PlaygroundState> => ({ ui: { ...defaultState.ui, ...ui } });

export const learnedBy = (...learners: PageLearner[]): Partial<PlaygroundState> => ({ learners });

/** What stands under a head, from the row above the visits on. */
export function column({ table }: Worksheet, head: string): readonly string[] {
  const place = table.columns.findIndex((one) => one.head === head);
  return table.rows.map(({ cells }) => cells[place] ?? "");
}

/** "(3, −2)" as numbers. */
export function numbers(text: string): readonly number[] {
  return Array.from(text.replaceAll("−", "-").matchAll(/-?\d+/g), ([number]) => Number(number));
}
