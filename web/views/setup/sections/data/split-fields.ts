import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { mostHeldOut } from "../../../../state/document/limits.js";
import type { PlaygroundState, Split } from "../../../../state/document/state.js";
import type { Dispatch } from "../../../../state/intent.js";
import { formatCount } from "../../../../state/notation/numbers.js";
import { numberField } from "../../../shared/controls/number-field.js";
import type { SetupFrame } from "../inputs.js";
import { nextSeed } from "../next-seed.js";

const percentRule = { name: "Held-out percentage", min: 0, max: 100 * mostHeldOut } as const;
const seedRule = { name: "Split seed", min: 0, max: Number.MAX_SAFE_INTEGER, whole: true } as const;

function splitOf({ state }: { readonly state: Pick<PlaygroundState, "split"> }): Split {
  return state.split ?? { fraction: 0, seed: 0 };
}

/** Which part of the examples is held out from training. */
export function splitFields(frame: SetupFrame, heldOut: number, dispatch: Dispatch): TemplateResult {
  const { fraction, seed } = splitOf(frame);
  // As it was typed: a hundred times 0.29 is 28.999999999999996.
  const percent = Number((100 * fraction).toPrecision(12));
  const hold = (wanted: number): void =>
    dispatch((now) => ({
      type: "configure",
      split: wanted > 0 ? { ...splitOf(now), fraction: wanted / 100 } : null,
    }));
  const reseed = (next: (seed: number) => number): void =>
    dispatch((now) => {
      const split = splitOf(now);
      return split.fraction > 0 ? { type: "configure", split: { ...split, seed: next(split.seed) } } : null;
    });
  return html`
    <div class="pp-slider">
      <label class="pp-label" for="pp-split-range">Held out, %</label>
      <input
        class="pp-range"
        id="pp-split-range"
        type="range"
        min="0"
        max=${percentRule.max}
        step="5"
        .value=${live(String(percent))}
        @change=${(event: Event) => hold(Number((event.target as HTMLInputElement).value))}
      />
      ${numberField({
        words: frame.words,
        id: "pp-split",
        label: "",
        name: "Held-out percentage",
        layout: "bare",
        value: percent,
        rule: percentRule,
        step: 5,
        commit: hold,
      })}
    </div>
    ${
      fraction > 0
        ? html`
            <p class="pp-hint pp-counts">${formatCount(heldOut)} of ${formatCount(frame.examples.count)} examples are held out from training.</p>
            ${numberField({ words: frame.words, id: "pp-split-seed", label: "Split seed", value: seed, rule: seedRule, step: 1, commit: (wanted) => reseed(() => wanted) })}
            <button class="pp-button pp-button-under" type="button" @click=${() => reseed(nextSeed)}>
              New split seed
            </button>
          `
        : nothing
    }
  `;
}
