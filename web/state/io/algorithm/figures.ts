import type { Current, LinearModel } from "../../../engine/types.js";
import { labelText } from "../../document/notation/labels.js";
import {
  biasLetter,
  biasNumber,
  inputsListed,
  isThreshold,
  scoreNumber,
  weightsListed,
} from "../../document/notation/notation.js";
import { MINUS } from "../../document/notation/numbers.js";
import { hyperplane, type VisitEvent } from "../../runs/frame.js";
import { hasBiasLine, type Writing } from "./line.js";

/** More numbers than these are no line that one reads. */
const most = 4;

const inBrackets = (text: string): string => (text.startsWith(MINUS) ? `(${text})` : text);

/** "=", or "≈" where a number is not written in full. */
export function equals(writing: Writing, ...values: readonly number[]): string {
  return values.every((value) => writing.isExact(value)) ? "=" : "≈";
}

/** "(2, −1)"; null where there are too many numbers. */
export function vector(values: ArrayLike<number>, writing: Writing): string | null {
  if (values.length > most) return null;
  const numbers = Array.from(values, (value) => writing.number(value));
  return numbers.length === 1 ? (numbers[0] ?? "") : `(${numbers.join(writing.separator)})`;
}

/** "x = (2, −1), y = +1" */
export function exampleFigures({ x, label }: VisitEvent, writing: Writing, classes = false): string {
  const inputs = vector(inputsListed(x, writing.hasBias, writing), writing);
  const y = `y = ${classes ? String(label) : labelText(label, writing)}`;
  return inputs === null ? y : `x = ${inputs}${writing.separator}${y}`;
}

/** "a = 2·1 + 1·(−1) + 0 = 1" */
export function scoreFigures({ before, x, score }: VisitEvent, writing: Writing): string {
  const model = hyperplane(before);
  if (model === null) return `a ${equals(writing, score)} ${writing.number(score)}`;
  const weights = weightsListed(model, writing.hasBias, writing);
  const inputs = inputsListed(x, writing.hasBias, writing);
  const apart = hasBiasLine(writing);
  const value = apart ? scoreNumber(score, model.bias, writing) : score;
  if (weights.length > most) return `a ${equals(writing, value)} ${writing.number(value)}`;
  const products = weights.map((weight, k) => {
    const factor = writing.number(weight);
    return `${k === 0 ? factor : inBrackets(factor)}·${inBrackets(writing.number(inputs[k] ?? 0))}`;
  });
  const added = apart && !isThreshold(writing) ? [inBrackets(writing.number(model.bias))] : [];
  const sign = equals(writing, ...weights, ...inputs, value, ...(added.length > 0 ? [model.bias] : []));
  return `a = ${[...products, ...added].join(" + ")} ${sign} ${writing.number(value)}`;
}

/** "y·a = −3 ≤ 0" */
export function agreementFigures(
  { label, score }: VisitEvent,
  left: string,
  [relation, limit]: readonly [relation: string, limit: number],
  writing: Writing,
): string {
  const value = label < 0 ? -score : score;
  return `${left} ${equals(writing, value)} ${writing.number(value)} ${relation} ${writing.number(limit)}`;
}

/** "w = (0, 0) + (2, 1) = (2, 1)" */
export function weightsFigures({ before, after, x, coefficient }: VisitEvent, writing: Writing): string | null {
  const [from, to] = [listed(before, writing), listed(after, writing)];
  const inputs = inputsListed(x, writing.hasBias, writing);
  const [old, by, now] = [from, inputs, to].map((values) => (values === null ? null : vector(values, writing)));
  if (!old || !by || !now || !from || !to) return null;
  const sign = equals(writing, ...from, coefficient, ...inputs, ...to);
  return `w = ${old} ${stepText(coefficient, by, writing)} ${sign} ${now}`;
}

/** "w = (2, 1)" */
export function weightsAfter({ after }: VisitEvent, writing: Writing): string | null {
  const to = listed(after, writing);
  const now = to && vector(to, writing);
  return to && now ? `w ${equals(writing, ...to)} ${now}` : null;
}

/** "b = 0 + 1 = 1" */
export function biasFigures({ before, after, coefficient }: VisitEvent, writing: Writing): string | null {
  const [from, to] = [hyperplane(before), hyperplane(after)];
  if (!from || !to) return null;
  const [old, now] = [biasNumber(from.bias, writing), biasNumber(to.bias, writing)];
  const change = isThreshold(writing) ? -coefficient : coefficient;
  const step = `${change < 0 ? MINUS : "+"} ${writing.number(Math.abs(change))}`;
  return `${biasLetter(writing)} = ${writing.number(old)} ${step} ${equals(writing, old, change, now)} ${writing.number(now)}`;
}

/** "b = 1" */
export function biasAfter({ after }: VisitEvent, writing: Writing): string | null {
  const to = hyperplane(after);
  if (!to) return null;
  const now = biasNumber(to.bias, writing);
  return `${biasLetter(writing)} ${equals(writing, now)} ${writing.number(now)}`;
}

function listed(current: Current, writing: Writing): readonly number[] | null {
  const model = hyperplane(current);
  return model && weightsListed(model, writing.hasBias, writing);
}

/** "+ (2, 1)", "− 0.5·(2, 1)" */
function stepText(coefficient: number, by: string, writing: Writing): string {
  const size = Math.abs(coefficient);
  return `${coefficient < 0 ? MINUS : "+"} ${size === 1 ? by : `${writing.number(size)}·${by}`}`;
}

/** "w ← (0, 0), b ← −1"; null where there are too many numbers. */
export function startsAt({ weights, bias }: Pick<LinearModel, "weights" | "bias">, writing: Writing): string | null {
  const start = vector(weightsListed({ weights, bias }, writing.hasBias, writing), writing);
  if (start === null || !hasBiasLine(writing)) return start && `w ← ${start}`;
  return `w ← ${start}${writing.separator}${biasLetter(writing)} ← ${writing.number(biasNumber(bias, writing))}`;
}
