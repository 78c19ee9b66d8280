import type { Lazy } from "../../../engine/lazy.js";
import type { ViewWindow } from "../../../state/document/state.js";
import type { Frame, PaneView } from "../../../state/runs/frame.js";
import type { Intent } from "../../../state/runs/intent.js";
import { placeOf } from "../../../ui/canvas/layer.js";
import type { Ticks } from "../../../ui/canvas/plane.js";
import type { PlanePoint, Projection } from "../../../ui/canvas/projection.js";

const kinds = {
  pointerdown: "down",
  pointermove: "move",
  pointerup: "up",
  pointercancel: "cancel",
  pointerleave: "leave",
} as const;

export const pointerEvents = Object.keys(kinds) as (keyof typeof kinds)[];

/** What a pointer does, as it was when it happened. */
export interface PointerAct {
  readonly kind: (typeof kinds)[keyof typeof kinds];
  /** Tells it from the others. */
  readonly pointer: number;
  readonly finger: boolean;
  /** In pixels of the stage, and what was seen there. */
  readonly at: PlanePoint;
  readonly seen: Projection | null;
  readonly button: number;
  /** A press that takes hold of the plane, whatever tool is in hand. */
  readonly pans: boolean;
  /** A press that gives an example the other label. */
  readonly flips: boolean;
}

/** @param holding whether the space bar is held. */
export function pointerAct(
  event: PointerEvent,
  { projection, magnification }: Pick<Surface, "projection" | "magnification">,
  holding: boolean,
): PointerAct {
  const { type, pointerId, pointerType, button, altKey, ctrlKey } = event;
  return {
    kind: kinds[type as keyof typeof kinds],
    pointer: pointerId,
    finger: pointerType === "touch",
    at: placeOf(event, magnification),
    seen: projection,
    button,
    pans: button === 1 || holding,
    flips: button === 2 || altKey || ctrlKey, // ctrl-click is the Mac's right button
  };
}

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
