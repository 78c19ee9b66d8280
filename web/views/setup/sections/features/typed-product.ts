import { nameOf } from "../../../../state/data/feature-names.js";
import { mostFactors } from "../../../../state/document/limits.js";
import { plainDigits } from "../../../../state/notation/digits.js";
import type { Parsed } from "../../../shared/controls/controls.js";

/** Of several mistakes the first one is named. */
class Refused extends Error {}

/** Reads a product of base features as people write it: "x1*x2", "x1 x2", "x₁∧x₂", "x1^2", "x₁²", "excellent∧not". */
export function parseTypedProduct(text: string, columns: readonly string[]): Parsed<string> {
  try {
    const factors = plain(text)
      .split("*")
      .flatMap(split)
      .flatMap((part) => factorsOf(part, columns));
    if (factors.length > mostFactors) {
      throw new Refused(`A product has at most ${mostFactors} factors; this one has ${factors.length}.`);
    }
    return { ok: true, value: nameOf(factors.sort((a, b) => a - b)) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, message: error.message };
    throw error;
  }
}

/** With "*" between the factors and "^" before a power, however they were written. */
function plain(text: string): string {
  return plainDigits(text.trim().replace(/[⁰¹²³⁴-⁹]+/g, "^$&"))
    .replace(/[∧·×⋅&]/g, "*")
    .replace(/\s*([*^])\s*/g, "$1")
    .replace(/\s+/g, "*");
}

/** "x1x2" is two factors, which a word is not. */
function split(part: string): string[] {
  return /^(x\d+(\^\d+)?){2,}$/i.test(part) ? (part.match(/x\d+(\^\d+)?/gi) ?? []) : [part];
}

/** A factor as often as its power says. */
function factorsOf(part: string, columns: readonly string[]): number[] {
  const [name = "", power, ...more] = part.split("^");
  if (name === "") throw new Refused(missing(columns));
  const base = baseOf(name, columns);
  if (power === undefined) return [base];
  if (!/^[1-9]\d?$/.test(power) || more.length > 0) {
    throw new Refused(`The power of ${name} must be a whole number from 1 to ${mostFactors}.`);
  }
  return new Array<number>(Number(power)).fill(base);
}

function baseOf(name: string, columns: readonly string[]): number {
  const match = /^x(\d+)$/i.exec(name);
  // A column that is itself called x2 may be another than the second.
  const word = match ? -1 : columns.findIndex((column) => plain(column).toLowerCase() === name.toLowerCase());
  if (word >= 0) return word + 1;
  if (!match) throw new Refused(`“${name.slice(0, 20)}” is no feature. ${missing(columns)}`);
  const base = Number(match[1]);
  if (base === 0) throw new Refused("x0 is the bias: it is 1 in every product already.");
  if (base > columns.length) throw new Refused(`There is no x${base}: the base features are ${named(columns.length)}.`);
  return base;
}

const named = (count: number): string => (count === 1 ? "x1" : count === 2 ? "x1 and x2" : `x1 to x${count}`);

function missing(columns: readonly string[]): string {
  return columns.length === 1 ? "Write a power such as x1^2." : "Write a product such as x1*x2.";
}
