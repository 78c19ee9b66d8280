/** Long lists are shown by their ends: which positions to show, with null where some are left out. */
export function excerpt(count: number, first: number, last: number, all: boolean): readonly (number | null)[] {
  const positions = Array.from({ length: count }, (_, position) => position);
  // Leaving out a single one would cost as much room as showing it.
  if (all || count <= first + last + 1) return positions;
  return [...positions.slice(0, first), null, ...positions.slice(count - last)];
}
