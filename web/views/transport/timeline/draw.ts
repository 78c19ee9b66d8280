import { formatCount } from "../../../state/document/notation/numbers.js";
import { drawText, type TextSprite, textSprite } from "../../../ui/canvas/text-sprite.js";
import { type Axis, type Palette, xOfVisit } from "./domain.js";
import type { TimelinePlan } from "./plan.js";

/** What is drawn, in CSS pixels; `scale` device pixels each. */
interface TimelinePicture {
  /** Before the numbers of the epochs. */
  readonly epochWord: string;
  readonly plan: TimelinePlan;
  readonly palette: Palette;
  readonly visit: number;
  readonly frontier: number;
  /** Where the pointer is along the axis, or null. */
  readonly hoverX: number | null;
  /** Draws the visits that are pointed at, here or elsewhere, once that has loaded. */
  readonly lit: LitMarks | null;
  readonly enabled: boolean;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** Where the ticks are: the lane stands on the track. */
export interface Lane {
  readonly laneTop: number;
  readonly track: number;
}

interface LitMarks {
  draw(context: Context, axis: Axis, lane: Lane, colour: string): void;
}

/** Heights of the parts. */
interface Layout extends Lane {
  readonly labels: number;
}

type Context = CanvasRenderingContext2D;

const KNOB = 6.5;
const TRACK = 3;
/** Below this many pixels a visit, a mark for each of them says nothing. */
const VISIT_MARKS_FROM = 9;

export function drawTimeline(context: Context, picture: TimelinePicture): void {
  const { plan, palette, height, scale } = picture;
  const layout = layOut(height, palette.fontSize);
  const playedTo = xOfVisit(plan.axis, picture.visit);
  const computedTo = xOfVisit(plan.axis, picture.frontier);
  const paint = new CrispPainter(context, scale);
  drawRules(paint, layout, picture, computedTo);
  drawEpochNumbers(context, layout, picture);
  drawTicks(paint, layout, picture, playedTo);
  drawTrack(paint, layout, picture, playedTo, computedTo);
  drawVisitMarks(context, layout, picture);
  picture.lit?.draw(context, plan.axis, layout, palette.text);
  if (picture.hoverX !== null) {
    context.globalAlpha = 0.6;
    paint.column(picture.hoverX - 0.5, 1, layout.laneTop, layout.track, palette.text);
    context.globalAlpha = 1;
  }
  if (picture.enabled) drawThumb(context, paint, playedTo, layout, palette);
}

function layOut(height: number, fontSize: number): Layout {
  const labels = height - fontSize * 0.65;
  return { laneTop: 3, track: Math.round(labels - fontSize * 0.65 - KNOB - 2), labels };
}

/** Rectangles on whole device pixels: crisp at every device pixel ratio. */
class CrispPainter {
  readonly #context: Context;
  readonly #scale: number;

  constructor(context: Context, scale: number) {
    this.#context = context;
    this.#scale = scale;
  }

