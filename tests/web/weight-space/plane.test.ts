import { describe, expect, it } from "vitest";
import { english } from "../../../web/state/document/notation/words.js";
import type { StageTheme } from "../../../web/ui/canvas/colors.js";
import type { Layer } from "../../../web/ui/canvas/layer.js";
import { drawPlane, planeLayout } from "../../../web/views/weight-space/draw/painter.js";

interface Written {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What is written, and where, with letters of a usual width. */
function written(width: number, height: number, names: readonly [string, string]): Written[] {
  const found: Written[] = [];
  const context = {
    font: "",
    textAlign: "left",
    textBaseline: "top",
    fillText(text: string, x: number, y: number) {
      const size = Number(/(\d+)px/.exec(this.font)?.[1]);
      const wide = 0.6 * size * text.length;
      const left = { left: x, center: x - wide / 2, right: x - wide }[this.textAlign] ?? x;
      const top = { top: y, middle: y - size / 2, alphabetic: y - 0.8 * size }[this.textBaseline] ?? y;
      found.push({ text, left, right: left + wide, top, bottom: top + size });
    },
  };
  const other = new Proxy(context, { get: (own, name) => Reflect.get(own, name) ?? (() => {}) });
  const size = { width, height, deviceWidth: width, deviceHeight: height, ratio: 1, magnification: 1 };
  const theme = { font: "sans", serif: "serif", size: 15 } as StageTheme;
  const layout = planeLayout({ x: [-2.5, 2.5], y: [-2.5, 2.5] }, size, theme.size);
  drawPlane({ context: other, size } as unknown as Layer, layout, names, english, theme);
  return found;
}

describe("the plane of weights", () => {
  for (const [width, height] of [
    [320, 220],
    [360, 480],
    [640, 540],
    [900, 300],
    [1900, 900],
  ] as const) {
    it(`has the names of its axes off the numbers at ${width} × ${height}`, () => {
      for (const names of [
        ["w₁", "w₂"],
        ["w of x₁∧x₂", "b"],
      ] as const) {
        const texts = written(width, height, names);
        const titles = texts.filter(({ text }) => /[→↑]/.test(text));
        expect(titles).toHaveLength(2);
        for (const one of titles) {
          expect([one.left >= 0, one.right <= width, one.top >= -1, one.bottom <= height + 3]).toEqual([
            true,
            true,
            true,
            true,
          ]);
          for (const other of texts) {
            if (other === one) continue;
            const apart =
              one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
            expect([one.text, other.text, apart]).toEqual([one.text, other.text, true]);
          }
        }
      }
    });
  }
});
