import type { Examples } from "../../../state/runs/frame.js";
import type { Marks } from "./marks.js";
import type { ClassGlyphs } from "./points.js";
import { type Projection, pixelX, pixelY, type Rect } from "./projection.js";

/** Pixels of a cell of the map of where examples are drawn. */
const CELL = 3;
/** Pixels between labels. */
const GAP = 3;
/** Pixels of the rim around a glyph, with what rounding adds. */
const RIM = 2;

/** What decides where labels may be. */
export interface Room {
  readonly frame: { readonly examples: Examples };
  readonly layout: { readonly projection: Projection };
  readonly marks: Pick<Marks, "glyph">;
  readonly predictions: { readonly glyphs: Pick<ClassGlyphs, "reach"> } | null;
}

/** Which cells of a plot the glyphs of examples touch. */
interface Covered {
  readonly examples: Examples;
  readonly radius: number;
  readonly columns: number;
  readonly rows: number;
  /** How many touched cells are above and left of each corner of the cells, row by row. */
  readonly sums: Uint32Array;
}

const covered = new WeakMap<Projection, Covered>();
/** What is written on a plot, by who writes there: one may be drawn anew without the other. */
const written = new WeakMap<Projection, Map<string, Rect[]>>();

/** Where labels may be: over no example, and over no other label. */
export class FreeRoom {
  readonly #plot: Rect;
  readonly #covered: Covered;
  readonly #own: Rect[] = [];
  readonly #taken: readonly Rect[];

  /** @param writer what it wrote before is forgotten. */
  constructor({ frame, layout: { projection }, marks, predictions }: Room, writer: string) {
    const reach = frame.examples.heldOut ? (predictions?.glyphs.reach ?? 0) : 0;
    this.#plot = projection.plot;
    this.#covered = coveredBy(frame.examples, marks.glyph + RIM + reach, projection);
    const writers = written.get(projection) ?? new Map<string, Rect[]>();
    written.set(projection, writers.set(writer, this.#own));
    this.#taken = [...writers].flatMap(([name, boxes]) => (name === writer ? [] : boxes));
  }

  isFree(box: Rect): boolean {
    const wide = { x: box.x - GAP, y: box.y - GAP, width: box.width + 2 * GAP, height: box.height + 2 * GAP };
    if ([...this.#own, ...this.#taken].some((other) => overlap(wide, other))) return false;
    const { columns, rows, sums } = this.#covered;
    const { left, right, top, bottom } = cellsUnder(box, this.#plot, columns, rows);
    if (right <= left || bottom <= top) return true;
    const until = (column: number, row: number): number => sums[row * (columns + 1) + column] as number;
    return until(right, bottom) - until(left, bottom) === until(right, top) - until(left, top);
  }

  /** The first of the places that is free, which it then is no more; null where none is. */
  first(places: readonly Rect[]): Rect | null {
    const place = places.find((box) => this.isFree(box));
    if (place) this.take(place);
    return place ?? null;
  }

  take(box: Rect): void {
    this.#own.push(box);
  }
}

function coveredBy(examples: Examples, radius: number, projection: Projection): Covered {
  const known = covered.get(projection);
  if (known?.examples === examples && known.radius === radius) return known;
  const { plot } = projection;
  const columns = Math.max(1, Math.ceil(plot.width / CELL));
  const rows = Math.max(1, Math.ceil(plot.height / CELL));
  const sums = new Uint32Array((columns + 1) * (rows + 1));
  for (let i = 0; i < examples.count; ++i) {
    const x = pixelX(projection, examples.xy[2 * i] as number) - radius;
    const y = pixelY(projection, examples.xy[2 * i + 1] as number) - radius;
    const box = { x, y, width: 2 * radius, height: 2 * radius };
    const { left, right, top, bottom } = cellsUnder(box, plot, columns, rows);
    for (let row = top; row < bottom; ++row) {
      if (left < right) sums.fill(1, (row + 1) * (columns + 1) + left + 1, (row + 1) * (columns + 1) + right + 1);
    }
  }
  for (let row = 1; row <= rows; ++row) {
    let inRow = 0;
    for (let column = 1; column <= columns; ++column) {
      const at = row * (columns + 1) + column;
      inRow += sums[at] as number;
      sums[at] = inRow + (sums[at - columns - 1] as number);
    }
  }
  const made = { examples, radius, columns, rows, sums };
  covered.set(projection, made);
  return made;
}

/** Those that a box touches, from the first to the one behind the last. */
function cellsUnder(box: Rect, plot: Rect, columns: number, rows: number) {
  return {
    left: Math.max(0, Math.floor((box.x - plot.x) / CELL)),
    right: Math.min(columns, Math.floor((box.x + box.width - plot.x) / CELL) + 1),
    top: Math.max(0, Math.floor((box.y - plot.y) / CELL)),
    bottom: Math.min(rows, Math.floor((box.y + box.height - plot.y) / CELL) + 1),
  };
}

function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
