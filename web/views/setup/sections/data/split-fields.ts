import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { mostHeldOut } from "../../../../state/document/limits.js";
import type { PlaygroundState, Split } from "../../../../state/document/state.js";
import type { Dispatch } from "../../../../state/intent.js";
import { setupData } from "../../../../words/en/setup/data.js";
import { numberField } from "../../../shared/controls/number-field.js";
import type { SetupFrame } from "../inputs.js";
import { nextSeed } from "../next-seed.js";

const mostPercent = 100 * mostHeldOut;

function splitOf({ state }: { readonly state: Pick<PlaygroundState, "split"> }): Split {
  return state.split ?? { fraction: 0, seed: 0 };
}

/** Which part of the examples is held out from training. */
export function splitFields(frame: SetupFrame, heldOut: number, dispatch: Dispatch): TemplateResult {
  const { words } = frame;
  const say = words.room(setupData);
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
      <label class="pp-label" for="pp-split-range">${say.heldOut}</label>
      <input
        class="pp-range"
        id="pp-split-range"
        type="range"
        min="0"
        max=${mostPercent}
        step="5"
        .value=${live(String(percent))}
        @change=${(event: Event) => hold(Number((event.target as HTMLInputElement).value))}
      />
      ${numberField({
        words,
        id: "pp-split",
        label: "",
        name: say.heldOutName,
        layout: "bare",
        value: percent,
        rule: { name: say.heldOutName, min: 0, max: mostPercent },
        step: 5,
        commit: hold,
      })}
    </div>
    ${
      fraction > 0
        ? html`
            <p class="pp-hint pp-counts">${say.heldOutCount(heldOut, frame.examples.count)}</p>
            ${numberField({
              words,
              id: "pp-split-seed",
              label: say.splitSeed,
              value: seed,
              rule: { name: say.splitSeed, min: 0, max: Number.MAX_SAFE_INTEGER, whole: true },
              step: 1,
              commit: (wanted) => reseed(() => wanted),
            })}
            <button class="pp-button pp-button-under" type="button" @click=${() => reseed(nextSeed)}>
              ${say.newSplit}
            </button>
          `
        : nothing
    }
  `;
}
