/** Draws on a canvas, in its device pixels. */
export type Drawing = (context: CanvasRenderingContext2D) => void;

/** What was drawn on a canvas, where that is known by more than its pixels. */
export const drawings = new WeakMap<object, Drawing>();

/** Draws what others will copy, and keeps how: a picture that is no canvas is drawn anew. */
export function drawOnce(context: CanvasRenderingContext2D, draw: Drawing): void {
  draw(context);
  drawings.set(context.canvas, draw);
}
