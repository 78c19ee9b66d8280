import type { Intent } from "../../../state/intent.js";
import type { KeyPress } from "../shortcuts.js";

export interface TimelinePosition {
  readonly visit: number;
  /** The last visit of the axis: that of a finished run, and else one that has perhaps still to be computed. */
  readonly end: number;
  readonly finished: boolean;
  /** Number of examples: visits in an epoch. */
  readonly examples: number;
}

/**
 * Keys of the timeline while it has the focus. Null: not one of its keys. Going on computes what lies there; going
 * past the end of a finished run gives its end.
 */
export function timelineKey(event: KeyPress, place: TimelinePosition): Intent | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.shiftKey) {
    if (event.key === "ArrowLeft") return { type: "back-update" };
    if (event.key === "ArrowRight") return { type: "next-update" };
    return null;
  }
  const visit = destination(event.key, place);
  if (visit === null) return null;
  const last = place.finished ? place.end : Number.POSITIVE_INFINITY;
  return { type: "seek", visit: Math.min(Math.max(visit, 0), last) };
}

function destination(key: string, { visit, end, examples }: TimelinePosition): number | null {
  const epoch = Math.max(1, examples);
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return visit - 1;
    case "ArrowRight":
    case "ArrowUp":
      return visit + 1;
    case "PageUp":
      return (Math.floor(visit / epoch) + 1) * epoch;
    case "PageDown":
      return (Math.ceil(visit / epoch) - 1) * epoch;
    case "Home":
      return 0;
    case "End":
      return end;
    default:
      return null;
  }
}
