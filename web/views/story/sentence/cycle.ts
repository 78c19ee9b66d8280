import { counted, formatCount } from "../../../state/notation/numbers.js";

import type { StoryFrame } from "../inputs.js";

/** Whether the run has come, by the moment shown, to where it had been before: from there it goes round for ever. */
export function goesRound({ pane: { cycle, visit, epochLength } }: StoryFrame): boolean {
  return cycle !== null && visit >= (cycle.since + cycle.epochs) * epochLength;
}

/** That the run repeats for ever, from the moment on at which it has; else null. */
export function repetition(frame: StoryFrame): string | null {
  const { cycle } = frame.pane;
  if (!cycle || !goesRound(frame)) return null;
  const { since, epochs } = cycle;
  const end = `After epoch ${formatCount(since + epochs)} the weights are what they were`;
  if (epochs === 1) {
    return `${end} at the start of that epoch, so in this order the run will repeat it for ever.`;
  }
  const before = since === 0 ? "at the start" : `after epoch ${formatCount(since)}`;
  return `${end} ${before}, so in this order the run will repeat these ${counted(epochs, "epoch")} for ever.`;
}
