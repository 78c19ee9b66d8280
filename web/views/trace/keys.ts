/** Which row, 0…last, a key goes to from one of them; null where it goes to none. */
export function rowFor(key: string, from: number, page: number, last: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + page,
    PageUp: from - page,
    Home: 0,
    End: last,
  };
  const to = steps[key];
  return to === undefined ? null : Math.min(last, Math.max(0, to));
}
