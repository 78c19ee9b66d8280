import { html, nothing, type TemplateResult } from "lit";
import { tellsClasses } from "../../state/learners/traits.js";
import { labelText } from "../../state/notation/labels.js";
import { isPlane, numberOf } from "../../state/quiz/asking.js";
import { type AnyQuestion, isDrawn } from "../../state/quiz/kinds/index.js";
import type { Words } from "../../state/words.js";
import { type QuizWords, quiz } from "../../words/en/course/quiz.js";

/** With more examples the table is not written: they stand on the page. */
const mostRows = 30;
/** A longer one is folded until somebody wants it. */
const mostOpen = 8;

/** What is given, in numbers, in sight where the question is about a table: the examples, and the weights before the visit that is asked about. */
export function givens(question: AnyQuestion, words: Words): TemplateResult {
  const say = words.room(quiz);
  const { subject } = question;
  const { rows, spec } = subject;
  const shown = rows.slice(0, mostRows);
  const left = rows.length - shown.length;
  const isAsked = !isDrawn(question);
  const inNotation = (label: number): string => labelText(label, subject.state.ui);
  const labelOf = tellsClasses(spec.learner) ? words.number : isAsked ? inNotation : say.labelValue;
  return html`
    <details class="pp-quiz-givens" ?open=${isAsked && rows.length <= mostOpen}>
      <summary>${say.givens}</summary>
      ${"next" in question ? html`<p>${beforeVisit(question, say)}</p>` : nothing}
      <table>
        <thead>
          <tr>
            <th scope="col">${say.example}</th>
            ${(rows[0] ?? []).map((_, k) => html`<th scope="col">x<sub>${k + 1}</sub></th>`)}
            <th scope="col">y</th>
          </tr>
        </thead>
        <tbody>
          ${shown.map(
            (row, at) => html`
              <tr>
                <th scope="row">${numberOf(subject, at)}</th>
                ${row.map((value) => html`<td>${words.number(value)}</td>`)}
                <td>${labelOf(spec.y[at] ?? 0)}</td>
              </tr>
            `,
          )}
        </tbody>
      </table>
      ${left > 0 ? html`<p>${say.moreOnStage(left)}</p>` : nothing}
    </details>
  `;
}

/** The weights, and what they are multiplied with where the table does not have it: products, and features that are scaled. */
function beforeVisit({ subject, next }: Extract<AnyQuestion, { readonly next: unknown }>, say: QuizWords): string {
  const { weights, bias } = next.before;
  const before = say.before(Array.from(weights), subject.spec.bias ? bias : null);
  if (isPlane(subject)) return before;
  return `${before} ${say.learnsFrom(numberOf(subject, next.example) - 1, Array.from(next.x))}`;
}
