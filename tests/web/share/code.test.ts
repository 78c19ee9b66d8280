import jsQR from "jsqr";
import { expect, test } from "vitest";
import { mostCoded, type QrModules, qrOf } from "../../../web/views/share/code/index.js";

/** Pixels a module is wide. */
const scale = 4;

/** The code as a camera sees it: the path is made of rows of squares. */
function pixelsOf({ size, path }: QrModules): { readonly data: Uint8ClampedArray; readonly side: number } {
  const side = size * scale;
  const data = new Uint8ClampedArray(4 * side * side).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = 0; row < scale; row++) {
      const from = 4 * ((Number(y) * scale + row) * side + Number(x) * scale);
      for (let at = from; at < from + 4 * scale * Number(width); at += 4) data.fill(0, at, at + 3);
    }
  }
  return { data, side };
}

test.each([
  ["a short link", "https://example.org/?data=xor&heading=Meet%20XOR"],
  ["a link with letters beyond ASCII", "https://example.org/?heading=Übung 2 “𝒘”"],
  ["the longest that is coded", `https://example.org/#v1.${"aB3_-".repeat(mostCoded)}`.slice(0, mostCoded)],
])("another reader of QR codes finds %s in it", (_, text) => {
  const { data, side } = pixelsOf(qrOf(text));
  expect(jsQR(data, side, side)?.data).toBe(text);
});

test("a code has four modules of white around it, and at most 97 of its own", () => {
  const { size, path } = qrOf("x".repeat(mostCoded));
  expect(size).toBeLessThanOrEqual(97 + 8);
  const places = Array.from(path.matchAll(/M(\d+) (\d+)h(\d+)/g), (one) => one.slice(1).map(Number));
  const [xs, ys] = [places.flatMap(([x = 0, , width = 0]) => [x, x + width]), places.map(([, y = 0]) => y)];
  expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([4, size - 4, 4, size - 5]);
});
