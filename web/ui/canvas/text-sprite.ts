import { drawOnce } from "./layer.js";

/** A text drawn beforehand, in CSS pixels. */
export interface TextSprite {
  readonly canvas: HTMLCanvasElement;
  readonly width: number;
  readonly height: number;
}

/** Sprites kept at most: every text of a few themes. */
const MOST = 100;
const kept = new Map<string, TextSprite>();

/**
 * Setting a font on a canvas of the page makes the browser work out the styles of the whole page, in every frame and
 * on every canvas anew. So what is drawn in each frame is drawn once, off the page.
 * @param looks all that decides how it looks.
 */
export function textSprite(
  looks: readonly unknown[],
  ratio: number,
  measure: (context: CanvasRenderingContext2D) => { readonly width: number; readonly height: number },
  draw: (context: CanvasRenderingContext2D, size: { readonly width: number; readonly height: number }) => void,
): TextSprite | null {
  const key = JSON.stringify([looks, ratio]);
  const known = kept.get(key);
  if (known) return known;
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) return null;
  const size = measure(context);
  canvas.width = Math.ceil(size.width * ratio);
  canvas.height = Math.ceil(size.height * ratio);
  drawOnce(context, (on) => {
    on.scale(ratio, ratio);
    draw(on, size);
  });
  if (kept.size >= MOST) kept.clear();
  const sprite = { canvas, ...size };
  kept.set(key, sprite);
  return sprite;
}

/** A canvas, and its device pixels per CSS pixel. */
interface SpriteGround {
  readonly context: CanvasRenderingContext2D;
  readonly size: { readonly ratio: number };
}

/** Draws a sprite with its upper left corner there, on whole device pixels. */
export function drawText({ context, size }: SpriteGround, { canvas }: TextSprite, x: number, y: number): void {
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(canvas, Math.round(x * size.ratio), Math.round(y * size.ratio));
  context.restore();
}
