import { type PlanePoint, pixelX, pixelY } from "../../shared/canvas/projection.js";
import type { Scene } from "./scene.js";

/** Pixels from an arrow to the middle of its letter, and half the height of a letter. */
const BESIDE = 13;
const HALF = 7;

/** In pixels: where it starts, the unit vector along it, and its length. */
export interface Arrow {
  readonly foot: PlanePoint;
  readonly along: PlanePoint;
  readonly reach: number;
}

/** The middle of an arrow's letter: beyond the tip, or beside the head or the shaft where an example would cover it. */
export function letterPlace(
  { foot, along, reach }: Arrow,
  scene: Pick<Scene, "frame" | "layout" | "marks">,
): PlanePoint {
  const places = [
    [reach + BESIDE, 0],
    [reach, BESIDE],
    [reach, -BESIDE],
    [0.4 * reach, BESIDE],
    [0.4 * reach, -BESIDE],
  ].map(([far = 0, aside = 0]) => ({
    x: foot.x + along.x * far - along.y * aside,
    y: foot.y + along.y * far + along.x * aside,
  }));
  const [first] = places;
  return places.find((place) => isFree(place, scene)) ?? (first as PlanePoint);
}

function isFree(place: PlanePoint, { frame, layout, marks }: Pick<Scene, "frame" | "layout" | "marks">): boolean {
  const { count, xy } = frame.examples;
  const clear = marks.glyph + HALF;
  for (let i = 0; i < count; ++i) {
    const dx = pixelX(layout.projection, xy[2 * i] as number) - place.x;
    const dy = pixelY(layout.projection, xy[2 * i + 1] as number) - place.y;
    if (dx * dx + dy * dy < clear * clear) return false;
  }
  return true;
}
