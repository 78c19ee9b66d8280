import { html, nothing, type TemplateResult } from "lit";
import type { LinearModel } from "../../../engine/types.js";
import { className } from "../../../state/data/class-names.js";
import { biasNumber, isWeight } from "../../../state/notation/bias.js";
import { weights as weightsRoom } from "../../../words/en/story/weights.js";
import { commonDecimals, withDecimals } from "../../shared/words/decimals.js";
import { featureName } from "../../shared/words/feature-name.js";
import { classesShown } from "../excerpt.js";
import type { StoryFrame } from "../inputs.js";
import { biasName, featureRows, pointable } from "./weights-table.js";

/** One weight vector a class, each in a column. */
export function classWeightsTable(
  frame: StoryFrame,
  models: readonly LinearModel[],
  all: boolean,
  pointed: number | null = null,
): TemplateResult {
  const say = frame.words.room(weightsRoom);
  const { event, features } = frame.pane;
  const { state } = frame;
  const classes = classesShown(models.length, event ? [event.label, event.predicted] : []);
  const { precision } = state.ui;
  const columns = models.map(({ weights, bias }) =>
    commonDecimals(state.bias ? [...weights, bias] : weights, precision),
  );
  const row = (place: number, name: unknown, value: (model: LinearModel) => number) => html`
    <tr data-place=${place} ?data-pointed=${place === pointed}>
      <th scope="row">${pointable(name, place === (pointed ?? 0))}</th>
      ${classes.map((k) => {
        const model = k === null ? undefined : models[k];
        return html`<td class="pp-weights-value">${model ? withDecimals(value(model), columns[k ?? 0] ?? null, frame.words, precision) : "⋯"}</td>`;
      })}
    </tr>
  `;
  const ofBias = state.bias
    ? html`<tbody class="pp-weights-bias">${row(features.length, biasName(state.ui, frame.words), ({ bias }) => biasNumber(bias, state.ui))}</tbody>`
    : nothing;
  return html`
    <table class="pp-weights-table">
      <thead>
        <tr>
          <th scope="col">${say.class}</th>
          ${classes.map((k) => html`<th scope="col" class="pp-weights-value">${k === null ? "⋯" : className(state.data, k)}</th>`)}
        </tr>
      </thead>
      ${isWeight(state.ui) ? ofBias : nothing}
      <tbody>
        ${featureRows(
          Array.from(features, (_, position) => position),
          all,
          classes.length + 1,
          say,
          (position) =>
            row(
              position,
              featureName(features[position] ?? "", frame.examples),
              ({ weights }) => weights[position] ?? 0,
            ),
        )}
      </tbody>
      ${isWeight(state.ui) ? nothing : ofBias}
    </table>
  `;
}