  snap(value: number): number {
    return Math.round(value * this.#scale) / this.#scale;
  }

  column(left: number, width: number, top: number, bottom: number, colour: string): void {
    const y = this.snap(top);
    this.#context.fillStyle = colour;
    this.#context.fillRect(this.snap(left), y, Math.max(1 / this.#scale, this.snap(width)), this.snap(bottom) - y);
  }

  /** Like `column`, but ends where a neighbour that starts at `right` begins: no gaps and no overlaps between bars. */
  bar(left: number, right: number, top: number, bottom: number, colour: string): void {
    const x = this.snap(left);
    const y = this.snap(top);
    this.#context.fillStyle = colour;
    this.#context.fillRect(x, y, this.snap(right) - x, this.snap(bottom) - y);
  }

  row(from: number, to: number, middle: number, thickness: number, colour: string): void {
    if (to <= from) return;
    const left = this.snap(from);
    this.#context.fillStyle = colour;
    this.#context.fillRect(left, this.snap(middle - thickness / 2), this.snap(to) - left, this.snap(thickness));
  }
}

function drawRules(paint: CrispPainter, layout: Layout, { plan, palette }: TimelinePicture, computedTo: number): void {
  for (const { x } of plan.rules) {
    const colour = x <= computedTo ? palette.rule : palette.faint;
    paint.column(x - 0.5, 1, layout.laneTop, layout.track + TRACK + 3, colour);
  }
}

/** A word says what the numbers count; a number that would touch it or the edge is left out. */
function drawEpochNumbers(context: Context, layout: Layout, picture: TimelinePicture): void {
  const { plan, palette, width, scale } = picture;
  const labelled = plan.rules.filter((rule) => rule.labelled);
  const word = labelled.length > 0 ? label(picture.epochWord, palette, scale) : null;
  if (!word) return;
  const ground = { context, size: { ratio: scale } };
  const top = layout.labels - word.height / 2;
  drawText(ground, word, plan.axis.left, top);
  const taken = plan.axis.left + word.width + palette.fontSize * 0.6;
  for (const { epoch, x } of labelled) {
    const number = label(formatCount(epoch), palette, scale);
    const left = x - (number?.width ?? 0) / 2;
    if (number && left >= taken && left + number.width <= width) drawText(ground, number, left, top);
  }
}

function label(text: string, { font, fontSize, text: colour }: Palette, scale: number): TextSprite | null {
  const height = Math.ceil(fontSize * 1.4);
  return textSprite(
    [text, font, colour],
    scale,
    (context) => {
      context.font = font;
      return { width: context.measureText(text).width, height };
    },
    (context) => {
      context.font = font;
      context.fillStyle = colour;
      context.textBaseline = "middle";
      context.fillText(text, 0, height / 2);
    },
  );
}

function drawTicks(paint: CrispPainter, layout: Layout, { plan, palette }: TimelinePicture, playedTo: number): void {
  const { kind, x, height, width } = plan.ticks;
  const bottom = layout.track - TRACK / 2;
  const lane = bottom - layout.laneTop - 4;
  const [played, ahead] = kind === "each" ? [palette.played, palette.ahead] : [palette.playedSoft, palette.aheadSoft];
  for (let i = 0; i < x.length; i++) {
    const left = x[i] ?? 0;
    const top = bottom - lane * (height[i] ?? 0);
    const colour = left <= playedTo ? played : ahead;
    if (kind === "each") paint.column(left, width, top, bottom, colour);
    else paint.bar(left, left + width, top, bottom, colour);
  }
}

/** Three parts: played, computed but ahead, and a row of dashes for what has not been computed yet. */
function drawTrack(
  paint: CrispPainter,
  layout: Layout,
  { plan: { axis }, palette }: TimelinePicture,
  playedTo: number,
  computedTo: number,
): void {
  const end = axis.left + axis.length;
  for (let x = computedTo + 3; x < end; x += 6) paint.row(x, Math.min(x + 3, end), layout.track, 1, palette.rule);
  paint.row(playedTo, computedTo, layout.track, TRACK, palette.ahead);
  paint.row(axis.left, playedTo, layout.track, TRACK, palette.played);
}

/** A dot for every visit where there is room, so that ten visits can be counted and hit. */
function drawVisitMarks(
  context: Context,
  layout: Layout,
  { plan: { axis }, palette, frontier }: TimelinePicture,
): void {
  if (axis.length / axis.end < VISIT_MARKS_FROM) return;
  for (let visit = 0; visit <= axis.end; visit++) {
    context.fillStyle = visit <= frontier ? palette.ground : palette.rule;
    context.beginPath();
    context.arc(xOfVisit(axis, visit), layout.track, visit <= frontier ? 1 : 1.5, 0, 2 * Math.PI);
    context.fill();
  }
}

function drawThumb(context: Context, paint: CrispPainter, x: number, layout: Layout, palette: Palette): void {
  paint.column(x - 1, 2, 0, layout.track, palette.played);
  context.beginPath();
  context.arc(x, layout.track, KNOB, 0, 2 * Math.PI);
  context.fillStyle = palette.played;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = palette.ground;
  context.stroke();
}
