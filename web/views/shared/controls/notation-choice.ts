import { html, type TemplateResult } from "lit";
import { holds } from "../../../state/document/lock.js";
import type { Notation } from "../../../state/document/notation/notation.js";
import type { Theme } from "../../../state/document/state.js";
import type { Frame } from "../../../state/runs/frame.js";
import type { Dispatch } from "../../../state/runs/intent.js";
import { type Choice, radio } from "../../../ui/controls/choices.js";
import { type StoryWords, story } from "../../../words/generated/en/story.js";
import { lockable } from "./lockable.js";

const themes: readonly Theme[] = ["auto", "light", "dark", "projector"];

/** The themes, by what they are called. */
export function themeChoices(titles: Readonly<Record<Theme, string>>): readonly Choice<Theme>[] {
  return themes.map((value) => ({ value, title: titles[value] }));
}

interface Written<Value extends string> {
  readonly value: Value;
  readonly title: unknown;
}

const labels: readonly Written<Notation["labels"]>[] = [
  { value: "plus-minus", title: "−1, +1" },
  { value: "zero-one", title: "0, 1" },
];

const biasesOf = ({ biasItself }: StoryWords["choice"]): readonly Written<Notation["biasAs"]>[] => [
  { value: "bias", title: html`${biasItself} <var>b</var>` },
  { value: "weight", title: html`<var>w</var><sub>0</sub>, <var>x</var><sub>0</sub> = 1` },
  { value: "threshold", title: html`<var>a</var> > <var>θ</var>` },
];

/** How labels and the bias are written, on the whole page. @param id before the names of the groups: it may be twice on a page. */
export function notationChoice(
  id: string,
  { state: { ui }, words }: Pick<Frame, "state" | "words">,
  dispatch: Dispatch,
): unknown {
  const say = words.room(story).choice;
  return lockable(
    holds(ui.lock, "notation"),
    html`
      ${group(say.labels, `${id}-labels`, labels, ui.labels, (value) =>
        dispatch({ type: "set-notation", notation: { labels: value } }),
      )}
      ${group(say.bias, `${id}-bias`, biasesOf(say), ui.biasAs, (value) =>
        dispatch({ type: "set-notation", notation: { biasAs: value } }),
      )}
    `,
    words,
  );
}

function group<Value extends string>(
  name: string,
  id: string,
  choices: readonly Written<Value>[],
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
