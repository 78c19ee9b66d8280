/**
 * The example nearest to (x, y), at most `radius` away; of equally near ones the last drawn; null where there is none.
 * @param xy The coordinates of all examples, two each. Looking at all of them takes less than a frame for as many as a
 *   page holds, and no index has to be made anew with every edit.
 */
export function nearestExample(xy: Float64Array, x: number, y: number, radius: number): number | null {
  let best: number | null = null;
  let least = radius * radius;
  for (let i = 0; 2 * i < xy.length; ++i) {
    const square = squareTo(xy, i, x, y);
    if (!(square <= least)) continue;
    best = i;
    least = square;
  }
  return best;
}

/** Every example at most `radius` away from one of the places, ascending. */
export function examplesWithin(
  xy: Float64Array,
  places: readonly { readonly x: number; readonly y: number }[],
  radius: number,
): number[] {
  const found: number[] = [];
  for (let i = 0; 2 * i < xy.length; ++i) {
    if (places.some(({ x, y }) => squareTo(xy, i, x, y) <= radius * radius)) found.push(i);
  }
  return found;
}

function squareTo(xy: Float64Array, i: number, x: number, y: number): number {
  const dx = (xy[2 * i] as number) - x;
  const dy = (xy[2 * i + 1] as number) - y;
  return dx * dx + dy * dy;
}
