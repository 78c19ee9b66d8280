import type { Projection, Rect } from "./projection.js";

/** Pixels between hatch lines, along the horizontal. */
export const HATCH_GAP = 11;

/** Strokes lines that rise to the right. */
export function hatch(context: CanvasRenderingContext2D, plot: Rect): void {
  context.beginPath();
  const bottom = plot.y + plot.height;
  for (let x = plot.x - plot.height; x < plot.x + plot.width; x += HATCH_GAP) {
    context.moveTo(x, bottom);
    context.lineTo(x + plot.height, plot.y);
  }
  context.stroke();
}

/** Draws on a canvas, in its device pixels. */
export type Drawing = (context: CanvasRenderingContext2D) => void;

/** What was drawn on a canvas, where that is known by more than its pixels. */
export const drawings = new WeakMap<object, Drawing>();

/** Draws what others will copy, and keeps how: a picture that is no canvas is drawn anew. */
export function drawOnce(context: CanvasRenderingContext2D, draw: Drawing): void {
  draw(context);
  drawings.set(context.canvas, draw);
}

/** The size of the stage: the pixels that are drawn in, and device pixels of its canvases. */
export interface StageSize {
  readonly width: number;
  readonly height: number;
  readonly deviceWidth: number;
  readonly deviceHeight: number;
  /** Device pixels per pixel that is drawn in; may be fractional. */
  readonly ratio: number;
  /** CSS pixels per pixel that is drawn in: 1, or more where everything is drawn larger. */
  readonly magnification: number;
}

/** The same size for drawing everything so many times as large. */
export function magnified(size: StageSize, times: number): StageSize {
  const { width, height, ratio, magnification } = size;
  return {
    ...size,
    width: width / times,
    height: height / times,
    ratio: ratio * times,
    magnification: magnification * times,
  };
}

/** Where a pointer is on what it presses, in the pixels that are drawn in. */
export function placeOf(event: MouseEvent, magnification: number): { readonly x: number; readonly y: number } {
  return placeIn(event.currentTarget as HTMLElement, event, magnification);
}

/** The same of another element. */
export function placeIn(
  surface: HTMLElement,
  event: MouseEvent,
  magnification: number,
): { readonly x: number; readonly y: number } {
  const box = surface.getBoundingClientRect();
  const times = magnification * zoomOf(surface, box);
  return { x: (event.clientX - box.left) / times, y: (event.clientY - box.top) / times };
}

/** How far into an element a pointer is from the left, in pixels of the element. */
export function placeAcross(element: HTMLElement, clientX: number): number {
  const box = element.getBoundingClientRect();
  return (clientX - box.left) / zoomOf(element, box);
}

/** Pixels of the window per pixel of an element: the page around may zoom it, or scale it. */
export function zoomOf(element: HTMLElement, { width }: DOMRect): number {
  return width / element.offsetWidth || 1;
}

/** A canvas ready for drawing, with what is needed to hit device pixels exactly. */
export interface Layer {
  readonly context: CanvasRenderingContext2D;
  readonly size: StageSize;
}

/** Sets the canvas to the size in device pixels and returns it cleared, or null where there is no 2-D context. */
export function openLayer(canvas: HTMLCanvasElement | null, size: StageSize): Layer | null {
  const context = canvas?.getContext("2d");
  if (!canvas || !context) return null;
  if (canvas.width !== size.deviceWidth) canvas.width = size.deviceWidth;
  if (canvas.height !== size.deviceHeight) canvas.height = size.deviceHeight;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, size.deviceWidth, size.deviceHeight);
  context.setTransform(size.ratio, 0, 0, size.ratio, 0, 0);
  return { context, size };
}

/** Where a horizontal or vertical line of `width` CSS pixels covers whole device pixels. */
export function crisp(value: number, ratio: number, width = 1): number {
  const device = Math.max(1, Math.round(width * ratio));
  return (Math.round(value * ratio - device / 2) + device / 2) / ratio;
}

/** A line width in CSS pixels that is a whole number of device pixels. */
export function crispWidth(width: number, ratio: number): number {
  return Math.max(1, Math.round(width * ratio)) / ratio;
}

export function clipToPlot({ context }: Layer, { plot }: Projection): void {
  context.beginPath();
  context.rect(plot.x, plot.y, plot.width, plot.height);
  context.clip();
}

export function strokeLine(context: CanvasRenderingContext2D, x0: number, y0: number, x1: number, y1: number): void {
  context.beginPath();
  context.moveTo(x0, y0);
  context.lineTo(x1, y1);
  context.stroke();
}
