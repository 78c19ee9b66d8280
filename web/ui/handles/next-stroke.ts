let strokes = 0;

/** A number no other stroke on this page has: edits that share it are undone together. */
export function nextStroke(): number {
  return ++strokes;
}
