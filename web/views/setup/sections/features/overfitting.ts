import { html, nothing, type TemplateResult } from "lit";
import { sameFeatures, tidy } from "../../../../state/data/feature-names.js";
import type { TrialRow, TrialView } from "../../../../state/frame.js";
import type { Dispatch } from "../../../../state/intent.js";
import { setupTrials } from "../../../../words/en/setup/trials.js";
import { fewestToHoldOut, fractionToHoldOut, holdSomeOut } from "../../../shared/offers/hold-out.js";
import { chosen } from "../chosen-features.js";
import type { SetupFrame } from "../inputs.js";
import { endRow, trialButton, trialOf } from "./trial-parts.js";

/** Whether more features help with examples that were not trained on. */
export function overfitting(frame: SetupFrame, dispatch: Dispatch): TemplateResult {
  const say = frame.words.room(setupTrials);
  const trial = trialOf(frame, "features");
  return html`
    <p class="pp-hint">${say.overfitting}</p>
    ${trialButton(frame, { of: "features", title: say.compareFeatureSets }, dispatch)} ${holdOut(frame, dispatch)}
    ${trial && trial.rows.length > 0 ? table(frame, trial) : nothing}
  `;
}

/** The way to held-out examples where there are none. */
function holdOut({ examples, words }: SetupFrame, dispatch: Dispatch): TemplateResult | typeof nothing {
  if (examples.heldOut) return nothing;
  const say = words.room(setupTrials);
  if (examples.count < fewestToHoldOut) {
    return html`<p class="pp-hint">${say.tooFewToHoldOut(examples.count)}</p>`;
  }
  const hold = (event: Event): void => {
    // The button goes once it is pressed.
    const body = (event.currentTarget as HTMLElement).closest("pp-section");
    body?.querySelector<HTMLElement>(".pp-trial-overfitting button")?.focus();
    dispatch(holdSomeOut);
  };
  return html`
    <div class="pp-row pp-trial-start">
      <button class="pp-button" type="button" @click=${hold}>${say.holdOut(100 * fractionToHoldOut)}</button>
      <span class="pp-hint">${say.noneHeldOut}</span>
    </div>
  `;
}

function table(frame: SetupFrame, { rows, examples, heldOut }: TrialView): TemplateResult {
  const { words } = frame;
  const say = words.room(setupTrials);
  const features = tidy(chosen(frame));
  const mistakes = (row: TrialRow, count: number | null, of: number): string => {
    return row.obstacle !== null || count === null ? "—" : say.misclassified(count, of);
  };
  return html`
    <table class="pp-trial">
      <caption>
        ${say.featuresCaption}
      </caption>
      <thead>
        <tr><th scope="col">${say.features}</th><th scope="col">${say.training}</th><th scope="col">${say.heldOut}</th></tr>
      </thead>
      ${rows.map(
        (row) => html`
          <tbody ?data-present=${sameFeatures(row.features, features)}>
            <tr>
              <th scope="row">
                ${say.featureSets[row.name]} <span class="pp-trial-count">(${words.count(row.features.length)})</span>
              </th>
              <td>${mistakes(row, row.trainingMistakes, examples)}</td>
              <td>${mistakes(row, row.heldOutMistakes, heldOut)}</td>
            </tr>
            ${endRow(row, words)}
          </tbody>
        `,
      )}
    </table>
  `;
}
