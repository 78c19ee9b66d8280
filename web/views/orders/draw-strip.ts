import { className, classOf } from "../../state/data/class-names.js";
import { MINUS } from "../../state/document/notation/numbers.js";
import type { DataSource } from "../../state/document/state.js";
import type { PaneView } from "../../state/runs/frame.js";
import type { StageTheme } from "../../ui/canvas/colors.js";
import type { OrdersWords } from "../../words/generated/en/orders.js";
import type { Label } from "../../words/sentences.js";

/** The labels of the visits of an epoch, in as much detail as can be listened to. */
export interface Sequence {
  readonly kind: "each" | "stretches" | "mixed";
  /** Of each visit, where there are few. */
  readonly signs: readonly string[];
  /** Of each stretch with one label, or of each label. */
  readonly counts: readonly { readonly examples: number; readonly label: Label }[];
  readonly stretches: number;
}

/** So many visits are read out one by one. */
const LISTED = 12;
/** So many stretches of one label are read out. */
const STRETCHES = 8;

interface Stretch {
  readonly label: number;
  count: number;
}

/** What stands in a cell: "+", "−", or the number of a class. */
function labelSign(label: number, classed: boolean): string {
  if (classed) return String(Math.max(0, label));
  return label > 0 ? "+" : MINUS;
}

function labelOf(label: number, classed: boolean, data: DataSource): Label {
  if (classed) return { className: className(data, classOf(label)) };
  return label > 0 ? "positive" : "negative";
}

/** Each of a few visits, how long a few stretches are, else how many there are of each label. */
export function sequenceOf(
  visited: Uint32Array,
  label: Int8Array,
  labels: readonly number[],
  data: DataSource,
): Sequence {
  const classed = isClassed(labels);
  const labelAt = (example: number) => label[example] ?? 0;
  if (visited.length <= LISTED) {
    const signs = Array.from(visited, (example) => labelSign(labelAt(example), classed));
    return { kind: "each", signs, counts: [], stretches: visited.length };
  }
  const said = ({ label: y, count }: Stretch) => ({ examples: count, label: labelOf(y, classed, data) });
  const stretches: Stretch[] = [];
  const counts: readonly Stretch[] = labels.map((y) => ({ label: y, count: 0 }));
  let last: Stretch | undefined;
  let changes = 0;
  for (const example of visited) {
    const y = labelAt(example);
    const total = counts.find((one) => one.label === y);
    if (total) total.count++;
    if (last?.label !== y) {
      last = { label: y, count: 0 };
      changes++;
      if (changes <= STRETCHES) stretches.push(last);
    }
    last.count++;
  }
  const few = changes <= STRETCHES;
  return {
    ...{
      kind: few ? "stretches" : "mixed",
      signs: [],
      counts: (few ? stretches : counts).map(said),
      stretches: changes,
    },
  };
}

/** What the picture says, for those who do not see it. */
export function stripText(sequence: Sequence, { epoch, done }: EpochPlace, visits: number, say: OrdersWords): string {
  const { kind, signs, counts, stretches } = sequence;
  const parts = [...signs, ...counts.map((one) => say.part(one))];
  return say.strip({ kind, parts, stretches, epoch: epoch + 1, done, visits });
}

/** The line under the picture. */
export function stripCaption({ epoch, done }: EpochPlace, visits: number, mistakes: number, say: OrdersWords): string {
  return say.made({ epoch: epoch + 1, done, visits, mistakes });
}

/** How to read the picture. */
export function stripKey(visits: number, columns: number, say: OrdersWords): string {
  return visits === columns ? say.cells : say.columns({ visits: Math.round(visits / columns) });
}

export interface Strip {
  readonly visits: number;
  /** Column k holds the visits from starts[k] (counting from 0 in the epoch) to just before starts[k + 1]. */
  readonly starts: Float64Array;
  /** The labels that occur, one a lane, from the top. */
  readonly lanes: readonly number[];
  /** The part of column k's visits that have the label of lane l is shares[l * columns + k]. */
  readonly shares: Float32Array;
}

/** Labels reach from −1 to 5, so that a table finds a label's lane. */
const LOWEST_LABEL = -1;
const LABELS = 7;

