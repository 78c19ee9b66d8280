import type { DataSource } from "../document/state.js";
import { productOf } from "./feature-names.js";

/** How many base features the examples of a data source have: two in the plane, one a word of reviews, a table's own. */
export function baseOf({ data }: { readonly data: DataSource }): number {
  if (data.kind === "table") return data.columns.length - 1;
  return data.kind === "reviews" ? data.words.length : 2;
}

/** The highest number of a base feature in a product; 0 for a name that has none. */
export function highest(name: string): number {
  return Math.max(0, ...(productOf(name) ?? []));
}

/** Whether a square can differ from its feature: a word is 0 or 1, and so is its square. */
export function hasPowers({ kind }: Pick<DataSource, "kind">): boolean {
  return kind !== "reviews";
}
