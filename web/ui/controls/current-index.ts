/**
 * Where what was painted at a place of a list stands now: since then others may have gone from before it, or it was
 * changed where it stands. −1 where it has gone.
 */
export function currentIndex<Item>(painted: readonly Item[], place: number, now: readonly Item[]): number {
  const found = now.indexOf(painted[place] as Item);
  return found < 0 && now.length === painted.length ? place : found;
}
