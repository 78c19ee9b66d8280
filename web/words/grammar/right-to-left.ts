import type { Grammar } from "./grammar.js";

/** An invisible letter from left to right: among letters from right to left, a sign would otherwise come after its number, "3−". */
const mark = "\u200e";

const marked = (text: string): string => (/^[−+]/.test(text) ? mark + text : text);

/** How a language from right to left writes numbers: with the sign before them, as everywhere in mathematics. */
export function rightToLeft(grammar: Grammar): Grammar {
  return {
    ...grammar,
    number: (value, precision) => marked(grammar.number(value, precision)),
    fixed: (value, decimals) => marked(grammar.fixed(value, decimals)),
  };
}
