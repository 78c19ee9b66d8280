import { PlaygroundError, reading } from "./errors.js";
import { mostValues } from "./generated/limits.js";

/** A number as it was given; ranges and NaN are the core's to judge, but a string is nobody's number. */
export function numberOf(value: unknown, field: string, fallback: number): number {
  if (value === undefined) return fallback;
  if (typeof value !== "number") throw new PlaygroundError("wrong-type", field, "{field} must be a number.");
  return value;
}

export function booleanOf(value: unknown, field: string, fallback: boolean): boolean {
  if (value === undefined) return fallback;
  if (typeof value !== "boolean") throw new PlaygroundError("wrong-type", field, "{field} must be true or false.");
  return value;
}

/** Text as a message quotes it: no more of it than fits a line. */
export function quoted(text: string): string {
  return text.length > 40 ? `“${text.slice(0, 39)}…”` : `“${text}”`;
}

/** A value as a message shows it. Not every value can be turned into text. */
export function shown(value: unknown): string {
  return typeof value === "string" || typeof value === "number"
    ? quoted(String(value))
    : `a value of type ${typeof value}`;
}

/** The place of a word in a list of words; the first word where none is given. */
export function indexOfWord(value: unknown, words: readonly string[], field: string): number {
  if (value === undefined) return 0;
  const index = words.indexOf(value as string);
  if (index < 0) {
    throw new PlaygroundError("unknown", field, "{field} must be one of {0}, not {1}.", [
      words.join(", "),
      shown(value),
    ]);
  }
  return index;
}

/** A list of numbers, checked member by member. What can hold nothing else is no copy. */
export function numbersOf(value: unknown, field: string): Float64Array {
  let at = -1;
  const name = () => (at < 0 ? field : `${field}[${at}]`);
  return reading(name, () => {
    // Without its buffer it has no numbers, and is no list to be copied from.
    if (value instanceof Float64Array && value.length > 0 && value.length <= mostValues) return value;
    const numbers = new Float64Array(lengthOf(value, field));
    for (at = 0; at < numbers.length; at++) {
      const member = (value as ArrayLike<unknown>)[at];
      // A name for every member of a long list would cost more than the check.
      numbers[at] = typeof member === "number" ? member : numberOf(member ?? null, name(), 0);
    }
    return numbers;
  });
}

/** Of a list of numbers, before memory is asked for. */
function lengthOf(value: unknown, field: string): number {
  const length = listLength(value);
  if (length === undefined) throw new PlaygroundError("wrong-type", field, "{field} must be a list of numbers.");
  if (length > mostValues) {
    throw new PlaygroundError("too-large", field, "{field} has {0} numbers: more than fit ({1}).", [
      length,
      mostValues,
    ]);
  }
  return length;
}

/** One label for each of n rows: counted before they are copied. */
export function labelsOf(value: unknown, n: number): Float64Array {
  const length = reading("y", () => listLength(value)) ?? n;
  if (length === n) return numbersOf(value, "y");
  throw new PlaygroundError("wrong-length", "y", "X has {0} rows and y {1} labels.", [n, length]);
}

/** `every` would make an object of each number. */
export function allFinite(numbers: Float64Array): boolean {
  for (let i = 0; i < numbers.length; i++) if (!Number.isFinite(numbers[i])) return false;
  return true;
}

function listLength(value: unknown): number | undefined {
  if (Array.isArray(value)) return Number.isSafeInteger(value.length) && value.length >= 0 ? value.length : undefined;
  if (ArrayBuffer.isView(value) && "length" in value) return value.length as number;
  return undefined;
}

/** A whole number from 0 on. Infinity is as many as there are. */
export function countOf(value: unknown, field: string): number {
  const number = numberOf(value, field, Number.NaN);
  if (number === Number.POSITIVE_INFINITY) return Number.MAX_SAFE_INTEGER;
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw new PlaygroundError("out-of-range", field, "{field} must be a whole number from 0 on.");
}
