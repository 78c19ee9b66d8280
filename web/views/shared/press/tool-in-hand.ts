import type { Tool, UiState } from "../../../state/document/state.js";
import type { Examples } from "../../../state/frame.js";

/**
 * A finger has to scroll the page before it draws; a mouse has a wheel for that, and draws at once. Of examples with more
 * than two features none is drawn or moved: a place on the stage says only two of them.
 */
export function toolInHand({ tool }: Pick<UiState, "tool">, finger: boolean, { base }: Pick<Examples, "base">): Tool {
  if (base > 2 && tool !== "erase") return "hand";
  return tool ?? (finger ? "hand" : "positive");
}
