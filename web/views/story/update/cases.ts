import { html, nothing, type TemplateResult } from "lit";
import type { VisitEvent } from "../../../state/frame.js";
import { hasResiduals, labelText, outcomeOf, quantized, residual, signText } from "../../../state/notation/labels.js";
import type { Notation } from "../../../state/notation/notation.js";
import type { Words } from "../../../state/words.js";
import { update } from "../../../words/en/story/update.js";
import type { CaseStory } from "../learners/story.js";

type Judged = Pick<VisitEvent, "label" | "mistake">;

/** In the order of CISC 271's tables 30.1 and 30.2. */
const cases: readonly Judged[] = [
  { label: 1, mistake: false },
  { label: -1, mistake: false },
  { label: 1, mistake: true },
  { label: -1, mistake: true },
];

const usual: CaseStory = {
  mistake: (label, words) => words.room(update).cases[label > 0 ? "added" : "subtracted"],
};

/** The four cases of a visit, with that of this one lit: what each does to the weights, and to the score. */
export function casesTable(
  event: Judged,
  notation: Notation,
  words: Words,
  { head, mistake }: CaseStory = usual,
): TemplateResult {
  const say = words.room(update).cases;
  const residuals = hasResiduals(notation);
  return html`
    <table class="pp-weights-table pp-update-cases">
      <caption class="pp-visually-hidden">${say.caption}</caption>
      <thead>
        <tr>
          <th scope="col"><var>y</var></th>
          <th scope="col">${residuals ? html`<var>q</var>` : say.predicted}</th>
          ${residuals ? html`<th scope="col"><var>e</var></th>` : nothing}
          <th scope="col">${say.case}</th>
          <th scope="col">${head?.(words) ?? say.weights}</th>
          <th scope="col">${say.score}</th>
        </tr>
      </thead>
      <tbody>
        ${cases.map(
          (one) => html`
            <tr aria-current=${one.label === Math.sign(event.label) && one.mistake === event.mistake ? "true" : nothing}>
              <td>${labelText(one.label, notation)}</td>
              <td>${residuals ? quantized(one) : signText(one.mistake ? -one.label : one.label)}</td>
              ${residuals ? html`<td>${signText(residual(one))}</td>` : nothing}
              <th scope="row">${say[outcomeOf(one)]}</th>
              <td>${one.mistake ? mistake(one.label, words) : say.weightsStay}</td>
              <td>${one.mistake ? (one.label > 0 ? say.rises : say.falls) : say.scoreStays}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}
