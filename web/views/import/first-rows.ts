import { html, type TemplateResult } from "lit";
import { cellOf, type Preview } from "../../state/import/index.js";
import type { Words } from "../../state/words.js";
import { importing } from "../../words/en/import.js";

const mostRows = 6;
const mostColumns = 60;

/** The first rows as they are written, each column with what it is for. */
export function firstRows({ sheet, columns, choices }: Preview, words: Words): TemplateResult {
  const say = words.room(importing);
  const { header } = choices;
  const rows = sheet.records.slice(header ? 1 : 0, mostRows + (header ? 1 : 0));
  const shown = columns.slice(0, mostColumns);
  const all = sheet.records.length - (header ? 1 : 0);
  return html`
    <div class="pp-scroll-x" role="region" aria-label=${say.firstRows} tabindex="0">
      <table class="pp-import-rows">
        <caption>
          ${say.rows({ shown: rows.length, rows: all, moreColumns: columns.length - shown.length })}
        </caption>
        <thead>
          <tr>
            <th scope="col">${sheet.byRecord ? say.record : say.line}</th>
            ${shown.map(({ name }, k) => html`<th scope="col" data-role=${roleOf(k, choices)}>${name}<span class="pp-import-role">${say.roles[roleOf(k, choices)]}</span></th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (record) => html`
              <tr>
                <th scope="row">${record.line}</th>
                ${shown.map((_, k) => html`<td data-role=${roleOf(k, choices)}>${cellOf(sheet, record, k)}</td>`)}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}

/** What a column is for. */
type Role = "label" | "x₁" | "x₂" | "feature" | "left-out";

function roleOf(column: number, { label, features, axes }: Preview["choices"]): Role {
  if (column === label) return "label";
  if (column === axes[0]) return "x₁";
  if (column === axes[1]) return "x₂";
  return features.includes(column) ? "feature" : "left-out";
}
