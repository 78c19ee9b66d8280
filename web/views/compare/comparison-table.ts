import { html, nothing, type TemplateResult } from "lit";
import type { Dispatch } from "../../state/intent.js";
import { type CompareWords, compare } from "../../words/en/companion/compare.js";
import { costs as costWords } from "../../words/en/costs.js";
import type { FramePick } from "../shared/frame-paths.js";
import { pressLearner } from "../shared/press/learner-press.js";
import { costOf } from "../shared/words/cost.js";
import { namesOf } from "../shared/words/learner-name.js";
import { bestOf, type Cell, type Column, columnsOf, columnsReads } from "./columns.js";

export const numbersReads = [...columnsReads, "lead"] as const;

type NumbersFrame = FramePick<(typeof numbersReads)[number]>;

/** The learners in numbers, at the moment shown: one a row. */
export function comparisonTable(frame: NumbersFrame, dispatch: Dispatch): TemplateResult {
  const say = frame.words.room(compare);
  const columns = columnsOf(frame).map((column) => {
    const cells = frame.panes.map((pane) => column.cell(pane));
    return { column, cells, best: bestOf(cells, column.better) };
  });
  const names = namesOf(
    frame.panes.map(({ learner }) => learner),
    frame.words,
  );
  return html`
    <div class="pp-scroll-x pp-comparison-scroll" role="region" aria-label=${say.table} tabindex="0">
      <table class="pp-comparison-table">
        <caption class="pp-heading">${say.caption}</caption>
        <thead>
          <tr>
            <th scope="col">${say.learner}</th>
            ${columns.map(({ column }) => heading(column))}
          </tr>
        </thead>
        <tbody>
          ${names.map(
            ({ full }, index) => html`
              <tr ?data-lead=${index === frame.lead}>
                <th scope="row">${leadButton(full, index, frame, dispatch)}</th>
                ${columns.map(({ cells, best }) => cell(cells[index], best[index] ?? false, say))}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
    ${notes(frame, say)}
  `;
}

function heading({ title, unit }: Column): TemplateResult {
  return html`<th scope="col">${title}${unit ? html` <span class="pp-comparison-unit">${unit}</span>` : nothing}</th>`;
}

function leadButton(name: string, index: number, frame: NumbersFrame, dispatch: Dispatch): TemplateResult {
  return html`
    <button
      class="pp-button pp-button-quiet pp-comparison-name"
      type="button"
      aria-pressed=${index === frame.lead}
      title=${frame.words.room(compare).showDetails}
      @click=${() => pressLearner("set-lead", frame.panes, index, dispatch)}
    >
      ${name}
    </button>
  `;
}

function cell(shown: Cell | undefined, best: boolean, say: CompareWords): TemplateResult {
  return html`<td ?data-best=${best}>
    ${best ? html`<span class="pp-comparison-best">${say.best}</span> ` : nothing}${shown?.text}${
      shown?.note ? html` <span class="pp-comparison-note">${shown.note}</span>` : nothing
    }
  </td>`;
}

/** What the numbers mean, and how the costs were counted: each explanation once. */
function notes(frame: NumbersFrame, say: CompareWords): TemplateResult {
  const costs = new Set(
    frame.panes.map((pane) => frame.words.room(costWords).why(costOf(pane, frame.state.bias).facts)),
  );
  return html`
    <details class="pp-note pp-comparison-notes">
      <summary>${say.notes}</summary>
      <ul>
        <li>${say.aboutConvergence}</li>
        <li>${say.aboutMargin}</li>
        <li>${say.aboutAngle}</li>
        ${Array.from(costs, (text) => html`<li>${say.aboutCost(text)}</li>`)}
      </ul>
    </details>
  `;
}
