import type { TemplateResult } from "lit";
import type { Words } from "../../../state/document/notation/words.js";
import { type FieldSpec, field } from "./controls.js";
import { type NumberRule, numberText, parseNumber } from "./parse.js";

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
