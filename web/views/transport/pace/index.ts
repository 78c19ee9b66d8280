import { html, type TemplateResult } from "lit";
import type { UiState } from "../../../state/document/state.js";
import type { Dispatch } from "../../../state/intent.js";
import { options } from "../../shared/controls/options.js";
import { PACES, paceIntent, paceOf } from "./paces.js";

/** The choice of the pace. */
export function render(ui: Pick<UiState, "pace" | "speed">, dispatch: Dispatch): TemplateResult {
  const choose = (event: Event): void => dispatch(paceIntent((event.target as HTMLSelectElement).value));
  return html`
    <label for="pp-transport-pace">Pace</label>
    <select class="pp-select" id="pp-transport-pace" @change=${choose}>
      ${options(PACES, paceOf(ui))}
    </select>
  `;
}
