import type { Pause } from "../slices.js";

/** Bytes that are read at a time: some milliseconds. */
const piece = 4_000_000;

/** What is in a file, read in pieces. Rejects where it cannot be read, and where the pause does. */
export async function bytesOf(file: Blob, pause: Pause): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(file.size);
  for (let from = 0; from < file.size; from += piece) {
    if (from > 0) await pause(from / file.size);
    bytes.set(new Uint8Array(await file.slice(from, from + piece).arrayBuffer()), from);
  }
  return bytes;
}
