import { html, type TemplateResult } from "lit";
import type { Dispatch } from "../../state/intent.js";
import { chips, setButtons, typedProduct } from "./features/chips.js";
import { codingNote } from "./features/coding.js";
import { overfitting } from "./features/overfitting.js";
import { scalingFields } from "./features/scaling.js";
import { costText, growthText } from "./features/words.js";
import type { BenchFrame } from "./inputs.js";

export { featuresDigest } from "./features/words.js";

/** Which features the examples have: the base features, products of them, and how they are scaled. */
export function featuresSection(frame: BenchFrame, dispatch: Dispatch): TemplateResult {
  return html`
    ${chips(frame, dispatch)} ${setButtons(frame, dispatch)} ${typedProduct(frame, dispatch)}
    <p class="pp-hint pp-feature-cost" role="status">${costText(frame)}</p>
    ${growth(frame)} ${codingNote(frame, dispatch)}
    <div class="pp-group">${scalingFields(frame, dispatch)}</div>
    <div class="pp-group pp-trial-overfitting">${overfitting(frame, dispatch)}</div>
  `;
}

function growth(frame: BenchFrame): TemplateResult {
  const { pairs, triples } = growthText(frame);
  return html`
    <details class="pp-aside">
      <summary>How fast their number grows</summary>
      <p class="pp-hint">${pairs} ${triples}</p>
      <p class="pp-hint">
        CIML, section 4.7, prints O(D²) for triples as well. That is a slip of the pen: a third factor multiplies their
        number by about D once more.
      </p>
    </details>
  `;
}
