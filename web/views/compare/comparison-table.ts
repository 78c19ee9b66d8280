import { html, nothing, type TemplateResult } from "lit";
import type { Dispatch } from "../../state/intent.js";
import { costs as costWords } from "../../words/en/costs.js";
import type { FramePick } from "../shared/frame-paths.js";
import { pressLearner } from "../shared/press/learner-press.js";
import { costOf } from "../shared/words/cost.js";
import { namesOf } from "../shared/words/learner-name.js";
import { bestOf, type Cell, type Column, columnsOf, columnsReads } from "./columns.js";

export const numbersReads = [...columnsReads, "lead", "words"] as const;

type NumbersFrame = FramePick<(typeof numbersReads)[number]>;

/** The learners in numbers, at the moment shown: one a row. */
export function comparisonTable(frame: NumbersFrame, dispatch: Dispatch): TemplateResult {
  const columns = columnsOf(frame).map((column) => {
    const cells = frame.panes.map((pane) => column.cell(pane));
    return { column, cells, best: bestOf(cells, column.better) };
  });
  const names = namesOf(
    frame.panes.map(({ learner }) => learner),
    frame.words,
  );
  return html`
    <div class="pp-scroll-x pp-comparison-scroll" role="region" aria-label="Learners compared, in numbers" tabindex="0">
      <table class="pp-comparison-table">
        <caption class="pp-heading">
          Learners at the moment shown
        </caption>
        <thead>
          <tr>
            <th scope="col">Learner</th>
            ${columns.map(({ column }) => heading(column))}
          </tr>
        </thead>
        <tbody>
          ${names.map(
            ({ full }, index) => html`
              <tr ?data-lead=${index === frame.lead}>
                <th scope="row">${leadButton(full, index, frame, dispatch)}</th>
                ${columns.map(({ cells, best }) => cell(cells[index], best[index] ?? false))}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
    ${notes(frame)}
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
      title="Make it the lead: the story, the timeline and the bench are about the lead."
      @click=${() => pressLearner("set-lead", frame.panes, index, dispatch)}
    >
      ${name}
    </button>
  `;
}

function cell(shown: Cell | undefined, best: boolean): TemplateResult {
  return html`<td ?data-best=${best}>
    ${best ? html`<span class="pp-comparison-best">best</span> ` : nothing}${shown?.text}${
      shown?.note ? html` <span class="pp-comparison-note">${shown.note}</span>` : nothing
    }
  </td>`;
}

/** What the numbers mean, and how the costs were counted: each explanation once. */
function notes(frame: NumbersFrame): TemplateResult {
  const costs = new Set(
    frame.panes.map((pane) => frame.words.room(costWords).why(costOf(pane, frame.state.bias).facts)),
  );
  return html`
    <details class="pp-note pp-comparison-notes">
      <summary>What the numbers mean</summary>
      <ul>
        <li>
          Epochs to convergence: passes up to the first in which training makes no mistake, that one included. Where
          a mean of weights or a vote predicts, it may still misclassify some examples.
        </li>
        <li>
          Geometric margin: the distance of the nearest training example to the hyperplane that predicts, in feature
          space; below 0 where some are misclassified, and “—” where not one hyperplane predicts.
        </li>
        <li>
          Angle to maximum margin: between the weights that predict and those of the hyperplane that keeps farthest
          from all training examples, where they can be separated.
        </li>
        ${Array.from(costs, (text) => html`<li>Cost. ${text}</li>`)}
      </ul>
    </details>
  `;
}
