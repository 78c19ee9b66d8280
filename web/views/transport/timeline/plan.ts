import type { Frame } from "../../../state/runs/frame.js";
import { Memo, runOf } from "../../shared/frame-reads.js";
import { type Axis, domainEnd, xOfVisit } from "./domain.js";

export type UpdatesBefore = (visits: ArrayLike<number>) => Float64Array;

/** The marks of the updates, left to right: `x` is a bar's left edge and `height` its share of the lane, 0…1. */
interface Ticks {
  /** "each": one mark an update. "rate": bars whose height is the square root of the mistakes per visit. */
  readonly kind: "each" | "rate";
  readonly x: Float64Array;
  readonly height: Float64Array;
  /** Width of every mark in pixels. */
  readonly width: number;
}

/** Marks fuller than this share of the pixels read as a block, and say less than a rate does. */
const SPARSE = 1 / 3;
/** Two pixels a bar: one flickers with the luck of a single visit, three look like a chart. */
const BAR = 2;
/** A bar for a single mistake among thousands of visits is still seen. */
const LOWEST = 0.12;

/**
 * Plans the marks with one call of `updatesBefore` for about as many visits as the axis has pixels, however many
 * updates there were. An update of visit v is marked at v + 1, the first moment at which it has happened.
 */
export function planTicks(axis: Axis, frontier: number, updatesBefore: UpdatesBefore): Ticks {
  const columns = Math.floor(axis.length);
  if (columns < 1 || frontier < 1) return none("each");
  const reached = Math.min(frontier, axis.end);
  return axis.end <= columns
    ? ticksOfVisits(axis, reached, updatesBefore)
    : ticksOfColumns(axis, columns, reached, updatesBefore);
}

/** Every visit has a pixel or more: each tick stands exactly where its visit ends. */
function ticksOfVisits(axis: Axis, reached: number, updatesBefore: UpdatesBefore): Ticks {
  const before = updatesBefore(Float64Array.from({ length: reached + 1 }, (_, visit) => visit));
  const room = axis.length / axis.end;
  const width = room >= 6 ? 2 : 1;
  const x: number[] = [];
  for (let visit = 1; visit <= reached; visit++) {
    if (at(before, visit) > at(before, visit - 1)) x.push(xOfVisit(axis, visit) - width / 2);
  }
  return { kind: "each", x: Float64Array.from(x), height: new Float64Array(x.length).fill(1), width };
}

function ticksOfColumns(axis: Axis, columns: number, reached: number, updatesBefore: UpdatesBefore): Ticks {
  const edges = columnEdges(axis.end, columns, reached);
  const before = updatesBefore(edges);
  let marked = 0;
  let most = 0;
  for (let column = 1; column < before.length; column++) {
    const count = at(before, column) - at(before, column - 1);
    if (count > 0) marked++;
    most = Math.max(most, count);
  }
  if (most === 0) return none("each");
  const sparse = most === 1 && marked <= (before.length - 1) * SPARSE;
  return sparse ? ticksInColumns(axis, columns, before, marked) : rateBars(axis, columns, edges, before);
}

/** Visits at the borders of the pixel columns, as far as the run has been computed. */
export function columnEdges(end: number, columns: number, reached: number): Float64Array {
  const used = Math.min(columns, Math.ceil((reached / end) * columns));
  return Float64Array.from({ length: used + 1 }, (_, i) =>
    i === used ? reached : Math.min(reached, Math.floor((i / columns) * end)),
  );
}

function ticksInColumns(axis: Axis, columns: number, before: Float64Array, marked: number): Ticks {
  const x = new Float64Array(marked);
  let next = 0;
  for (let column = 1; column < before.length; column++) {
    if (at(before, column) > at(before, column - 1)) x[next++] = axis.left + ((column - 1) / columns) * axis.length;
  }
  return { kind: "each", x, height: new Float64Array(marked).fill(1), width: 1 };
}

