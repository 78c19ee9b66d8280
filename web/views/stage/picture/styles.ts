import type { Color, Font } from "../../../state/exports/picture/index.js";
import { pixelBytes } from "../../shared/canvas/pixel-bytes.js";

/** A colour as style sheets write it. */
export function colorOf(css: string, opacity: number): Color {
  if (/^#[0-9a-f]{6}$/i.test(css)) return { hex: css.toLowerCase(), alpha: opacity };
  const parts = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)(?:[\s,/]+([\d.]+))?\s*\)$/.exec(css);
  if (!parts) return colorOfBytes(pixelBytes(css), opacity);
  const [red = 0, green = 0, blue = 0, own = 1] = parts.slice(1).map((part) => Number(part ?? 1));
  return { hex: hexOf(red, green, blue), alpha: opacity * own };
}

function colorOfBytes(bytes: number, opacity: number): Color {
  const [red, green, blue] = [bytes & 255, (bytes >>> 8) & 255, (bytes >>> 16) & 255];
  return { hex: hexOf(red, green, blue), alpha: (opacity * (bytes >>> 24)) / 255 };
}

function hexOf(...channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** "italic 14px Palatino, serif", as a context takes it. */
export function fontOf(css: string, times: number): Font {
  const [, style = "", size = "10", family = "sans-serif"] = /^(.*?)([\d.]+)px\s+(.*)$/.exec(css) ?? [];
  return {
    family,
    size: Number(size) * times,
    bold: /bold|[6-9]00/.test(style),
    italic: style.includes("italic"),
  };
}
