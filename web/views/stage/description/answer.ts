import { isSlice } from "../../../state/data/slice.js";
import { scoreNumber } from "../../../state/document/notation/bias.js";
import type { Answer, PaneView } from "../../../state/runs/frame.js";
import type { Label } from "../../../words/en/labels.js";
import type { StageFrame } from "../inputs.js";
import { labelOf } from "../plane/labels.js";
import { modelInPlane } from "./describe-boundary.js";

/** What the model shown makes of an example, as the page writes it. */
interface WrittenAnswer {
  readonly score: number | null;
  /** Null where the score, or the vote, is 0. */
  readonly predicted: Label | null;
}

/** Null where there is no answer, or none yet. */
export function answerOf(frame: StageFrame, pane: PaneView, index: number): WrittenAnswer | null {
  if (pane.obstacle) return null;
  const { X, base } = frame.examples;
  const answer = pane.predict?.(X.subarray(base * index, base * (index + 1))) ?? bySide(frame, pane, index);
  if (!answer) return null;
  const { score, label } = answer;
  return {
    score: score === null ? null : scoreNumber(score, pane.plane?.bias ?? 0, frame.state.ui),
    predicted: label === 0 ? null : labelOf(label, frame),
  };
}

/** By the line in the plane, until the engine can be asked; in a slice the example may be elsewhere than it is drawn. */
function bySide({ examples }: StageFrame, pane: PaneView, index: number): Answer | null {
  const plane = isSlice(pane.features) ? null : modelInPlane(pane);
  if (!plane) return null;
  const score = plane.w1 * (examples.xy[2 * index] ?? 0) + plane.w2 * (examples.xy[2 * index + 1] ?? 0) + plane.b;
  return { score, label: Math.sign(score) };
}
