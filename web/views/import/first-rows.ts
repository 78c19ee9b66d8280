import { html, type TemplateResult } from "lit";
import { cellOf, type Preview } from "../../state/import/index.js";
import { formatCount } from "../../state/notation/numbers.js";

const mostRows = 6;
const mostColumns = 60;

/** The first rows as they are written, each column with what it is for. */
export function firstRows({ sheet, columns, choices }: Preview): TemplateResult {
  const { header } = choices;
  const rows = sheet.records.slice(header ? 1 : 0, mostRows + (header ? 1 : 0));
  const shown = columns.slice(0, mostColumns);
  const all = sheet.records.length - (header ? 1 : 0);
  const left = columns.length - shown.length;
  return html`
    <div class="pp-scroll-x" role="region" aria-label="First rows" tabindex="0">
      <table class="pp-import-rows">
        <caption>
          ${all > rows.length ? `The first ${rows.length} of ${formatCount(all)} rows` : `${formatCount(all)} rows`}${left > 0 ? `; ${formatCount(left)} columns more` : ""}
        </caption>
        <thead>
          <tr>
            <th scope="col">Line</th>
            ${shown.map(({ name }, k) => html`<th scope="col" data-role=${roleOf(k, choices)}>${name}<span class="pp-import-role">${roleOf(k, choices)}</span></th>`)}
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

function roleOf(column: number, { label, features, axes }: Preview["choices"]): string {
  if (column === label) return "label";
  if (column === axes[0]) return "x₁";
  if (column === axes[1]) return "x₂";
  return features.includes(column) ? "feature" : "left out";
}
