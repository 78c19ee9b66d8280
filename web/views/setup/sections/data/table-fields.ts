import { html, nothing, type TemplateResult } from "lit";
import type { Table } from "../../../../state/document/state.js";
import type { Dispatch } from "../../../../state/intent.js";
import { featureText } from "../../../../state/notation/feature-text.js";
import type { Words } from "../../../../state/words.js";
import { setupData } from "../../../../words/en/setup/data.js";
import { axesFields } from "./pair-fields.js";

/** More of the features that are not drawn are not named. */
const MOST_NAMED = 8;

/** Which two features of a table are drawn, and what the others are. */
export function tableFields(data: Table, words: Words, dispatch: Dispatch): TemplateResult {
  const features = data.columns.slice(0, -1);
  return html`
    ${axesFields(features, [0, 1], words, (change) =>
      dispatch(({ state: { data: now } }) =>
        now.kind === "table" ? { type: "set-table", data: withAxes(now, change([0, 1])) } : null,
      ),
    )}
    ${features.length > 2 ? html`<p class="pp-hint pp-counts">${othersText(features, words)}</p>` : nothing}
  `;
}

/** "Not drawn: x₃ petal length (cm) and x₄ petal width (cm)." */
function othersText(features: readonly string[], words: Words): string {
  const named = features.map((column, k) => {
    const name = featureText(`x${k + 1}`);
    return column === name ? name : `${name} ${column}`;
  });
  return words.room(setupData).notDrawn(named.slice(2, 2 + MOST_NAMED), named.length - 2 - MOST_NAMED);
}

/** The table with two of its features first, which makes them the axes of the stage. */
export function withAxes(data: Table, [across, up]: readonly [number, number]): Table {
  const others = data.columns.map((_, column) => column).filter((column) => column !== across && column !== up);
  const order = [across, up, ...others];
  const arranged = <Cell>(cells: readonly Cell[]): Cell[] => order.map((column) => cells[column] as Cell);
  return { ...data, columns: arranged(data.columns), rows: data.rows.map(arranged) };
}
