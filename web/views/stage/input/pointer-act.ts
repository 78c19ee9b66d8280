import { placeOf } from "../../../ui/canvas/layer.js";
import type { PlanePoint, Projection } from "../../../ui/canvas/projection.js";
import type { Surface } from "./surface.js";

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
