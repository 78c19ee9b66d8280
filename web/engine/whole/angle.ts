import type { Glue } from "#glue";
import { numbersOf } from "../checks.js";
import { listOf } from "./numbers.js";

/** As `Jobs.angle`. */
export function angle(glue: Glue, one: ArrayLike<number>, other: ArrayLike<number>): number | null {
  const a = numbersOf(one, "one");
  const degrees = glue.angleBetween(a, listOf(other, "other", a.length));
  return Number.isNaN(degrees) ? null : degrees;
}
