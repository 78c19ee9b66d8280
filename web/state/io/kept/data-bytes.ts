import type { DataSource } from "../../document/state.js";

/** The most bytes that are stored in all, by the upper estimate of `bytesOf`. */
export const mostBytes = 128 * 1024 * 1024;

/** An upper estimate of the bytes of the examples. The rest of a state is small. */
export function bytesOf(data: DataSource): number {
  if (data.kind === "points") return 40 * data.points.length;
  return data.kind === "table" ? 8 * data.rows.length * data.columns.length + 20 * data.columns.length : 0;
}
