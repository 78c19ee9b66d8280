import { html, type TemplateResult } from "lit";
import { type CellRow, cellRows } from "../../../state/lessons/checks/cells.js";
import type { Words } from "../../../state/words.js";
import { type AnswersWords, answers } from "../../../words/en/shared/answers.js";
import { vectorText } from "../words/vector-text.js";
import { answerGroup } from "./answer-group.js";
import { type Form, numberIn } from "./form.js";

type Column = "score" | "mistake" | "weights";

const columns: readonly Column[] = ["score", "mistake", "weights"];

/** The trace with blanks; what is not blank is written in it. */
export const cellsForm: Form<"cells"> = ({ check, labelledBy, moment, submit, words }) => {
  const say = words.room(answers);
  if (!moment) return html`<p class="pp-hint">${say.loading}</p>`;
  const rows = cellRows(check, moment);
  const names: string[] = [];
  const cell = (row: CellRow, column: Column): TemplateResult => {
    if (!check.blank.includes(column)) return html`<td>${shown(row, column, words)}</td>`;
    const count = column === "weights" ? row.weights.length : 1;
    const fields = Array.from({ length: count }, (_, k) => `${row.visit}-${column}-${k}`);
    names.push(...fields);
    return html`<td><span class="pp-answer-cells">${fields.map((name) => field(name, column, row, say))}</span></td>`;
  };
  return answerGroup({
    words,
    labelledBy,
    give: (group) => submit(names.map((name) => numberIn(group, name))),
    fields: html`
      <div class="pp-answer-table" tabindex="0" role="region" aria-labelledby=${labelledBy}>
        <table>
          <thead>
            <tr>
              <th scope="col"><span class="pp-visually-hidden">${say.visit}</span></th>
              <th scope="col">x</th>
              <th scope="col">y</th>
              ${columns.map((column) => html`<th scope="col">${say.headings[column]}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (row) => html`
                <tr>
                  <th scope="row">${row.visit}</th>
                  <td>${vectorText(row.x, words)}</td>
                  <td>${row.label > 0 ? "+1" : "−1"}</td>
                  ${columns.map((column) => cell(row, column))}
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    `,
  });
};

function field(name: string, column: Column, { visit, weights }: CellRow, say: AnswersWords): TemplateResult {
  const index = Number(name.split("-").at(-1));
  if (column === "mistake") {
    return html`
      <select class="pp-select" name=${name} aria-label=${say.isMistake(visit)}>
        <option value=""></option>
        <option value="1">${say.yes}</option>
        <option value="0">${say.no}</option>
      </select>
    `;
  }
  const weight = index === weights.length - 1 ? say.bias(visit) : say.weight(visit, index + 1);
  return html`<input class="pp-input pp-answer-cell" name=${name} autocomplete="off" aria-label=${column === "score" ? say.score(visit) : weight} />`;
}

function shown(row: CellRow, column: Column, words: Words): string {
  const { yes, no } = words.room(answers);
  if (column === "score") return words.number(row.score);
  return column === "mistake" ? (row.mistake ? yes : no) : vectorText(row.weights, words);
}
