import { type Projection, pixelX, pixelY } from "./projection.js";

/** x, y, x, y, … in data units. */
export type Polyline = readonly number[];

/** Traces a path on a canvas. */
type Path = (context: CanvasRenderingContext2D) => void;

export function pathOf(p: Projection, lines: readonly Polyline[]): Path {
  return (context) => {
    context.beginPath();
    for (const line of lines) {
      context.moveTo(pixelX(p, line[0] as number), pixelY(p, line[1] as number));
      for (let i = 2; i + 1 < line.length; i += 2) {
        context.lineTo(pixelX(p, line[i] as number), pixelY(p, line[i + 1] as number));
      }
    }
  };
}

interface LineLook {
  readonly color: string;
  readonly width: number;
  readonly dash?: readonly number[];
  /** Of the border that lifts the line off what is below. */
  readonly halo: string;
}

/** Strokes a path above hatch, grid and points. */
export function strokePath(context: CanvasRenderingContext2D, path: Path, look: LineLook): void {
  context.lineJoin = "round";
  context.setLineDash([...(look.dash ?? [])]);
  path(context);
  context.strokeStyle = look.halo;
  context.lineWidth = look.width + 2.25;
  context.stroke();
  context.strokeStyle = look.color;
  context.lineWidth = look.width;
  context.stroke();
  context.setLineDash([]);
}

export function lengthOf(line: Polyline): number {
  let length = 0;
  for (let i = 2; i + 1 < line.length; i += 2) {
    length += Math.hypot(
      (line[i] as number) - (line[i - 2] as number),
      (line[i + 1] as number) - (line[i - 1] as number),
    );
  }
  return length;
}

/** The point after a share of the way, 0…1. */
export function pointAlong(line: Polyline, share: number): readonly [number, number] {
  let left = lengthOf(line) * share;
  for (let i = 2; i + 1 < line.length; i += 2) {
    const [x0, y0, x1, y1] = line.slice(i - 2, i + 2) as [number, number, number, number];
    const step = Math.hypot(x1 - x0, y1 - y0);
    if (left <= step && step > 0) return [x0 + ((x1 - x0) * left) / step, y0 + ((y1 - y0) * left) / step];
    left -= step;
  }
  return [line.at(-2) ?? 0, line.at(-1) ?? 0];
}
