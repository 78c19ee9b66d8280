import type { UiState } from "../state.js";

/** How labels and the bias are written. A choice of the page: see `viewUi`. */
export type Notation = Pick<UiState, "labels" | "biasAs">;

/** That of the product's own words, before a page has another. */
export const usual: Notation = { labels: "plus-minus", biasAs: "bias" };

/** Without the sign of a zero: −0 is written as 0. */
export function negated(value: number): number {
  return value === 0 ? 0 : -value;
}

type BiasAs = Pick<Notation, "biasAs">;

/** A hyperplane, or what was added to one. */
interface Hyperplane {
  readonly weights: ArrayLike<number>;
  readonly bias: number;
}

/** The bias is the first of the weights, of an input that is always 1. */
export function isWeight({ biasAs }: BiasAs): boolean {
  return biasAs === "weight";
}

/** The bias is what the score has to exceed, with its sign turned round. */
export function isThreshold({ biasAs }: BiasAs): boolean {
  return biasAs === "threshold";
}

/** Its letter: "b", "w₀", "θ". */
export function biasLetter(notation: BiasAs): string {
  return { bias: "b", weight: "w₀", threshold: "θ" }[notation.biasAs];
}

export function biasNumber(bias: number, notation: BiasAs): number {
  return isThreshold(notation) ? negated(bias) : bias;
}

/** What adding an example does to the bias as it is written: a threshold falls as the bias grows. */
export function biasSign(notation: BiasAs): "+" | "−" {
  return isThreshold(notation) ? "−" : "+";
}

/** The score as it is written: without the bias where that is a threshold. */
export function scoreNumber(score: number, bias: number, notation: BiasAs): number {
  return isThreshold(notation) ? score - bias : score;
}

/** Weights as they are listed: after the bias where that is one of them. */
export function weightsListed({ weights, bias }: Hyperplane, hasBias: boolean, notation: BiasAs): readonly number[] {
  return hasBias && isWeight(notation) ? [bias, ...Array.from(weights)] : Array.from(weights);
}

/** The inputs that these weights are of. */
export function inputsListed(x: ArrayLike<number>, hasBias: boolean, notation: BiasAs): readonly number[] {
  return weightsListed({ weights: x, bias: 1 }, hasBias, notation);
}

/** Weights and bias in one list, as a row of a table has them: the bias first where it is a weight, else last. */
export function allListed(model: Hyperplane, hasBias: boolean, notation: BiasAs): readonly number[] {
  const weights = weightsListed(model, hasBias, notation);
  return hasBias && !isWeight(notation) ? [...weights, biasNumber(model.bias, notation)] : weights;
}
