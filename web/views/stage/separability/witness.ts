import type { Verdict } from "../../../state/runs/frame.js";
import type { StageTheme } from "../../../ui/canvas/colors.js";
import { clipToPlot, type Layer } from "../../../ui/canvas/layer.js";
import { pathOf, strokePath } from "../../../ui/canvas/polyline.js";
import { type PlanePoint, type Projection, pixelX, pixelY, type Rect } from "../../../ui/canvas/projection.js";
import { drawText, type TextSprite, textSprite } from "../../../ui/canvas/text-sprite.js";
import { drawing } from "../../../words/generated/en/drawing.js";
import { shareText } from "../../shared/words/verdict-words.js";
import { isWithin, type LineLabels } from "../draw/line-labels.js";
import type { Scene } from "../draw/scene.js";
import {
  type AverageFigure,
  clearSides,
  meetingOf,
  outlineOf,
  shortened,
  type WitnessFigure,
  witnessFigure,
} from "./why-figure.js";

/** Of the negatives; the lines of the positives are solid. */
const DASH: readonly number[] = [6, 5];

/** Two averages that are the same point, of the positives and of the negatives. */
export function drawAverages(layer: Layer, scene: Scene, verdict: Verdict, labels: LineLabels): void {
  const { projection } = scene.layout;
  const { theme } = scene;
  const { witness } = verdict.analysis;
  const figure = witnessFigure(verdict);
  if (!witness || !figure) return;
  layer.context.save();
  clipToPlot(layer, projection);
  if (figure.ray) {
    strokePath(layer.context, pathOf(projection, [figure.ray]), {
      color: theme.ink2,
      width: 1.5,
      dash: [2, 4],
      halo: theme.surface,
    });
  }
  const broken = isRinged(figure) && !figure.ray;
  drawOutline(layer, scene, figure.positive, { color: theme.positive, dash: [], broken });
  drawOutline(layer, scene, figure.negative, { color: theme.negative, dash: DASH, broken });
  drawMeeting(layer, scene, figure);
  for (const side of [figure.positive, figure.negative]) {
    labels.leave(around(projection, side.at, markRadius(scene, figure)));
    drawWeights(layer, scene, side, labels);
  }
  layer.context.restore();
  nameMeeting(labels, scene, figure);
}

/** How far round an example its number may go from the end of its line, in radians. */
const TURNS = [0, 1, -1, 2, -2, 3, -3].map((step) => (step * Math.PI) / 4);
const DIAMOND = 7;
/** Pixels between an example and the ring around it. */
const RING = 6;

/** The segment between two examples, or the outline of several; not over the examples themselves. */
function drawOutline(
  layer: Layer,
  { layout, theme, marks }: Scene,
  { corners, at }: AverageFigure,
  look: { readonly color: string; readonly dash: readonly number[]; readonly broken: boolean },
): void {
  const { projection } = layout;
  const gap = (marks.glyph + 1) / projection.scale;
  const ring = (marks.glyph + RING) / projection.scale;
  const [first, second] = corners;
  const sides =
    look.broken && first && second && corners.length === 2
      ? [...shortened(first, at, gap, ring), ...shortened(second, at, gap, ring)]
      : outlineOf(corners).flatMap(([from, to]) => shortened(from, to, gap, gap));
  strokePath(layer.context, pathOf(projection, sides), { ...look, width: 2.5, halo: theme.surface });
}

/** Where the averages are: a ring around an example that is one by itself, else a diamond. */
function drawMeeting(layer: Layer, { layout, theme, marks }: Scene, { positive, negative, ray }: WitnessFigure): void {
  const { projection: p } = layout;
  const alone = isRinged({ positive, negative });
  for (const { corners, at } of [positive, negative]) {
    const place = { x: pixelX(p, at.x), y: pixelY(p, at.y) };
    if (corners.length === 1) drawRing(layer, place, marks.glyph + RING, theme);
    else if (corners.length > 0 && (ray || !alone)) drawDiamond(layer, place, theme);
  }
}

