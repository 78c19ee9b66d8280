import { html, nothing, type TemplateResult } from "lit";
import { type Counts, countsOf } from "../../../../state/data/class-counts.js";
import { className, classNames } from "../../../../state/data/class-names.js";
import { holds } from "../../../../state/document/lock.js";
import type { DataSource } from "../../../../state/document/state.js";
import type { Dispatch } from "../../../../state/intent.js";
import type { Words } from "../../../../state/words.js";
import { setupData } from "../../../../words/en/setup/data.js";
import { checkbox } from "../../../shared/controls/controls.js";
import { lockable } from "../../../shared/controls/lockable.js";
import type { Styles } from "../../../shared/loading/styles.js";
import type { SetupFrame } from "../inputs.js";
import { presetFields } from "./preset-fields.js";
import { presetsCss } from "./presets.css.js";
import { splitFields } from "./split-fields.js";
import { tableFields } from "./table-fields.js";
import "./pp-presets.js";

export const styles: Styles = [presetsCss];

function source(frame: SetupFrame, counts: Counts, dispatch: Dispatch): TemplateResult {
  const { data } = frame.state;
  const say = frame.words.room(setupData);
  const info = data.kind === "preset" ? frame.presets.find((preset) => preset.name === data.name) : undefined;
  return html`
    <pp-presets .frame=${frame} .dispatch=${dispatch}></pp-presets>
    ${info && data.kind === "preset" ? presetFields(info, data, frame.words, dispatch) : nothing}
    ${data.kind === "table" ? tableFields(data, frame.words, dispatch) : nothing}
    <p class="pp-hint pp-counts">${countText(counts.classes, data, frame.words)}</p>
    <button class="pp-button pp-button-start" type="button" data-wants="import" @click=${() => dispatch({ type: "set-ui", ui: { importing: true } })}>
      ${say.importData}
    </button>
  `;
}

function countText(classes: readonly number[], data: DataSource, words: Words): unknown {
  const say = words.room(setupData);
  if (classes.length > 2)
    return say.classes(classes.map((count, number) => ({ count, name: className(data, number) })));
  const [negative = 0, positive = 0] = classes;
  const [negatives = null, positives = null] = classNames(data) ?? [];
  const counts = say.counts({
    positive: { count: positive, name: positives },
    negative: { count: negative, name: negatives },
  });
  return counts.map((phrase) =>
    typeof phrase === "string" ? phrase : html`<b class="pp-count-${phrase.tone}">${phrase.text}</b>`,
  );
}

/** Where the examples are from, which of them are held out, and what an edit does to the weights. */
export function render(frame: SetupFrame, dispatch: Dispatch): TemplateResult {
  const counts = countsOf(frame.examples);
  const { lock } = frame.state.ui;
  return html`
    ${lockable(holds(lock, "data"), source(frame, counts, dispatch), frame.words)}
    <div class="pp-stack pp-group">${lockable(holds(lock, "split"), splitFields(frame, counts.heldOut, dispatch), frame.words)}</div>
    ${checkbox(frame.words.room(setupData).keepWeights, frame.state.ui.keepWeights, (keep) =>
      dispatch({ type: "set-keep-weights", keep }),
    )}
  `;
}
