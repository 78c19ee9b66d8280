import type { StageSize } from "../../shared/canvas/layer.js";
import type { Plane } from "../../shared/canvas/plane.js";

/** Shares of the size of the numbers along the axes: from the lower edge to the line, how high that is, and how wide a letter. */
const BELOW = 0.15;
const LINE = 1.25;
const LETTER = 0.65;

/**
 * Puts the readout below the numbers of the plot, in the row that the name of the axis ends: there it never covers an example.
 * A second line goes over the numbers.
 * @param name of the axis, which it leaves room for, with its arrow.
 */
export function placeReadout(
  line: HTMLElement | null,
  { projection: { plot }, font }: Pick<Plane, "projection" | "font">,
  { magnification }: Pick<StageSize, "magnification">,
  name = "",
): void {
  if (!line) return;
  const pixels = (share: number): string => `${share * magnification}px`;
  line.style.left = pixels(plot.x);
  line.style.bottom = pixels(BELOW * font);
  line.style.maxWidth = pixels(plot.width - Math.min(plot.width / 2, (name.length + 2) * LETTER * font));
  line.style.fontSize = pixels(font);
  line.style.lineHeight = String(LINE);
}
