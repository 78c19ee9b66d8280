import { html, nothing, type TemplateResult } from "lit";
import { featureText } from "../../../state/document/notation/feature-text.js";
import type { Cure, Frame } from "../../../state/runs/frame.js";
import type { Dispatch, Intent } from "../../../state/runs/intent.js";
import { separatorOf } from "../../../state/runs/separability.js";
import { concerns, verdictNow } from "../../../state/runs/verdict.js";
import { outcome } from "../../../words/en/story/outcome.js";
import { keepFocusNear } from "../../shared/press/keep-focus-near.js";
import type { StoryFrame } from "../inputs.js";

/** Products up to so many are named one by one. */
const mostNamed = 3;

/** What makes the examples separable, a button each: only what has been found to, on these examples. */
export function cureButtons(frame: StoryFrame, dispatch: Dispatch): TemplateResult | typeof nothing {
  const verdict = verdictNow(frame);
  const cures = frame.findings?.cures ?? [];
  // Where it is asked which feature would do, none is told.
  if (frame.state.ui.quiz?.startsWith("feature")) return nothing;
  if (!verdict || cures.length === 0 || !concerns(frame.pane)) return nothing;
  const button = (cure: Cure) =>
    html`<button type="button" class="pp-button" @click=${() => dispatch((now) => cured(now, cure))}>
      ${cureText(frame, cure)}
    </button>`;
  const say = frame.words.room(outcome);
  // The end of the run has said that nothing separates them.
  const said = frame.pane.stop === "max-epochs" ? say.curesAtEnd : say.cures(separatorOf(verdict.subject));
  return html`
    <p class="pp-story-cures">${said}</p>
    <div class="pp-flow pp-story-buttons" @click=${keepFocusNear}>${cures.map(button)}</div>
  `;
}

/** "Add x₁∧x₂". */
export function cureText(
  { pane, examples, words }: Pick<StoryFrame, "pane" | "examples" | "words">,
  cure: Cure,
): string {
  const say = words.room(outcome);
  switch (cure.what) {
    case "bias":
      return say.cureBias;
    case "kernel":
      return say.cureKernel(cure.kernel.degree ?? 2);
    case "features": {
      const added = cure.features.filter((name) => !pane.features.includes(name));
      return added.length > mostNamed
        ? say.cureProducts(added.length, cure.bias === true)
        : say.cureFeatures(
            added.map((name) => featureText(name, examples)),
            cure.bias === true,
          );
    }
  }
}

/** The problem with a cure, in one step that can be undone. */
export function cured(now: Frame, cure: Cure): Intent {
  switch (cure.what) {
    case "bias":
      return { type: "configure", bias: true };
    case "kernel":
      return { type: "configure", learner: { kind: "kernel", kernel: cure.kernel } };
    case "features":
      if (!cure.bias) return { type: "set-features", features: cure.features };
      return { type: "replace", state: { ...now.state, features: cure.features, bias: true, initial: null, visit: 0 } };
  }
}
