import { html, nothing, type TemplateResult } from "lit";
import { mostLearners } from "../../../state/document/limits.js";
import { holds } from "../../../state/document/lock.js";
import type { Frame } from "../../../state/frame.js";
import type { Dispatch, Intent } from "../../../state/intent.js";
import { trainsHyperplane } from "../../../state/learners/traits.js";
import type { StoryFrame } from "../inputs.js";

/** The learner whose every update goes as far as it takes, beside the lead, or in its place where no more fit. */
export function aggressiveButton(frame: StoryFrame, dispatch: Dispatch): TemplateResult | typeof nothing {
  const { learners, ui } = frame.state;
  const { learner } = frame.pane;
  if (holds(ui.lock, "learners") || learner.kind === "passive-aggressive" || !trainsHyperplane(learner)) return nothing;
  const there = learners.some(({ kind }) => kind === "passive-aggressive");
  return html`<button type="button" class="pp-button" @click=${() => dispatch(aggressively)}>
    ${there ? "See passive-aggressive" : "Compare with passive-aggressive"}
  </button>`;
}

function aggressively({ state: { learners } }: Frame): Intent {
  const index = learners.findIndex(({ kind }) => kind === "passive-aggressive");
  if (index >= 0) return { type: "set-lead", index };
  const learner = { kind: "passive-aggressive" } as const;
  return learners.length < mostLearners ? { type: "add-learner", learner } : { type: "configure", learner };
}
