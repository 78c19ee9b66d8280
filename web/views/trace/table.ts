import { html, nothing, type TemplateResult } from "lit";
import type { TraceRow } from "../../state/runs/trace/trace.js";
import { trace as traceRoom } from "../../words/en/trace.js";
import { litExamples } from "../shared/lit-example.js";
import { type Column, columnsOf } from "./columns.js";
import type { TraceFrame } from "./inputs.js";
import type { Rows } from "./sight.js";

interface TableInputs {
  readonly frame: TraceFrame;
  /** Row 0 is the start, row v is visit v. */
  readonly rows: Rows;
  /** How far below the beginning of the list the first of them stands, in CSS pixels. */
  readonly offset: number;
  /** The row that the keys go from, or null. */
  readonly active: number | null;
  /** Whether there is no room for columns: then a visit is a card, whose cells say what they are. */
  readonly cards: boolean;
}

const rowId = (row: number): string => `pp-trace-row-${row}`;

/** The rows in sight. Assistive technology is told how many there are beside them. */
export function traceTable({ frame, rows, offset, active, cards }: TableInputs): TemplateResult {
  const columns = columnsOf(frame);
  const say = frame.words.room(traceRoom);
  const { frontier } = frame.pane;
  const inDocument = active !== null && active >= rows.first && active <= rows.last;
  const shown = Array.from({ length: rows.last - rows.first + 1 }, (_, k) => rows.first + k);
  return html`
    <table
      class="pp-trace-table"
      role="grid"
      tabindex="0"
      aria-label=${say.grid}
      aria-rowcount=${frontier + 2}
      aria-activedescendant=${inDocument ? rowId(active) : nothing}
      .style=${`top: ${offset}px`}
      ?data-cards=${cards}
    >
      ${cards ? nothing : head(columns, say.columns.visit)}
      <tbody role="rowgroup">
        ${shown.map((row) => tableRow(row, frame, columns, row === active, cards))}
      </tbody>
    </table>
  `;
}

function head(columns: readonly Column[], visit: string): TemplateResult {
  return html`
    <colgroup>
      <col class="pp-trace-visit" />
      ${columns.map(({ kind }) => html`<col class="pp-trace-${kind}" />`)}
    </colgroup>
    <thead role="rowgroup">
      <tr role="row" aria-rowindex="1">
        <th scope="col" role="columnheader">${visit}</th>
        ${columns.map(({ kind, title }) => html`<th scope="col" role="columnheader" data-kind=${kind}>${title}</th>`)}
      </tr>
    </thead>
  `;
}

/** What a cell is, where no column says it. */
const titled = (title: unknown): TemplateResult => html`<span class="pp-trace-title">${title}</span> `;

function tableRow(
  row: number,
  frame: TraceFrame,
  columns: readonly Column[],
  active: boolean,
  cards: boolean,
): TemplateResult {
  const { pane, findings, pointed, words } = frame;
  const told = findings?.trace?.rows.get(row);
  const say = words.room(traceRoom);
  return html`
    <tr
      role="row"
      id=${rowId(row)}
      data-row=${row}
      aria-rowindex=${row + 2}
      aria-selected=${active}
      aria-current=${row === pane.visit ? "step" : nothing}
      ?data-mistake=${told?.mistake}
      ?data-epoch-end=${row % Math.max(1, pane.epochLength) === 0}
      ?data-pointed=${told && litExamples(frame).has(told.example - 1)}
      ?data-pointed-visit=${row === pointed?.visit}
    >
      <th scope="row" role="rowheader">
        ${row === 0 ? say.start : html`${cards ? titled(say.columns.visit) : nothing}${words.count(row)}`}
      </th>
      ${columns.map(
        (column) =>
          html`<td role="gridcell" data-kind=${column.kind}>
            ${cards ? titled(column.title) : nothing}${cell(row, column, told, frame)}
          </td>`,
      )}
    </tr>
  `;
}

function cell(row: number, { text, atStart }: Column, told: TraceRow | undefined, frame: TraceFrame): unknown {
  if (row === 0) return atStart?.(frame.findings?.trace?.start ?? []);
  return told ? text(told) : html`<span class="pp-trace-pending">…</span>`;
}
