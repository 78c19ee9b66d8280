import { html, type TemplateResult } from "lit";
import type { Dispatch } from "../../state/intent.js";
import { numberField } from "../shared/controls/number-field.js";

const brushRule = { name: "Brush size", min: 1, max: 50, whole: true } as const;

/** How many points a press lays down at once, and a drag again and again. */
export function brush(size: number, dispatch: Dispatch): TemplateResult {
  return html`
    <div class="pp-tools-brush" title="How many examples a press draws at once, and a drag again and again along its way">
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
