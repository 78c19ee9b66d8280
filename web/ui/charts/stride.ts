/**
 * Every how many of a list are taken, so that they are about so many at most. An odd number: where labels take turns, as
 * those of presets do, an even one would leave one of them out.
 */
export function strideFor(count: number, most: number): number {
  return count <= most ? 1 : Math.ceil(count / most) | 1;
}
