import { html, type TemplateResult } from "lit";

/** A factor of a product feature: "x1^2" is base feature 1, squared. */
interface Factor {
  readonly base: string;
  readonly power: string;
}

/** "x1*x2^2" → its factors, or null for a name that is not a product of numbered features. */
export function factors(name: string): readonly Factor[] | null {
  const parts = name.split("*").map((part) => /^x(\d+)(?:\^(\d+))?$/.exec(part));
  const found = parts.map((match) => (match ? { base: match[1] ?? "", power: match[2] ?? "" } : null));
  return found.every((factor) => factor !== null) ? found : null;
}

/** The feature's name as it is written on paper: x₁, x₁x₂, x₁². */
export function featureName(name: string): TemplateResult {
  const known = factors(name);
  if (known === null) return html`${name}`;
  return html`${known.map(
    ({ base, power }) =>
      html`<span class="pp-feature-factor"><var>x</var><sub>${base}</sub>${power ? html`<sup>${power}</sup>` : ""}</span>`,
  )}`;
}
