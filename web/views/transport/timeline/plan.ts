import { type FramePick, Memo } from "../../shared/frame-paths.js";
import { type endReads, planReads } from "../inputs.js";
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

export function endOf(frame: FramePick<(typeof endReads)[number]>): number {
  return domainEnd({
    examples: frame.pane.epochLength,
    frontier: frame.playback.frontier,
    finished: frame.playback.finished,
    maxEpochs: frame.state.maxEpochs,
  });
}

/** Keeps the last plan and makes another only when something it shows has changed. */
export class TimelinePlanner {
  readonly #plan = new Memo<(typeof planReads)[number], TimelinePlan>(...planReads);

  /** @param frame with the run's own count of updates, which is another function in every frame. */
  plan(
    frame: FramePick<(typeof planReads)[number] | "pane.updatesBefore">,
    end: number,
    width: number,
    fontSize: number,
  ): TimelinePlan {
    return this.#plan.of(frame, [end, width, fontSize], () => {
      const { epochLength, updatesBefore } = frame.pane;
      const axis: Axis = { left: AXIS_INSET, length: Math.max(1, width - 2 * AXIS_INSET), end };
      return {
        axis,
        ticks: planTicks(axis, frame.playback.frontier, updatesBefore),
        rules: epochLength > 0 ? planEpochRules(axis, epochLength, fontSize) : [],
      };
    });
  }
}
