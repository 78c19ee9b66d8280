/** A part of a plane, from and to. */
export interface PlaneWindow {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Data to CSS pixels of the stage. One scale serves both axes, so that right angles look right. */
export interface Projection {
  /** Where the plane is drawn, inside the margins that carry the numbers. */
  readonly plot: Rect;
  /** The part of the plane that `plot` shows: at least the window asked for, widened to the shape of the plot. */
  readonly window: PlaneWindow;
  /** Pixels per data unit. */
  readonly scale: number;
}

export interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

export function project(asked: PlaneWindow, plot: Rect): Projection {
  const width = Math.max(1, plot.width);
  const height = Math.max(1, plot.height);
  const spanX = asked.x[1] - asked.x[0];
  const spanY = asked.y[1] - asked.y[0];
  const scale = Math.min(width / spanX, height / spanY);
  const halfX = width / scale / 2;
  const halfY = height / scale / 2;
  const centreX = (asked.x[0] + asked.x[1]) / 2;
  const centreY = (asked.y[0] + asked.y[1]) / 2;
  const window: PlaneWindow = {
    x: [centreX - halfX, centreX + halfX],
    y: [centreY - halfY, centreY + halfY],
  };
  return { plot, window, scale };
}

export function pixelX(p: Projection, x: number): number {
  return p.plot.x + (x - p.window.x[0]) * p.scale;
}

export function pixelY(p: Projection, y: number): number {
  return p.plot.y + (p.window.y[1] - y) * p.scale;
}

export function dataX(p: Projection, px: number): number {
  return p.window.x[0] + (px - p.plot.x) / p.scale;
}

export function dataY(p: Projection, py: number): number {
  return p.window.y[1] - (py - p.plot.y) / p.scale;
}

export function insidePlot(p: Projection, px: number, py: number): boolean {
  const { x, y, width, height } = p.plot;
  return px >= x && px <= x + width && py >= y && py <= y + height;
}

export function sameWindow(a: PlaneWindow, b: PlaneWindow): boolean {
  return a.x[0] === b.x[0] && a.x[1] === b.x[1] && a.y[0] === b.y[0] && a.y[1] === b.y[1];
}

/**
 * A coordinate as it is handed on: rounded to a power of ten of at most two pixels, so that what is drawn stays within
 * a pixel of where it was pressed and its numbers stay short.
 */
export function readable(value: number, scale: number): number {
  const exponent = Math.floor(Math.log10(2 / scale) + 1e-9);
  if (exponent < 0) return Number(value.toFixed(Math.min(20, -exponent))) + 0;
  const unit = 10 ** exponent;
  return Math.round(value / unit) * unit + 0;
}

/** The data under a pixel, in readable coordinates. */
export function dataAt(p: Projection, px: number, py: number): PlanePoint {
  return { x: readable(dataX(p, px), p.scale), y: readable(dataY(p, py), p.scale) };
}
