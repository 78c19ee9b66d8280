/** A finite number as the shortest text that every language reads back as the same bits; also −0. */
export function exact(value: number): string {
  return Object.is(value, -0) ? "-0.0" : String(value);
}
