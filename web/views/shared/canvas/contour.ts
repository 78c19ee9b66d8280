import type { FieldView } from "../../../state/runs/frame.js";
import type { Polyline } from "./polyline.js";

/** Which side of the boundary the points of a grid are on, and how far along an edge of the grid the boundary crosses. */
interface Sides {
  readonly side: Int8Array;
  readonly crossing: (from: number, to: number) => number;
}

const signs = new WeakMap<FieldView, readonly Polyline[]>();
const classes = new WeakMap<FieldView, readonly Polyline[]>();

/** The boundary of what a field predicts, traced by marching squares; computed once for each field. */
export function contourOf(field: FieldView, several: boolean): readonly Polyline[] {
  const known = several ? classes : signs;
  let lines = known.get(field);
  if (!lines) {
    lines = several ? between(field) : zeroOf(field);
    known.set(field, lines);
  }
  return lines;
}

/** Between different labels, half-way from point to point. */
function between(field: FieldView): Polyline[] {
  return march(field, { side: field.label, crossing: () => 0.5 });
}

/** Where the score is 0. Where it is 0 all over an area, that area has a boundary on either side. */
function zeroOf(field: FieldView): Polyline[] {
  const { label, score } = field;
  const crossing = (from: number, to: number): number => {
    const a = score[from] as number;
    const b = score[to] as number;
    const t = a / (a - b);
    return t >= 0 && t <= 1 ? t : 0.5;
  };
  const lines = march(field, { side: whereSign(label, 1), crossing });
  if (!hasPlateau(field)) return lines;
  return [...lines, ...march(field, { side: whereSign(label, -1), crossing })];
}

/** 1 where the label has this sign. */
function whereSign(label: Int8Array, sign: 1 | -1): Int8Array {
  const side = new Int8Array(label.length);
  for (let i = 0; i < label.length; ++i) if ((label[i] as number) * sign > 0) side[i] = 1;
  return side;
}

function hasPlateau({ grid: { columns, rows }, label }: FieldView): boolean {
  for (let at = label.indexOf(0); at >= 0; at = label.indexOf(0, at + 1)) {
    const inside = at % columns < columns - 1 && at < columns * (rows - 1);
    if (inside && label[at + 1] === 0 && label[at + columns] === 0 && label[at + columns + 1] === 0) return true;
  }
  return false;
}

/** Pieces of boundary, each between two nodes: a crossing of an edge of the grid, or the middle of a square. */
class Pieces {
  readonly ends: number[] = [];
  readonly #at = new Map<number, number[]>();

  add(from: number, to: number): void {
    const piece = this.ends.length;
    this.ends.push(from, to);
    this.#meet(from, piece);
    this.#meet(to, piece);
  }

  #meet(node: number, piece: number): void {
    const pieces = this.#at.get(node);
    if (pieces) pieces.push(piece);
    else this.#at.set(node, [piece]);
  }

  /** Joins the pieces to lines as long as can be: through every node where two of them meet. */
  chains(): number[][] {
    const used = new Uint8Array(this.ends.length);
    const follow = (start: number, first: number): number[] => {
      const chain = [start];
      for (let node = start, piece: number | undefined = first; piece !== undefined; ) {
        used[piece] = 1;
        node = (this.ends[piece] === node ? this.ends[piece + 1] : this.ends[piece]) as number;
        chain.push(node);
        const next: number[] = this.#at.get(node) ?? [];
        piece = next.length === 2 ? next.find((one) => !used[one]) : undefined;
      }
      return chain;
    };
    const out: number[][] = [];
    for (const [node, pieces] of this.#at) {
      if (pieces.length !== 2) for (const piece of pieces) if (!used[piece]) out.push(follow(node, piece));
    }
    // What is left are loops.
    for (let piece = 0; piece < this.ends.length; piece += 2) {
      if (!used[piece]) out.push(follow(this.ends[piece] as number, piece));
    }
    return out;
  }
}

/** Node 3i is between point i and its right neighbour, 3i + 1 between it and the upper, 3i + 2 amid the four. */
function march({ grid }: FieldView, { side, crossing }: Sides): Polyline[] {
  const { columns, rows } = grid;
  const pieces = new Pieces();
  for (let row = 0; row + 1 < rows; ++row) {
    for (let i = row * columns; i < (row + 1) * columns - 1; ++i) {
      const a = side[i];
      const b = side[i + 1];
      const c = side[i + columns + 1];
      const d = side[i + columns];
      if (a === b && b === c && c === d) continue;
      const crossings: number[] = [];
      if (a !== b) crossings.push(3 * i);
      if (a !== d) crossings.push(3 * i + 1);
      if (b !== c) crossings.push(3 * (i + 1) + 1);
      if (c !== d) crossings.push(3 * (i + columns));
      const [first = 0, second = 0, third = 0, fourth = 0] = crossings;
      if (crossings.length === 2) {
        pieces.add(first, second);
      } else if (crossings.length === 4 && a === c && b === d) {
        pieces.add(first, second);
        pieces.add(third, fourth);
      } else {
        for (const node of crossings) pieces.add(node, 3 * i + 2);
      }
    }
  }
  return pieces.chains().map((chain) => smooth(chain.flatMap((node) => place(node, grid, crossing))));
}

/** Takes the steps of the grid out of a line, which thereby moves by less than a cell. Its ends stay. */
function smooth(line: Polyline): Polyline {
  const end = line.length - 2;
  const closed = line[0] === line[end] && line[1] === line[end + 1];
  if (end < 6) return line;
  const out = [...line];
  for (let i = closed ? 0 : 2; i < end; ++i) {
    // In a loop the first place is also the last.
    const before = line[i < 2 ? i + end - 2 : i - 2] as number;
    out[i] = (before + 2 * (line[i] as number) + (line[i + 2] as number)) / 4;
  }
  if (closed) out.splice(end, 2, out[0] as number, out[1] as number);
  return out;
}

function place(node: number, grid: FieldView["grid"], crossing: Sides["crossing"]): [number, number] {
  const i = Math.floor(node / 3);
  const kind = node % 3;
  const right = kind === 0 ? crossing(i, i + 1) : kind === 2 ? 0.5 : 0;
  const up = kind === 1 ? crossing(i, i + grid.columns) : kind === 2 ? 0.5 : 0;
  return [grid.x0 + ((i % grid.columns) + right) * grid.dx, grid.y0 + (Math.floor(i / grid.columns) + up) * grid.dy];
}
