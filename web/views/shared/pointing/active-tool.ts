import { holds } from "../../../state/document/lock.js";
import type { Tool, UiState } from "../../../state/document/state.js";
import type { Examples } from "../../../state/runs/frame.js";

/**
 * A finger has to scroll the page before it draws; a mouse has a wheel for that, and draws at once. In Present nothing is
 * drawn until a tool is chosen: a stray click would add an example. Examples with more than two features are neither drawn
 * nor moved: a place on the stage says only two of them. Where the data are locked nothing is drawn, moved or erased.
 */
export function activeTool(
  { tool, lock, present }: Pick<UiState, "tool" | "lock" | "present">,
  finger: boolean,
  { base }: Pick<Examples, "base">,
): Tool {
  if (holds(lock, "data")) return "hand";
  if (base > 2 && tool !== "erase") return "hand";
  return tool ?? (finger || present ? "hand" : "positive");
}
