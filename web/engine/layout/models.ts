/** How what the core has made of a learner is read: generated/layouts.ts has the readers of each. */
import type { LinearModel, TreeModel, TreeNode, VotedModel, Voter } from "../types.js";
import { type Columns, columnsOf, linearModel, type Row, rowsOf } from "./values.js";

/** @param d The number of features. */
type ModelReader<Value> = (numbers: Float64Array, d: number) => Value;

export const linear: ModelReader<LinearModel> = linearModel;

export const nothing: ModelReader<null> = () => null;

export const row =
  <Names extends Columns>(columns: Names): ModelReader<Row<Names>> =>
  (numbers, d) =>
    rowsOf(columns, numbers, d)[0] as Row<Names>;

export const table =
  <Names extends Columns>(columns: Names): ModelReader<Row<Names>[]> =>
  (numbers, d) =>
    rowsOf(columns, numbers, d);

export const columns =
  <Names extends Columns>(columns: Names): ModelReader<ReturnType<typeof columnsOf<Names>>> =>
  (numbers, d) =>
    columnsOf(columns, numbers, d);

export const voters =
  (columns: { readonly [Name in keyof Voter]: Name extends "weights" ? true : false }): ModelReader<VotedModel> =>
  (numbers, d) => {
    let list: readonly Voter[] | null = null;
    return {
      columns: columnsOf(columns, numbers, d),
      get voters() {
        list ??= rowsOf(columns, numbers, d);
        return list;
      },
    };
  };

/** The nodes of a tree. */
export const nodes =
  (columns: { readonly [Name in keyof TreeNode]: false }): ModelReader<TreeModel> =>
  (numbers, d) => ({
    nodes: rowsOf(columns, numbers, d).map((node) => ({ ...node, feature: node.feature < 0 ? null : node.feature })),
  });
