import { html, type TemplateResult } from "lit";
import { holds } from "../../../../state/document/lock.js";
import type { Dispatch } from "../../../../state/intent.js";
import { setupFeatures } from "../../../../words/en/setup/features.js";
import { lockable } from "../../../shared/controls/lockable.js";
import type { Styles } from "../../../shared/loading/styles.js";
import type { SetupFrame } from "../inputs.js";
import { chips, setButtons, typedProduct } from "./chips.js";
import { codingNote } from "./coding.js";
import { featuresCss } from "./features.css.js";
import { overfitting } from "./overfitting.js";
import { scalingFields } from "./scaling.js";
import { costText, growthText } from "./words.js";

export const styles: Styles = [featuresCss];

/** Which features the examples have: the base features, products of them, and how they are scaled. */
export function render(frame: SetupFrame, dispatch: Dispatch): TemplateResult {
  const { lock } = frame.state.ui;
  const locked = holds(lock, "features");
  return html`
    ${chips(frame, dispatch)} ${lockable(locked, [setButtons(frame, dispatch), typedProduct(frame, dispatch)], frame.words)}
    <p class="pp-hint pp-muted" role="status">${costText(frame)}</p>
    ${growth(frame)} ${lockable(holds(lock, "data"), codingNote(frame, dispatch), frame.words)}
    <div class="pp-stack pp-group">${lockable(holds(lock, "scaling"), scalingFields(frame, dispatch), frame.words)}</div>
    <div class="pp-stack pp-group pp-trial-overfitting">${lockable(locked, overfitting(frame, dispatch), frame.words)}</div>
  `;
}

function growth(frame: SetupFrame): TemplateResult {
  const say = frame.words.room(setupFeatures);
  return html`
    <details class="pp-aside">
      <summary>${say.growth}</summary>
      <p class="pp-hint">${growthText(frame)}</p>
      <p class="pp-hint">${say.misprint}</p>
    </details>
  `;
}
