import { html, type TemplateResult } from "lit";
import type { Dispatch } from "../../state/intent.js";
import { numberField } from "../shared/controls/number-field.js";

const brushRule = { name: "Brush size", min: 1, max: 50, whole: true } as const;

/** How many points a stroke lays down at once. */
export function brush(size: number, dispatch: Dispatch): TemplateResult {
  return html`
    <div class="pp-tools-brush" title="How many examples a stroke draws at once">
      <label class="pp-label" for="pp-brush">Brush</label>
      ${numberField({
        id: "pp-brush",
        label: "",
        name: "Brush size, number of points",
        layout: "bare",
        value: size,
        rule: brushRule,
        step: 1,
        commit: (value) => dispatch({ type: "set-brush", size: value }),
      })}
    </div>
  `;
}
