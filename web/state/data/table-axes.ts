import type { Table } from "../document/state.js";

/** The table with two of its features first, which makes them the axes of the stage. */
export function withAxes(data: Table, [across, up]: readonly [number, number]): Table {
  const others = data.columns.map((_, column) => column).filter((column) => column !== across && column !== up);
  const order = [across, up, ...others];
  const arranged = <Cell>(cells: readonly Cell[]): Cell[] => order.map((column) => cells[column] as Cell);
  return { ...data, columns: arranged(data.columns), rows: data.rows.map(arranged) };
}
