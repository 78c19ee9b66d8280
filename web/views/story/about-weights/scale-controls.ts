import { html, nothing, type TemplateResult } from "lit";
import type { FeatureMap, LinearModel } from "../../../engine/types.js";
import type { Words } from "../../../state/words.js";
import { aboutWeights } from "../../../words/en/story/about-weights.js";
import { radio } from "../../shared/controls/radio.js";
import { type ReadExample, scoreAt } from "../weights/weights-reading.js";
import { asTrained, mostDoublings, type Scale } from "../weights/weights-scale.js";

/** The switch between weights as trained and of length 1, and the factor by which they are shown. */
export function scaleControls(
  scale: Scale,
  say: typeof aboutWeights.english,
  choose: (scale: Scale) => void,
): TemplateResult {
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
      aria-label=${by > 0 ? say.twiceName : say.halfName}
      ?disabled=${unit || doublings * by >= mostDoublings}
      @click=${() => choose({ kind: "times", doublings: doublings + by })}
    >
      ${by > 0 ? say.twice : say.half}
    </button>
  `;
  return html`
    <div class="pp-scale">
      <div class="pp-segments" role="radiogroup" aria-label=${say.scale}>
        ${segment(doublings === 0 ? say.asTrained : say.times(2 ** doublings), unit ? asTrained : scale, !unit)}
        ${segment(say.unit, { kind: "unit" }, unit)}
      </div>
      <div class="pp-scale-steps">
        ${step(-1)}
        ${step(1)}
      </div>
    </div>
  `;
}

/** What longer or shorter weights change, and what they do not. */
export function scaleEffect(
  trained: LinearModel,
  shown: LinearModel,
  at: ReadExample | null,
  map: FeatureMap,
  hasBias: boolean,
  precision: "short" | "full",
  words: Words,
): TemplateResult {
  const say = words.room(aboutWeights);
  const lengthOf = ({ weights }: LinearModel) => map.length(weights);
  if (lengthOf(trained) === 0) {
    return html`<p class="pp-reading-note">${say.noDirection}</p>`;
  }
  const text = (value: number) => words.number(value, precision);
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
        <tr><td></td><th scope="col" class="pp-weights-value">${say.trained}</th><th scope="col" class="pp-weights-value">${say.shown}</th></tr>
      </thead>
      <tbody>
        ${row(html`${say.rows.length} ‖<b>w</b>‖`, lengthOf)}
        ${
          at === null || at.label > 1
            ? nothing
            : html`
                ${row(html`${say.rows.functional} <var>y</var>·<var>a</var>`, (model) => margin(at, model))}
                ${row(html`${say.rows.geometric} <span><var>y</var>·<var>a</var>/‖<b>w</b>‖</span>`, (model) => margin(at, model) / lengthOf(model), true)}
              `
        }
        ${hasBias ? row(html`${say.rows.boundary} <span>|<var>b</var>|/‖<b>w</b>‖</span>`, (model) => Math.abs(model.bias) / lengthOf(model), true) : nothing}
      </tbody>
    </table>
    <p class="pp-reading-note">
      ${say.effect} ${at && at.label <= 1 ? say.marginsOf(at.example) : nothing}
    </p>
  `;
}
