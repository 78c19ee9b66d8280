import type { Frame } from "../../state/frame.js";
import { type Axis, domainEnd } from "./domain.js";
import { type EpochRule, planEpochRules } from "./epoch-rules.js";
import { planTicks, type Ticks } from "./ticks.js";

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
  #inputs: readonly unknown[] = [];
  #plan: TimelinePlan | null = null;

  plan(frame: Frame, end: number, width: number, fontSize: number): TimelinePlan {
    // The last four tell runs apart that happen to have got equally far on the same examples.
    const { frontierUpdates, learner } = frame.pane;
    const { frontier } = frame.playback;
    const { examples, order, state } = frame;
    const inputs = [
      frontier,
      frontierUpdates,
      end,
      width,
      fontSize,
      examples,
      learner,
      order,
      state.bias,
      state.initial,
    ];
    if (this.#plan && inputs.every((input, i) => Object.is(input, this.#inputs[i]))) return this.#plan;
    const axis: Axis = { left: AXIS_INSET, length: Math.max(1, width - 2 * AXIS_INSET), end };
    this.#inputs = inputs;
    this.#plan = {
      axis,
      ticks: planTicks(axis, frontier, frame.pane.updatesBefore),
      rules: frame.pane.epochLength > 0 ? planEpochRules(axis, frame.pane.epochLength, fontSize) : [],
    };
    return this.#plan;
  }
}
