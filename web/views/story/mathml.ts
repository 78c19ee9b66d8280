/** Building blocks of the equations. Everything returned goes inside a <math> element. */
import { mathml, type TemplateResult } from "lit";

export type Maths = TemplateResult<3>;

/** The role of a number in the equation: weights (and the bias) look the same wherever they stand. */
export type Role = "weight" | "feature" | "plain";

/** A number with its sign in one element: WebKit lays a sign of its own over the digits in a column. */
export function number(text: string, role: Role = "plain"): Maths {
  return mathml`<mn class=${`pp-math-${role}`}>${text}</mn>`;
}

export function variable(letter: string, role: Role = "plain"): Maths {
  return mathml`<mi class=${`pp-math-${role}`}>${letter}</mi>`;
}

/** A vector's letter: upright and bold. */
export function vectorLetter(letter: string, role: Role = "plain"): Maths {
  return mathml`<mi mathvariant="normal" class=${`pp-math-vector pp-math-${role}`}>${letter}</mi>`;
}

/** Between two sides, also where a line begins with it. */
export function operator(sign: string): Maths {
  return mathml`<mo form="infix">${sign}</mo>`;
}

export function parenthesised(inside: unknown): Maths {
  return mathml`<mrow><mo stretchy="false">(</mo>${inside}<mo stretchy="false">)</mo></mrow>`;
}

/** In parentheses only where a sign would otherwise follow an operator. */
export function signed(text: string, role: Role): Maths {
  return text.startsWith("−") ? parenthesised(number(text, role)) : number(text, role);
}

/** Numbers above one another; null stands for those left out. */
export function column(texts: readonly (string | null)[], role: Role): Maths {
  return mathml`<mrow><mo stretchy="true">(</mo><mtable class="pp-math-column">${texts.map(
    (text) => mathml`<mtr><mtd>${text === null ? mathml`<mo>⋮</mo>` : number(text, role)}</mtd></mtr>`,
  )}</mtable><mo stretchy="true">)</mo></mrow>`;
}

/** Lines of a derivation, aligned at the relation: left side, then everything from the relation on. */
export function lines(rows: readonly (readonly [unknown, unknown])[]): Maths {
  return mathml`<mtable class="pp-math-lines">${rows.map(
    ([left, right]) =>
      mathml`<mtr><mtd class="pp-math-left">${left}</mtd><mtd class="pp-math-right">${right}</mtd></mtr>`,
  )}</mtable>`;
}
