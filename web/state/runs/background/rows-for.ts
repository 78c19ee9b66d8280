/** How many rows so much work is enough for: at least one. */
export function rowsFor(work: number, cost: number): number {
  return Math.max(1, Math.floor(work / cost));
}
