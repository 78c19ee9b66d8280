import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { live } from "lit/directives/live.js";
import type { PresetInfo, PresetOptions } from "../../../../engine/types.js";
import { className, classNames, irisSpecies } from "../../../../state/data/class-names.js";
import { hasColumns, hasSpecies } from "../../../../state/document/features/presets.js";
import { mostHeldOut } from "../../../../state/document/limits.js";
import { holds } from "../../../../state/document/lock.js";
import { featureText } from "../../../../state/document/notation/feature-text.js";
import type { Words } from "../../../../state/document/notation/words.js";
import type { DataSource, PlaygroundState, Split, Table } from "../../../../state/document/state.js";
import { type Counts, countsOf } from "../../../../state/runs/class-counts.js";
import type { Frame } from "../../../../state/runs/frame.js";
import type { Dispatch } from "../../../../state/runs/intent.js";
import { checkbox, selectField } from "../../../../ui/controls/controls.js";
import { setupData } from "../../../../words/generated/en/setupData.js";
import { lockable } from "../../../shared/controls/lockable.js";
import { numberField } from "../../../shared/controls/number-field.js";
import type { Styles } from "../../../shared/loading/styles.js";
import { seedFields } from "../seed-fields.js";
import "./pp-presets.js";
import presetsCss from "./data.css?inline";

const mostPercent = 100 * mostHeldOut;

function splitOf({ state }: { readonly state: Pick<PlaygroundState, "split"> }): Split {
  return state.split ?? { fraction: 0, seed: 0 };
}

/** Which part of the examples is held out from training. */
function splitFields(frame: Frame, heldOut: number, dispatch: Dispatch): TemplateResult {
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
            <p class="pp-hint pp-counts">${say.heldOutCount({ heldOut, examples: frame.examples.count })}</p>
            ${seedFields({ id: "pp-split-seed", label: say.splitSeed, value: seed, another: say.newSplit }, words, reseed)}
          `
        : nothing
    }
  `;
}

/** More of the features that are not drawn are not named. */
const MOST_NAMED = 8;

/** Which two features of a table are drawn, and what the others are. */
function tableFields(data: Table, words: Words, dispatch: Dispatch): TemplateResult {
  const features = data.columns.slice(0, -1);
  return html`
    ${axesFields(features, [0, 1], words, (change) =>
      dispatch(({ state: { data: now } }) =>
        now.kind === "table" ? { type: "set-table", data: withAxes(now, change([0, 1])) } : null,
      ),
    )}
    ${features.length > 2 ? html`<p class="pp-hint pp-counts">${othersText(features, words)}</p>` : nothing}
  `;
}

/** "Not drawn: x₃ petal length (cm) and x₄ petal width (cm)." */
function othersText(features: readonly string[], words: Words): string {
  const named = features.map((column, k) => {
    const name = featureText(`x${k + 1}`);
    return column === name ? name : `${name} ${column}`;
  });
  const say = words.room(setupData);
  const further = named.length - 2 - MOST_NAMED;
  const first = named.slice(2, 2 + MOST_NAMED);
  return say.notDrawn({ features: further > 0 ? [...first, say.further({ further })] : first });
}

/** The table with two of its features first, which makes them the axes of the stage. */
export function withAxes(data: Table, [across, up]: readonly [number, number]): Table {
  const others = data.columns.map((_, column) => column).filter((column) => column !== across && column !== up);
  const order = [across, up, ...others];
  const arranged = <Cell>(cells: readonly Cell[]): Cell[] => order.map((column) => cells[column] as Cell);
  return { ...data, columns: arranged(data.columns), rows: data.rows.map(arranged) };
}

export const styles: Styles = [presetsCss];

function source(frame: Frame, counts: Counts, dispatch: Dispatch): TemplateResult {
  const { data } = frame.state;
  const say = frame.words.room(setupData);
  const info = data.kind === "preset" ? frame.presets.find((preset) => preset.name === data.name) : undefined;
  return html`
    <pp-presets .frame=${frame} .dispatch=${dispatch}></pp-presets>
    ${info && data.kind === "preset" ? presetFields(info, data, frame.words, dispatch) : nothing}
    ${data.kind === "table" ? tableFields(data, frame.words, dispatch) : nothing}
    <p class="pp-hint pp-counts">${countText(counts.classes, data, frame.words)}</p>
    <button class="pp-button pp-start" type="button" data-wants="import" @click=${() => dispatch({ type: "set-ui", ui: { importing: true } })}>
      ${say.importData}
    </button>
  `;
}

