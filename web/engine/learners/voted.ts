import { voterColumns } from "../generated/layouts.js";
import { columnsOf, rowsOf } from "../layout/values.js";
import type { VotedModel, Voter } from "../types.js";

/** Of the weights, bias and count of each voter. */
export function votedModel(numbers: Float64Array, d: number): VotedModel {
  let list: readonly Voter[] | null = null;
  return {
    columns: columnsOf(voterColumns, numbers, d),
    get voters() {
      list ??= rowsOf(voterColumns, numbers, d);
      return list;
    },
  };
}
