import { html } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { radio } from "../controls/radio.js";
import { answerGroup } from "./answer-group.js";
import { type Form, valueIn } from "./form.js";

/** One of several, which are texts of the lesson's own. */
export const choiceForm: Form<"choice"> = ({ check, labelledBy, submit, words }) =>
  answerGroup({
    words,
    stacked: true,
    give: (group) => {
      const chosen = valueIn(group, labelledBy);
      if (chosen !== null) submit(Number(chosen));
    },
    fields: html`
      <div role="radiogroup" aria-labelledby=${labelledBy}>
        ${check.options.map(
          ({ say }, index) => html`
            <label class="pp-answer-choice">
              ${radio({ group: labelledBy, value: index })}
              <span>${unsafeHTML(say)}</span>
            </label>
          `,
        )}
      </div>
    `,
  });
