import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { LiftWords } from "../../words/en/companion/lift.js";
import type { LiftFeature, LiftFeatures } from "./features.js";

interface LiftActions {
  readonly choose: (feature: string) => void;
  readonly turn: (byTurn: number, byTilt: number) => void;
  /** Null where it is closed elsewhere. */
  readonly close: (() => void) | null;
}

/** Degrees of one press. */
export const STEP = 10;

const LEFT = svg`<path d="M3 8.5c0-3 2.5-5 5.5-5s5 2 5 4.5-2 4.5-4.5 4.5M3 8.5l-1.5-2.5M3 8.5l2.5-2" />`;
const RIGHT = svg`<path d="M13 8.5c0-3-2.5-5-5.5-5s-5 2-5 4.5 2 4.5 4.5 4.5M13 8.5l1.5-2.5M13 8.5l-2.5-2" />`;
const HIGHER = svg`<path d="M8 12.5v-8M4.5 7.5l3.5-3.5 3.5 3.5" />`;
const LOWER = svg`<path d="M8 3.5v8M4.5 8.5l3.5 3.5 3.5-3.5" />`;
const CROSS = svg`<path d="M4 4l8 8M12 4l-8 8" />`;

/** What the picture is about, how to turn it without dragging, and in a figure how to close it. */
export function liftBar(
  features: LiftFeatures,
  shown: string,
  id: string,
  say: LiftWords,
  actions: LiftActions,
): TemplateResult {
  const pick = (event: Event): void => actions.choose((event.target as HTMLSelectElement).value);
  return html`
    <div class="pp-row pp-lift-bar">
      <div class="pp-line pp-lift-choice">
        <label for=${id}>${say.height}</label>
        <select class="pp-select" id=${id} @change=${pick}>
          ${group(say.own, features.own, shown)} ${group(say.others, features.others, shown)}
          ${group(say.constant, [features.bias], shown)}
        </select>
      </div>
      <div class="pp-lift-buttons" role="group" aria-label=${say.view}>
        ${button(say.left, LEFT, () => actions.turn(-STEP, 0))}
        ${button(say.right, RIGHT, () => actions.turn(STEP, 0))}
        ${button(say.higher, HIGHER, () => actions.turn(0, STEP))}
        ${button(say.lower, LOWER, () => actions.turn(0, -STEP))}
        ${actions.close ? button(say.close, CROSS, actions.close) : nothing}
      </div>
    </div>
  `;
}

function group(label: string, features: readonly LiftFeature[], shown: string): TemplateResult | string {
  if (features.length === 0) return "";
  return html`<optgroup label=${label}>
    ${features.map(
      ({ name, title }) => html`<option value=${name} .selected=${live(name === shown)}>${title}</option>`,
    )}
  </optgroup>`;
}

function button(name: string, icon: SVGTemplateResult, press: () => void): TemplateResult {
  return html`
    <button
      type="button"
      class="pp-button pp-button-quiet pp-button-icon"
      title=${name}
      @click=${press}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">${icon}</svg>
    </button>
  `;
}
