import type { TemplateResult } from "lit";
import { field } from "../../../../ui/controls/controls.js";
import { committing, type NumberSpec, nudged } from "../../../shared/controls/number-field.js";
import { numberText, parseNumber } from "../../../shared/controls/parse.js";

const AUTO = "auto";

/** A field for a number that the data gives (null) where none is written: empty it for that. */
export function autoNumberField({
  value,
  rule,
  step,
  commit,
  words,
  ...rest
}: NumberSpec<number | null>): TemplateResult {
  const take = committing(value, commit);
  const automatic = (text: string): boolean => text.trim() === "" || text.trim().toLowerCase() === AUTO;
  return field({
    ...rest,
    value: value === null ? AUTO : numberText(value, words),
    keyboard: rule.whole ? "numeric" : "decimal",
    submit: (text) => {
      const parsed = automatic(text) ? ({ ok: true, value: null } as const) : parseNumber(text, rule, words);
      if (!parsed.ok) return parsed.message;
      take(parsed.value);
      return null;
    },
    nudge: (text, direction) =>
      automatic(text) ? numberText(rule.min ?? 0, words) : nudged(text, direction, rule, step, words),
  });
}