/** Heights are relative to the fullest bar: what can be seen is where learning was hard and where it calmed down. */
function rateBars(axis: Axis, columns: number, edges: Float64Array, before: Float64Array): Ticks {
  const x: number[] = [];
  const rates: number[] = [];
  let highest = 0;
  for (let first = 0; first + 1 < before.length; first += BAR) {
    const last = Math.min(first + BAR, before.length - 1);
    const count = at(before, last) - at(before, first);
    if (count === 0) continue;
    const rate = count / Math.max(1, at(edges, last) - at(edges, first));
    highest = Math.max(highest, rate);
    x.push(axis.left + (first / columns) * axis.length);
    rates.push(rate);
  }
  const height = Float64Array.from(rates, (rate) => Math.max(LOWEST, Math.sqrt(rate / highest)));
  return { kind: "rate", x: Float64Array.from(x), height, width: (BAR * axis.length) / columns };
}

function none(kind: Ticks["kind"]): Ticks {
  return { kind, x: new Float64Array(0), height: new Float64Array(0), width: 1 };
}

function at(values: Float64Array, index: number): number {
  return values[index] ?? 0;
}

interface EpochRule {
  /** Epochs completed at this rule. */
  readonly epoch: number;
  readonly x: number;
  readonly labelled: boolean;
}

const RULE_GAP = 14;
const LABEL_GAP = 10;
/** Width of a digit of the label's font, as a share of its size: on the safe side for every sans serif. */
const DIGIT = 0.62;

/** The smallest of 1, 2, 5, 10, 20, 50… that is at least `least` and a multiple of `unit`. */
export function niceStep(least: number, unit = 1): number {
  for (let power = 1; ; power *= 10) {
    for (const factor of [1, 2, 5]) {
      const step = factor * power;
      if (step >= least && step % unit === 0) return step;
    }
  }
}

/** A rule for every epoch, or for every 2nd, 5th, 10th… where they would crowd; numbers where there is room for them. */
export function planEpochRules(axis: Axis, examples: number, fontSize: number): readonly EpochRule[] {
  const spacing = (examples / axis.end) * axis.length;
  if (!(spacing > 0)) return [];
  const lastEpoch = Math.floor(axis.end / examples);
  const step = niceStep(RULE_GAP / spacing);
  const labelWidth = digitsWithGroups(lastEpoch) * DIGIT * fontSize;
  const labelStep = niceStep((labelWidth + LABEL_GAP) / spacing, step);
  const rules: EpochRule[] = [];
  for (let epoch = step; epoch <= lastEpoch; epoch += step) {
    rules.push({ epoch, x: xOfVisit(axis, epoch * examples), labelled: epoch % labelStep === 0 });
  }
  return rules;
}

/** Characters of the number as it is written: the spaces between its groups of three count as half a digit. */
function digitsWithGroups(value: number): number {
  const digits = String(value).length;
  return digits + Math.floor((digits - 1) / 3) / 2;
}

/** Where everything that does not move with the thumb stands. */
export interface TimelinePlan {
  readonly axis: Axis;
  readonly ticks: Ticks;
  readonly rules: readonly EpochRule[];
}

/** Room for half the thumb at both ends of the axis. */
export const AXIS_INSET = 9;

export function endOf(frame: Frame): number {
  return domainEnd({
    examples: frame.pane.epochLength,
    frontier: frame.playback.frontier,
    finished: frame.playback.finished,
    maxEpochs: frame.state.maxEpochs,
  });
}

/** Keeps the last plan and makes another only when something it shows has changed. */
export class TimelinePlanner {
  readonly #plan = new Memo<TimelinePlan>();

  /** The run's own count of updates is another function in every frame: the plan is of the run that it counts. */
  plan(frame: Frame, end: number, width: number, fontSize: number): TimelinePlan {
    const { epochLength, frontierUpdates, updatesBefore } = frame.pane;
    const { frontier } = frame.playback;
    return this.#plan.of(frame, [...runOf(frame), frontierUpdates, frontier, end, width, fontSize], () => {
      const axis: Axis = { left: AXIS_INSET, length: Math.max(1, width - 2 * AXIS_INSET), end };
      return {
        axis,
        ticks: planTicks(axis, frontier, updatesBefore),
        rules: epochLength > 0 ? planEpochRules(axis, epochLength, fontSize) : [],
      };
    });
  }
}