/** Whether one of the averages is an example by itself. */
function isRinged({ positive, negative }: Pick<WitnessFigure, "positive" | "negative">): boolean {
  return positive.corners.length === 1 || negative.corners.length === 1;
}

/** In pixels. */
function markRadius({ marks }: Scene, figure: WitnessFigure): number {
  return isRinged(figure) ? marks.glyph + RING : DIAMOND;
}

function around(p: Projection, { x, y }: PlanePoint, radius: number): Rect {
  return { x: pixelX(p, x) - radius, y: pixelY(p, y) - radius, width: 2 * radius, height: 2 * radius };
}

function drawRing({ context }: Layer, { x, y }: PlanePoint, radius: number, theme: StageTheme): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.lineWidth = 5;
  context.strokeStyle = theme.surface;
  context.stroke();
  context.lineWidth = 2.5;
  context.strokeStyle = theme.accent;
  context.stroke();
}

function drawDiamond({ context }: Layer, { x, y }: PlanePoint, theme: StageTheme): void {
  context.beginPath();
  context.moveTo(x, y - DIAMOND);
  context.lineTo(x + DIAMOND, y);
  context.lineTo(x, y + DIAMOND);
  context.lineTo(x - DIAMOND, y);
  context.closePath();
  context.lineJoin = "round";
  context.lineWidth = 3.5;
  context.strokeStyle = theme.surface;
  context.stroke();
  context.fillStyle = theme.accent;
  context.fill();
}

/** Says what the mark is, beside it. */
function nameMeeting(labels: LineLabels, scene: Scene, figure: WitnessFigure): void {
  const { theme, frame } = scene;
  const at = figure.positive.corners.length > 1 ? figure.positive.at : figure.negative.at;
  const text = frame.words.room(drawing).meeting[meetingOf(figure)];
  labels.addBeside(text, at, markRadius(scene, figure), clearSides(figure, at), theme.accent);
}

/** The weights, at the ends of the lines, turned away from the middle; beside the line where something is in the way. */
function drawWeights(
  layer: Layer,
  { layout, theme, marks, frame }: Scene,
  figure: AverageFigure,
  labels: LineLabels,
): void {
  const { projection: p } = layout;
  for (const { x, y, weight } of figure.corners) {
    const [dx, dy] = [x - figure.at.x, figure.at.y - y];
    // An example that is an average by itself has all the weight.
    const number = dx === 0 && dy === 0 ? null : numberSprite(layer, shareText(weight, frame.words), theme);
    if (!number) continue;
    const { width, height } = number;
    const places = TURNS.map((turn): Rect => {
      const angle = Math.atan2(dy, dx) + turn;
      const reach = marks.glyph + 1.6 * theme.size;
      const at = { x: pixelX(p, x) + Math.cos(angle) * reach, y: pixelY(p, y) + Math.sin(angle) * reach };
      return { x: at.x - width / 2, y: at.y - height / 2, width, height };
    });
    const place = labels.place(places.filter((one) => isWithin(one, p.plot)));
    if (place) drawText(layer, number, place.x, place.y);
  }
}

/** A number that is readable over hatch, lines and grid. */
function numberSprite(layer: Layer, text: string, theme: StageTheme): TextSprite | null {
  const { size, font, surface, ink } = theme;
  const setFont = (context: CanvasRenderingContext2D): void => {
    context.font = `600 ${Math.round(size)}px ${font}`;
  };
  return textSprite(
    ["weight", text, surface, ink, font, size],
    layer.size.ratio,
    (context) => {
      setFont(context);
      return { width: context.measureText(text).width + 8, height: 1.3 * size };
    },
    (context, { width, height }) => {
      setFont(context);
      context.textAlign = "center";
      context.textBaseline = "middle";
      context.lineJoin = "round";
      context.lineWidth = 4;
      context.strokeStyle = surface;
      context.strokeText(text, width / 2, height / 2);
      context.fillStyle = ink;
      context.fillText(text, width / 2, height / 2);
    },
  );
}
