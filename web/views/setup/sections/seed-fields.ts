import { html, type TemplateResult } from "lit";
import type { Words } from "../../../state/document/notation/words.js";
import { numberField } from "../../shared/controls/number-field.js";

/** The seed after this one: small and easy to read out, so that a class can say "seed 3". */
export function nextSeed(seed: number): number {
  return seed < Number.MAX_SAFE_INTEGER ? seed + 1 : 0;
}

/** A seed, and a button for another one. */
export function seedFields(
  { id, label, value, another }: Record<"id" | "label" | "another", string> & { readonly value: number },
  words: Words,
  reseed: (next: (seed: number) => number) => void,
): TemplateResult {
  return html`
    ${numberField({
      ...{ words, id, label, value, step: 1 },
      rule: { name: label, min: 0, max: Number.MAX_SAFE_INTEGER, whole: true },
      commit: (seed) => reseed(() => seed),
    })}
    <button class="pp-button pp-start" type="button" @click=${() => reseed(nextSeed)}>${another}</button>
  `;
}
