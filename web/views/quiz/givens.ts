import { html, nothing, type TemplateResult } from "lit";
import type { LinearModel } from "../../engine/types.js";
import { figure } from "../../state/lessons/checks/figures.js";
import { isPlane, numberOf } from "../../state/quiz/asking.js";
import type { AnyQuestion } from "../../state/quiz/kinds/index.js";

/** With more examples the table is not written: they stand on the page. */
const mostRows = 30;

/** What is given, in numbers: the examples, and the weights before the visit that is asked about. */
export function givens(question: AnyQuestion): TemplateResult {
  const { subject } = question;
  const { rows, spec } = subject;
  const shown = rows.slice(0, mostRows);
  const left = rows.length - shown.length;
  return html`
    <details class="pp-quiz-givens">
      <summary>What is given, in numbers</summary>
      ${"next" in question ? html`<p>${beforeVisit(question)}</p>` : nothing}
      <table>
        <thead>
          <tr>
            <th scope="col">Example</th>
            ${(rows[0] ?? []).map((_, k) => html`<th scope="col">x<sub>${k + 1}</sub></th>`)}
            <th scope="col">y</th>
          </tr>
        </thead>
        <tbody>
          ${shown.map(
            (row, at) => html`
              <tr>
                <th scope="row">${numberOf(subject, at)}</th>
                ${row.map((value) => html`<td>${figure(value)}</td>`)}
                <td>${(spec.y[at] ?? 0) > 0 ? "+1" : "−1"}</td>
              </tr>
            `,
          )}
        </tbody>
      </table>
      ${left > 0 ? html`<p>And ${left} more on the stage.</p>` : nothing}
    </details>
  `;
}

/** The weights, and what they are multiplied with where the table does not have it: products, and features that are scaled. */
function beforeVisit({ subject, next }: Extract<AnyQuestion, { readonly next: unknown }>): string {
  const weights = `Before the visit: ${weightsText(next.before, subject.spec.bias)}.`;
  if (isPlane(subject)) return weights;
  return `${weights} Example ${numberOf(subject, next.example)} is learned from as x = (${Array.from(next.x, figure).join(", ")}).`;
}

function weightsText({ weights, bias }: LinearModel, hasBias: boolean): string {
  const listed = `w = (${Array.from(weights, figure).join(", ")})`;
  return hasBias ? `${listed}, b = ${figure(bias)}` : listed;
}
