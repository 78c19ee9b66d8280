import type { Lazy } from "../../../engine/lazy.js";
import type { ViewWindow } from "../../../state/document/state.js";
import type { Frame, PaneView } from "../../../state/runs/frame.js";
import type { Intent } from "../../../state/runs/intent.js";
import type { Ticks } from "../../../ui/canvas/plane.js";
import type { PlanePoint, Projection } from "../../../ui/canvas/projection.js";

/** What the pointer's and the keyboard's handlers may know of the stage and ask of it. */
export interface Surface {
  /** What is drawn. */
  readonly frame: Frame | null;
  /** What there is at this moment: what a press acts on. Null until something is drawn. */
  readonly now: Frame | null;
  /** The pane that is drawn. */
  readonly pane: PaneView | null;
  /** Null until the stage has a size. */
  readonly projection: Projection | null;
  readonly ticks: Ticks | null;
  /** CSS pixels per pixel of the projection. */
  readonly magnification: number;
  /** The keyboard's crosshair, in data units; null while hidden. */
  cursor: PlanePoint | null;
  /** Where a hovering or pressing pointer is, in pixels; null when it is elsewhere. */
  pointer: PlanePoint | null;
  send(intent: Intent): void;
  /** See `Dispatch.inTurn`. */
  inTurn(act: () => void, code?: Lazy<unknown>): void;
  /** Shows this part of the plane; null fits the data. */
  lookAt(view: ViewWindow | null): void;
  /** Says a sentence to screen readers. */
  announce(text: string): void;
  /** Something that is not part of the frame changed: draw again. */
  refresh(): void;
}
