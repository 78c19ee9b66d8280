import { html, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { Dispatch } from "../../state/intent.js";
import { numberField } from "../shared/controls/number-field.js";

const brushRule = { name: "Brush size", min: 1, max: 50, whole: true } as const;

/** How many points a stroke lays down at once. */
export function brush(size: number, dispatch: Dispatch): TemplateResult {
  const set = (value: number): void => dispatch({ type: "set-brush", size: value });
  return html`
    <div class="pp-slider">
      <label class="pp-label" for="pp-brush-range">Brush size</label>
      <input
        class="pp-range"
        id="pp-brush-range"
        type="range"
        min="1"
        max="50"
        .value=${live(String(size))}
        @input=${(event: Event) => set(Number((event.target as HTMLInputElement).value))}
      />
      ${numberField({
        id: "pp-slider",
        label: "",
        name: "Brush size, number of points",
        layout: "bare",
        value: size,
        rule: brushRule,
        step: 1,
        commit: set,
      })}
    </div>
  `;
}
