import { html, nothing, type TemplateResult } from "lit";
import type { FeatureMap, LinearModel } from "../../../engine/types.js";
import { formatNumber } from "../../../state/notation/numbers.js";
import { radio } from "../../shared/controls/radio.js";
import { exampleName } from "../../shared/words/ordinal.js";
import { type ReadExample, scoreAt } from "../weights/weights-reading.js";
import { asTrained, mostDoublings, type Scale } from "../weights/weights-scale.js";

/** The switch between weights as trained and of length 1, and the factor by which they are shown. */
export function scaleControls(scale: Scale, choose: (scale: Scale) => void): TemplateResult {
  const unit = scale.kind === "unit";
  const doublings = unit ? 0 : scale.doublings;
  const segment = (words: string, value: Scale, checked: boolean) => html`
    <label class="pp-segment">
      ${radio({ group: "pp-scale", checked, choose: () => choose(value) })}${words}
    </label>
  `;
  const step = (by: 1 | -1) => html`
    <button
      type="button"
      class="pp-button"
      aria-label=${by > 0 ? "× 2: twice as long" : "× ½: half as long"}
      ?disabled=${unit || doublings * by >= mostDoublings}
      @click=${() => choose({ kind: "times", doublings: doublings + by })}
    >
      ${by > 0 ? "× 2" : "× ½"}
    </button>
  `;
  return html`
    <div class="pp-scale">
      <div class="pp-segments" role="radiogroup" aria-label="Length of the weights shown">
        ${segment(doublings === 0 ? "as trained" : `${factorText(doublings)} trained`, unit ? asTrained : scale, !unit)}
        ${segment("length 1", { kind: "unit" }, unit)}
      </div>
      <div class="pp-scale-steps">
        ${step(-1)}
        ${step(1)}
      </div>
    </div>
  `;
}

/** "4 ×", "1/8 ×". */
function factorText(doublings: number): string {
  return doublings < 0 ? `1/${2 ** -doublings} ×` : `${2 ** doublings} ×`;
}

/** What longer or shorter weights change, and what they do not. */
export function scaleEffect(
  trained: LinearModel,
  shown: LinearModel,
  at: ReadExample | null,
  map: FeatureMap,
  hasBias: boolean,
  precision: "short" | "full",
): TemplateResult {
  const lengthOf = ({ weights }: LinearModel) => map.length(weights);
  if (lengthOf(trained) === 0) {
    return html`<p class="pp-reading-note">Every weight is 0: there is no direction yet to give a length to.</p>`;
  }
  const text = (value: number) => formatNumber(value, precision);
  const row = (name: unknown, of: (model: LinearModel) => number, stays = false) => html`
    <tr ?data-stays=${stays}>
      <th scope="row">${name}</th>
      <td class="pp-weights-value">${text(of(trained))}</td>
      <td class="pp-weights-value">${text(of(shown))}</td>
    </tr>
  `;
  const margin = (example: ReadExample, model: LinearModel) => example.label * scoreAt(model, example);
  return html`
    <table class="pp-weights-table pp-scale-table">
      <thead>
        <tr><td></td><th scope="col" class="pp-weights-value">trained</th><th scope="col" class="pp-weights-value">shown</th></tr>
      </thead>
      <tbody>
        ${row(html`length ‖<b>w</b>‖`, lengthOf)}
        ${
          at === null || at.label > 1
            ? nothing
            : html`
                ${row(html`functional margin <var>y</var>·<var>a</var>`, (model) => margin(at, model))}
                ${row(html`geometric margin <span><var>y</var>·<var>a</var>/‖<b>w</b>‖</span>`, (model) => margin(at, model) / lengthOf(model), true)}
              `
        }
        ${hasBias ? row(html`boundary from 0: <span>|<var>b</var>|/‖<b>w</b>‖</span>`, (model) => Math.abs(model.bias) / lengthOf(model), true) : nothing}
      </tbody>
    </table>
    <p class="pp-reading-note">
      Every score is multiplied by the same number above 0, so no sign changes and the boundary does not move.${
        at && at.label <= 1 ? html` Margins are of ${exampleName(at.example)}.` : nothing
      }
    </p>
  `;
}
