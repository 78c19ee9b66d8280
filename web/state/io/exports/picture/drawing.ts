/** A picture as what was drawn, one thing after another: lengths in pixels, y downwards, from the upper left corner. */
export interface VectorPicture {
  readonly width: number;
  readonly height: number;
  /** Of what is behind everything. */
  readonly ground: Color;
  readonly items: readonly Item[];
  /** What is drawn several times, around the origin; an item names it by its place here. */
  readonly symbols: readonly (readonly Item[])[];
}

export interface Color {
  /** "#0072b2" */
  readonly hex: string;
  /** 0…1 */
  readonly alpha: number;
}

export type Item =
  | PathItem
  | TextItem
  | ImageItem
  /** What is seen only inside of a path. */
  | { readonly kind: "clipped"; readonly by: readonly Segment[]; readonly items: readonly Item[] }
  | {
      readonly kind: "symbol";
      readonly symbol: number;
      readonly x: number;
      readonly y: number;
      readonly alpha: number;
    };

export interface PathItem {
  readonly kind: "path";
  readonly segments: readonly Segment[];
  readonly fill: Color | null;
  readonly stroke: Stroke | null;
}

interface Stroke {
  readonly color: Color;
  readonly width: number;
  /** Lengths of strokes and gaps in turn; empty for a line without gaps. */
  readonly dash: readonly number[];
  readonly join: "miter" | "round" | "bevel";
}

export type Segment =
  | { readonly to: "move" | "line"; readonly x: number; readonly y: number }
  | { readonly to: "close" }
  | { readonly to: "circle"; readonly x: number; readonly y: number; readonly radius: number }
  | {
      readonly to: "rectangle";
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      /** Of its corners. */
      readonly radius: number;
    };

/** One line, on its baseline. */
export interface TextItem {
  readonly kind: "text";
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly align: "start" | "middle" | "end";
  readonly font: Font;
  readonly color: Color;
  /** A border this wide that lifts it off what is below, in this colour; null: the text itself. */
  readonly halo: number | null;
}

export interface Font {
  readonly family: string;
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
}

/** Pixels: where a picture has no lines. */
interface ImageItem {
  readonly kind: "image";
  /** A PNG as a data URL. */
  readonly source: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly alpha: number;
  /** Whether its pixels are blended where it is enlarged. */
  readonly smooth: boolean;
}

/** Whether parts of it are known by their pixels alone. */
export function hasImages({ items, symbols }: VectorPicture): boolean {
  const some = (list: readonly Item[]): boolean =>
    list.some((item) => item.kind === "image" || (item.kind === "clipped" && some(item.items)));
  return [items, ...symbols].some(some);
}

/** A length as it is written: hundredths of a pixel are finer than any screen. */
export function short(length: number): string {
  return String(Math.round(length * 100) / 100 + 0);
}
