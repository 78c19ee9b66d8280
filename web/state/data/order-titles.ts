import type { OrderKind } from "../../engine/types.js";

/** English, for what a lesson's check misses. The rooms of `web/words/` begin with it. */
export const orderTitles: Readonly<Record<OrderKind, string>> = {
  given: "Original order",
  "positives-first": "Positives first",
  "shuffle-once": "Shuffle once",
  "shuffle-each-epoch": "Shuffle each epoch",
  custom: "Custom order",
};
