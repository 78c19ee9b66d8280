import type { LinearModel } from "../../engine/types.js";
import { biasNumber, isThreshold } from "../notation/bias.js";
import { MINUS } from "../notation/minus.js";
import type { Notation } from "../notation/notation.js";
import { subscript, whole } from "./words.js";

/** "2x₁ − x₂ + 3 = 0", or "2x₁ − x₂ = −3" with a threshold. */
export function equationText({ weights, bias }: LinearModel, hasBias: boolean, notation: Notation): string {
  const threshold = hasBias && isThreshold(notation);
  const terms = Array.from(weights, (weight, j) => ({ factor: weight, of: `x${subscript(j + 1)}` }));
  const left = hasBias && !threshold ? [...terms, { factor: bias, of: "" }] : terms;
  const shown = left.filter(({ factor }) => factor !== 0);
  const text = shown.map(({ factor, of }, k) => sign(factor, k === 0) + size(factor, of)).join("");
  return `${text || "0"} = ${threshold ? whole(biasNumber(bias, notation)) : "0"}`;
}

function sign(factor: number, first: boolean): string {
  if (first) return factor < 0 ? MINUS : "";
  return factor < 0 ? ` ${MINUS} ` : " + ";
}

function size(factor: number, of: string): string {
  const positive = Math.abs(factor);
  return positive === 1 && of ? of : `${positive}${of}`;
}
