import { html, type TemplateResult } from "lit";
import type { WeightAxes } from "../../engine/types.js";
import type { FeaturesOf } from "../../state/notation/feature-text.js";
import type { Notation } from "../../state/notation/notation.js";
import type { Words } from "../../state/words.js";
import { weightSpace } from "../../words/en/companion/weight-space.js";
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
  const say = frame.words.room(weightSpace);
  const choices = weightsOf(frame).map((name) => ({
    value: name,
    title: title(name, frame.state.ui, frame.words, frame.examples),
  }));
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
      ${select(0, say.across)} ${select(1, say.up)}
      <div class="pp-weight-space-zoom" role="group" aria-label=${say.window}>
        ${button(say.zoomIn, "+", () => acts.zoom(1 / 2))} ${button(say.zoomOut, "−", () => acts.zoom(2))}
        <button type="button" class="pp-button pp-button-quiet" @click=${() => acts.zoom(0)}>${say.fit}</button>
      </div>
    </div>
  `;
}

/** "w₁ of petal length", where the feature has a name of its own. */
function title(name: string, notation: Notation, words: Words, of: FeaturesOf): string {
  const short = weightName(name, notation, words, of);
  const base = /^x(\d+)$/.exec(name)?.[1];
  const column = base ? of.columns?.[Number(base) - 1] : undefined;
  return column && !/^x[₀-₉\d]+$/.test(column) ? words.room(weightSpace).weightOfColumn(short, column) : short;
}

function button(name: string, sign: string, press: () => void): TemplateResult {
  return html`<button
    type="button"
    class="pp-button pp-button-quiet pp-button-icon"
    aria-label=${name}
    @click=${press}
  >
    <span title=${name}>${sign}</span>
  </button>`;
}
