// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Item, VectorPicture } from "../../../../web/state/io/exports/picture/index.js";
import { pixelX, pixelY } from "../../../../web/ui/canvas/projection.js";
import { hatchTint } from "../../../../web/views/shared/canvas/boundary.js";
import { recorded } from "../../../../web/views/stage/picture/index.js";
import type { StageView } from "../../../../web/views/stage/picture/pen.js";
import { layOut } from "../../../../web/views/stage/plane/place.js";
import * as answers from "../../../../web/views/stage/pointed/index.js";
import * as predictions from "../../../../web/views/stage/predictions/index.js";
import { drawNothing } from "../../blank-canvas.js";
import { Bench, cs188, stateOf } from "../../state/engine.js";
import { theme as anyTheme } from "../theme.js";

// What is recorded of drawings for bitmaps is drawn anew.
drawNothing();

/** As a browser may write a colour. */
const theme = { ...anyTheme, positive: "rgb(0, 114, 178)" };
const view: StageView = { window: { x: [0, 5], y: [0, 5] }, width: 400, height: 300, theme };

function pictureAt(visit: number): VectorPicture {
  const { frame } = Bench.ofTest(stateOf(cs188)).do({ type: "seek", visit });
  return recorded(frame, frame.pane, view, { predictions, answers });
}

/** All items, whatever clips them. */
const flat = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => (item.kind === "clipped" ? [item, ...flat(item.items)] : [item]));

describe("the stage, recorded", () => {
  it("has a glyph for each example, where it is in the plane", () => {
    const { items, symbols } = pictureAt(0);
    const { projection } = layOut(
      view.window,
      { width: 400, height: 300, deviceWidth: 800, deviceHeight: 600, ratio: 2, magnification: 1 },
      theme,
    );
    const glyphs = flat(items).filter((item) => item.kind === "symbol");
    const [negative, positive] = [glyphs[0]?.symbol, glyphs[1]?.symbol];
    expect(glyphs.map(({ symbol }) => symbol)).toEqual([negative, positive, positive, positive, negative]);
    expect(symbols).toHaveLength(2);
    // Glyphs are put on whole device pixels; a symbol begins in its upper left corner.
    const [{ x, y } = { x: 0, y: 0 }] = glyphs;
    const offset = { x: x - pixelX(projection, 1), y: y - pixelY(projection, 1) };
    expect(offset.x).toBeLessThan(-8);
    cs188.forEach(([x1, x2], i) => {
      expect(Math.abs((glyphs[i]?.x ?? 0) - offset.x - pixelX(projection, x1))).toBeLessThanOrEqual(0.5);
      expect(Math.abs((glyphs[i]?.y ?? 0) - offset.y - pixelY(projection, x2))).toBeLessThanOrEqual(0.5);
    });
  });

  it("rings the example visited, twice for a mistake", () => {
    const rings = (visit: number): number =>
      flat(pictureAt(visit).items).filter(
        (item) =>
          item.kind === "path" &&
          item.stroke?.color.hex === theme.ink &&
          item.segments.some(({ to }) => to === "circle"),
      ).length;
    expect(rings(0)).toBe(0);
    // From zero the first score is a tie, which is a mistake; the third is right.
    expect([rings(1), rings(2), rings(3)]).toEqual([2, 2, 1]);
  });

  it("has the boundary, the one before it dashed, and the vector with its name", () => {
    const items = flat(pictureAt(2).items);
    const dashed = items.filter((item) => item.kind === "path" && item.stroke?.dash.join() === "7,5");
    expect(dashed).toHaveLength(2);
    const { symbols } = pictureAt(2);
    const names = symbols.flatMap((symbol) => flat(symbol)).filter((item) => item.kind === "text");
    expect(names.map(({ text, halo }) => [text, halo !== null])).toEqual([
      ["w", true],
      ["w", false],
    ]);
  });

  it("has the half-planes, tinted, shaded by score and hatched, inside of the plot", () => {
    const clipped = pictureAt(2).items.filter((item) => item.kind === "clipped");
    const hatch = flat(clipped).find((item) => item.kind === "path" && item.segments.length > 40);
    expect(hatch).toMatchObject({ stroke: { color: { hex: theme.negative, alpha: hatchTint(theme) } } });
    const tints = flat(pictureAt(2).items).filter((item) => item.kind === "path" && item.fill && item.fill.alpha < 0.2);
    // A tint, and the steps of the score over it.
    const steps = (hex: string): string[] => Array.from({ length: 6 }, () => hex);
    expect(tints.map((item) => item.kind === "path" && item.fill?.hex)).toEqual([
      ...steps("#0072b2"),
      ...steps("#d55e00"),
    ]);
  });

  it("names the axes and numbers them", () => {
    const texts = flat(pictureAt(0).items).flatMap((item) => (item.kind === "text" ? item.text : []));
    expect(texts).toContain("x₁ →");
    expect(texts).toContain("↑ x₂");
    expect(texts).toContain("2");
  });
});
