import { html, nothing, type TemplateResult } from "lit";
import type { LinearModel, Scaling } from "../../../../engine/types.js";
import type { TrialRow } from "../../../../state/frame.js";
import type { Dispatch } from "../../../../state/intent.js";
import { formatCount, formatNumber } from "../../../../state/notation/numbers.js";
import { selectField } from "../../../shared/controls/controls.js";
import type { Choice } from "../../../shared/controls/options.js";
import { featureName } from "../../../shared/words/feature-name.js";
import type { SetupFrame } from "../inputs.js";
import { endNote, noteRow, trialButton, trialOf } from "./trial-parts.js";

/** Most weights of a ranking that are listed. */
const MOST_LISTED = 5;

const SCALINGS: readonly (Choice<Scaling> & { readonly hint: string })[] = [
  { value: "none", title: "None", hint: "The base features as they are." },
  {
    value: "standardize",
    title: "Standardise",
    hint: "Each base feature less its mean, divided by its standard deviation, before products are made.",
  },
  {
    value: "min-max",
    title: "Min–max",
    hint: "Each base feature from 0 at its smallest to 1 at its largest value, before products are made.",
  },
  {
    value: "unit-norm",
    title: "Unit norm",
    hint: "Each example divided by its length, so that all have length 1, before products are made.",
  },
];

const titleOf = (scaling: Scaling): string => SCALINGS.find(({ value }) => value === scaling)?.title ?? "";

/** How the base features are scaled, and what that does to a run. */
export function scalingFields(frame: SetupFrame, dispatch: Dispatch): TemplateResult {
  const { scaling } = frame.state;
  const trial = trialOf(frame, "scaling");
  return html`
    ${selectField({
      id: "pp-scaling",
      label: "Scaling",
      choices: SCALINGS,
      value: scaling,
      hint: SCALINGS.find(({ value }) => value === scaling)?.hint ?? "",
      choose: (next) => dispatch({ type: "set-scaling", scaling: next }),
    })}
    ${trialButton(frame, { of: "scaling", title: "Try all scalings" }, dispatch)}
    ${trial && trial.rows.length > 0 ? table(frame, trial.rows) : nothing}
  `;
}

function table(frame: SetupFrame, rows: readonly TrialRow[]): TemplateResult {
  const ranked = rows.some(({ plane }) => plane);
  return html`
    <table class="pp-trial">
      <caption>
        Trained from zero with each scaling${ranked ? "; below each its weights, the largest first" : ""}
      </caption>
      <thead>
        <tr><th scope="col">Scaling</th><th scope="col">Updates</th><th scope="col">Epochs</th></tr>
      </thead>
      ${rows.map(
        (row) => html`
          <tbody ?data-present=${row.scaling === frame.state.scaling}>
            <tr>
              <th scope="row">${titleOf(row.scaling)}</th>
              <td>${formatCount(row.updates)}</td>
              <td>${row.stop === "converged" ? formatCount(row.epochs) : "—"}</td>
            </tr>
            ${endNote(row) === null ? nothing : noteRow(endNote(row))} ${row.plane ? noteRow(weights(frame, row)) : nothing}
          </tbody>
        `,
      )}
    </table>
  `;
}

function weights({ examples }: SetupFrame, { features, plane }: TrialRow): TemplateResult | typeof nothing {
  if (!plane) return nothing;
  const ranked = ranking(features, plane);
  const more = ranked.length - MOST_LISTED;
  return html`<ol class="pp-flow pp-ranking" aria-label="Weights, the largest first">
    ${ranked
      .slice(0, MOST_LISTED)
      .map(
        ({ feature, weight }) =>
          html`<li>${featureName(feature, examples.columns)} <b>${formatNumber(weight)}</b></li>`,
      )}
    ${more > 0 ? html`<li>${more} more</li>` : nothing}
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
