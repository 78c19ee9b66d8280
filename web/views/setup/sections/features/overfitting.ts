import { html, nothing, type TemplateResult } from "lit";
import { sameFeatures } from "../../../../state/data/feature-names.js";
import type { TrialRow, TrialView } from "../../../../state/frame.js";
import type { Dispatch } from "../../../../state/intent.js";
import { formatCount } from "../../../../state/notation/numbers.js";
import { chosen } from "../chosen-features.js";
import type { SetupFrame } from "../inputs.js";
import { endNote, noteRow, trialButton, trialOf } from "./trial-parts.js";

/** What is held out at a press. */
const PART = 0.3;
/** Of fewer examples a part says nothing. */
const FEWEST = 10;

const TITLES: Readonly<Record<string, string>> = {
  base: "Base",
  pairs: "+ pairs",
  triples: "+ triples",
  chosen: "As chosen",
};

/** Whether more features help with examples that were not trained on. */
export function overfitting(frame: SetupFrame, dispatch: Dispatch): TemplateResult {
  const trial = trialOf(frame, "features");
  return html`
    <p class="pp-hint">
      With more features the training examples can be fitted ever better, and others often worse: overfitting. Mistakes
      on held-out examples show it.
    </p>
    ${trialButton(frame, { of: "features", title: "Try feature sets" }, dispatch)} ${holdOut(frame, dispatch)}
    ${trial && trial.rows.length > 0 ? table(frame, trial) : nothing}
  `;
}

/** The way to held-out examples where there are none. */
function holdOut({ examples }: SetupFrame, dispatch: Dispatch): TemplateResult | typeof nothing {
  if (examples.heldOut) return nothing;
  if (examples.count < FEWEST) {
    return html`<p class="pp-hint">None are held out, and ${examples.count} examples are too few for that.</p>`;
  }
  const hold = (event: Event): void => {
    // The button goes once it is pressed.
    const body = (event.currentTarget as HTMLElement).closest("pp-section");
    body?.querySelector<HTMLElement>(".pp-trial-overfitting button")?.focus();
    dispatch(({ state }) => ({ type: "configure", split: { fraction: PART, seed: state.split?.seed ?? 0 } }));
  };
  return html`
    <div class="pp-row pp-trial-start">
      <button class="pp-button" type="button" @click=${hold}>Hold out 30 %</button>
      <span class="pp-hint">None are held out yet.</span>
    </div>
  `;
}

function table(frame: SetupFrame, { rows, examples, heldOut }: TrialView): TemplateResult {
  const features = chosen(frame);
  const mistakes = (row: TrialRow, count: number | null, of: number): string => {
    if (row.obstacle !== null || count === null) return "—";
    return `${formatCount(count)} of ${formatCount(of)}`;
  };
  return html`
    <table class="pp-trial">
      <caption>
        Misclassified after training from zero to the end
      </caption>
      <thead>
        <tr><th scope="col">Features</th><th scope="col">Training</th><th scope="col">Held out</th></tr>
      </thead>
      ${rows.map(
        (row) => html`
          <tbody ?data-present=${sameFeatures(row.features, features)}>
            <tr>
              <th scope="row">
                ${TITLES[row.name]} <span class="pp-trial-count">(${row.features.length})</span>
              </th>
              <td>${mistakes(row, row.trainingMistakes, examples)}</td>
              <td>${mistakes(row, row.heldOutMistakes, heldOut)}</td>
            </tr>
            ${endNote(row) === null ? nothing : noteRow(endNote(row))}
          </tbody>
        `,
      )}
    </table>
  `;
}
