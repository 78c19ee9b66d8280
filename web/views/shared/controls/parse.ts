import type { Words } from "../../../state/document/notation/words.js";
import { controls, type NumberLimits } from "../../../words/en/shared/controls.js";
import type { Parsed } from "./controls.js";

/** What a number field accepts. `name` begins the message, so that it stands alone when it is read out. */
export interface NumberRule extends NumberLimits {
  readonly name: string;
}

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** A number as it stands in a field: every digit, with the signs that `parseNumber` reads back. */
export function numberText(value: number, words: Words): string {
  return words.number(value, "full");
}

/**
 * What a number typed in a language is in the notation of programs. Where a comma is the decimal sign, a point is read as
 * one too: nobody writes it between thousands here.
 */
export function plainNumber(text: string, { decimal }: Pick<Words, "decimal">): string {
  const bare = text.replaceAll("−", "-").replaceAll(/[\s\u202f]/g, "");
  return decimal === "," ? bare.replace(",", ".") : bare;
}

function allowed(value: number, rule: NumberRule): boolean {
  if (!Number.isFinite(value)) return false;
  if (rule.whole && !Number.isSafeInteger(value)) return false;
  if (rule.min !== undefined && (rule.above ? value <= rule.min : value < rule.min)) return false;
  return rule.max === undefined || value <= rule.max;
}

/** Reads a decimal number as the language writes it, with a hyphen or a true minus sign; −0 is 0. */
export function parseNumber(text: string, rule: NumberRule, words: Words): Parsed<number> {
  const plain = plainNumber(text, words);
  const value = DECIMAL.test(plain) ? Number(plain) : Number.NaN;
  if (!allowed(value, rule)) return { ok: false, message: words.room(controls).notInRange(rule.name, rule) };
  return { ok: true, value: value === 0 ? 0 : value };
}
