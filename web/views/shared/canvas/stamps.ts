import type { Examples } from "../../../state/runs/frame.js";
import type { Sprite } from "./glyphs.js";

/** The covered pixels of a glyph around its centre; colours are the bytes of ImageData as one number. */
export interface Stamp {
  readonly dx: Int32Array;
  readonly dy: Int32Array;
  readonly color: Uint32Array;
  /** 0…255 */
  readonly alpha: Uint8Array;
}

/** Where data lies in the image: pixel = data · scale + x, and y − data · scale. */
interface Placement {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Pixel {
  readonly dx: number;
  readonly dy: number;
  readonly color: number;
  readonly alpha: number;
}

/** Below this alpha a pixel of a rim is not worth its time. */
const FAINT = 24;

export function spriteStamp({ canvas, half }: Sprite): Stamp | null {
  const image = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
  if (!image) return null;
  const colors = new Uint32Array(image.data.buffer);
  const pixels: Pixel[] = [];
  colors.forEach((color, i) => {
    const alpha = image.data[4 * i + 3] ?? 0;
    if (alpha < FAINT) return;
    pixels.push({ dx: (i % canvas.width) - half, dy: Math.floor(i / canvas.width) - half, color, alpha });
  });
  return pack(pixels);
}

/** A square of 3 units with its corners off. */
export function dotStamp(unit: number, color: number): Stamp {
  return squareStamp(3 * unit, color, (x, y, last) => {
    const edgeX = x < unit || x > last - unit;
    const edgeY = y < unit || y > last - unit;
    return !(edgeX && edgeY);
  });
}

/** A frame one unit thick around a hole of 2 units. */
export function ringStamp(unit: number, color: number): Stamp {
  return squareStamp(4 * unit, color, (x, y, last) => x < unit || y < unit || x > last - unit || y > last - unit);
}

function squareStamp(side: number, color: number, covered: (x: number, y: number, last: number) => boolean): Stamp {
  const half = side >> 1;
  const pixels: Pixel[] = [];
  for (let y = 0; y < side; ++y) {
    for (let x = 0; x < side; ++x) {
      if (covered(x, y, side - 1)) pixels.push({ dx: x - half, dy: y - half, color, alpha: 255 });
    }
  }
  return pack(pixels);
}

function pack(pixels: readonly Pixel[]): Stamp {
  return {
    dx: Int32Array.from(pixels, (p) => p.dx),
    dy: Int32Array.from(pixels, (p) => p.dy),
    color: Uint32Array.from(pixels, (p) => p.color),
    alpha: Uint8Array.from(pixels, (p) => p.alpha),
  };
}

/** The stamp in a colour that is a share of the way to another. */
export function tinted(stamp: Stamp, other: number, share: number): Stamp {
  return { ...stamp, color: stamp.color.map((color) => blend(color, other, share * 255)) };
}

/** Stamps every example into the image, in order. */
export function stampAll(
  image: ImageData,
  { xy, count }: Pick<Examples, "xy" | "count">,
  place: Placement,
  stampOf: (index: number) => Stamp | null,
): void {
  const pixels = new Uint32Array(image.data.buffer);
  const { width, height } = image;
  const solids = new Map<Stamp, Solid | null>();
  for (let i = 0; i < count; ++i) {
    const x = Math.round((xy[2 * i] as number) * place.scale + place.x);
    const y = Math.round(place.y - (xy[2 * i + 1] as number) * place.scale);
    const stamp = stampOf(i);
    if (!stamp) continue;
    let solid = solids.get(stamp);
    if (solid === undefined) {
      solid = solidOf(stamp, width);
      solids.set(stamp, solid);
    }
    const reach = solid?.reach ?? 0;
    const inside = x >= reach && x < width - reach && y >= reach && y < height - reach;
    if (solid && inside) pressSolid(pixels, solid, y * width + x);
    else stampOne(pixels, width, height, stamp, x, y);
  }
}

/** A stamp that hides what is under it, in images of one width: what most of many examples are drawn with. */
interface Solid {
  /** How far its pixels lie from the one in its middle. */
  readonly offset: Int32Array;
  readonly color: Uint32Array;
  /** How many rows or columns they lie from it at most. */
  readonly reach: number;
}

function solidOf({ dx, dy, color, alpha }: Stamp, width: number): Solid | null {
  if (alpha.some((one) => one < 255)) return null;
  const reach = dx.reduce((most, x, k) => Math.max(most, Math.abs(x), Math.abs(dy[k] ?? 0)), 0);
  return { offset: dx.map((x, k) => x + (dy[k] ?? 0) * width), color, reach };
}

function pressSolid(pixels: Uint32Array, { offset, color }: Solid, at: number): void {
  for (let k = 0; k < offset.length; ++k) pixels[at + (offset[k] as number)] = color[k] as number;
}

function stampOne(pixels: Uint32Array, width: number, height: number, stamp: Stamp, x: number, y: number): void {
  const { dx, dy, color, alpha } = stamp;
  for (let k = 0; k < dx.length; ++k) {
    const px = x + (dx[k] as number);
    const py = y + (dy[k] as number);
    if (px < 0 || px >= width || py < 0 || py >= height) continue;
    const at = py * width + px;
    const under = pixels[at] as number;
    const over = color[k] as number;
    const a = alpha[k] as number;
    pixels[at] = a === 255 || under === 0 ? over : blend(under, over, a);
  }
}

/** `over` on what is there already; edges only, so speed does not matter. Little-endian: alpha is the highest byte. */
function blend(under: number, over: number, alpha: number): number {
  let out = Math.max(under >>> 24, alpha) << 24;
  for (let shift = 0; shift < 24; shift += 8) {
    const u = (under >>> shift) & 255;
    const o = (over >>> shift) & 255;
    out |= Math.round(u + ((o - u) * alpha) / 255) << shift;
  }
  return out >>> 0;
}
