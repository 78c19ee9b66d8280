import { describe, expect, it } from "vitest";
import { Film, momentsOf } from "../../../../web/views/stage/picture/filmed.js";

interface Gif {
  readonly width: number;
  readonly height: number;
  /** Of each picture, in hundredths of a second. */
  readonly delays: readonly number[];
  readonly forever: boolean;
}

/** Reads a GIF by its blocks (GIF89a, W3C 1990); throws where it is none. */
function decoded(bytes: Uint8Array): Gif {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const text = (at: number, length: number): string => String.fromCharCode(...bytes.subarray(at, at + length));
  if (text(0, 6) !== "GIF89a") throw new Error("no GIF");
  const tableSize = (flags: number): number => (flags & 128 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const delays: number[] = [];
  let forever = false;
  let at = 13 + tableSize(bytes[10] ?? 0);
  const skipBlocks = (): void => {
    while (bytes[at]) at += (bytes[at] ?? 0) + 1;
    at++;
  };
  for (;;) {
    const kind = bytes[at];
    if (kind === 0x3b) break;
    if (kind === 0x21) {
      if (bytes[at + 1] === 0xf9) delays.push(view.getUint16(at + 4, true));
      if (bytes[at + 1] === 0xff) forever = text(at + 3, 11) === "NETSCAPE2.0" && view.getUint16(at + 16, true) === 0;
      at += 2;
      skipBlocks();
    } else if (kind === 0x2c) {
      at += 10 + tableSize(bytes[at + 9] ?? 0) + 1;
      skipBlocks();
    } else {
      throw new Error(`block ${kind} at ${at}`);
    }
  }
  return { width: view.getUint16(6, true), height: view.getUint16(8, true), delays, forever };
}

const pixels = (red: number) => ({
  width: 20,
  height: 10,
  data: Uint8ClampedArray.from({ length: 800 }, (_, i) => (i % 4 === 3 ? 255 : i % 4 === 0 ? red : 0)) as never,
});

describe("an animation", () => {
  it("is a GIF of its pictures, each as long as it is shown, for ever", async () => {
    let pauses = 0;
    const film = new Film(250, async () => void pauses++);
    await film.add(pixels(0));
    await film.add(pixels(128));
    await film.add(pixels(255), 4);
    expect(pauses).toBeGreaterThan(2);
    const file = film.finished();
    expect(file.type).toBe("image/gif");
    const gif = decoded(new Uint8Array(await file.arrayBuffer()));
    expect(gif).toEqual({ width: 20, height: 10, delays: [25, 25, 100], forever: true });
  });

  it("is of every moment, or of as many as fit, the first and the last among them", () => {
    expect(momentsOf(3, 6, 300)).toEqual([3, 4, 5, 6]);
    expect(momentsOf(5, 5, 300)).toEqual([5]);
    const many = momentsOf(0, 1000, 11);
    expect(many).toEqual([0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000]);
  });
});
