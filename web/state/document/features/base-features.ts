import type { DataSource } from "../state.js";

/** How many base features the examples of a data source have: two in the plane, one a word of reviews, a table's own. */
export function baseOf({ data }: { readonly data: DataSource }): number {
  if (data.kind === "table") return data.columns.length - 1;
  return data.kind === "reviews" ? data.words.length : 2;
}

/** Whether a square can differ from its feature: a word is 0 or 1, and so is its square. */
export function hasPowers({ kind }: Pick<DataSource, "kind">): boolean {
  return kind !== "reviews";
}
