import { describe, expect, test } from "vitest";
import tokensCss from "../../../../web/ui/tokens.css?inline";
import { groundTint } from "../../../../web/views/shared/canvas/boundary.js";

type Color = readonly [number, number, number];
type Theme = "light" | "dark" | "projector";

/** The tokens of a theme, by the colour scheme and the order in which the sheet has them. */
function tokensOf(theme: Theme): Readonly<Record<string, string>> {
  const blocks = tokensCss.split("color-scheme:").slice(1);
  const found = {
    light: blocks[0],
    dark: blocks.find((one) => one.trimStart().startsWith("dark") && one.includes("--pp-ink:")),
    projector: blocks.find((one) => one.includes("--pp-size: clamp(")),
  }[theme];
  return Object.fromEntries(Array.from(found?.matchAll(/--pp-([\w-]+):\s*([^;]+);/g) ?? [], ([, k, v]) => [k, v]));
}

const colorOf = (hex = ""): Color =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Color;
const linear = (value: number) => (value <= 10.31475 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
const over = (color: Color, ground: Color, alpha: number) =>
  color.map((value, k) => value * alpha + (ground[k] ?? 0) * (1 - alpha)) as unknown as Color;

function contrast(a: Color, b: Color): number {
  const [low = 0, high = 0] = [a, b]
    .map(([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b))
    .sort((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
}

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
