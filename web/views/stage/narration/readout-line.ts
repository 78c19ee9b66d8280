import type { ViewWindow } from "../../../state/document/state.js";
import type { PaneView } from "../../../state/frame.js";
import type { StageFrame } from "../inputs.js";
import { readout } from "./describe.js";
import { missingBoundary } from "./describe-boundary.js";

/** What the line on the plot says of the example pointed at or chosen; without one, why there is no boundary to see. */
export function readoutLine(frame: StageFrame, pane: PaneView, window: ViewWindow, hovered: number | null): string {
  const shown = hovered ?? frame.selected;
  return shown === null ? missingBoundary(frame, pane, window) : readout(frame, shown);
}
