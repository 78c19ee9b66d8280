import type { Glue } from "#glue";
import { numberOf, numbersOf } from "../checks.js";
import { PlaygroundError } from "../errors.js";
import { joined } from "../layout/inputs.js";
import { fieldOf } from "../run/fields.js";

/** A list of so many numbers. */
export function listOf(value: unknown, field: string, length: number): Float64Array {
  const list = numbersOf(value, field);
  if (list.length === length) return list;
  throw new PlaygroundError("wrong-length", field, "{field} must have {0} numbers, not {1}.", [length, list.length]);
}

/**
 * The weights of a hyperplane, then its bias; what else the object has is nobody's business.
 * @param features How many weights there are; undefined: any number.
 */
export function hyperplaneOf(value: unknown, field: string, features?: number): Float64Array {
  if (typeof value !== "object" || value === null) {
    throw new PlaygroundError("wrong-type", field, "{field} must be an object.");
  }
  const of = `${field}.weights`;
  const weights = fieldOf(value, "weights", of);
  const list = features === undefined ? numbersOf(weights, of) : listOf(weights, of, features);
  return joined([list, [numberOf(fieldOf(value, "bias", `${field}.bias`), `${field}.bias`, 0)]]);
}

/** As `Jobs.angle`. */
export function angle(glue: Glue, one: ArrayLike<number>, other: ArrayLike<number>): number | null {
  const a = numbersOf(one, "one");
  const degrees = glue.angleBetween(a, listOf(other, "other", a.length));
  return Number.isNaN(degrees) ? null : degrees;
}
