import type { FiveNumbers } from "../findings.js";

/** Where numbers lie: null where there are none. Between two of them a quartile is as far along as its share says. */
export function fiveNumbers(numbers: readonly number[]): FiveNumbers | null {
  if (numbers.length === 0) return null;
  const sorted = Float64Array.from(numbers).sort();
  const at = (share: number): number => {
    const place = share * (sorted.length - 1);
    const low = sorted[Math.floor(place)] ?? 0;
    return low + (place % 1) * ((sorted[Math.ceil(place)] ?? 0) - low);
  };
  return { least: at(0), lower: at(0.25), median: at(0.5), upper: at(0.75), most: at(1) };
}
