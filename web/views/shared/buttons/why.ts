import type { Frame } from "../../../state/frame.js";
import type { Intent } from "../../../state/intent.js";
import { verdictNow, whyShown } from "../../../state/verdict.js";
import type { Path, Reading } from "../reading.js";
import { drawable, overAxes } from "../words/verdict-words.js";

export const explanationReads = [
  "findings.verdict",
  "examples",
  "pane.features",
  "state.scaling",
  "state.bias",
] as const satisfies readonly Path[];

/** Whether the stage can draw why. What has not been analysed yet is analysed for that, and drawn then. */
export function explainedOnStage(now: Reading<(typeof explanationReads)[number]>): boolean {
  const verdict = verdictNow(now);
  if (verdict) return drawable(verdict);
  const { scaling, bias } = now.state;
  return scaling === "none" && overAxes({ features: now.pane.features, examples: now.examples, scaling, bias });
}

/** What shows on the stage why the verdict is what it is, or hides it; where the stage cannot draw it, the drawer says it. */
export function explanation(now: Frame): Intent {
  if (explainedOnStage(now)) return { type: "set-ui", ui: { why: !whyShown(now, now.pane) } };
  return { type: "set-ui", ui: { drawer: now.state.ui.drawer === "margin" ? null : "margin" } };
}
