import type { StoryFrame } from "../inputs.js";

/** What this is and what to press, in two sentences: before anything has been visited, or changed. Else null. */
export function introduction(frame: StoryFrame): string | null {
  const { pane, playback, canUndo, state } = frame;
  if (pane.obstacle !== null || pane.frontier > 0 || playback.playing || canUndo) return null;
  if (state.learners.length > 1 || pane.learner.kind !== "perceptron") return null;
  return (
    "A perceptron looks at one example after another and predicts its label. Only a mistake makes it update its " +
    "weights. Press play, and watch the boundary turn until an epoch passes without a mistake."
  );
}
