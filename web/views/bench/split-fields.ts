import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { mostHeldOut } from "../../state/document/limits.js";
import type { Dispatch } from "../../state/intent.js";
import { numberField } from "../shared/number-field.js";
import type { BenchFrame } from "./inputs.js";
import { nextSeed } from "./preset-options.js";

const fractionRule = { name: "Held-out fraction", min: 0, max: mostHeldOut } as const;
const seedRule = { name: "Split seed", min: 0, max: Number.MAX_SAFE_INTEGER, whole: true } as const;

/** Which part of the examples is held out from training. */
export function splitFields(frame: BenchFrame, heldOut: number, dispatch: Dispatch): TemplateResult {
  const { fraction, seed } = frame.state.split ?? { fraction: 0, seed: 0 };
  const hold = (part: number): void =>
    dispatch({ type: "configure", split: part > 0 ? { fraction: part, seed } : null });
  const reseed = (next: number): void => dispatch({ type: "configure", split: { fraction, seed: next } });
  return html`
    <div class="pp-slider">
      <label class="pp-label" for="pp-split-range">Held out</label>
      <input
        class="pp-range"
        id="pp-split-range"
        type="range"
        min="0"
        max=${mostHeldOut}
        step="0.05"
        .value=${live(String(fraction))}
        @change=${(event: Event) => hold(Number((event.target as HTMLInputElement).value))}
      />
      ${numberField({
        id: "pp-split",
        label: "",
        name: "Held-out fraction",
        layout: "bare",
        value: fraction,
        rule: fractionRule,
        step: 0.05,
        commit: hold,
      })}
    </div>
    ${
      fraction > 0
        ? html`
            <p class="pp-hint pp-counts">${heldOut} of ${frame.examples.count} examples are held out from training.</p>
            ${numberField({ id: "pp-split-seed", label: "Split seed", value: seed, rule: seedRule, step: 1, commit: reseed })}
            <button class="pp-button pp-button-under" type="button" @click=${() => reseed(nextSeed(seed))}>
              New split seed
            </button>
          `
        : nothing
    }
  `;
}
