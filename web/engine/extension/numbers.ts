import type { GlueNumbers } from "#glue";
import { numbersOf } from "../checks.js";
import { PlaygroundError } from "../errors.js";

/** Numbers of the core, or what it has against what it was given. */
export function numbersFrom({ error, numbers }: GlueNumbers): Float64Array {
  if (error.code !== "ok") throw new PlaygroundError(error.code, error.field, error.message);
  return numbers;
}

/** A list of so many numbers. */
export function listOf(value: unknown, field: string, length: number): Float64Array {
  const list = numbersOf(value, field);
  if (list.length === length) return list;
  throw new PlaygroundError("wrong-length", field, `${field} must have ${length} numbers, not ${list.length}.`);
}
