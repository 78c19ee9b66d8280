import type { Examples } from "../../../state/frame.js";
import type { PlanePoint } from "../../shared/canvas/projection.js";
import type { StageFrame } from "../inputs.js";

export function isHeldOut({ heldOut }: Examples, index: number): boolean {
  return heldOut !== null && heldOut[index] === 1;
}

/** Where an example is in the plane; null for none. */
export function placeOf(frame: StageFrame, index: number | null): PlanePoint | null {
  if (index === null || index < 0 || index >= frame.examples.count) return null;
  return { x: frame.examples.xy[2 * index] ?? 0, y: frame.examples.xy[2 * index + 1] ?? 0 };
}
