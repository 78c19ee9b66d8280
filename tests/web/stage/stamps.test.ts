import { describe, expect, it } from "vitest";
import { dotStamp, ringStamp, type Stamp, stampAll } from "../../../web/ui/canvas/stamps.js";

const red = 0xff0000ff;
const blue = 0xffff0000;

const imageOf = (width: number, height: number) =>
  ({ width, height, data: new Uint8ClampedArray(4 * width * height) }) as ImageData;

/** The pixels, as letters row by row. */
function stamped(stamps: readonly (readonly [Stamp | null, number, number])[], width = 7, height = 5): string[] {
  const image = imageOf(width, height);
  const xy = Float64Array.from(stamps.flatMap(([, x, y]) => [x, -y]));
  stampAll(image, { xy, count: stamps.length }, { scale: 1, x: 0, y: 0 }, (i) => stamps[i]?.[0] ?? null);
  const pixels = Array.from(new Uint32Array(image.data.buffer), (pixel) =>
    pixel === red ? "r" : pixel === blue ? "b" : pixel === 0 ? "." : "?",
  );
  return Array.from({ length: height }, (_, row) => pixels.slice(row * width, (row + 1) * width).join(""));
}

describe("examples stamped into an image", () => {
  it("lie around their places, the later over the earlier, and none where there is no stamp", () => {
    const [dot, ring] = [dotStamp(1, red), ringStamp(1, blue)];
    expect(
      stamped([
        [ring, 3, 2],
        [dot, 1, 1],
        [null, 5, 3],
      ]),
    ).toEqual([".rbbb..", "rrr.b..", ".r..b..", ".bbbb..", "......."]);
  });

  it.each([dotStamp(1, red), ringStamp(1, red), dotStamp(2, red), ringStamp(2, red)])(
    "are cut off at any edge: %#",
    (stamp) => {
      const margin = 8;
      for (let x = -margin; x < 7 + margin; x++) {
        for (let y = -margin; y < 5 + margin; y++) {
          const wide = stamped([[stamp, x + margin, y + margin]], 7 + 2 * margin, 5 + 2 * margin);
          const cut = wide.slice(margin, margin + 5).map((row) => row.slice(margin, margin + 7));
          expect(stamped([[stamp, x, y]])).toEqual(cut);
        }
      }
    },
  );

  it("shine through where they are not solid", () => {
    const veil: Stamp = { ...dotStamp(1, red), alpha: new Uint8Array(5).fill(128) };
    expect(stamped([[veil, 1, 1]])[1]).toBe("rrr....");
    expect(
      stamped([
        [dotStamp(1, blue), 1, 1],
        [veil, 2, 1],
      ])[1],
    ).toBe("b??r...");
  });
});
