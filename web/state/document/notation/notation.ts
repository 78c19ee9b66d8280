import type { UiState } from "../state.js";

/** How labels and the bias are written. A choice of the page: see `viewUi`. */
export type Notation = Pick<UiState, "labels" | "biasAs">;

/** That of the product's own words, before a page has another. */
export const usual: Notation = { labels: "plus-minus", biasAs: "bias" };

/** Without the sign of a zero: −0 is written as 0. */
export function negated(value: number): number {
  return value === 0 ? 0 : -value;
}
