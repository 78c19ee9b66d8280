import { nameOf } from "../../../../state/data/feature-names.js";
import { mostFactors } from "../../../../state/document/limits.js";
import { plainDigits } from "../../../../state/notation/digits.js";
import type { Words } from "../../../../state/words.js";
import { setupFeatures } from "../../../../words/en/setup/features.js";
import type { Parsed } from "../../../shared/controls/controls.js";

type Say = typeof setupFeatures.english;

/** Of several mistakes the first one is named. */
class Refused extends Error {}

/** Reads a product of base features as people write it: "x1*x2", "x1 x2", "x₁∧x₂", "x1^2", "x₁²", "excellent∧not". */
export function parseTypedProduct(text: string, columns: readonly string[], words: Words): Parsed<string> {
  const say = words.room(setupFeatures);
  try {
    const factors = plain(text)
      .split("*")
      .flatMap(split)
      .flatMap((part) => factorsOf(part, columns, say));
    if (factors.length > mostFactors) throw new Refused(say.tooManyFactors(mostFactors, factors.length));
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
function factorsOf(part: string, columns: readonly string[], say: Say): number[] {
  const [name = "", power, ...more] = part.split("^");
  if (name === "") throw new Refused(say.noProduct(columns.length));
  const base = baseOf(name, columns, say);
  if (power === undefined) return [base];
  if (!/^[1-9]\d?$/.test(power) || more.length > 0) {
    throw new Refused(say.noPower(name, mostFactors));
  }
  return new Array<number>(Number(power)).fill(base);
}

function baseOf(name: string, columns: readonly string[], say: Say): number {
  const match = /^x(\d+)$/i.exec(name);
  // A column that is itself called x2 may be another than the second.
  const word = match ? -1 : columns.findIndex((column) => plain(column).toLowerCase() === name.toLowerCase());
  if (word >= 0) return word + 1;
  if (!match) throw new Refused(say.noFeature(name.slice(0, 20), columns.length));
  const base = Number(match[1]);
  if (base === 0) throw new Refused(say.isBias);
  if (base > columns.length) throw new Refused(say.noSuchBase(base, columns.length));
  return base;
}
