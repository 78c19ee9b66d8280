import type { FieldView, Frame, PaneView } from "../../../state/runs/frame.js";
import type { Dispatch, FieldWant } from "../../../state/runs/intent.js";
import { classColor, type StageTheme } from "../../../ui/canvas/colors.js";
import { clipToPlot, type Layer, type StageSize } from "../../../ui/canvas/layer.js";
import { pixelBytes } from "../../../ui/canvas/pixel-bytes.js";
import { type Projection, pixelX, pixelY } from "../../../ui/canvas/projection.js";
import { differing, overlaid } from "../draw/needs.js";
import { classLook, drawPattern } from "./class-look.js";

const MOST = 1024;
/** Beyond two, finer pixels show nothing more. */
const FINEST = 2;

/** The panes whose predictions this stage draws point by point, ascending. */
export function panesAsked(frame: Frame, pane: PaneView): number[] {
  const { panes, state } = frame;
  const shown = panes.indexOf(pane);
  const asked = new Set<number>();
  const ask = (index: number): void => {
    if (panes[index]?.obstacle === null) asked.add(index);
  };
  if (pane.regions.kind === "field" || (pane.regions.kind === "classes" && state.ui.shading)) ask(shown);
  if (overlaid(frame)) {
    panes.forEach(({ regions }, index) => {
      if (regions.kind === "field") ask(index);
    });
  }
  const pair = differing(frame, pane);
  if (pair?.some(({ regions }) => regions.kind !== "linear")) {
    // Side by side each of the two stages asks for its own.
    for (const index of overlaid(frame) ? (state.ui.difference ?? []) : [shown]) ask(index);
  }
  return [...asked].sort((a, b) => a - b);
}

export function fieldWant({ plot, window }: Projection, { ratio }: StageSize): FieldWant {
  const points = (length: number): number => Math.max(1, Math.min(MOST, Math.round(length * Math.min(ratio, FINEST))));
  return { window, columns: points(plot.width), rows: points(plot.height) };
}

/** Asks for the fields that a stage needs, and says when it no longer needs them; each only once. */
export class FieldAsker {
  readonly #sent = new Map<number, string>();

  follow(frame: Frame, pane: PaneView, projection: Projection, size: StageSize, dispatch: Dispatch): void {
    const asked = panesAsked(frame, pane);
    for (const pane of this.#sent.keys()) {
      if (!asked.includes(pane)) this.#take(pane, dispatch);
    }
    if (asked.length === 0) return;
    const want = fieldWant(projection, size);
    const key = JSON.stringify(want);
    for (const pane of asked) {
      if (this.#sent.get(pane) === key) continue;
      this.#sent.set(pane, key);
      dispatch({ type: "want-field", pane, want });
    }
  }

  stop(dispatch: Dispatch): void {
    for (const pane of this.#sent.keys()) this.#take(pane, dispatch);
  }

  #take(pane: number, dispatch: Dispatch): void {
    this.#sent.delete(pane);
    dispatch({ type: "want-field", pane, want: null });
  }
}

/** One pixel for each point of a field's grid. */
type Picture = HTMLCanvasElement;

/** Labels of a field as places in a table: −1, 0, 1, 2… */
const FIRST_LABEL = -1;
const LABELS = 129;

interface Pictures {
  readonly theme: StageTheme;
  tint?: Picture;
  shading?: Picture;
  readonly masks: Map<number, Picture>;
}

const kept = new WeakMap<FieldView, Pictures>();

function picturesOf(field: FieldView, theme: StageTheme): Pictures {
  let pictures = kept.get(field);
  if (pictures?.theme !== theme) {
    pictures = { theme, masks: new Map() };
    kept.set(field, pictures);
  }
  return pictures;
}

/** Fills one row of a picture, from pixel `at` on, from the points of the grid from `from` on; row by row it is fast. */
type RowFiller = (pixels: Uint32Array, at: number, from: number) => void;

/** A picture of the grid, in pixels as ImageData stores them. */
export function pictureOf({ columns, rows }: FieldView["grid"], fill: RowFiller): Picture {
  const canvas = document.createElement("canvas");
  canvas.width = columns;
  canvas.height = rows;
  const context = canvas.getContext("2d");
  if (!context) return canvas;
  const image = context.createImageData(columns, rows);
  const pixels = new Uint32Array(image.data.buffer);
  // The lowest row of the grid is the last of the picture.
  for (let row = 0; row < rows; ++row) fill(pixels, row * columns, (rows - 1 - row) * columns);
  context.putImageData(image, 0, 0);
  return canvas;
}

/** Draws a picture of a grid where the grid is, every point a sharp cell. */
function drawPicture(layer: Layer, p: Projection, grid: FieldView["grid"], picture: Picture): void {
  const { context } = layer;
  const left = pixelX(p, grid.x0 - grid.dx / 2);
  const top = pixelY(p, grid.y0 + (grid.rows - 0.5) * grid.dy);
  context.imageSmoothingEnabled = false;
  context.drawImage(picture, left, top, grid.columns * grid.dx * p.scale, grid.rows * grid.dy * p.scale);
}

/** The regions of a field: tinted unless shaded, and each with the pattern of its label. */
export function drawField(layer: Layer, p: Projection, field: FieldView, theme: StageTheme, tinted: boolean): void {
  const pictures = picturesOf(field, theme);
  const { context, size } = layer;
  context.save();
  clipToPlot(layer, p);
  if (tinted) {
    pictures.tint ??= tintOf(field, theme);
    drawPicture(layer, p, field.grid, pictures.tint);
  }
  for (const label of labelsIn(field)) {
    const look = classLook(label, theme);
    if (!look.pattern) continue;
    let mask = pictures.masks.get(label);
    if (!mask) {
      mask = maskOf(field, label);
      pictures.masks.set(label, mask);
    }
    drawMasked(layer, p, field.grid, mask, (on) => drawPattern(on, p.plot, look, size.ratio));
  }
  context.restore();
}

/** Opaque where this label is predicted. */
function maskOf({ grid, label }: FieldView, wanted: number): Picture {
  return pictureOf(grid, (pixels, at, from) => {
    for (let i = 0; i < grid.columns; ++i) if (label[from + i] === wanted) pixels[at + i] = OPAQUE;
  });
}

export const OPAQUE = 0xff000000;

let scratch: HTMLCanvasElement | null = null;

/** Draws something where a picture is opaque. */
export function drawMasked(
  layer: Layer,
  p: Projection,
  grid: FieldView["grid"],
  mask: Picture,
  draw: (context: CanvasRenderingContext2D) => void,
): void {
  const { deviceWidth, deviceHeight, ratio } = layer.size;
  scratch ??= document.createElement("canvas");
  if (scratch.width !== deviceWidth) scratch.width = deviceWidth;
  if (scratch.height !== deviceHeight) scratch.height = deviceHeight;
  const context = scratch.getContext("2d");
  if (!context) return;
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, deviceWidth, deviceHeight);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  draw(context);
  context.globalAlpha = 1;
  context.globalCompositeOperation = "destination-in";
  drawPicture({ context, size: layer.size }, p, grid, mask);
  context.restore();
  layer.context.save();
  layer.context.setTransform(1, 0, 0, 1, 0, 0);
  layer.context.drawImage(scratch, 0, 0);
  layer.context.restore();
}

