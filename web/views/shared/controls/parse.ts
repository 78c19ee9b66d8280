import { formatCount, formatNumber } from "../../../state/notation/numbers.js";
import type { Parsed } from "./controls.js";

/** What a number field accepts. `name` begins the message, so that it stands alone when it is read out. */
export interface NumberRule {
  readonly name: string;
  readonly min?: number;
  readonly max?: number;
  /** The least value is itself not allowed. */
  readonly above?: boolean;
  readonly whole?: boolean;
}

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** A number as it stands in a field: every digit, with the minus sign that `parseNumber` reads back. */
export function numberText(value: number): string {
  return formatNumber(value, "full");
}

/** Limits are written out, or as a power of ten where that would be a long row of digits. */
function limit(value: number): string {
  return Math.abs(value) < 1e17 ? formatCount(value) : formatNumber(value);
}

function expected(rule: NumberRule): string {
  const noun = rule.whole ? "a whole number" : "a number";
  const { min, max } = rule;
  if (min !== undefined && max !== undefined && !rule.above) return `${noun} from ${limit(min)} to ${limit(max)}`;
  const limits: string[] = [];
  if (min !== undefined) limits.push(`${rule.above ? "greater than" : "at least"} ${limit(min)}`);
  if (max !== undefined) limits.push(`at most ${limit(max)}`);
  return limits.length > 0 ? `${noun} ${limits.join(" and ")}` : noun;
}

function allowed(value: number, rule: NumberRule): boolean {
  if (!Number.isFinite(value)) return false;
  if (rule.whole && !Number.isSafeInteger(value)) return false;
  if (rule.min !== undefined && (rule.above ? value <= rule.min : value < rule.min)) return false;
  return rule.max === undefined || value <= rule.max;
}

/** Reads a decimal number, with a hyphen or a true minus sign; −0 is 0. */
export function parseNumber(text: string, rule: NumberRule): Parsed<number> {
  const plain = text
    .trim()
    .replaceAll("−", "-")
    .replaceAll(/[\s\u202f]/g, "");
  const value = DECIMAL.test(plain) ? Number(plain) : Number.NaN;
  if (!allowed(value, rule)) return { ok: false, message: `${rule.name} must be ${expected(rule)}.` };
  return { ok: true, value: value === 0 ? 0 : value };
}

/** The text of a custom order: example numbers from 1. */
export function orderText(indices: ArrayLike<number>): string {
  return Array.from(indices, (index) => index + 1).join(" ");
}

function listed(numbers: readonly number[]): string {
  const shown = numbers.slice(0, 5).join(", ");
  return numbers.length > 5 ? `${shown} and ${numbers.length - 5} more` : shown;
}

/** Reads a permutation of 1…n, numbers separated by spaces or commas; the value counts from 0. */
export function parseOrder(text: string, n: number, name: string): Parsed<readonly number[]> {
  const fail = (problem: string): Parsed<readonly number[]> => ({ ok: false, message: `${name}: ${problem}` });
  const words = text.split(/[\s,;]+/).filter((word) => word !== "");
  const seen = new Uint8Array(n);
  const indices: number[] = [];
  for (const word of words) {
    if (!/^\d+$/.test(word)) return fail(`“${word.slice(0, 20)}” is not an example number.`);
    const example = Number(word);
    if (example < 1 || example > n)
      return fail(`there is no example ${word.slice(0, 20)}; they are numbered 1 to ${n}.`);
    if (seen[example - 1] === 1) return fail(`example ${example} is there twice.`);
    seen[example - 1] = 1;
    indices.push(example - 1);
  }
  if (indices.length < n) {
    const missing = Array.from({ length: n }, (_, index) => index + 1).filter((example) => seen[example - 1] === 0);
    return fail(
      missing.length === 1 ? `example ${missing[0]} is missing.` : `examples ${listed(missing)} are missing.`,
    );
  }
  return { ok: true, value: indices };
}
