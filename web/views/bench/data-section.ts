import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { live } from "lit/directives/live.js";
import type { PresetInfo, PresetOptions } from "../../engine/types.js";
import type { Frame } from "../../state/frame.js";
import type { Dispatch } from "../../state/intent.js";
import type { DataSource, Tool } from "../../state/playground-state.js";
import { checkbox, selectField } from "../shared/controls.js";
import { presetSelect } from "../shared/preset-choice.js";
import { editIcons, toolIcons } from "./icons.js";
import type { Counts } from "./inputs.js";
import { numberField } from "./number-field.js";
import { choose, completeOptions, IRIS_COLUMNS, IRIS_SPECIES, nextSeed, type Pair } from "./preset-options.js";

const TOOLS: readonly { readonly tool: Tool; readonly title: string }[] = [
  { tool: "positive", title: "Positive" },
  { tool: "negative", title: "Negative" },
  { tool: "erase", title: "Erase" },
  { tool: "move", title: "Move" },
];

function tools(current: Tool, dispatch: Dispatch): TemplateResult {
  return html`
    <fieldset class="pp-segments pp-tools">
      <legend class="pp-visually-hidden">Tool</legend>
      ${TOOLS.map(
        ({ tool, title }) => html`
          <label class="pp-segment">
            <input
              type="radio"
              name="pp-tool"
              value=${tool}
              .checked=${live(tool === current)}
              @change=${() => dispatch({ type: "set-tool", tool })}
            />
            <svg viewBox="0 0 20 20" aria-hidden="true">${toolIcons[tool]}</svg>
            <span>${title}</span>
          </label>
        `,
      )}
    </fieldset>
  `;
}

const brushRule = { name: "Brush size", min: 1, max: 50, whole: true } as const;

function brush(size: number, dispatch: Dispatch): TemplateResult {
  const set = (value: number): void => dispatch({ type: "set-brush", size: value });
  return html`
    <div class="pp-brush">
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
        id: "pp-brush",
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

function edits(frame: Frame, dispatch: Dispatch): TemplateResult {
  const icon = (name: keyof typeof editIcons): TemplateResult =>
    html`<svg viewBox="0 0 20 20" aria-hidden="true">${editIcons[name]}</svg>`;
  return html`
    <div class="pp-button-row">
      <button class="pp-button" type="button" ?disabled=${!frame.canUndo} @click=${() => dispatch({ type: "undo" })}>
        ${icon("undo")}Undo
      </button>
      <button class="pp-button" type="button" ?disabled=${!frame.canRedo} @click=${() => dispatch({ type: "redo" })}>
        ${icon("redo")}Redo
      </button>
      <button
        class="pp-button"
        type="button"
        ?disabled=${frame.examples.count === 0}
        @click=${() => dispatch({ type: "clear" })}
      >
        Clear
      </button>
    </div>
  `;
}

/** Two selects side by side for an ordered pair; choosing the same twice swaps them. */
function pairFields(
  spec: { readonly id: string; readonly labels: readonly [string, string]; readonly titles: readonly string[] },
  pair: Pair,
  change: (pair: Pair) => void,
): TemplateResult {
  const choices = spec.titles.map((title, index) => ({ value: String(index), title }));
  const one = (place: 0 | 1): TemplateResult =>
    selectField({
      id: `${spec.id}-${place + 1}`,
      label: spec.labels[place],
      choices,
      value: String(pair[place]),
      choose: (value) => change(choose(pair, place, Number(value))),
    });
  return html`${one(0)}${one(1)}`;
}

function presetFields(
  info: PresetInfo,
  data: Extract<DataSource, { kind: "preset" }>,
  dispatch: Dispatch,
): TemplateResult {
  const options = completeOptions(info, data);
  const load = (change: PresetOptions): void =>
    dispatch({ type: "load-preset", name: info.name, options: { ...options, ...change } });
  const { n, noise, seed, columns, species } = options;
  return html`
    ${
      columns &&
      pairFields({ id: "pp-column", labels: ["x₁ (across)", "x₂ (up)"], titles: IRIS_COLUMNS }, columns, (pair) =>
        load({ columns: pair }),
      )
    }
    ${
      species &&
      pairFields(
        { id: "pp-species", labels: ["Positive species", "Negative species"], titles: IRIS_SPECIES },
        species,
        (pair) => load({ species: pair }),
      )
    }
    ${
      n !== undefined
        ? numberField({
            id: "pp-preset-n",
            label: html`Examples <i>n</i>`,
            value: n,
            rule: { name: "Examples n", min: info.n.min, max: info.n.max, whole: true },
            step: 1,
            commit: (value) => load({ n: value }),
          })
        : nothing
    }
    ${
      noise !== undefined
        ? numberField({
            id: "pp-preset-noise",
            label: "Noise",
            value: noise,
            rule: { name: "Noise", min: 0, max: 1 },
            step: 0.05,
            commit: (value) => load({ noise: value }),
          })
        : nothing
    }
    ${
      seed !== undefined
        ? html`
            ${numberField({
              id: "pp-preset-seed",
              label: "Data seed",
              value: seed,
              rule: { name: "Data seed", min: 0, max: Number.MAX_SAFE_INTEGER, whole: true },
              step: 1,
              commit: (value) => load({ seed: value }),
            })}
            <button class="pp-button pp-button-under" type="button" @click=${() => load({ seed: nextSeed(seed) })}>New data seed</button>
          `
        : nothing
    }
  `;
}

function source(frame: Frame, counts: Counts, dispatch: Dispatch): TemplateResult {
  const { data } = frame.state;
  const drawn = data.kind === "points";
  const info = data.kind === "preset" ? frame.presets.find((preset) => preset.name === data.name) : undefined;
  return html`
    <div class="pp-field">
      <label class="pp-label" for="pp-bench-preset">Preset</label>
      ${presetSelect("pp-bench-preset", frame, dispatch)}
    </div>
    ${info && data.kind === "preset" ? keyed(info.name, presetFields(info, data, dispatch)) : nothing}
    <p class="pp-hint pp-counts">
      ${drawn ? "drawn: " : nothing}<b class="pp-count-positive">${counts.positive}</b> positive,
      <b class="pp-count-negative">${counts.negative}</b> negative
    </p>
  `;
}

export function dataSection(frame: Frame, counts: Counts, dispatch: Dispatch): TemplateResult {
  const { ui } = frame.state;
  return html`
    ${tools(ui.tool, dispatch)} ${brush(ui.brush, dispatch)} ${edits(frame, dispatch)}
    <div class="pp-group">${source(frame, counts, dispatch)}</div>
    ${checkbox("Keep weights when data changes", ui.keepWeights, (keep) => dispatch({ type: "set-keep-weights", keep }))}
  `;
}
