import tokensCss from "../../web/ui/tokens.css?inline";

export type Color = readonly [number, number, number];
export type Theme = "light" | "dark" | "projector";

/** The tokens of a theme, by the colour scheme and the order in which the sheet has them. */
export function tokensOf(theme: Theme): Readonly<Record<string, string>> {
  const blocks = tokensCss.split("color-scheme:").slice(1);
  const found = {
    light: blocks[0],
    dark: blocks.find((one) => one.trimStart().startsWith("dark") && one.includes("--pp-ink:")),
    projector: blocks.find((one) => one.includes("--pp-size: clamp(")),
  }[theme];
  return Object.fromEntries(Array.from(found?.matchAll(/--pp-([\w-]+):\s*([^;]+);/g) ?? [], ([, k, v]) => [k, v]));
}

export const colorOf = (hex = ""): Color =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Color;
export const linear = (value: number) =>
  value <= 10.31475 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
export const over = (color: Color, ground: Color, alpha: number) =>
  color.map((value, k) => value * alpha + (ground[k] ?? 0) * (1 - alpha)) as unknown as Color;

export function contrast(a: Color, b: Color): number {
  const [low = 0, high = 0] = [a, b]
    .map(([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b))
    .sort((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
}
