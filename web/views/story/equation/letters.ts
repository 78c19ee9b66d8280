/** The letters of equations, by the notation. */
import { mathml } from "lit";
import { biasLetter, isThreshold } from "../../../state/document/notation/bias.js";
import { hasResiduals, labelText, signText } from "../../../state/document/notation/labels.js";
import type { Notation } from "../../../state/document/notation/notation.js";
import {
  type Maths,
  number,
  operator,
  parenthesised,
  subscript,
  variable,
  vectorLetter,
} from "../../shared/words/mathml.js";

export const w = vectorLetter("w", "weight");
export const x = vectorLetter("x");
export const a = variable("a");
export const y = variable("y");

/** b, θ, or w₀; of one of several classes with its index. */
export function biasMaths(notation: Notation, index?: Maths): Maths {
  const letter = variable(biasLetter(notation).charAt(0), "weight");
  const indices = [...(notation.biasAs === "weight" ? [number("0")] : []), ...(index ? [index] : [])];
  return indices.length > 0 ? subscript(letter, indices) : letter;
}

/** What is compared with 0: a, or a − θ. In parentheses where it is a factor. */
export function comparedMaths(notation: Notation, bias: boolean, factor = false): Maths {
  if (!bias || !isThreshold(notation)) return a;
  const difference = mathml`${a}${operator("−")}${biasMaths(notation)}`;
  return factor ? parenthesised(difference) : difference;
}

/**
 * The sign of a label as a factor: y; with labels 0 and 1 the residual e where only mistakes are of consequence, else
 * (2y − 1).
 */
export function signMaths(notation: Notation, of: SignOf, index?: Maths): Maths {
  const own = (letter: Maths): Maths => (index ? subscript(letter, index) : letter);
  if (!hasResiduals(notation)) return own(y);
  if (of === "mistakes") return own(variable("e"));
  return parenthesised(mathml`<mn>2</mn>${own(y)}${operator("−")}<mn>1</mn>`);
}

/** Whose sign it is: that of a mistake, or of any example. */
export type SignOf = "mistakes" | "any";

/** That sign as a number. */
export function signNumber(sign: number): Maths {
  return parenthesised(number(signText(sign)));
}

export function labelMaths(label: number, notation: Notation): Maths {
  return number(labelText(label, notation));
}
