import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { PresetInfo, PresetOptions } from "../../../../engine/types.js";
import { irisSpecies } from "../../../../state/data/class-names.js";
import type { DataSource } from "../../../../state/document/state.js";
import type { Dispatch } from "../../../../state/intent.js";
import type { Words } from "../../../../state/words.js";
import { setupData } from "../../../../words/en/setup/data.js";
import { numberField } from "../../../shared/controls/number-field.js";
import { nextSeed } from "../next-seed.js";
import { axesFields, pairFields } from "./pair-fields.js";
import { completeOptions } from "./preset-options.js";

/** The options of the preset that is chosen. */
export function presetFields(
  info: PresetInfo,
  data: Extract<DataSource, { kind: "preset" }>,
  words: Words,
  dispatch: Dispatch,
): unknown {
  return keyed(info.name, optionFields(info, data, words, dispatch));
}

function optionFields(
  info: PresetInfo,
  data: Extract<DataSource, { kind: "preset" }>,
  words: Words,
  dispatch: Dispatch,
): TemplateResult {
  const say = words.room(setupData);
  const options = completeOptions(info, data);
  const load = (change: (now: PresetOptions) => PresetOptions): void =>
    dispatch(({ state: { data: now } }) => {
      if (now.kind !== "preset" || now.name !== info.name) return null;
      const present = completeOptions(info, now);
      return { type: "load-preset", name: info.name, options: { ...present, ...change(present) } };
    });
  const { n, noise, seed, columns, species } = options;
  return html`
    ${
      columns &&
      axesFields(say.irisColumns, columns, words, (change) =>
        load((now) => ({ columns: change(now.columns ?? columns) })),
      )
    }
    ${
      species &&
      pairFields({ id: "pp-species", labels: say.species, titles: irisSpecies }, species, (change) =>
        load((now) => ({ species: change(now.species ?? species) })),
      )
    }
    ${
      n !== undefined
        ? numberField({
            words,
            id: "pp-preset-n",
            label: html`${say.examples} <i>n</i>`,
            value: n,
            rule: { name: say.examples, min: info.n.min, max: info.n.max, whole: true },
            step: 1,
            commit: (value) => load(() => ({ n: value })),
          })
        : nothing
    }
    ${
      noise !== undefined
        ? numberField({
            words,
            id: "pp-preset-noise",
            label: say.noise,
            value: noise,
            rule: { name: say.noise, min: 0, max: 1 },
            step: 0.05,
            commit: (value) => load(() => ({ noise: value })),
          })
        : nothing
    }
    ${
      seed !== undefined
        ? html`
            ${numberField({
              words,
              id: "pp-preset-seed",
              label: say.seed,
              value: seed,
              rule: { name: say.seed, min: 0, max: Number.MAX_SAFE_INTEGER, whole: true },
              step: 1,
              commit: (value) => load(() => ({ seed: value })),
            })}
            <button class="pp-button pp-button-under" type="button" @click=${() => load((now) => ({ seed: nextSeed(now.seed ?? seed) }))}>${say.newSeed}</button>
          `
        : nothing
    }
  `;
}
