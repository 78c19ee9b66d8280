/** Moves places on a line apart until each is `gap` from the next, all within the limits, each as near as that allows. */
export function spreadApart(places: readonly number[], gap: number, low: number, high: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  let least = low;
  for (const i of order) {
    moved[i] = Math.max(moved[i] ?? 0, least);
    least = (moved[i] ?? 0) + gap;
  }
  let most = high;
  for (const i of order.reverse()) {
    moved[i] = Math.min(moved[i] ?? 0, most);
    most = (moved[i] ?? 0) - gap;
  }
  return moved;
}
