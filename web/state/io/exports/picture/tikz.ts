import { oneLine, tex } from "../tex.js";
import {
  type Color,
  hasImages,
  type Item,
  type PathItem,
  type Segment,
  short,
  type TextItem,
  type VectorPicture,
} from "./drawing.js";

/**
 * A picture as a `tikzpicture`, with y upwards and a pixel as its unit. What is known by its pixels alone is left out.
 * @param title says what it is of.
 */
export function tikzOf(picture: VectorPicture, title: string): string {
  const { width, height, ground, items, symbols } = picture;
  const writer = new TikzWriter(height);
  const macros = symbols.map((symbol, place) => {
    // Around the origin, where up is up.
    const drawn = new TikzWriter(0).sharing(writer).all(symbol);
    return `\\def\\${macro(place)}{${drawn.join("%\n")}}`;
  });
  const body = writer.all(items);
  const behind = `\\fill[${writer.color(ground)}] (0,0) rectangle (${short(width)},${short(height)});`;
  return [
    `% ${oneLine(title)}`,
    "% \\usepackage{tikz}",
    ...(hasImages(picture) ? ["% Left out: what is predicted point by point, which is no drawing but an image."] : []),
    "\\begin{tikzpicture}[x=0.75bp, y=0.75bp, line width=0.75bp, inner sep=0, outer sep=0]",
    ...writer.colors,
    ...macros,
    `\\useasboundingbox (0,0) rectangle (${short(width)},${short(height)});`,
    behind,
    ...body,
    "\\end{tikzpicture}",
    "",
  ].join("\n");
}

/** A number in letters: TeX has no others in names. */
function letters(place: number): string {
  return Array.from(String(place), (digit) => "abcdefghij".charAt(Number(digit))).join("");
}

function macro(place: number): string {
  return `ppdrawing${letters(place)}`;
}

class TikzWriter {
  readonly #height: number;
  #names = new Map<string, string>();

  /** @param height where y is 0 upwards. */
  constructor(height: number) {
    this.#height = height;
  }

  /** With the colours of another. */
  sharing(other: TikzWriter): this {
    this.#names = other.#names;
    return this;
  }

  /** What defines the colours that have been used. */
  get colors(): string[] {
    return Array.from(this.#names, ([hex, name]) => `\\definecolor{${name}}{HTML}{${hex.slice(1).toUpperCase()}}`);
  }

  color({ hex }: Color): string {
    const name = this.#names.get(hex) ?? `ppcolor${letters(this.#names.size)}`;
    this.#names.set(hex, name);
    return name;
  }

  all(items: readonly Item[]): string[] {
    return items.flatMap((item) => this.#one(item));
  }

  #one(item: Item): string[] {
    switch (item.kind) {
      case "path":
        return [this.#path(item)];
      case "text":
        // A border around letters is nothing that TikZ has.
        return item.halo === null ? [this.#text(item)] : [];
      case "image":
        return [];
      case "symbol": {
        const faint = item.alpha < 1 ? `, opacity=${short(item.alpha)}` : "";
        const place = `(${short(item.x)},${short(this.#height - item.y)})`;
        return [`\\begin{scope}[shift={${place}}${faint}]\\${macro(item.symbol)}\\end{scope}`];
      }
      case "clipped":
        return ["\\begin{scope}", `\\clip ${this.#segments(item.by)};`, ...this.all(item.items), "\\end{scope}"];
    }
  }

  #path({ segments, fill, stroke }: PathItem): string {
    const options = [
      ...(fill ? [`fill=${this.color(fill)}`, ...faint("fill opacity", fill.alpha)] : []),
      ...(stroke ? this.#stroke(stroke) : []),
    ];
    return `\\path[${options.join(", ")}] ${this.#segments(segments)};`;
  }

  #stroke({ color, width, dash, join }: NonNullable<PathItem["stroke"]>): string[] {
    const dashes = dash.map((length, k) => `${k % 2 === 0 ? "on" : "off"} ${points(length)}`);
    return [
      `draw=${this.color(color)}`,
      ...faint("draw opacity", color.alpha),
      `line width=${points(width)}`,
      ...(dashes.length > 0 ? [`dash pattern=${dashes.join(" ")}`] : []),
      ...(join === "miter" ? [] : [`line join=${join}`]),
    ];
  }

  #text({ text, x, y, align, font, color }: TextItem): string {
    const anchor = { start: "base west", middle: "base", end: "base east" }[align];
    const family = /(^|[^-])serif$/.test(font.family) ? "\\rmfamily" : "\\sffamily";
    const look = `${family}${font.bold ? "\\bfseries" : ""}${font.italic ? "\\itshape" : ""}`;
    const size = `\\fontsize{${points(font.size)}}{${points(1.2 * font.size)}}\\selectfont`;
    const options = [
      `anchor=${anchor}`,
      `text=${this.color(color)}`,
      ...faint("text opacity", color.alpha),
      `font=${size}${look}`,
    ];
    return `\\node[${options.join(", ")}] at (${short(x)},${short(this.#height - y)}) {${tex(text)}};`;
  }

  #segments(segments: readonly Segment[]): string {
    return segments.map((segment) => this.#segment(segment)).join(" ");
  }

  #segment(segment: Segment): string {
    const at = (x: number, y: number): string => `(${short(x)},${short(this.#height - y)})`;
    switch (segment.to) {
      case "move":
        return at(segment.x, segment.y);
      case "line":
        return `-- ${at(segment.x, segment.y)}`;
      case "close":
        return "-- cycle";
      case "circle":
        return `${at(segment.x, segment.y)} circle [radius=${short(segment.radius)}]`;
      case "rectangle": {
        const { x, y, width, height, radius } = segment;
        const box = `${at(x, y)} rectangle ${at(x + width, y + height)}`;
        return radius > 0 ? `{[rounded corners=${points(radius)}] ${box}}` : box;
      }
    }
  }
}

function faint(name: string, alpha: number): string[] {
  return alpha < 1 ? [`${name}=${Math.round(alpha * 1000) / 1000}`] : [];
}

/** A pixel is three quarters of a PostScript point. */
function points(pixels: number): string {
  return `${short(0.75 * pixels)}bp`;
}
