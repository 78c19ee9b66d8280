import type { TemplateResult } from "lit";
import type { Words } from "../../../state/document/notation/words.js";
import { type FieldSpec, field, type Parsed } from "../../../ui/controls/controls.js";
import { controls } from "../../../words/generated/en/controls.js";

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

/** A number as it stands in a field: every digit, with the signs that `parseNumber` reads back. */
export function numberText(value: number, words: Words): string {
  return words.number(value, "full");
}

/**
 * What a number typed in a language is in the notation of programs. Where a comma is the decimal sign, a point is read as
 * one too: nobody writes it between thousands here.
 */
function plainNumber(text: string, { decimal }: Pick<Words, "decimal">): string {
  const bare = text.replaceAll("−", "-").replaceAll(/[\s\u202f\u200e]/g, "");
  return decimal === "," ? bare.replace(",", ".") : bare;
}

function allowed(value: number, rule: NumberRule): boolean {
  if (!Number.isFinite(value)) return false;
  if (rule.whole && !Number.isSafeInteger(value)) return false;
  if (rule.min !== undefined && (rule.above ? value <= rule.min : value < rule.min)) return false;
  return rule.max === undefined || value <= rule.max;
}

/** What is said of a number that is not allowed. */
export function refusedNumber({ name, min, max, above = false, whole = false }: NumberRule, words: Words): string {
  const [from = null, to = null] = [min, max].map((limit) => (limit === undefined ? null : limitText(limit, words)));
  return words.room(controls).notInRange({ name, whole, above, min: from, max: to });
}

/** Limits are written out, or as a power of ten where that would be a long row of digits. */
function limitText(limit: number, words: Words): string {
  if (!Number.isInteger(limit)) return numberText(limit, words);
  return Math.abs(limit) < 1e17 ? words.count(limit) : words.number(limit);
}

/** Reads a decimal number as the language writes it, with a hyphen or a true minus sign; −0 is 0. */
export function parseNumber(text: string, rule: NumberRule, words: Words): Parsed<number> {
  const plain = plainNumber(text, words);
  const value = DECIMAL.test(plain) ? Number(plain) : Number.NaN;
  if (!allowed(value, rule)) return { ok: false, message: refusedNumber(rule, words) };
  return { ok: true, value: value === 0 ? 0 : value };
}

export interface NumberSpec<Value> extends Pick<FieldSpec, "id" | "label" | "hint" | "layout"> {
  readonly value: Value;
  readonly rule: NumberRule;
  /** How far ↑ and ↓ go. */
  readonly step: number;
  readonly commit: (value: Value) => void;
  readonly name?: string;
  /** What says what is wrong with a text. */
  readonly words: Words;
}

type NumberFieldSpec = NumberSpec<number>;

/** What ↑ and ↓ make of a text. */
export function nudged(text: string, direction: 1 | -1, rule: NumberRule, step: number, words: Words): string | null {
  const parsed = parseNumber(text, rule, words);
  if (!parsed.ok) return null;
  // Twelve digits hide the rounding of the sum: 0.1 + 0.2 is 0.3 here.
  const next = Number((parsed.value + direction * step).toPrecision(rule.whole ? 17 : 12));
  const nextText = numberText(next, words);
  return parseNumber(nextText, rule, words).ok ? nextText : null;
}

/** Commits what is another value than the one drawn; once one has been, that too: it need not be in force any more. */
export function committing<Value>(drawn: Value, commit: (value: Value) => void): (value: Value) => void {
  let outdated = false;
  return (value) => {
    if (value === drawn && !outdated) return;
    outdated = true;
    commit(value);
  };
}

/** A field for one number. Writing the same number another way ("1.0" for 1) changes nothing. */
export function numberField({ value, rule, step, commit, words, ...rest }: NumberFieldSpec): TemplateResult {
  const take = committing(value, commit);
  const signed = rule.min === undefined || rule.min < 0;
  return field({
    ...rest,
    value: numberText(value, words),
    // The numeric keypads of phones have no minus sign, so a signed field keeps the full keyboard.
    ...(signed ? {} : { keyboard: rule.whole ? "numeric" : "decimal" }),
    submit: (text) => {
      const parsed = parseNumber(text, rule, words);
      if (!parsed.ok) return parsed.message;
      take(parsed.value);
      return null;
    },
    nudge: (text, direction) => nudged(text, direction, rule, step, words),
  });
}
