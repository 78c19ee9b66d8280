import { html, nothing, type TemplateResult } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { answers } from "../../../words/en/shared/answers.js";
import { radio } from "../controls/radio.js";
import { answerGroup } from "./answer-group.js";
import { type Form, valueIn } from "./form.js";

/** The lines of an algorithm with one left out, and what may stand there. */
export const blankLineForm: Form<"blank-line"> = ({ check, labelledBy, submit, words }) => {
  const say = words.room(answers);
  return html`
    <ol class="pp-code">
      ${check.lines.map(
        ({ line, in: depth = 0 }) => html`
          <li class="pp-code-line" data-depth=${depth} ?data-blank=${line === undefined}>
            <code>${line === undefined ? html`<span aria-hidden="true">?</span><span class="pp-visually-hidden">${say.missingLine}</span>` : unsafeHTML(line)}</code>
          </li>
        `,
      )}
    </ol>
    ${answerGroup({
      words,
      stacked: true,
      give: given(labelledBy, submit),
      fields: html`
        <div role="radiogroup" aria-labelledby=${labelledBy}>
          ${check.options.map(({ say: line }, index) => option(labelledBy, index, line, null))}
        </div>
      `,
    })}
  `;
};

/** All lines of an algorithm, of which one is to be chosen. */
export const wrongLineForm: Form<"wrong-line"> = ({ check, labelledBy, submit, words }) =>
  answerGroup({
    words,
    stacked: true,
    give: given(labelledBy, submit),
    fields: html`
      <div class="pp-code" role="radiogroup" aria-labelledby=${labelledBy}>
        ${check.lines.map(({ line, in: depth = 0 }, index) => option(labelledBy, index, line, depth))}
      </div>
    `,
  });

function given(group: string, submit: (answer: number) => void) {
  return (fields: HTMLElement): void => {
    const chosen = valueIn(fields, group);
    if (chosen !== null) submit(Number(chosen));
  };
}

/** @param depth null: it stands in no algorithm. */
function option(group: string, value: number, line: string, depth: number | null): TemplateResult {
  return html`
    <label class="pp-answer-choice ${depth === null ? "" : "pp-code-line"}" data-depth=${depth ?? nothing}>
      ${radio({ group, value })}
      <code>${unsafeHTML(line)}</code>
    </label>
  `;
}
