import { presetTitles } from "../data/preset-titles.js";
import type { Frame } from "../frame.js";
import { learnerTitles } from "../learners/names.js";

/** What of a frame is described. */
export type Described = Pick<Frame, "state" | "examples" | "lead"> & {
  readonly playback: Pick<Frame["playback"], "visit">;
};

/** "Averaged perceptron, Voted perceptron": all learners, or the lead alone. */
function learnersIn({ state }: Pick<Described, "state">): string {
  return state.learners.map(({ kind }) => learnerTitles[kind]).join(", ");
}

export function leadIn({ state, lead }: Pick<Described, "state" | "lead">): string {
  return learnerTitles[state.learners[lead]?.kind ?? "perceptron"];
}

/** "XOR, 4 examples". */
export function dataIn({ state: { data }, examples }: Pick<Described, "state" | "examples">): string {
  const source = data.kind === "preset" ? (presetTitles[data.name] ?? data.name) : null;
  const counted = `${examples.count} ${data.kind === "points" ? "drawn " : ""}example${examples.count === 1 ? "" : "s"}`;
  return source ? `${source}, ${counted}` : counted;
}

/** "Perceptron on XOR, 4 examples, at visit 12". */
export function described(frame: Described): string {
  return `${learnersIn(frame)} on ${dataIn(frame)}, at visit ${frame.playback.visit}`;
}
