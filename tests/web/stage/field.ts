import type { FieldView } from "../../../web/state/runs/frame.js";

/** A field over the square −1…1 whose scores a function gives; its labels are their signs. */
export function fieldOf(columns: number, rows: number, scoreAt: (x: number, y: number) => number): FieldView {
  const grid = { x0: -1 + 1 / columns, y0: -1 + 1 / rows, dx: 2 / columns, dy: 2 / rows, columns, rows };
  const score = Float32Array.from({ length: columns * rows }, (_, i) =>
    scoreAt(grid.x0 + (i % columns) * grid.dx, grid.y0 + Math.floor(i / columns) * grid.dy),
  );
  return { grid, score, label: Int8Array.from(score, Math.sign), model: 0 };
}
