import type { LearnerSpec } from "../../../engine/types.js";
import { hasWeights } from "../../learners/traits.js";
import type { Frame } from "../../runs/frame.js";
import { survivalBefore } from "../../runs/training/survival.js";
import { algorithmOf } from "./learners/index.js";
import { type Line, type LineId, type RanLine, ran, type Start, type Visited, type Writing } from "./line.js";

/** A line as it is shown. */
export interface ShownLine extends Line {
  readonly ran: boolean;
  /** The numbers of the visit. */
  readonly figures: string | null;
  /** Whether it is the last one that ran. */
  readonly current: boolean;
}

/** What the algorithm needs of a frame. */
export interface AlgorithmFrame {
  readonly state: Pick<Frame["state"], "bias" | "maxEpochs"> & {
    readonly ui: Pick<Frame["state"]["ui"], "labels" | "biasAs" | "precision">;
  };
  readonly pane: Pick<
    Frame["pane"],
    "learner" | "event" | "visit" | "epochLength" | "stop" | "initial" | "updatesBefore"
  >;
  readonly words: Pick<Frame["words"], "number" | "separator">;
}

/** The lines of the lead's algorithm, with what ran at the visit made last; null where it is not trained visit by visit. */
export function shownLines(frame: AlgorithmFrame): readonly ShownLine[] | null {
  const { pane } = frame;
  // What else the page keeps of a learner is no part of its algorithm.
  const learner = pane.learner as LearnerSpec;
  const algorithm = algorithmOf(learner);
  if (algorithm === null) return null;
  const writing = writingOf(frame);
  const start = startOf(frame);
  const lines = algorithm.lines(learner, writing, start);
  const found = new Map<LineId, RanLine>(ranAt(frame, writing).map((one) => [one.id, one]));
  const last = lines.findLast(({ id }) => found.has(id))?.id;
  return lines.map((line) => {
    const one = found.get(line.id);
    return { ...line, ran: one !== undefined, figures: one?.figures ?? null, current: line.id === last };
  });
}

/** Before any visit, what sets the start; then what ran from the head of the loop that the visit is in. */
function ranAt({ pane }: AlgorithmFrame, writing: Writing): readonly RanLine[] {
  const { event, visit, epochLength, stop } = pane;
  const learner = pane.learner as LearnerSpec;
  const algorithm = algorithmOf(learner);
  if (algorithm === null) return [];
  if (event === null) return [ran("initialise"), ran("prepare")];
  const visited: Visited = {
    learner,
    event,
    survived: survivalBefore(pane),
    writing,
  };
  const ends = epochLength > 0 && visit % epochLength === 0;
  const begins = epochLength > 0 && (visit - 1) % epochLength === 0;
  return [
    ...(begins ? [ran("epoch"), ran("gather")] : []),
    ran("example"),
    ...algorithm.ran(visited),
    ...(ends ? (algorithm.atEnd?.(visited) ?? [ran("stop")]) : []),
    ...(stop === null ? [] : [ran("return"), ran("use")]),
  ];
}

function writingOf({ state, pane, words }: AlgorithmFrame): Writing {
  const { labels, biasAs, precision } = state.ui;
  const number = (value: number): string => words.number(value, precision);
  return {
    labels,
    biasAs,
    hasBias: state.bias && hasWeights(pane.learner),
    separator: words.separator,
    number,
    isExact: (value) => number(value) === words.number(value, "full"),
  };
}

/** A learner of several classes has a start of its own, as have those that are compared from different weights. */
function startOf({ pane, state }: AlgorithmFrame): Start {
  const { initial, learner } = pane;
  const chosen = [initial, learner.initial].filter((one) => !isZero(one));
  const own = chosen.at(-1);
  const plane =
    own && typeof own.bias === "number"
      ? { weights: Float64Array.from(own.weights as readonly number[]), bias: own.bias }
      : null;
  return { fromZero: chosen.length === 0, initial: plane, maxEpochs: state.maxEpochs };
}

function isZero(initial: Frame["pane"]["learner"]["initial"] | null): boolean {
  if (!initial) return true;
  const numbers = [initial.weights, initial.bias].flat(2) as readonly number[];
  return numbers.every((value) => value === 0);
}
