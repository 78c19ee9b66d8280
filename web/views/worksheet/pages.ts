import { html, nothing, type TemplateResult } from "lit";
import type { Words } from "../../state/words.js";
import { lengthOf, type SheetTable, type SheetTask, type Worksheet } from "../../state/worksheet/index.js";
import { type WorksheetWords, worksheet } from "../../words/en/course/worksheet.js";
import { plot } from "./plot.js";

/** The sheet and its solution, each on a page of its own. */
export function pages(sheet: Worksheet, words: Words): TemplateResult {
  const say = words.room(worksheet);
  return html`${page(sheet, false, say)}${page(sheet, true, say)}`;
}

function page(sheet: Worksheet, solved: boolean, say: WorksheetWords): TemplateResult {
  const heading = `pp-sheet-${solved ? "solution" : "sheet"}`;
  return html`
    <article class="pp-sheet" ?data-solved=${solved} data-length=${lengthOf(sheet.table)} aria-labelledby=${heading}>
      ${solved ? nothing : html`<p class="pp-sheet-writer"><span>${sheet.name}</span><span>${sheet.date}</span></p>`}
      <h3 id=${heading}>${solved ? sheet.solutionTitle : sheet.title}</h3>
      <p class="pp-sheet-origin">${sheet.origin}</p>
      <ul class="pp-sheet-rules">
        ${sheet.rules.map((rule) => html`<li>${rule}</li>`)}
      </ul>
      <ol class="pp-sheet-tasks">
        ${sheet.tasks.map((task) => asked(task, solved))}
      </ol>
      ${table(sheet.table, solved, say)} ${sheet.plot ? plot(sheet.plot, solved, say) : nothing}
    </article>
  `;
}

function asked({ text, answer }: SheetTask, solved: boolean): TemplateResult {
  return html`<li>
    ${text}${solved ? answer.map((line) => html`<strong class="pp-sheet-answer">${line}</strong>`) : nothing}
  </li>`;
}

function table({ columns, rows }: SheetTable, solved: boolean, say: WorksheetWords): TemplateResult {
  return html`
    <div class="pp-sheet-scroll" tabindex="0" role="region" aria-label=${solved ? say.solvedTable : say.table}>
      <table class="pp-sheet-table" ?data-many=${columns.length > 12}>
        <thead>
          <tr>${columns.map(({ head, blank, wide }) => html`<th scope="col" ?data-blank=${blank} ?data-wide=${wide}>${head}</th>`)}</tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ cells, given, endsEpoch }) => html`
              <tr ?data-ends-epoch=${endsEpoch}>
                ${cells.map((text, k) => cell(text, k, columns[k]?.blank === true && !given, solved, say))}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}

/** @param blank whether it is to be filled in; the solution has it so, in the look of what is written by hand. */
function cell(text: string, place: number, blank: boolean, solved: boolean, say: WorksheetWords): TemplateResult {
  if (place === 0) return html`<th scope="row">${text}</th>`;
  if (!blank) return html`<td>${text}</td>`;
  return html`<td data-blank>${solved ? text : html`<span class="pp-visually-hidden">${say.toFillIn}</span>`}</td>`;
}
