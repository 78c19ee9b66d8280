/** Places on the chart's axis, where epoch k (counting from 0) reaches from k to k + 1. */

/** The start of the epoch at a place on the axis, as a visit the run has reached. */
export function visitAt(place: number, examples: number, frontier: number): number {
  const epoch = Math.max(0, Math.floor(place));
  // The last moment starts no epoch, but it is where a run ends, and a pointer at the right edge means it.
  return Math.min(epoch * examples, frontier);
}

const LEAP = 10;

/** Where a key takes the moment shown, or null for a key that means nothing here. */
export function visitAfterKey(key: string, visit: number, examples: number, frontier: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return frontier;
  const epoch = epochAfterKey(key, visit / examples);
  return epoch === null ? null : Math.min(Math.max(epoch * examples, 0), frontier);
}

function epochAfterKey(key: string, now: number): number | null {
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return Math.floor(now) + 1;
    case "ArrowLeft":
    case "ArrowDown":
      return Math.ceil(now) - 1;
    case "PageUp":
      return Math.floor(now) + LEAP;
    case "PageDown":
      return Math.ceil(now) - LEAP;
    default:
      return null;
  }
}