/** The sequence in as many columns as it has visits, or as there is room for. */
export function stripOf(sequence: Uint32Array, label: Int8Array, room: number): Strip {
  const visits = sequence.length;
  const columns = Math.min(visits, Math.max(1, Math.floor(room)));
  const starts = Float64Array.from({ length: columns + 1 }, (_, k) => Math.floor((k * visits) / Math.max(1, columns)));
  const lanes = lanesOf(sequence, label);
  const laneOf = new Uint8Array(LABELS);
  for (const [lane, y] of lanes.entries()) laneOf[y - LOWEST_LABEL] = lane;
  const shares = new Float32Array(lanes.length * columns);
  for (let k = 0; k < columns; k++) {
    const from = starts[k] ?? 0;
    const to = starts[k + 1] ?? 0;
    const part = 1 / (to - from);
    for (let visit = from; visit < to; visit++) {
      const y = label[sequence[visit] ?? 0] ?? 0;
      const at = (laneOf[y - LOWEST_LABEL] ?? 0) * columns + k;
      shares[at] = (shares[at] ?? 0) + part;
    }
  }
  return { visits, starts, lanes, shares };
}

/** Of two labels the positive one on top; of more, class 0 first. */
function lanesOf(sequence: Uint32Array, label: Int8Array): number[] {
  const found = new Uint8Array(LABELS);
  for (const example of sequence) found[(label[example] ?? 0) - LOWEST_LABEL] = 1;
  const upwards = Array.from(found, (_, k) => k + LOWEST_LABEL).filter((y) => found[y - LOWEST_LABEL] === 1);
  return isClassed(upwards) ? upwards : upwards.reverse();
}

/** Whether labels are class numbers rather than positive and negative. */
function isClassed(labels: readonly number[]): boolean {
  return labels.some((label) => label > 1);
}

/** The column of a visit, counting from 0 in the epoch. */
export function columnOf({ visits, starts }: Strip, visit: number): number {
  const columns = starts.length - 1;
  let column = Math.min(columns - 1, Math.floor((visit * columns) / visits));
  while (column > 0 && (starts[column] ?? 0) > visit) column--;
  while (column < columns - 1 && (starts[column + 1] ?? visits) <= visit) column++;
  return column;
}

/** Where the moment shown stands in its epoch: that of the visit made last, or the first before any. */
export interface EpochPlace {
  /** From 0. */
  readonly epoch: number;
  /** The run's visits before it. */
  readonly start: number;
  /** Visits made in it. */
  readonly done: number;
}

export function placeInEpoch({ visit, epochLength }: Pick<PaneView, "visit" | "epochLength">): EpochPlace {
  if (visit === 0 || epochLength === 0) return { epoch: 0, start: 0, done: 0 };
  const epoch = Math.floor((visit - 1) / epochLength);
  const start = epoch * epochLength;
  return { epoch, start, done: visit - start };
}

/** How many mistakes each column holds so far. */
export function mistakesIn(
  { starts }: Strip,
  { start, done }: EpochPlace,
  mistakesBefore: PaneView["mistakesBefore"],
): Float64Array {
  const before = mistakesBefore(starts.map((visit) => start + Math.min(visit, done)));
  return Float64Array.from({ length: starts.length - 1 }, (_, k) => (before[k + 1] ?? 0) - (before[k] ?? 0));
}

/** Device pixels of what the strip is made of. */
export interface StripLayout {
  /** Left edges of the columns, and the right one of the last. */
  readonly edges: Float64Array;
  readonly lanes: readonly { readonly top: number; readonly bottom: number }[];
  /** The line that says how much of the epoch is done. */
  readonly track: number;
  readonly tick: number;
  /** A CSS pixel. */
  readonly unit: number;
  readonly font: string;
}

type Context = CanvasRenderingContext2D;

/** In em: the column with the signs of the lanes, and the widest cell. */
const GUTTER = 1.2;
const WIDEST_CELL = 1.9;
const CARET = 0.5;
/** CSS pixels: under the lanes, and the height of a tick. */
const GAP = 5;
const TICK = 7;
/** CSS pixels that a cell needs to be drawn as a box of its own, and to hold a sign. */
const BOX_FROM = 5;
const SIGN_FROM = 12;

function laneHeight(lanes: number, em: number): number {
  return (lanes <= 2 ? 1.3 : 1) * em;
}

/** CSS pixels beside the signs. */
export function stripRoom(width: number, em: number): number {
  return Math.max(1, width - GUTTER * em);
}

/** CSS pixels. */
export function stripHeight(lanes: number, em: number): number {
  return Math.ceil(CARET * em + lanes * (laneHeight(lanes, em) + 2) + GAP + TICK + 3);
}

