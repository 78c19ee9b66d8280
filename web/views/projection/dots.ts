import type { NumberLine } from "./line.js";

/** Where each example of a line is drawn: across, and which place above the line its dot has in its stack. */
export interface Dots {
  readonly kind: "dots";
  readonly x: Float64Array;
  /** 0 is next to the line. */
  readonly level: Uint16Array;
  readonly radius: number;
}

/** So many examples that their dots would be specks: how many there are in each column, by side. */
export interface Columns {
  readonly kind: "columns";
  readonly x: Float64Array;
  /** Pixels of a column. */
  readonly width: number;
  readonly above: Uint32Array;
  readonly below: Uint32Array;
  readonly most: number;
}

interface Extent {
  /** Pixels from the left, and across. */
  readonly left: number;
  readonly width: number;
  /** Pixels that a stack may be high. */
  readonly height: number;
}

/** With more examples dots are not tried: to lay them out would take too long while playing. */
export const MOST_DOTS = 3000;
const LARGEST = 7;
const SMALLEST = 2;
const COLUMN = 4;

/** Above the line stand the positives, or all where negatives are turned round. */
function isAbove(label: number, turned: boolean): boolean {
  return turned || label > 0;
}

export function layOut(line: NumberLine, extent: Extent, turned: boolean): Dots | Columns {
  const { place, window } = line;
  const scale = extent.width / (window[1] - window[0]);
  const x = place.map((at) => extent.left + (at - window[0]) * scale);
  if (x.length <= MOST_DOTS) {
    const order = Array.from(x, (_, i) => i).sort((a, b) => (x[a] as number) - (x[b] as number) || a - b);
    for (let radius = LARGEST; radius >= SMALLEST; radius--) {
      const level = stacked({ label: line.label, x, order }, radius, Math.floor(extent.height / (2 * radius)), turned);
      if (level) return { kind: "dots", x, level, radius };
    }
  }
  return columnsOf(line, x, extent, turned);
}

/** Dots that would touch stand on each other; null where that makes a stack too high. @param order From left to right. */
function stacked(
  { label, x, order }: { readonly label: Int8Array; readonly x: Float64Array; readonly order: readonly number[] },
  radius: number,
  most: number,
  turned: boolean,
): Uint16Array | null {
  const level = new Uint16Array(x.length);
  // How far each level is taken, on either side of the line.
  const taken: readonly [number[], number[]] = [[], []];
  for (const i of order) {
    const side = taken[isAbove(label[i] as number, turned) ? 0 : 1];
    const at = x[i] as number;
    let free = side.findIndex((end) => end + 2 * radius <= at);
    if (free < 0) free = side.length;
    if (free >= most) return null;
    side[free] = at;
    level[i] = free;
  }
  return level;
}

function columnsOf({ label }: NumberLine, x: Float64Array, { left, width }: Extent, turned: boolean): Columns {
  const count = Math.max(1, Math.ceil(width / COLUMN));
  const [above, below] = [new Uint32Array(count), new Uint32Array(count)];
  x.forEach((at, i) => {
    const column = Math.min(count - 1, Math.max(0, Math.floor((at - left) / COLUMN)));
    const side = isAbove(label[i] as number, turned) ? above : below;
    side[column] = (side[column] as number) + 1;
  });
  const most = Math.max(...above, ...below);
  return { kind: "columns", x, width: COLUMN, above, below, most };
}

/** The example nearest to a pixel, of those within so many; null where there is none. `height` is above the line. */
export function dotAt(laid: Dots | Columns, line: NumberLine, at: { x: number; height: number }, turned: boolean) {
  const reach = laid.kind === "dots" ? Math.max(10, laid.radius + 3) : COLUMN;
  let best = reach;
  let found: number | null = null;
  laid.x.forEach((x, i) => {
    const across = Math.abs(x - at.x);
    if (across > best) return;
    const far = laid.kind === "dots" ? Math.hypot(across, heightOf(laid, line, i, turned) - at.height) : across;
    const sameSide = turned || isAbove(line.label[i] as number, turned) === at.height > 0;
    if (far < best && (laid.kind === "dots" || sameSide)) {
      best = far;
      found = i;
    }
  });
  return found as number | null;
}

/** The middle of a dot above the line, in pixels; below 0 under it. */
export function heightOf({ level, radius }: Dots, { label }: NumberLine, i: number, turned: boolean): number {
  const height = radius * (2 * (level[i] as number) + 1) + 2;
  return isAbove(label[i] as number, turned) ? height : -height;
}
