import { html, nothing, type TemplateResult } from "lit";
import { type Counts, countsOf } from "../../../../state/data/class-counts.js";
import { className, classNames } from "../../../../state/data/class-names.js";
import { holds } from "../../../../state/document/lock.js";
import type { DataSource } from "../../../../state/document/state.js";
import type { Dispatch } from "../../../../state/intent.js";
import { formatCount } from "../../../../state/notation/numbers.js";
import { checkbox } from "../../../shared/controls/controls.js";
import { lockable } from "../../../shared/controls/lockable.js";
import type { SetupFrame } from "../inputs.js";
import { presetFields } from "./preset-fields.js";
import { presetSelect } from "./preset-select.js";
import { splitFields } from "./split-fields.js";
import { tableFields } from "./table-fields.js";

function source(frame: SetupFrame, counts: Counts, dispatch: Dispatch): TemplateResult {
  const { data } = frame.state;
  const drawn = data.kind === "points";
  const info = data.kind === "preset" ? frame.presets.find((preset) => preset.name === data.name) : undefined;
  return html`
    <div class="pp-field">
      <label class="pp-label" for="pp-preset">Preset</label>
      ${presetSelect("pp-preset", frame, dispatch)}
    </div>
    ${info && data.kind === "preset" ? presetFields(info, data, frame.words, dispatch) : nothing}
    ${data.kind === "table" ? tableFields(data, dispatch) : nothing}
    <p class="pp-hint pp-counts">${drawn ? "drawn: " : nothing}${countText(counts.classes, data)}</p>
    <button class="pp-button pp-button-start" type="button" data-wants="import" @click=${() => dispatch({ type: "set-ui", ui: { importing: true } })}>
      Import data…
    </button>
  `;
}

function countText(classes: readonly number[], data: DataSource): TemplateResult {
  const [negative = 0, positive = 0] = classes;
  if (classes.length > 2) {
    return html`${classes.map((count, number) => `${formatCount(count)} of class ${className(data, number)}`).join(", ")}`;
  }
  const [negatives, positives] = classNames(data)?.map((name) => ` (${name})`) ?? [];
  return html`<b class="pp-count-positive">${formatCount(positive)}</b> positive${positives}, <b class="pp-count-negative">${formatCount(negative)}</b> negative${negatives}`;
}

/** Where the examples are from, which of them are held out, and what an edit does to the weights. */
export function render(frame: SetupFrame, dispatch: Dispatch): TemplateResult {
  const counts = countsOf(frame.examples);
  const { lock } = frame.state.ui;
  return html`
    ${lockable(holds(lock, "data"), source(frame, counts, dispatch), frame.words)}
    <div class="pp-stack pp-group">${lockable(holds(lock, "split"), splitFields(frame, counts.heldOut, dispatch), frame.words)}</div>
    ${checkbox("Keep weights when data changes", frame.state.ui.keepWeights, (keep) =>
      dispatch({ type: "set-keep-weights", keep }),
    )}
  `;
}
