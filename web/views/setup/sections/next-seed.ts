/** The seed after this one: small and easy to read out, so that a class can say "seed 3". */
export function nextSeed(seed: number): number {
  return seed < Number.MAX_SAFE_INTEGER ? seed + 1 : 0;
}
