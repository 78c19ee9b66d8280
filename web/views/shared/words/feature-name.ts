import { html, type TemplateResult } from "lit";

/** A factor of a product feature: "x1^2" is base feature 1, squared. */
interface Factor {
  readonly base: string;
  readonly power: string;
}

const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

const shifted = (digits: string, to: string): string => digits.replace(/\d/g, (digit) => to.charAt(Number(digit)));

/** "x1*x2^2" → its factors, or null for a name that is not a product of numbered features. */
export function factors(name: string): readonly Factor[] | null {
  const parts = name.split("*").map((part) => /^x(\d+)(?:\^(\d+))?$/.exec(part));
  const found = parts.map((match) => (match ? { base: match[1] ?? "", power: match[2] ?? "" } : null));
  return found.every((factor) => factor !== null) ? found : null;
}

/** What a column is called where that is one word: "petal length (cm)" would not stay legible in a product. */
export function wordOf(columns: readonly string[], base: string): string | null {
  const column = columns[Number(base) - 1] ?? "";
  // The axes of the plane are called x₁ and x₂, which is no word; x2 would be taken for the second feature.
  return /^(?!x[₀-₉\d]+$)[\p{L}\p{M}\p{N}._]+$/u.test(column) ? column : null;
}

/** The feature's name as it is written on paper: x₁, x₁∧x₂, x₁²; with words for columns that are words: excellent∧not. */
export function featureName(name: string, columns: readonly string[] = []): TemplateResult {
  const known = factors(name);
  if (known === null) return html`${name}`;
  return html`${known.map(({ base, power }, index) => {
    const word = wordOf(columns, base);
    return html`${index > 0 ? "∧" : ""}<span class="pp-feature-factor">${
      word ?? html`<var>x</var><sub>${base}</sub>`
    }${power ? html`<sup>${power}</sup>` : ""}</span>`;
  })}`;
}

/** The same as a text, for labels that hold no markup and for what is read out. */
export function featureText(name: string, columns: readonly string[] = []): string {
  const known = factors(name);
  if (known === null) return name;
  return known
    .map(({ base, power }) => (wordOf(columns, base) ?? `x${shifted(base, SUBSCRIPTS)}`) + shifted(power, SUPERSCRIPTS))
    .join("∧");
}
