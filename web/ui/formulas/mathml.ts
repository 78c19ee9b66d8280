/** Building blocks of the equations. Everything returned goes inside a <math> element. */
import { html, mathml, type TemplateResult } from "lit";

export type Maths = TemplateResult<3>;

/** The role of a number in the equation: weights (and the bias) look the same wherever they stand. */
type Role = "weight" | "feature" | "plain";

/** Numbers as text; null stands for those left out. */
export type Texts = readonly (string | null)[];

/** A formula on a line of its own. */
export function formula(maths: Maths): TemplateResult {
  return html`<math display="block" class="pp-math">${maths}</math>`;
}

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

export function subscript(base: Maths, index: unknown): Maths {
  return mathml`<msub>${base}<mrow>${index}</mrow></msub>`;
}

export function power(base: Maths, exponent: string): Maths {
  return mathml`<msup>${base}<mn>${exponent}</mn></msup>`;
}

/** A letter with a sign above it: a mean, a prediction. */
export function accented(letter: Maths, accent: "¯" | "^"): Maths {
  return mathml`<mover accent="true">${letter}<mo stretchy="false">${accent}</mo></mover>`;
}

/** In letters of full size, also within a table or another fraction. */
export function fraction(above: unknown, below: unknown): Maths {
  return mathml`<mstyle displaystyle="true" scriptlevel="0"><mfrac><mrow>${above}</mrow><mrow>${below}</mrow></mfrac></mstyle>`;
}

/** ‖z‖² */
export function squaredNorm(vector: Maths): Maths {
  return mathml`<msup><mrow><mo stretchy="false">‖</mo>${vector}<mo stretchy="false">‖</mo></mrow><mn>2</mn></msup>`;
}

/** Between two sides, also where a line begins with it. */
export function operator(sign: string): Maths {
  return mathml`<mo form="infix">${sign}</mo>`;
}

/** A sign that belongs to the letter after it: ∇, ∂. */
export function attached(sign: string): Maths {
  return mathml`<mo form="prefix" lspace="0em" rspace="0em" stretchy="false">${sign}</mo>`;
}

export function minus(): Maths {
  return mathml`<mo form="prefix">−</mo>`;
}

export function sum(index?: Maths): Maths {
  const sign = mathml`<mo largeop="true" movablelimits="false">∑</mo>`;
  return index ? mathml`<munder>${sign}${index}</munder>` : sign;
}

/** "argmax" */
export function functionName(name: string): Maths {
  return mathml`<mi mathvariant="normal">${name}</mi>`;
}

/** A function's name before its arguments. */
export function applied(name: string, ...given: readonly unknown[]): Maths {
  return mathml`${functionName(name)}${parenthesised(
    given.map((argument, k) => mathml`${k > 0 ? COMMA : ""}${argument}`),
  )}`;
}

export const COMMA = mathml`<mo separator="true">,</mo>`;

/** Between two formulas on one line. */
export const GAP = mathml`${COMMA}<mspace width="1em" />`;

export function words(text: string, className = ""): Maths {
  return mathml`<mspace width="0.8em" /><mtext class=${className}>${text}</mtext>`;
}

export function parenthesised(inside: unknown): Maths {
  return mathml`<mrow><mo stretchy="false">(</mo>${inside}<mo stretchy="false">)</mo></mrow>`;
}

/** In parentheses only where a sign would otherwise follow an operator. */
export function signed(text: string, role: Role = "plain"): Maths {
  return text.startsWith("−") ? parenthesised(number(text, role)) : number(text, role);
}

/** Numbers above one another. */
export function column(texts: Texts, role: Role): Maths {
  return matrix(
    texts.map((text) => (text === null ? null : [text])),
    role,
  );
}

/** Rows of numbers. */
export function matrix(rows: readonly (Texts | null)[], role: Role): Maths {
  const width = rows.find((row) => row !== null)?.length ?? 1;
  const cell = (text: string | null) => (text === null ? mathml`<mo>⋯</mo>` : number(text, role));
  return mathml`<mrow><mo stretchy="true">(</mo><mtable class="pp-math-column">${rows.map(
    (row) =>
      mathml`<mtr>${
        row === null
          ? Array.from({ length: width }, () => mathml`<mtd><mo>⋮</mo></mtd>`)
          : row.map((text) => mathml`<mtd>${cell(text)}</mtd>`)
      }</mtr>`,
  )}</mtable><mo stretchy="true">)</mo></mrow>`;
}

/** Numbers beside one another, with commas. */
export function tuple(texts: readonly string[], role: Role): Maths {
  return parenthesised(texts.map((text, k) => mathml`${k > 0 ? COMMA : ""}${number(text, role)}`));
}

/** Lines: left side, then everything from the relation on, in parts that a narrow column may have on lines of their own. */
export type Derivation = readonly (readonly [left: unknown, ...right: unknown[]])[];

/** Lines of a derivation, aligned at the relation. */
export function lines(rows: Derivation): Maths {
  return mathml`<mtable class="pp-math-lines">${rows.map(
    ([left, ...right]) =>
      mathml`<mtr><mtd class="pp-math-left"><mrow>${left}</mrow></mtd><mtd class="pp-math-right">${right}</mtd></mtr>`,
  )}</mtable>`;
}

/** A derivation: its lines below one another. */
export function derivation(rows: Derivation): TemplateResult {
  return formula(lines(rows));
}

/** A derivation that flows as text does: a line of it ends before a relation or a term, and nowhere else. */
export function flowing(rows: Derivation): TemplateResult {
  return html`<div class="pp-math pp-math-flow">${rows.map(([left, first, ...rest]) =>
    [[left, first], ...rest].map((part) => html`<math>${part}</math> `),
  )}</div>`;
}
