import type { Frame } from "../../../state/runs/frame.js";
import { ending } from "../../../words/en/story/ending.js";

/** Whether the run has come, by the moment shown, to where it had been before: from there it goes round for ever. */
export function goesRound({ pane: { cycle, visit, epochLength } }: Frame): boolean {
  return cycle !== null && visit >= (cycle.since + cycle.epochs) * epochLength;
}

/** That the run repeats for ever, from the moment on at which it has; else null. */
export function repetition(frame: Frame): string | null {
  const { cycle } = frame.pane;
  if (!cycle || !goesRound(frame)) return null;
  const say = frame.words.room(ending);
  const { since, epochs } = cycle;
  if (epochs === 1) return say.repeatsEpoch(since + epochs);
  return since === 0 ? say.repeatsFromStart(epochs) : say.repeats(since + epochs, since);
}
