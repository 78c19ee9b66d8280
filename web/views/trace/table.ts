import { html, nothing, type TemplateResult } from "lit";
import type { TraceRow } from "../../state/trace/trace.js";
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
}

const rowId = (row: number): string => `pp-trace-row-${row}`;

/** The rows in sight. Assistive technology is told how many there are beside them. */
export function traceTable({ frame, rows, offset, active }: TableInputs): TemplateResult {
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
    >
      <colgroup>
        <col class="pp-trace-visit" />
        ${columns.map(({ kind }) => html`<col class="pp-trace-${kind}" />`)}
      </colgroup>
      <thead>
        <tr aria-rowindex="1">
          <th scope="col">${say.columns.visit}</th>
          ${columns.map(({ kind, title }) => html`<th scope="col" data-kind=${kind}>${title}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${shown.map((row) => tableRow(row, frame, columns, row === active))}
      </tbody>
    </table>
  `;
}

function tableRow(row: number, frame: TraceFrame, columns: readonly Column[], active: boolean): TemplateResult {
  const { pane, findings, pointed, words } = frame;
  const told = findings?.trace?.rows.get(row);
  return html`
    <tr
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
      <th scope="row">${row === 0 ? words.room(traceRoom).start : words.count(row)}</th>
      ${columns.map((column) => cell(row, column, told, frame))}
    </tr>
  `;
}

function cell(
  row: number,
  { kind, text, atStart }: Column,
  told: TraceRow | undefined,
  frame: TraceFrame,
): TemplateResult {
  const start = frame.findings?.trace?.start ?? [];
  if (row === 0) return html`<td data-kind=${kind}>${atStart?.(start)}</td>`;
  return html`<td data-kind=${kind}>${told ? text(told) : html`<span class="pp-trace-pending">…</span>`}</td>`;
}