function countText(classes: readonly number[], data: DataSource, words: Words): unknown {
  const say = words.room(setupData);
  if (classes.length > 2)
    return say.classes({
      classes: classes.map((count, number) => say.ofClass({ count, name: className(data, number) })),
    });
  const [negative = 0, positive = 0] = classes;
  const [negatives = null, positives = null] = classNames(data) ?? [];
  const counts = say.counts({
    positive: { count: positive, name: positives },
    negative: { count: negative, name: negatives },
  });
  return counts.map((phrase) =>
    typeof phrase === "string" ? phrase : html`<b class="pp-${phrase.tone}">${phrase.text}</b>`,
  );
}

/** Where the examples are from, which of them are held out, and what an edit does to the weights. */
export function render(frame: Frame, dispatch: Dispatch): TemplateResult {
  const counts = countsOf(frame.examples);
  const { lock } = frame.state.ui;
  return html`
    ${lockable(holds(lock, "data"), source(frame, counts, dispatch), frame.words)}
    <div class="pp-stack pp-group">${lockable(holds(lock, "split"), splitFields(frame, counts.heldOut, dispatch), frame.words)}</div>
    ${checkbox(frame.words.room(setupData).keepWeights, frame.state.ui.keepWeights, (keep) =>
      dispatch({ type: "set-ui", ui: { keepWeights: keep } }),
    )}
  `;
}

/** The options of the preset that is chosen. */
function presetFields(
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
      axesFields(Object.values(say.irisColumns), columns, words, (change) =>
        load((now) => ({ columns: change(now.columns ?? columns) })),
      )
    }
    ${
      species &&
      pairFields(
        { id: "pp-species", labels: [say.species.positive, say.species.negative], titles: irisSpecies },
        species,
        (change) => load((now) => ({ species: change(now.species ?? species) })),
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
        ? seedFields({ id: "pp-preset-seed", label: say.seed, value: seed, another: say.newSeed }, words, (next) =>
            load((now) => ({ seed: next(now.seed ?? seed) })),
          )
        : nothing
    }
  `;
}

/** Two selects side by side for an ordered pair; choosing the same twice swaps them. */
function pairFields(
  spec: { readonly id: string; readonly labels: readonly [string, string]; readonly titles: readonly string[] },
  pair: Pair,
  change: (chosen: (pair: Pair) => Pair) => void,
): TemplateResult {
  const choices = spec.titles.map((title, index) => ({ value: String(index), title }));
  const one = (place: 0 | 1): TemplateResult =>
    selectField({
      id: `${spec.id}-${place + 1}`,
      label: spec.labels[place],
      choices,
      value: String(pair[place]),
      choose: (value) => change((now) => choose(now, place, Number(value))),
    });
  return html`${one(0)}${one(1)}`;
}

/** Which two columns are the axes of the stage. */
function axesFields(
  titles: readonly string[],
  pair: Pair,
  words: Words,
  change: (chosen: (pair: Pair) => Pair) => void,
): TemplateResult {
  const { across, up } = words.room(setupData).axes;
  return pairFields({ id: "pp-column", labels: [across, up], titles }, pair, change);
}

type Pair = readonly [number, number];
type Preset = Extract<DataSource, { kind: "preset" }>;

/** Every option that applies to the preset, with its default where the state leaves it out; none that doesn't apply. */
export function completeOptions(info: PresetInfo, data: Preset): PresetOptions {
  return {
    ...(info.n.min < info.n.max ? { n: data.n ?? info.n.default } : {}),
    ...(info.noise ? { noise: data.noise ?? info.noise.default } : {}),
    ...(info.seeded ? { seed: data.seed ?? info.seed.default } : {}),
    ...(hasColumns(info.name) ? { columns: data.columns ?? [2, 3] } : {}),
    ...(hasSpecies(info.name) ? { species: data.species ?? [0, 1] } : {}),
  };
}

/** Puts `value` at one place of a pair; choosing what the other place holds swaps them. */
export function choose(pair: Pair, place: 0 | 1, value: number): Pair {
  const other = pair[place === 0 ? 1 : 0];
  const kept = other === value ? pair[place] : other;
  return place === 0 ? [value, kept] : [kept, value];
}
