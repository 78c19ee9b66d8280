import type { ViewWindow } from "../../../state/document/state.js";
import type { PaneView } from "../../../state/frame.js";
import type { StageFrame } from "../inputs.js";
import { readout } from "./describe.js";
import { missingBoundary, sliceWords } from "./describe-boundary.js";

/** What the line on the plot says of the example pointed at or chosen; without one, what is to be known of the boundary to see. */
export function readoutLine(frame: StageFrame, pane: PaneView, window: ViewWindow, hovered: number | null): string {
  const shown = hovered ?? frame.selected;
  return shown === null ? missingBoundary(frame, pane, window) || sliceWords(frame, pane) : readout(frame, shown);
}
