import { html, nothing, type TemplateResult } from "lit";
import type { LinearModel } from "../../../engine/types.js";
import { commonDecimals, withDecimals } from "../../../state/document/notation/decimals.js";
import { biasLetter, biasNumber, isWeight, type Notation } from "../../../state/document/notation/notation.js";
import type { Words } from "../../../state/document/notation/words.js";
import type { Frame } from "../../../state/runs/frame.js";
import { bar } from "../../../ui/tables/value-table.js";
import { type WeightsWords, weights as weightsRoom } from "../../../words/generated/en/weights.js";
import { arrange, featureName, type WeightsOrder } from "../../shared/words/features-and-weights.js";
import { excerpt } from "../training.js";

const SHOWN_AT_EACH_END = 8;

export function isTall(frame: Frame): boolean {
  return frame.pane.features.length > 2 * SHOWN_AT_EACH_END + 1;
}

/** The weights at the moment shown, with a bar for each, and the bias apart. */
export function weightsTable(
  frame: Frame,
  { weights, bias }: LinearModel,
  order: WeightsOrder,
  all: boolean,
  pointed: number | null = null,
): TemplateResult {
  const say = frame.words.room(weightsRoom);
  const arranged = arrange(weights, order);
  // Before there is an example to read them at, the keyboard passes them by.
  const readable = frame.pane.event !== null || frame.selected !== null;
  const stop = readable ? (pointed ?? arranged[0] ?? 0) : -1;
  const { bias: hasBias, ui } = frame.state;
  const shownBias = biasNumber(bias, ui);
  const largest = weights.reduce((most, value) => Math.max(most, Math.abs(value)), Math.abs(hasBias ? bias : 0));
  const { precision } = ui;
  const decimals = commonDecimals(hasBias ? [...weights, bias] : weights, precision);
  const row = (place: number, name: unknown, value: number) =>
    barRow(pointable(name, place === stop), withDecimals(value, decimals, frame.words, precision), value, largest, {
      place,
      pointed: place === pointed,
    });
  const ofBias = hasBias
    ? html`<tbody class="pp-weights-bias">${row(weights.length, biasName(ui, frame.words), shownBias)}</tbody>`
    : nothing;
  return html`
    <table class=${`pp-weights-table pp-weights-${precision}`}>
      <thead class="pp-visually-hidden">
        <tr><th scope="col">${say.feature}</th><th scope="col">${say.weight}</th><td></td></tr>
      </thead>
      ${isWeight(ui) ? ofBias : nothing}
      <tbody>
        ${featureRows(arranged, all, 3, say, (position) => row(position, featureName(frame.pane.features[position] ?? "", frame.examples), weights[position] ?? 0))}
      </tbody>
      ${isWeight(ui) ? nothing : ofBias}
    </table>
  `;
}

/** What stands before the number of the bias: as a weight it is that of an input. */
export function biasName(notation: Notation, words: Words): TemplateResult {
  const { biasAs } = notation;
  return biasAs === "weight"
    ? html`<var>x</var><sub>0</sub> = 1`
    : html`${words.room(weightsRoom).bias[biasAs]} <var>${biasLetter(notation)}</var>`;
}

/** A row for each feature, or for those at both ends of a long list. */
export function featureRows(
  arranged: readonly number[],
  all: boolean,
  columns: number,
  say: WeightsWords,
  row: (position: number) => TemplateResult,
): readonly TemplateResult[] {
  return excerpt(arranged.length, SHOWN_AT_EACH_END, SHOWN_AT_EACH_END, all).map((place) =>
    place === null
      ? between(say.between({ rows: arranged.length - 2 * SHOWN_AT_EACH_END }), columns)
      : row(arranged[place] ?? 0),
  );
}

export function between(text: string, columns: number): TemplateResult {
  return html`<tr><td colspan=${columns} class="pp-weights-between">${text}</td></tr>`;
}

/** Which weight a row is about: the bias comes after the last. */
interface RowPlace {
  readonly place: number;
  /** Whether its contribution is shown. */
  readonly pointed: boolean;
}

/** A name that the keyboard reaches: of all the names one is a stop of the tab key, and the arrows go on from there. */
export function pointable(name: unknown, stop: boolean): TemplateResult {
  return html`<span class="pp-picture pp-weights-name" tabindex=${stop ? 0 : -1} aria-describedby="pp-weights-part">${name}</span>`;
}

/** A name, a number, and a bar for its size. */
export function barRow(name: unknown, text: string, value: number, largest: number, at?: RowPlace): TemplateResult {
  return html`
    <tr data-place=${at?.place ?? nothing} ?data-pointed=${at?.pointed ?? false}>
      <th scope="row">${name}</th>
      <td class="pp-weights-value">${text}</td>
      <td class="pp-weights-bar" aria-hidden="true">${bar(value, largest)}</td>
    </tr>
  `;
}
