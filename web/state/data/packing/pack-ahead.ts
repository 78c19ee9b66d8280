import type { Pause } from "../../document/slices.js";
import type { DataSource } from "../../document/state.js";
import { pack, packedAhead, roomFor } from "./packed-rows.js";

/** Numbers that are packed at a time: some milliseconds. */
const piece = 250_000;

/** Packs a table before it is shown, in pieces. */
export async function packAhead(data: DataSource, pause: Pause): Promise<void> {
  if (data.kind !== "table") return;
  const { rows, columns } = data;
  const base = columns.length - 1;
  const packed = roomFor(rows, base);
  const step = Math.ceil(piece / columns.length);
  for (let from = 0; from < rows.length; from += step) {
    if (from > 0) await pause(from / rows.length);
    pack(rows, packed, from, Math.min(rows.length, from + step));
  }
  packedAhead.set(rows, packed);
}
