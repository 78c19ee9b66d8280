import type { Examples } from "../../../state/frame.js";
import { boundsOf } from "./view-window.js";

/** Points a cell should hold, about. */
const PER_CELL = 4;

/** The least size of a cell: the square of what lies closer by far is 0, so it lies on one spot. */
const LEAST_CELL = 1e-150;

/** A uniform grid over the examples: the nearest one, or all within a circle, without looking at every point. */
export class HitIndex {
  readonly #xy: Float64Array;
  readonly #count: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #x0: number;
  readonly #y0: number;
  readonly #cell: number;
  /** Examples in cell c are order[start[c] … start[c + 1] − 1]. */
  readonly #start: Uint32Array;
  readonly #order: Uint32Array;

  constructor(xy: Float64Array) {
    this.#xy = xy;
    this.#count = xy.length >> 1;
    const bounds = boundsOf(xy) ?? { x: [0, 0], y: [0, 0] };
    const width = bounds.x[1] - bounds.x[0];
    const height = bounds.y[1] - bounds.y[0];
    const cells = Math.max(1, this.#count / PER_CELL);
    const longest = Math.max(width, height) || 1;
    // A flat cloud would otherwise ask for endless cells along its length.
    const least = Math.max(longest / Math.min(2048, cells + 1), LEAST_CELL);
    this.#cell = Math.max(Math.sqrt((width * height) / cells), least);
    this.#x0 = bounds.x[0];
    this.#y0 = bounds.y[0];
    this.#columns = Math.floor(width / this.#cell) + 1;
    this.#rows = Math.floor(height / this.#cell) + 1;
    this.#start = new Uint32Array(this.#columns * this.#rows + 1);
    this.#order = new Uint32Array(this.#count);
    this.#sort();
  }

  /** The example nearest to (x, y), at most `radius` away; of equally near ones the last drawn. Or null. */
  nearest(x: number, y: number, radius: number): number | null {
    let best: number | null = null;
    let bestSquare = radius * radius;
    this.#visit(x, y, radius, (i, square) => {
      if (square < bestSquare || (square === bestSquare && (best === null || i > best))) {
        best = i;
        bestSquare = square;
      }
    });
    return best;
  }

  /** Every example at most `radius` away, ascending. */
  within(x: number, y: number, radius: number): number[] {
    const out: number[] = [];
    this.#visit(x, y, radius, (i) => out.push(i));
    return out.sort((a, b) => a - b);
  }

  #visit(x: number, y: number, radius: number, found: (index: number, square: number) => void): void {
    // One cell more on each side: x − radius is rounded.
    const c0 = Math.max(0, this.#column(x - radius) - 1);
    const c1 = Math.min(this.#columns - 1, this.#column(x + radius) + 1);
    const r0 = Math.max(0, this.#row(y - radius) - 1);
    const r1 = Math.min(this.#rows - 1, this.#row(y + radius) + 1);
    const limit = radius * radius;
    for (let r = r0; r <= r1; ++r) {
      // Cells of one row are neighbours in the sorted order.
      const from = this.#start[r * this.#columns + c0] ?? 0;
      const to = c0 <= c1 ? (this.#start[r * this.#columns + c1 + 1] ?? 0) : from;
      for (let k = from; k < to; ++k) {
        const i = this.#order[k] as number;
        const dx = (this.#xy[2 * i] as number) - x;
        const dy = (this.#xy[2 * i + 1] as number) - y;
        const square = dx * dx + dy * dy;
        if (square <= limit) found(i, square);
      }
    }
  }

  #column(x: number): number {
    return Math.floor((x - this.#x0) / this.#cell);
  }

  #row(y: number): number {
    return Math.floor((y - this.#y0) / this.#cell);
  }

  /** Counting sort by cell. */
  #sort(): void {
    const cellOf = new Uint32Array(this.#count);
    for (let i = 0; i < this.#count; ++i) {
      const column = Math.min(this.#columns - 1, this.#column(this.#xy[2 * i] as number));
      const row = Math.min(this.#rows - 1, this.#row(this.#xy[2 * i + 1] as number));
      const cell = row * this.#columns + column;
      cellOf[i] = cell;
      this.#start[cell + 1] = (this.#start[cell + 1] as number) + 1;
    }
    for (let c = 1; c < this.#start.length; ++c) {
      this.#start[c] = (this.#start[c] as number) + (this.#start[c - 1] as number);
    }
    const next = this.#start.slice();
    for (let i = 0; i < this.#count; ++i) {
      const cell = cellOf[i] as number;
      const slot = next[cell] as number;
      this.#order[slot] = i;
      next[cell] = slot + 1;
    }
  }
}

const indices = new WeakMap<Examples, HitIndex>();

/** One index per Examples object, built when first asked for. */
export function hitIndex(examples: Examples): HitIndex {
  let index = indices.get(examples);
  if (!index) {
    index = new HitIndex(examples.xy);
    indices.set(examples, index);
  }
  return index;
}