export function layoutOf(strip: Strip, width: number, ratio: number, { size: em, font }: StageTheme): StripLayout {
  const px = (value: number) => Math.round(value * ratio);
  const columns = strip.starts.length - 1;
  const length = Math.min(stripRoom(width, em), columns * WIDEST_CELL * em);
  const height = laneHeight(strip.lanes.length, em);
  const lanes = strip.lanes.map((_, lane) => {
    const top = CARET * em + 2 + lane * (height + 2);
    return { top: px(top), bottom: px(top + height) };
  });
  return {
    edges: Float64Array.from({ length: columns + 1 }, (_, k) => px(GUTTER * em + (k * length) / columns)),
    lanes,
    track: (lanes.at(-1)?.bottom ?? 0) + px(GAP),
    tick: px(TICK),
    unit: Math.max(1, px(1)),
    font: `600 ${px(0.8 * em)}px ${font}`,
  };
}

/** The cells: positive ones filled, all others hollow, or hatched where a column holds several or is narrow. */
export function drawCells(context: Context, strip: Strip, layout: StripLayout, theme: StageTheme): void {
  const classed = isClassed(strip.lanes);
  const columns = strip.starts.length - 1;
  const cell = ((layout.edges[columns] ?? 0) - (layout.edges[0] ?? 0)) / Math.max(1, columns) / layout.unit;
  strip.lanes.forEach((label, lane) => {
    const color = colorOf(label, theme);
    const sign = labelSign(label, classed);
    const shares = strip.shares.subarray(lane * columns, (lane + 1) * columns);
    drawSign(context, sign, (layout.edges[0] ?? 0) / 2, middle(layout, lane), theme.ink2, layout.font);
    if (columns === strip.visits && cell >= BOX_FROM) {
      const inside = cell >= SIGN_FROM ? sign : "";
      drawBoxes(context, { shares, layout, lane, color, theme, filled: label === 1, sign: inside });
    } else {
      context.fillStyle = color;
      drawColumns(context, shares, layout, lane);
      if (label !== 1) hatch(context, layout, lane);
    }
  });
}

interface Boxes {
  readonly shares: Float32Array;
  readonly layout: StripLayout;
  readonly lane: number;
  readonly color: string;
  readonly theme: StageTheme;
  readonly filled: boolean;
  readonly sign: string;
}

function drawBoxes(context: Context, { shares, layout, lane, color, theme, filled, sign }: Boxes): void {
  const { edges, unit, font } = layout;
  const { top, bottom } = layout.lanes[lane] ?? { top: 0, bottom: 0 };
  const frame = Math.round(1.5 * unit);
  shares.forEach((share, k) => {
    if (share === 0) return;
    const left = edges[k] ?? 0;
    const right = (edges[k + 1] ?? 0) - unit;
    context.fillStyle = color;
    context.fillRect(left, top, right - left, bottom - top);
    if (!filled) context.clearRect(left + frame, top + frame, right - left - 2 * frame, bottom - top - 2 * frame);
    const ink = filled ? theme.surface : color;
    if (sign !== "") drawSign(context, sign, (left + right) / 2, middle(layout, lane), ink, font);
  });
}

/** As high as the lane for a column that holds nothing else. */
function drawColumns(context: Context, shares: Float32Array, { edges, lanes, unit }: StripLayout, lane: number): void {
  const { top, bottom } = lanes[lane] ?? { top: 0, bottom: 0 };
  shares.forEach((share, k) => {
    if (share === 0) return;
    const height = Math.max(unit, Math.round(share * (bottom - top)));
    const left = edges[k] ?? 0;
    context.fillRect(left, bottom - height, Math.max(1, (edges[k + 1] ?? 0) - left), height);
  });
}

function drawSign(context: Context, sign: string, x: number, y: number, color: string, font: string): void {
  context.font = font;
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  context.fillStyle = color;
  // A letter's own box, not its line: so that a minus sign stands in the middle as well.
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = context.measureText(sign);
  context.fillText(sign, Math.round(x), Math.round(y + (above - below) / 2));
}

function middle({ lanes }: StripLayout, lane: number): number {
  const { top, bottom } = lanes[lane] ?? { top: 0, bottom: 0 };
  return (top + bottom) / 2;
}

/** Cuts diagonal lines out of a lane, leaning to another side than those of its neighbours: fast, however many columns. */
function hatch(context: Context, { edges, lanes, unit }: StripLayout, lane: number): void {
  const { top, bottom } = lanes[lane] ?? { top: 0, bottom: 0 };
  const period = 4 * unit;
  const tile = document.createElement("canvas");
  tile.width = period;
  tile.height = period;
  const line = tile.getContext("2d");
  const pattern = line && context.createPattern(tileOfLines(line, period, unit, lane % 2 === 0), "repeat");
  if (!pattern) return;
  context.save();
  context.globalCompositeOperation = "destination-out";
  context.fillStyle = pattern;
  context.fillRect(edges[0] ?? 0, top, (edges.at(-1) ?? 0) - (edges[0] ?? 0), bottom - top);
  context.restore();
}

