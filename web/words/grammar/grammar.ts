import { formatCount, formatFixed, formatNumber, type Precision } from "../../state/document/notation/numbers.js";

/** A sentence for each number of things that the language tells apart; "#" is the number. */
export type Plurals = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** How a language writes numbers and lists, and chooses between singular and plural. */
export interface Grammar {
  readonly decimal: "." | ",";
  number(value: number, precision?: Precision): string;
  count(count: number): string;
  /** With so many digits after the decimal sign. */
  fixed(value: number, decimals: number): string;
  /** Which form a number takes: "one", "other" and, where a language has more, "few" and "many". */
  category(value: number): Intl.LDMLPluralRule;
  /** `plural(3, { one: "# visit", other: "# visits" })` is "3 visits". */
  plural(count: number, forms: Plurals): string;
  /** "a", "a and b", "a, b and c" */
  list(texts: readonly string[]): string;
  /** "a", "a or b", "a, b or c" */
  either(texts: readonly string[]): string;
}

/**
 * @param locale of the rules for plurals and lists.
 * @param decimal the sign between a number's whole and its fraction. Thousands are apart by a narrow space everywhere.
 */
export function grammarOf(locale: string, decimal: "." | ","): Grammar {
  const lists = (type: Intl.ListFormatType) => {
    let format: Intl.ListFormat | undefined;
    return (texts: readonly string[]): string => {
      format ??= new Intl.ListFormat(locale, { type });
      return format.format(texts);
    };
  };
  // Made when they are first asked for: before the first picture nothing is listed.
  let rules: Intl.PluralRules | undefined;
  const category = (value: number): Intl.LDMLPluralRule => {
    rules ??= new Intl.PluralRules(locale);
    return rules.select(value);
  };
  return {
    decimal,
    number: (value, precision) => formatNumber(value, precision).replace(".", decimal),
    count: formatCount,
    fixed: (value, decimals) => formatFixed(value, decimals).replace(".", decimal),
    category,
    plural: (count, forms) => (forms[category(count)] ?? forms.other).replaceAll("#", formatCount(count)),
    list: lists("conjunction"),
    either: lists("disjunction"),
  };
}
