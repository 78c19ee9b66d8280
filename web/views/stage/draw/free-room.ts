import type { Examples } from "../../../state/frame.js";
import { type Projection, pixelX, pixelY, type Rect } from "../../shared/canvas/projection.js";
import type { Scene } from "./scene.js";

/** Pixels of a cell of the map of where examples are drawn. */
const CELL = 6;
/** Pixels between a label and what it leaves free. */
const GAP = 3;

/** Which cells of a plot the glyphs of examples touch. */
interface Covered {
  readonly examples: Examples;
  readonly radius: number;
  readonly columns: number;
  readonly rows: number;
  readonly cells: Uint8Array;
}

const covered = new WeakMap<Projection, Covered>();
/** What is written on a plot, by who writes there: one may be drawn anew without the other. */
const written = new WeakMap<Projection, Map<string, Rect[]>>();

/** Where labels may stand: what they would cover, of the examples and other labels. */
export class FreeRoom {
  readonly #projection: Projection;
  readonly #covered: Covered;
  readonly #own: Rect[] = [];
  readonly #taken: readonly Rect[];

  /** @param writer what it wrote before is forgotten. */
  constructor(scene: Pick<Scene, "frame" | "layout" | "marks">, writer: string) {
    this.#projection = scene.layout.projection;
    this.#covered = coveredBy(scene.frame.examples, scene.marks.glyph, this.#projection);
    const writers = written.get(this.#projection) ?? new Map<string, Rect[]>();
    written.set(this.#projection, writers.set(writer, this.#own));
    this.#taken = [...writers].flatMap(([name, boxes]) => (name === writer ? [] : boxes));
  }

  /** How many cells with examples a box would cover; infinite where another label is. */
  cost(box: Rect): number {
    const wide = { x: box.x - GAP, y: box.y - GAP, width: box.width + 2 * GAP, height: box.height + 2 * GAP };
    if ([...this.#own, ...this.#taken].some((other) => overlap(wide, other))) return Number.POSITIVE_INFINITY;
    const { plot } = this.#projection;
    const { columns, rows, cells } = this.#covered;
    let count = 0;
    eachCell(box, plot, columns, rows, (cell) => {
      count += cells[cell] ?? 0;
    });
    return count;
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
  const cells = new Uint8Array(columns * rows);
  for (let i = 0; i < examples.count; ++i) {
    const x = pixelX(projection, examples.xy[2 * i] as number) - radius;
    const y = pixelY(projection, examples.xy[2 * i + 1] as number) - radius;
    eachCell({ x, y, width: 2 * radius, height: 2 * radius }, plot, columns, rows, (cell) => {
      cells[cell] = 1;
    });
  }
  const made = { examples, radius, columns, rows, cells };
  covered.set(projection, made);
  return made;
}

function eachCell(box: Rect, plot: Rect, columns: number, rows: number, visit: (cell: number) => void): void {
  const left = Math.max(0, Math.floor((box.x - plot.x) / CELL));
  const right = Math.min(columns - 1, Math.floor((box.x + box.width - plot.x) / CELL));
  const top = Math.max(0, Math.floor((box.y - plot.y) / CELL));
  const bottom = Math.min(rows - 1, Math.floor((box.y + box.height - plot.y) / CELL));
  for (let row = top; row <= bottom; ++row) {
    for (let column = left; column <= right; ++column) visit(row * columns + column);
  }
}

function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
