import { html, type nothing, type TemplateResult } from "lit";
import { type CellRow, cellRows } from "../../../state/lessons/checks/cells.js";
import { formatNumber } from "../../../state/notation/numbers.js";
import { answerGroup } from "./answer-group.js";
import { type Form, numberIn } from "./form.js";

type Column = "score" | "mistake" | "weights";

const columns: readonly Column[] = ["score", "mistake", "weights"];
const headings: Readonly<Record<Column, string>> = { score: "a", mistake: "mistake", weights: "w, b after it" };

/** The trace with blanks; what is not blank is written in it. */
export const cellsForm: Form<"cells"> = ({ check, labelledBy, moment, submit }) => {
  if (!moment) return html`<p class="pp-hint">The table comes with the engine …</p>`;
  const rows = cellRows(check, moment);
  const names: string[] = [];
  const cell = (row: CellRow, column: Column): TemplateResult => {
    if (!check.blank.includes(column)) return html`<td>${shown(row, column)}</td>`;
    const count = column === "weights" ? row.weights.length : 1;
    const fields = Array.from({ length: count }, (_, k) => `${row.visit}-${column}-${k}`);
    names.push(...fields);
    return html`<td><span class="pp-answer-cells">${fields.map((name) => field(name, column, row))}</span></td>`;
  };
  return answerGroup({
    labelledBy,
    give: (group) => submit(names.map((name) => numberIn(group, name))),
    fields: html`
      <div class="pp-answer-table" tabindex="0" role="region" aria-labelledby=${labelledBy}>
        <table>
          <thead>
            <tr>
              <th scope="col"><span class="pp-visually-hidden">visit</span></th>
              <th scope="col">x</th>
              <th scope="col">y</th>
              ${columns.map((column) => html`<th scope="col">${headings[column]}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (row) => html`
                <tr>
                  <th scope="row">${row.visit}</th>
                  <td>${listed(row.x)}</td>
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

function field(name: string, column: Column, { visit, weights }: CellRow): TemplateResult {
  const index = Number(name.split("-").at(-1));
  if (column === "mistake") {
    return html`
      <select class="pp-select" name=${name} aria-label=${`Visit ${visit}: a mistake?`}>
        <option value=""></option>
        <option value="1">yes</option>
        <option value="0">no</option>
      </select>
    `;
  }
  const what =
    column === "score" ? "score" : index === weights.length - 1 ? "bias after it" : `weight ${index + 1} after it`;
  return html`<input class="pp-input pp-answer-cell" name=${name} autocomplete="off" aria-label=${`Visit ${visit}: ${what}`} />`;
}

function shown(row: CellRow, column: Column): string | typeof nothing {
  if (column === "score") return formatNumber(row.score);
  return column === "mistake" ? (row.mistake ? "yes" : "no") : listed(row.weights);
}

function listed(values: readonly number[]): string {
  return `(${values.map((value) => formatNumber(value)).join(", ")})`;
}
