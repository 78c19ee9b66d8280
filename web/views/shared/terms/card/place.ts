/** Between the card and its term, and between the card and the edges of the window, in pixels. */
const GAP = 4;
const EDGE = 8;

/** A box in the window, in its pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a card stands, and how high it may be. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly room: number;
}

/** Below the term, or above it where there is more room: never over it, and never beyond the edges of the window. */
export function placeBy(term: Box, card: Size, window: Size): Place {
  const left = Math.max(EDGE, Math.min(term.left, window.width - EDGE - card.width));
  const below = window.height - EDGE - GAP - term.bottom;
  const above = term.top - GAP - EDGE;
  if (card.height <= below || below >= above) return { left, top: term.bottom + GAP, room: Math.max(0, below) };
  return { left, top: term.top - GAP - Math.min(card.height, above), room: Math.max(0, above) };
}
