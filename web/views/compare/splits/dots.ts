/** The counts of many splits as dots in stacks, on an axis that several rows share. */

/** The drawing's size, in its own units. */
export const width = 240;
export const height = 34;
export const radius = 2.2;
/** Where the lowest dots stand; the quartiles are drawn below them. */
export const ground = 24;

/** Room at both ends of the axis, for half a dot. */
const inset = 4;
/** More stacks than this would overlap: neighbouring counts share one. */
const mostStacks = 50;

export interface Axis {
  readonly least: number;
  readonly most: number;
}

interface Dot {
  readonly x: number;
  readonly y: number;
}

export function placeOn({ least, most }: Axis, count: number): number {
  const share = most > least ? (count - least) / (most - least) : 0.5;
  return inset + share * (width - 2 * inset);
}

/** A dot for each count, those of equal counts above each other. A high stack is pushed together into the room there is. */
export function dotsOf(counts: readonly number[], axis: Axis): readonly Dot[] {
  const step = Math.max(1, Math.ceil((axis.most - axis.least + 1) / mostStacks));
  const stacks = new Map<number, number>();
  for (const count of counts) {
    const stack = axis.least + step * Math.floor((count - axis.least) / step);
    stacks.set(stack, (stacks.get(stack) ?? 0) + 1);
  }
  return Array.from(stacks).flatMap(([stack, size]) => {
    const gap = Math.min(2 * radius, (ground - 2 * radius) / Math.max(1, size - 1));
    return Array.from({ length: size }, (_, place) => ({
      x: placeOn(axis, stack),
      y: ground - radius - place * gap,
    }));
  });
}
