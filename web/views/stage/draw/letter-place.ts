import { FreeRoom, type Room } from "../../shared/canvas/free-room.js";
import type { PlanePoint, Rect } from "../../shared/canvas/projection.js";

/** Pixels from an arrow to its letter. */
const BESIDE = 3;

/** In pixels: where it starts, the unit vector along it, and its length. */
interface Arrow {
  readonly foot: PlanePoint;
  readonly along: PlanePoint;
  readonly reach: number;
}

/** How far along the arrow its letter may be, as shares of it, and on which side of it. */
const beside = [1, 0.8, 0.6, 0.4, 0.2].flatMap((share) => [1, -1].map((side) => [share, side] as const));

/**
 * Where an arrow's letter, with its halo, is drawn: beyond the tip, or beside the head or the shaft where an example or
 * another label is in the way; null where there is no room all along.
 */
export function letterPlace(
  { foot, along, reach }: Arrow,
  { width, height }: Pick<Rect, "width" | "height">,
  room: Room,
): Rect | null {
  // How far from the arrow the middle of a letter is that touches it from there.
  const half = (x: number, y: number): number => BESIDE + (Math.abs(x) * width + Math.abs(y) * height) / 2;
  const beyond = reach + half(along.x, along.y);
  const aside = half(along.y, along.x);
  const places = [[beyond, 0] as const, ...beside.map(([share, side]) => [share * reach, side * aside] as const)];
  return new FreeRoom(room, "w").first(
    places.map(([far, off]) => ({
      x: foot.x + along.x * far - along.y * off - width / 2,
      y: foot.y + along.y * far + along.x * off - height / 2,
      width,
      height,
    })),
  );
}