function tintOf(field: FieldView, theme: StageTheme): Picture {
  const table = new Uint32Array(LABELS);
  for (const one of labelsIn(field)) {
    const { color, tint } = classLook(one, theme);
    table[one - FIRST_LABEL] = withAlpha(pixelBytes(color), tint);
  }
  const { grid, label } = field;
  return pictureOf(grid, (pixels, at, from) => {
    for (let i = 0; i < grid.columns; ++i) {
      pixels[at + i] = table[(label[from + i] as number) - FIRST_LABEL] as number;
    }
  });
}

/** Steps of strength, so that their edges read as contours. */
const STEPS = 8;
/** The opacity next to 0, in tints, and that of the strongest score. */
const FAINTEST = 0.6;
const STRONGEST = 0.5;

/** The score as shading: the stronger, the farther from 0. */
export function drawShading(layer: Layer, p: Projection, field: FieldView, theme: StageTheme): void {
  const pictures = picturesOf(field, theme);
  pictures.shading ??= shadingOf(field, theme);
  layer.context.save();
  clipToPlot(layer, p);
  drawPicture(layer, p, field.grid, pictures.shading);
  layer.context.restore();
}

function shadingOf(field: FieldView, theme: StageTheme): Picture {
  const { grid, label, score } = field;
  const table = new Uint32Array(LABELS * STEPS);
  const faintest = FAINTEST * theme.tint;
  for (const one of labelsIn(field)) {
    const bytes = pixelBytes(classColor(one, theme));
    for (let step = 0; step < STEPS; ++step) {
      const alpha = faintest + ((STRONGEST - faintest) * step) / (STEPS - 1);
      table[(one - FIRST_LABEL) * STEPS + step] = withAlpha(bytes, alpha);
    }
  }
  const full = strongScore(score);
  return pictureOf(grid, (pixels, at, from) => {
    for (let i = 0; i < grid.columns; ++i) {
      const step = shadeStep(score[from + i] as number, full);
      pixels[at + i] = table[((label[from + i] as number) - FIRST_LABEL) * STEPS + step] as number;
    }
  });
}

/** Which of the steps a score is shaded with. Contours stand closer far out: what matters is near the boundary. */
export function shadeStep(score: number, full: number): number {
  if (!(full > 0)) return 0;
  return Math.min(STEPS - 1, Math.floor(Math.sqrt(Math.abs(score) / full) * STEPS));
}

/** A score that all but the strongest stay below: a few extreme ones shall not pale the rest. */
function strongScore(score: Float32Array): number {
  const stride = Math.max(1, Math.floor(score.length / 500));
  const sample: number[] = [];
  for (let i = 0; i < score.length; i += stride) sample.push(Math.abs(score[i] as number));
  sample.sort((a, b) => a - b);
  return sample[Math.floor(sample.length * 0.97)] ?? 0;
}

const present = new WeakMap<FieldView, readonly number[]>();

/** The labels that a field predicts, ascending, without 0. */
function labelsIn(field: FieldView): readonly number[] {
  let labels = present.get(field);
  if (!labels) {
    const seen = new Uint8Array(LABELS);
    for (const one of field.label) seen[one - FIRST_LABEL] = 1;
    labels = [...seen.keys()].filter((place) => seen[place]).map((place) => place + FIRST_LABEL);
    labels = labels.filter((one) => one !== 0);
    present.set(field, labels);
  }
  return labels;
}

/** Alpha is the highest byte. */
function withAlpha(bytes: number, alpha: number): number {
  return ((bytes & 0xffffff) | (Math.round(alpha * 255) << 24)) >>> 0;
}
