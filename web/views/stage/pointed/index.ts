import type { Layer } from "../../../ui/canvas/layer.js";
import { insidePlot, pixelX, pixelY } from "../../../ui/canvas/projection.js";
import { drawText, type TextSprite, textSprite } from "../../../ui/canvas/text-sprite.js";
import { FreeRoom } from "../../shared/canvas/free-room.js";
import type { Scene } from "../draw/scene.js";
import { crowdsOf, placeOf } from "../plane/place.js";

const PAD = 4;
/** Right and up, in half sizes of the glyph and the sign: the upper right is for what is wrong. */
const sides = [
  [1, -1],
  [-1, -1],
  [-1, 1],
  [1, 0],
  [-1, 0],
] as const;

/**
 * How many examples are at a place, on a dark ground, lest it be read with the cross of a mistake; "±" before it where their
 * labels differ. Over no example and no other label.
 */
export function drawCrowds(layer: Layer, scene: Scene): void {
  const { frame, marks } = scene;
  const { projection } = scene.layout;
  const room = new FreeRoom(scene, "crowds");
  for (const [index, { count, mixed }] of crowdsOf(frame.examples)) {
    const place = placeOf(frame, index);
    if (!place) continue;
    const [x, y] = [pixelX(projection, place.x), pixelY(projection, place.y)];
    const sign =
      insidePlot(projection, x, y) && signOf(layer, scene, `${mixed ? "± " : ""}${frame.words.count(count)}`);
    if (!sign) continue;
    const { width, height } = sign;
    const [far, high] = [marks.glyph + 6 + width / 2, marks.glyph + 4 + height / 2];
    const box = room.first(
      sides.map(([right, up]) => ({ x: x + right * far - width / 2, y: y - up * high - height / 2, width, height })),
    );
    if (box) drawText(layer, sign, box.x, box.y);
  }
}

function signOf(layer: Layer, { theme, layout }: Scene, text: string): TextSprite | null {
  const { surface, ink, font } = theme;
  const style = `600 ${layout.font}px ${font}`;
  return textSprite(
    ["crowd", text, surface, ink, style],
    layer.size.ratio,
    (context) => {
      context.font = style;
      const height = layout.font + 2 * PAD;
      return { width: Math.max(height, Math.ceil(context.measureText(text).width) + 2 * PAD), height };
    },
    (context, { width, height }) => {
      context.fillStyle = ink;
      context.strokeStyle = surface;
      context.lineWidth = 2;
      context.beginPath();
      context.roundRect(1, 1, width - 2, height - 2, height / 2);
      context.stroke();
      context.fill();
      context.font = style;
      context.fillStyle = surface;
      context.textAlign = "center";
      context.textBaseline = "middle";
      context.fillText(text, width / 2, height / 2 + 0.5);
    },
  );
}

/** What the model shown makes of the example that is pointed at; and where one example hides others. */

export { drawAnswer } from "./answer-label.js";
