import { describe, expect, test } from "vitest";
import { groundTint } from "../../../../web/views/shared/canvas/boundary.js";
import { type Color, colorOf, contrast, linear, over, tokensOf } from "../../contrast.js";

/** In OKLab, of which 2 are just seen by the eye that looks for them. */
function difference(a: Color, b: Color): number {
  const [one, other] = [a, b].map((color) => {
    const [r, g, b] = color.map(linear) as unknown as Color;
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
  });
  return 100 * Math.hypot(...(one ?? []).map((value, k) => value - (other?.[k] ?? 0)));
}

describe.each([
  ["light", 5.5],
  ["dark", 10],
  ["projector", 6],
] as const)("the two sides of the plane in %s", (theme, least) => {
  const tokens = tokensOf(theme);
  const [surface, positive, negative, ink] = ["surface", "positive", "negative", "ink"].map((name) =>
    colorOf(tokens[name]),
  ) as [Color, Color, Color, Color];
  const tint = Number(tokens["tint"]);
  const strength = (patterned: boolean) => groundTint({ tint } as Parameters<typeof groundTint>[0], patterned);
  const sides = [over(positive, surface, strength(false)), over(negative, surface, strength(true))] as const;

  test("are told apart at a glance", () => {
    expect(difference(...sides)).toBeGreaterThan(least);
  });

  test("leave what is written and drawn on them its contrast", () => {
    for (const side of sides) expect(contrast(ink, side)).toBeGreaterThan(7);
    // A glyph has a rim in the colour of the surface.
    for (const glyph of [positive, negative]) expect(contrast(glyph, surface)).toBeGreaterThan(3);
  });
});
