import { html, nothing, type TemplateResult } from "lit";
import type { LinearModel, Scaling } from "../../../../engine/types.js";
import type { Frame, TrialRow } from "../../../../state/runs/frame.js";
import type { Dispatch } from "../../../../state/runs/intent.js";
import { selectField } from "../../../../ui/controls/controls.js";
import { setupTrials } from "../../../../words/generated/en/setupTrials.js";
import { featureName } from "../../../shared/words/features-and-weights.js";
import { endRow, noteRow, trialButton, trialOf } from "./trial-parts.js";

/** Most weights of a ranking that are listed. */
const MOST_LISTED = 5;

const KINDS: readonly Scaling[] = ["none", "standardize", "min-max", "unit-norm"];

/** How the base features are scaled, and what that does to a run. */
export function scalingFields(frame: Frame, dispatch: Dispatch): TemplateResult {
  const say = frame.words.room(setupTrials);
  const { scaling } = frame.state;
  const trial = trialOf(frame, "scaling");
  return html`
    ${selectField({
      id: "pp-scaling",
      label: say.scaling,
      choices: KINDS.map((value) => ({ value, title: say.scalings[value] })),
      value: scaling,
      hint: say.scalingHints[scaling],
      choose: (next) => dispatch({ type: "set-scaling", scaling: next }),
    })}
    ${trialButton(frame, { of: "scaling", title: say.compareScalings }, dispatch)}
    ${trial && trial.rows.length > 0 ? table(frame, trial.rows) : nothing}
  `;
}

function table(frame: Frame, rows: readonly TrialRow[]): TemplateResult {
  const { words } = frame;
  const say = words.room(setupTrials);
  const ranked = rows.some(({ plane }) => plane);
  return html`
    <table class="pp-trial">
      <caption>
        ${ranked ? say.scalingCaptionRanked : say.scalingCaption}
      </caption>
      <thead>
        <tr><th scope="col">${say.scaling}</th><th scope="col">${say.updates}</th><th scope="col">${say.epochs}</th></tr>
      </thead>
      ${rows.map(
        (row) => html`
          <tbody ?data-present=${row.scaling === frame.state.scaling}>
            <tr>
              <th scope="row">${say.scalings[row.scaling]}</th>
              <td>${words.count(row.updates)}</td>
              <td>${row.stop === "converged" ? words.count(row.epochs) : "—"}</td>
            </tr>
            ${endRow(row, words)} ${row.plane ? noteRow(weights(frame, row)) : nothing}
          </tbody>
        `,
      )}
    </table>
  `;
}

function weights({ examples, words }: Frame, { features, plane }: TrialRow): TemplateResult | typeof nothing {
  if (!plane) return nothing;
  const say = words.room(setupTrials);
  const ranked = ranking(features, plane);
  const more = ranked.length - MOST_LISTED;
  return html`<ol class="pp-flow pp-ranking" aria-label=${say.weights}>
    ${ranked
      .slice(0, MOST_LISTED)
      .map(({ feature, weight }) => html`<li>${featureName(feature, examples)} <b>${words.number(weight)}</b></li>`)}
    ${more > 0 ? html`<li>${say.moreWeights({ weights: more })}</li>` : nothing}
  </ol>`;
}

interface Ranked {
  readonly feature: string;
  readonly weight: number;
}

/** The features by the size of their weights, the largest first; equals stay in their order. */
export function ranking(features: readonly string[], { weights }: Pick<LinearModel, "weights">): Ranked[] {
  return features
    .map((feature, k) => ({ feature, weight: weights[k] ?? 0 }))
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
}
