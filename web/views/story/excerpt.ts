/** Long lists are shown by their ends: which positions to show, with null where some are left out. */
export function excerpt(count: number, first: number, last: number, all: boolean): readonly (number | null)[] {
  const positions = Array.from({ length: count }, (_, position) => position);
  // Leaving out a single one would cost as much room as showing it.
  if (all || count <= first + last + 1) return positions;
  return [...positions.slice(0, first), null, ...positions.slice(count - last)];
}

const MOST_CLASSES = 8;

/** Which classes to show: all while they are few, else those that matter, with null where some are left out. */
export function classesShown(count: number, matter: readonly number[]): readonly (number | null)[] {
  if (count <= MOST_CLASSES) return Array.from({ length: count }, (_, k) => k);
  const places = [...new Set([0, ...matter, count - 1])].sort((p, q) => p - q);
  return places.flatMap((k, i) => (i > 0 && k > (places[i - 1] ?? 0) + 1 ? [null, k] : [k]));
}