function tileOfLines(context: Context, period: number, unit: number, rising: boolean): HTMLCanvasElement {
  for (let y = 0; y < period; y++) {
    const start = rising ? period - 1 - y : y;
    for (let along = 0; along < 2 * unit; along++) context.fillRect((start + along) % period, y, 1, 1);
  }
  return context.canvas;
}

function colorOf(label: number, theme: StageTheme): string {
  const further: Readonly<Record<number, string>> = {
    2: theme.class2,
    3: theme.class3,
    4: theme.class4,
    5: theme.class5,
  };
  return further[label] ?? (label > 0 ? theme.positive : theme.negative);
}

interface Progress {
  /** Visits made in the epoch. */
  readonly done: number;
  /** The column of the last of them, or −1 before any. */
  readonly column: number;
  /** The one that is pointed at, or −1. */
  readonly lit: number;
  /** Mistakes a column. */
  readonly mistakes: Float64Array;
}

/** The line that grows with the epoch, the mistakes under it, and the cell of the last visit. */
export function drawProgress(
  context: Context,
  { visits }: Strip,
  layout: StripLayout,
  { done, column, lit, mistakes }: Progress,
  theme: StageTheme,
): void {
  const { edges, track, tick, unit } = layout;
  const left = edges[0] ?? 0;
  const length = (edges.at(-1) ?? 0) - left;
  context.fillStyle = theme.rule;
  context.fillRect(left, track, length, unit);
  context.fillStyle = theme.ink;
  context.fillRect(left, track - Math.floor(unit / 2), Math.round((length * done) / Math.max(1, visits)), 2 * unit);
  mistakes.forEach((count, k) => {
    if (count === 0) return;
    const from = edges[k] ?? 0;
    const room = (edges[k + 1] ?? 0) - from;
    const width = Math.min(Math.max(1, room), 2 * unit);
    context.fillRect(from + Math.floor((room - width) / 2), track + 2 * unit, width, tick);
  });
  if (column >= 0) drawLast(context, layout, column, theme);
  if (lit >= 0) drawLit(context, layout, lit, theme);
}

/** A thick frame around the cell, outside that of the last visit, down to the line. */
function drawLit(
  context: Context,
  { edges, lanes, track, unit }: StripLayout,
  column: number,
  theme: StageTheme,
): void {
  const top = (lanes[0]?.top ?? 0) - 3 * unit;
  const left = (edges[column] ?? 0) - 4 * unit;
  const right = Math.max((edges[column] ?? 0) + unit, edges[column + 1] ?? 0) + 3 * unit;
  context.lineWidth = 3 * unit;
  context.strokeStyle = theme.accent;
  context.strokeRect(left, top, right - left, track - top);
}

/** A frame around the cell and a pointer above it. */
function drawLast(context: Context, { edges, lanes, unit }: StripLayout, column: number, theme: StageTheme): void {
  const top = lanes[0]?.top ?? 0;
  const bottom = lanes.at(-1)?.bottom ?? 0;
  const left = edges[column] ?? 0;
  const right = Math.max(left + unit, edges[column + 1] ?? 0);
  const line = 2 * unit;
  context.fillStyle = theme.ink;
  if (right - left >= BOX_FROM * unit) {
    const [outerLeft, outerRight] = [left - line, right + unit];
    context.fillRect(outerLeft, top - unit, line, bottom - top + line);
    context.fillRect(outerRight - line, top - unit, line, bottom - top + line);
    context.fillRect(outerLeft, top - line, outerRight - outerLeft, line);
    context.fillRect(outerLeft, bottom, outerRight - outerLeft, line);
  } else {
    // Light on both sides, so that the line stands out of a row of dark cells.
    const at = Math.round((left + right) / 2);
    context.fillStyle = theme.surface;
    context.fillRect(at - line, top - unit, 2 * line, bottom - top + line);
    context.fillStyle = theme.ink;
    context.fillRect(at - unit, top - unit, line, bottom - top + line);
  }
  const tip = Math.round((left + right - unit) / 2);
  const reach = 4 * unit;
  context.beginPath();
  context.moveTo(tip, top - unit);
  context.lineTo(tip - reach, top - unit - 1.4 * reach);
  context.lineTo(tip + reach, top - unit - 1.4 * reach);
  context.fill();
}
