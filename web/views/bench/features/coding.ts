import { html, nothing, type TemplateResult } from "lit";
import type { Examples, Frame } from "../../../state/frame.js";
import type { Dispatch } from "../../../state/intent.js";
import { codingOf } from "../../../state/reduce-late.js";
import { featureName } from "../../story/feature-name.js";

/** Whether the label is the sign of x₁·x₂, or its opposite, for every example: XOR, in coding −1/+1. */
export function isXor({ count, base, X, label }: Pick<Examples, "count" | "base" | "X" | "label">): boolean {
  if (count === 0 || base !== 2) return false;
  const signs = Array.from(label, (y, i) => y * (X[2 * i] ?? 0) * (X[2 * i + 1] ?? 0));
  return signs.every((sign) => sign === 1) || signs.every((sign) => sign === -1);
}

/** What a product is in the coding of the data: AND for 0 and 1, "the same" for −1 and +1. */
export function codingNote({ state, examples }: Frame, dispatch: Dispatch): TemplateResult | typeof nothing {
  const coding = codingOf(examples);
  if (!coding || examples.base < 2) return nothing;
  const [name, square] = ["x1*x2", "x1^2"].map((product) => featureName(product, examples.columns));
  if (state.data.kind === "reviews") {
    return html`
      <p class="pp-hint">
        A word is there (1) or not (0), so ${name} is 1 only where both are there: AND. A square would add nothing: x² = x.
      </p>
    `;
  }
  const to = coding === "zero-one" ? "plus-minus" : "zero-one";
  return html`
    <div class="pp-feature-note">
      ${coding === "zero-one" ? zeroOne(name, square) : plusMinus(name, square, examples)}
      <button class="pp-button pp-button-start" type="button" @click=${() => dispatch({ type: "recode", to })}>
        Recode to ${to === "plus-minus" ? "−1/+1" : "0/1"}
      </button>
    </div>
  `;
}

function zeroOne(name: unknown, square: unknown): TemplateResult {
  return html`<p class="pp-hint">
    For 0 and 1 the product ${name} is AND: 1 only where both are 1. A square adds nothing: ${square} is the feature itself.
  </p>`;
}

function plusMinus(name: unknown, square: unknown, examples: Examples): TemplateResult {
  return html`<p class="pp-hint">
    For −1 and +1 the product ${name} is not AND but “the same” (XNOR): +1 where the two agree, −1 where they differ. A
    square is 1 everywhere: ${square} is a second <var>x</var><sub>0</sub>.
    ${
      isXor(examples)
        ? html`The label is this product or its opposite, so with it the bound of XOR is tight: 4 updates, and 4 are made.`
        : nothing
    }
  </p>`;
}
