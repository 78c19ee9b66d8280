import { xmlText } from "../tex.js";
import {
  type Color,
  type Item,
  type PathItem,
  type Segment,
  short,
  type TextItem,
  type VectorPicture,
} from "./drawing.js";

/** A picture as SVG 1.1 that needs nothing beside it. @param title says what it is of. */
export function svgOf({ width, height, ground, items, symbols }: VectorPicture, title: string): string {
  const writer = new SvgWriter();
  const definitions = symbols.map((symbol, place) => `<g id="s${place}">${writer.all(symbol)}</g>`);
  const body = writer.all(items);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${short(width)}" height="${short(height)}" viewBox="0 0 ${short(width)} ${short(height)}" role="img">`,
    `<title>${xmlText(title)}</title>`,
    `<defs>${[...definitions, ...writer.clips].join("\n")}</defs>`,
    `<rect width="100%" height="100%"${paint("fill", ground)}/>`,
    body,
    "</svg>\n",
  ].join("\n");
}

class SvgWriter {
  readonly clips: string[] = [];

  all(items: readonly Item[]): string {
    return items.map((item) => this.#one(item)).join("\n");
  }

  #one(item: Item): string {
    switch (item.kind) {
      case "path":
        return pathElement(item);
      case "text":
        return textElement(item);
      case "symbol":
        return `<use xlink:href="#s${item.symbol}" x="${short(item.x)}" y="${short(item.y)}"${opacity("opacity", item.alpha)}/>`;
      case "image": {
        const { x, y, width, height, source, alpha, smooth } = item;
        const pixelated = smooth ? "" : ' image-rendering="pixelated"';
        return `<image x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" preserveAspectRatio="none"${pixelated}${opacity("opacity", alpha)} xlink:href="${source}"/>`;
      }
      case "clipped": {
        const inside = this.all(item.items);
        const id = `c${this.clips.length}`;
        this.clips.push(`<clipPath id="${id}"><path d="${data(item.by)}"/></clipPath>`);
        return `<g clip-path="url(#${id})">\n${inside}\n</g>`;
      }
    }
  }
}

function pathElement({ segments, fill, stroke }: PathItem): string {
  const painted = fill ? paint("fill", fill) : ' fill="none"';
  return `<path d="${data(segments)}"${painted}${stroke ? strokeOf(stroke) : ""}/>`;
}

function strokeOf({ color, width, dash, join }: NonNullable<PathItem["stroke"]>): string {
  const dashes = dash.length > 0 ? ` stroke-dasharray="${dash.map(short).join(" ")}"` : "";
  const joined = join === "miter" ? "" : ` stroke-linejoin="${join}"`;
  return `${paint("stroke", color)} stroke-width="${short(width)}"${dashes}${joined}`;
}

function textElement({ text, x, y, align, font, color, halo }: TextItem): string {
  const anchor = align === "start" ? "" : ` text-anchor="${align}"`;
  const style = `${font.bold ? ' font-weight="bold"' : ""}${font.italic ? ' font-style="italic"' : ""}`;
  const look =
    halo === null
      ? paint("fill", color)
      : ` fill="none"${paint("stroke", color)} stroke-width="${short(halo)}" stroke-linejoin="round"`;
  return `<text x="${short(x)}" y="${short(y)}"${anchor} font-family="${xmlText(font.family)}" font-size="${short(font.size)}"${style}${look}>${xmlText(text)}</text>`;
}

function paint(property: "fill" | "stroke", { hex, alpha }: Color): string {
  return ` ${property}="${hex}"${opacity(`${property}-opacity`, alpha)}`;
}

function opacity(name: string, alpha: number): string {
  return alpha < 1 ? ` ${name}="${Math.round(alpha * 1000) / 1000}"` : "";
}

function data(segments: readonly Segment[]): string {
  return segments.map(segmentData).join("");
}

function segmentData(segment: Segment): string {
  switch (segment.to) {
    case "move":
      return `M${short(segment.x)} ${short(segment.y)}`;
    case "line":
      return `L${short(segment.x)} ${short(segment.y)}`;
    case "close":
      return "Z";
    case "circle": {
      const { x, y, radius } = segment;
      const half = (to: number): string => `A${short(radius)} ${short(radius)} 0 1 1 ${short(to)} ${short(y)}`;
      return `M${short(x - radius)} ${short(y)}${half(x + radius)}${half(x - radius)}Z`;
    }
    case "rectangle":
      return rectangleData(segment);
  }
}

function rectangleData({ x, y, width, height, radius }: Extract<Segment, { to: "rectangle" }>): string {
  const [right, bottom] = [x + width, y + height];
  if (radius === 0) return `M${short(x)} ${short(y)}H${short(right)}V${short(bottom)}H${short(x)}Z`;
  const turn = (toX: number, toY: number): string =>
    `A${short(radius)} ${short(radius)} 0 0 1 ${short(toX)} ${short(toY)}`;
  return [
    `M${short(x + radius)} ${short(y)}H${short(right - radius)}${turn(right, y + radius)}`,
    `V${short(bottom - radius)}${turn(right - radius, bottom)}`,
    `H${short(x + radius)}${turn(x, bottom - radius)}V${short(y + radius)}${turn(x + radius, y)}Z`,
  ].join("");
}
