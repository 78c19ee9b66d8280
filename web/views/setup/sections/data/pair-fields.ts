import { html, type TemplateResult } from "lit";
import type { Words } from "../../../../state/words.js";
import { setupData } from "../../../../words/en/setup/data.js";
import { selectField } from "../../../shared/controls/controls.js";
import { choose, type Pair } from "./preset-options.js";

/** Two selects side by side for an ordered pair; choosing the same twice swaps them. */
export function pairFields(
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
export function axesFields(
  titles: readonly string[],
  pair: Pair,
  words: Words,
  change: (chosen: (pair: Pair) => Pair) => void,
): TemplateResult {
  return pairFields({ id: "pp-column", labels: words.room(setupData).axes, titles }, pair, change);
}
