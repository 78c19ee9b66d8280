import { html, type TemplateResult } from "lit";
import { holds } from "../../../state/document/lock.js";
import type { Dispatch } from "../../../state/intent.js";
import type { Notation } from "../../../state/notation/notation.js";
import { story } from "../../../words/en/story/story.js";
import { lockable } from "../../shared/controls/lockable.js";
import { radio } from "../../shared/controls/radio.js";
import type { StoryFrame } from "../inputs.js";
import { letterMeanings } from "./meanings.js";

interface Choice<Value extends string> {
  readonly value: Value;
  readonly title: unknown;
}

const labels: readonly Choice<Notation["labels"]>[] = [
  { value: "plus-minus", title: "−1, +1" },
  { value: "zero-one", title: "0, 1" },
];

const biasesOf = ({ biasItself }: typeof story.english.choice): readonly Choice<Notation["biasAs"]>[] => [
  { value: "bias", title: html`${biasItself} <var>b</var>` },
  { value: "weight", title: html`<var>w</var><sub>0</sub>, <var>x</var><sub>0</sub> = 1` },
  { value: "threshold", title: html`<var>a</var> > <var>θ</var>` },
];

/** How labels and the bias are written, on the whole page. */
export function render({ state, words }: Pick<StoryFrame, "state" | "words">, dispatch: Dispatch): TemplateResult {
  const { ui } = state;
  const say = words.room(story).choice;
  return html`${lockable(
    holds(ui.lock, "notation"),
    html`
      ${group(say.labels, "pp-notation-labels", labels, ui.labels, (value) =>
        dispatch({ type: "set-notation", notation: { labels: value } }),
      )}
      ${group(say.bias, "pp-notation-bias", biasesOf(say), ui.biasAs, (value) =>
        dispatch({ type: "set-notation", notation: { biasAs: value } }),
      )}
    `,
    words,
  )}
  <p class="pp-hint">${say.hint}</p>
  ${letterMeanings(ui, words)}`;
}

function group<Value extends string>(
  name: string,
  id: string,
  choices: readonly Choice<Value>[],
  chosen: Value,
  choose: (value: Value) => void,
): TemplateResult {
  return html`
    <p class="pp-label" id=${id}>${name}</p>
    <div class="pp-segments" role="radiogroup" aria-labelledby=${id}>
      ${choices.map(
        ({ value, title }) => html`
          <label class="pp-segment" data-choice=${value}>
            ${radio({ group: id, checked: value === chosen, choose: () => choose(value) })}<span>${title}</span>
          </label>
        `,
      )}
    </div>
  `;
}
