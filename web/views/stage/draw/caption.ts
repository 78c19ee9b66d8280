import type { Layer } from "../../../ui/canvas/layer.js";
import { drawText, type TextSprite, textSprite } from "../../../ui/canvas/text-sprite.js";
import { ABOVE, nameFont, upName } from "./axes.js";
import type { Scene } from "./scene.js";

/**
 * What is not about one line: above the plot, right of the name of the axis, so that it never covers an example. The longest
 * of the texts that has room there; none where none has.
 * @param texts the longest first.
 */
export function drawCaption(layer: Layer, scene: Scene, texts: readonly string[]): void {
  const { plot } = scene.layout.projection;
  for (const text of texts) {
    const row = captionRow(layer, scene, text);
    if (!row || row.width > plot.width) continue;
    drawText(layer, row, plot.x + plot.width - row.width, plot.y - row.height);
    return;
  }
}

/** The text at the end of a row that is as wide as it and the name of the axis. */
function captionRow(layer: Layer, { frame, layout: { font }, theme }: Scene, text: string): TextSprite | null {
  const name = upName(frame.examples.columns);
  const textFont = `${font}px ${theme.font}`;
  return textSprite(
    ["caption", text, name, font, theme.font, theme.serif, theme.ink],
    layer.size.ratio,
    (context) => {
      context.font = nameFont(name, font, theme);
      const before = context.measureText(`${name}  `).width;
      context.font = textFont;
      return { width: before + context.measureText(text).width + font, height: (1 + ABOVE) * font };
    },
    (context, { width, height }) => {
      context.font = textFont;
      context.textAlign = "right";
      context.textBaseline = "alphabetic";
      context.fillStyle = theme.ink;
      context.fillText(text, width, height - font * ABOVE);
    },
  );
}
