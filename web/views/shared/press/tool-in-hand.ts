import type { Tool, UiState } from "../../../state/document/state.js";

/** A finger has to scroll the page before it draws; a mouse has a wheel for that, and draws at once. */
export function toolInHand({ tool }: Pick<UiState, "tool">, finger: boolean): Tool {
  return tool ?? (finger ? "hand" : "positive");
}
