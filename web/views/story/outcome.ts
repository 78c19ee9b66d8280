import type { Frame } from "../../state/frame.js";
import { formatCount } from "../shared/format.js";
import type { Telling } from "./telling.js";

/** The largest `maxEpochs` a run takes. */
const MOST_EPOCHS = 2 ** 31 - 1;

type Outcome = Pick<Telling, "outcome" | "help" | "moreEpochs">;

/** How the run ended, if the moment shown is its end. Honest: not having converged proves nothing by itself. */
export function tellOutcome(frame: Frame): Outcome {
  switch (frame.stop) {
    case null:
      return { outcome: null, help: null, moreEpochs: null };
    case "converged":
      return { outcome: converged(frame), help: null, moreEpochs: null };
    case "max-epochs":
      return {
        outcome: `It has not converged in ${count(frame.epoch, "epoch")}${lastEpoch(frame)}. ${doubt(frame)}`,
        help: help(frame),
        moreEpochs: moreEpochs(frame.state.maxEpochs),
      };
    case "journal-full":
      return {
        outcome: `It stopped without converging: the record of updates is full, at ${count(frame.updates, "update")}. ${doubt(frame)}`,
        help: help(frame),
        moreEpochs: null,
      };
  }
}

function converged(frame: Frame): string {
  const run = `${count(frame.epoch, "epoch")} and ${count(frame.updates, "update")}`;
  const sentence = `It has converged: a whole epoch without a mistake, after ${run}.`;
  if (frame.updates > 0) return sentence;
  const untouched = frame.current.bias === 0 && frame.current.weights.every((value) => value === 0);
  return untouched
    ? `${sentence} But it has learned nothing: every score is 0, and the tie rule lets that pass.`
    : `${sentence} The weights it started with were right already.`;
}

function lastEpoch(frame: Frame): string {
  const [before = 0, after = 0] = frame.updatesBefore([frame.visit - frame.examples.count, frame.visit]);
  return after > before ? `: the last one still made ${count(after - before, "mistake")}` : "";
}

function doubt(frame: Frame): string {
  return `It may only need more time, or there may be no ${boundary(frame)} that separates these examples.`;
}

function boundary({ features, state }: Frame): string {
  const shape = features.length === 2 ? "line" : features.length === 3 ? "plane" : "flat boundary";
  return state.bias ? shape : `${shape} through the origin`;
}

function help({ stop, state }: Frame): string {
  const ways = [
    stop === "max-epochs" ? "more epochs" : "fewer examples",
    "another order",
    state.bias ? null : "turning the bias on",
    "moving or erasing the examples that overlap",
  ].filter((way) => way !== null);
  return `What may help: ${ways.join(", ")}, or a preset that a line can separate.`;
}

function moreEpochs(limit: number): number | null {
  return limit < MOST_EPOCHS ? Math.min(limit * 10, MOST_EPOCHS) : null;
}

function count(value: number, noun: string): string {
  return `${formatCount(value)} ${noun}${value === 1 ? "" : "s"}`;
}
