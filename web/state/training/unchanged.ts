/** The one before where both have the same in every place, so that nothing is drawn again for its sake; else the one now. */
export function unchanged<T extends object>(before: T | undefined, now: T): T {
  if (!before) return now;
  const places = Object.keys(now) as (keyof T)[];
  const same = places.length === Object.keys(before).length;
  return same && places.every((place) => Object.is(before[place], now[place])) ? before : now;
}
