import { numbersOf } from "../checks.js";
import { PlaygroundError } from "../errors.js";

/** A list of so many numbers. */
export function listOf(value: unknown, field: string, length: number): Float64Array {
  const list = numbersOf(value, field);
  if (list.length === length) return list;
  throw new PlaygroundError("wrong-length", field, `${field} must have ${length} numbers, not ${list.length}.`);
}

/** One list after another, however long. */
export function joined(...lists: readonly ArrayLike<number>[]): Float64Array {
  const all = new Float64Array(lists.reduce((length, list) => length + list.length, 0));
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  return all;
}
