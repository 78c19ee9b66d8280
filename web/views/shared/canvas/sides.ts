import type { StageTheme } from "../../../ui/canvas/colors.js";
import { crispWidth, hatch, type Layer } from "../../../ui/canvas/layer.js";
import type { Rect } from "../../../ui/canvas/projection.js";

/** Of the tint: a side with a pattern is paler, since the pattern adds to it. */
const PATTERNED = 0.8;
/** How strong the hatch is, in tints. */
const HATCH = 1.25;

/** Opacity of the ground where a class is predicted. */
export const groundTint = ({ tint }: StageTheme, patterned: boolean): number => (patterned ? PATTERNED * tint : tint);

export const hatchTint = ({ tint }: StageTheme): number => HATCH * tint;

/** Fills the path in the tint of one of two classes. */
export function fillSide(context: CanvasRenderingContext2D, sign: -1 | 1, theme: StageTheme): void {
  context.fillStyle = sign > 0 ? theme.positive : theme.negative;
  context.globalAlpha = groundTint(theme, sign < 0);
  context.fill();
}

/** Hatches what is clipped to: the side of the negatives, so that colour never speaks alone. */
export function hatchSide({ context, size }: Layer, plot: Rect, theme: StageTheme): void {
  context.globalAlpha = hatchTint(theme);
  context.strokeStyle = theme.negative;
  context.lineWidth = crispWidth(1, size.ratio);
  hatch(context, plot);
}
