import type { Layer } from "../../../ui/canvas/layer.js";
import { insidePlot, pixelX, pixelY } from "../../../ui/canvas/projection.js";
import { drawText, type TextSprite, textSprite } from "../../../ui/canvas/text-sprite.js";
import { FreeRoom } from "../../shared/canvas/free-room.js";
import type { Scene } from "../draw/scene.js";
import { crowdsOf, placeOf } from "../plane/place.js";

const PAD = 2;
/** Right and up, in half sizes of the glyph and the sign: the upper right is for what is wrong. */
const sides = [
  [1, -1],
  [-1, -1],
  [-1, 1],
  [1, 0],
  [-1, 0],
] as const;

/** "×2" beside an example that hides another, "+−" before it where their labels differ: over no example and no other label. */
export function drawCrowds(layer: Layer, scene: Scene): void {
  const { frame, marks } = scene;
  const { projection } = scene.layout;
  const room = new FreeRoom(scene, "crowds");
  for (const [index, { count, mixed }] of crowdsOf(frame.examples)) {
    const place = placeOf(frame, index);
    if (!place) continue;
    const [x, y] = [pixelX(projection, place.x), pixelY(projection, place.y)];
    const sign =
      insidePlot(projection, x, y) && signOf(layer, scene, `${mixed ? "±" : ""}×${frame.words.count(count)}`);
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
      return { width: Math.ceil(context.measureText(text).width) + 2 * PAD, height: layout.font + 2 * PAD };
    },
    (context, { height }) => {
      context.font = style;
      context.lineJoin = "round";
      context.lineWidth = 3;
      context.strokeStyle = surface;
      context.fillStyle = ink;
      context.textBaseline = "middle";
      context.strokeText(text, PAD, height / 2);
      context.fillText(text, PAD, height / 2);
    },
  );
}
