import { formatNumber } from "../../../state/notation/numbers.js";
import type { Words } from "../../../state/words.js";
import { controls, type NumberLimits } from "../../../words/en/shared/controls.js";
import type { Parsed } from "./controls.js";

/** What a number field accepts. `name` begins the message, so that it stands alone when it is read out. */
export interface NumberRule extends NumberLimits {
  readonly name: string;
}

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** A number as it stands in a field: every digit, with the minus sign that `parseNumber` reads back. */
export function numberText(value: number): string {
  return formatNumber(value, "full");
}

function allowed(value: number, rule: NumberRule): boolean {
  if (!Number.isFinite(value)) return false;
  if (rule.whole && !Number.isSafeInteger(value)) return false;
  if (rule.min !== undefined && (rule.above ? value <= rule.min : value < rule.min)) return false;
  return rule.max === undefined || value <= rule.max;
}

/** Reads a decimal number, with a hyphen or a true minus sign; −0 is 0. */
export function parseNumber(text: string, rule: NumberRule, words: Words): Parsed<number> {
  const plain = text
    .trim()
    .replaceAll("−", "-")
    .replaceAll(/[\s\u202f]/g, "");
  const value = DECIMAL.test(plain) ? Number(plain) : Number.NaN;
  if (!allowed(value, rule)) return { ok: false, message: words.room(controls).notInRange(rule.name, rule) };
  return { ok: true, value: value === 0 ? 0 : value };
}

/** The text of a custom order: example numbers from 1. */
export function orderText(indices: ArrayLike<number>): string {
  return Array.from(indices, (index) => index + 1).join(" ");
}

/** Reads a permutation of 1…n, numbers separated by spaces or commas; the value counts from 0. */
export function parseOrder(text: string, n: number, name: string, words: Words): Parsed<readonly number[]> {
  const say = words.room(controls);
  const fail = (message: string): Parsed<readonly number[]> => ({ ok: false, message });
  const typed = text.split(/[\s,;]+/).filter((word) => word !== "");
  const seen = new Uint8Array(n);
  const indices: number[] = [];
  for (const word of typed) {
    if (!/^\d+$/.test(word)) return fail(say.notAnExample(name, word.slice(0, 20)));
    const example = Number(word);
    if (example < 1 || example > n) return fail(say.noSuchExample(name, word.slice(0, 20), n));
    if (seen[example - 1] === 1) return fail(say.exampleTwice(name, example));
    seen[example - 1] = 1;
    indices.push(example - 1);
  }
  if (indices.length < n) {
    const all = Array.from({ length: n }, (_, index) => index + 1);
    return fail(
      say.examplesMissing(
        name,
        all.filter((example) => seen[example - 1] === 0),
      ),
    );
  }
  return { ok: true, value: indices };
}
