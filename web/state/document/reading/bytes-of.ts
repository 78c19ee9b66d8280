import type { Pause } from "../slices.js";

/** What is being read has more bytes than fit. */
export class TooLarge extends Error {
  constructor(readonly most: number) {
    super(`it has more than ${most.toLocaleString("en")} bytes, which is the most that is read`);
  }
}

/** After so many bytes the page has its turn: some milliseconds. */
const piece = 4_000_000;

/**
 * All bytes of a stream. They are counted while they arrive: one that goes on for ever, or for longer than was said, ends
 * at the limit, with `TooLarge`. Rejects where it cannot be read, and where the pause does.
 * @param expected how many there are, as far as that is known.
 */
export async function bytesOf(
  stream: ReadableStream<Uint8Array>,
  most: number,
  pause: Pause,
  expected: number = most,
): Promise<Uint8Array<ArrayBuffer>> {
  if (expected > most) throw new TooLarge(most);
  const parts: Uint8Array[] = [];
  let [length, paused] = [0, 0];
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return joined(parts, length);
      length += value.length;
      if (length > most) throw new TooLarge(most);
      parts.push(value);
      if (length - paused < piece) continue;
      paused = length;
      await pause(Math.min(1, length / expected));
    }
  } finally {
    // What is left of it is wanted no more; of one that has ended nothing is.
    void reader.cancel().catch(() => {});
  }
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** JSON whose numbers are read back to the same bits: `JSON.stringify` drops the sign of a zero. */
export function exactJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(exactJson).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${exactJson(member)}`).join(",")}}`;
  }
  return Object.is(value, -0) ? "-0" : JSON.stringify(value);
}
