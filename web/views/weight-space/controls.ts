import { html, type TemplateResult } from "lit";
import type { WeightAxes } from "../../engine/types.js";
import type { Notation } from "../../state/notation/notation.js";
import { selectField } from "../shared/controls/controls.js";
import { weightName, weightsOf } from "./axes.js";
import type { WeightSpaceFrame } from "./inputs.js";

interface WeightSpaceActs {
  readonly choose: (place: 0 | 1, name: string) => void;
  /** So many times as large a window; 0: as large as what it is around. */
  readonly zoom: (times: number) => void;
}

/** Which two weights, and how much of their plane. */
export function controls(frame: WeightSpaceFrame, axes: WeightAxes, id: string, acts: WeightSpaceActs): TemplateResult {
  const { columns } = frame.examples;
  const choices = weightsOf(frame).map((name) => ({ value: name, title: title(name, frame.state.ui, columns) }));
  const select = (place: 0 | 1, label: string): TemplateResult =>
    selectField({
      id: `${id}-${place}`,
      label,
      choices,
      value: axes[place],
      choose: (name) => acts.choose(place, name),
    });
  return html`
    <div class="pp-row pp-bar pp-weight-space-bar">
      ${select(0, "Across")} ${select(1, "Up")}
      <div class="pp-weight-space-zoom" role="group" aria-label="Window of weight space">
        ${button("Zoom in", "+", () => acts.zoom(1 / 2))} ${button("Zoom out", "−", () => acts.zoom(2))}
        <button type="button" class="pp-button pp-button-quiet" @click=${() => acts.zoom(0)}>Fit</button>
      </div>
    </div>
  `;
}

/** "w₁ of petal length", where the feature has a name of its own. */
function title(name: string, notation: Notation, columns: readonly string[]): string {
  const short = weightName(name, notation, columns);
  const base = /^x(\d+)$/.exec(name)?.[1];
  const column = base ? columns[Number(base) - 1] : undefined;
  return column && !/^x[₀-₉\d]+$/.test(column) ? `${short} of ${column}` : short;
}

function button(name: string, sign: string, press: () => void): TemplateResult {
  return html`<button
    type="button"
    class="pp-button pp-button-quiet pp-button-icon"
    aria-label=${name}
    title=${name}
    @click=${press}
  >
    ${sign}
  </button>`;
}
