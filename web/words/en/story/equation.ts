import { count } from "../../grammar/en.js";
import { room } from "../../room.js";

/** What stands between formulas. */
export const equation = room("story.equation", {
  label: "The equation with its numbers",
  allProducts: (products: number): string => `Show all ${count(products)} products`,
  fewer: "Show fewer",
  stay: "The weights stay the same:",
});
