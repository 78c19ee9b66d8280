import { html, type TemplateResult } from "lit";
import { powersOf } from "../../../state/document/features/feature-names.js";
import { productOf } from "../../../state/document/features/product.js";
import { type FeaturesOf, timesSign, wordOf } from "../../../state/document/notation/feature-text.js";

/** A feature as `featureText` writes it, with its letters and numbers marked up. */
export function featureName(name: string, of: FeaturesOf = {}): TemplateResult {
  const powers = Array.from(powersOf(productOf(name) ?? []));
  if (powers.length === 0) return html`${name}`;
  const times = timesSign(name, of);
  return html`${powers.map(
    ([base, power], index) =>
      html`${index > 0 ? times : ""}<span class="pp-feature-factor">${
        wordOf(of, base) ?? html`<var>x</var><sub>${base}</sub>`
      }${power > 1 ? html`<sup>${power}</sup>` : ""}</span>`,
  )}`;
}
