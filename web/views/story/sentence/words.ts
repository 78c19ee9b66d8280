import type { LinearModel } from "../../../engine/types.js";
import { formatCount, formatNumber } from "../../shared/words/format.js";
import type { Moment } from "../learners/story.js";
import type { Phrase } from "./sentences.js";

const MISTAKE: Phrase = { text: "a mistake", tone: "mistake" };
const CORRECT: Phrase = { text: "correct", tone: "correct" };

export function verdict(mistake: boolean): Phrase {
  return mistake ? MISTAKE : CORRECT;
}

export function sign(value: number): Phrase {
  return value > 0 ? { text: "positive", tone: "positive" } : { text: "negative", tone: "negative" };
}

export function count(value: number, noun: string): string {
  return `${formatCount(value)} ${noun}${value === 1 ? "" : "s"}`;
}

/** "a", "a and b", "a, b and c". */
export function listed(texts: readonly string[]): string {
  const last = texts.at(-1) ?? "";
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(", ")} and ${last}`;
}

/** A number as the page writes it at this moment. */
export function numeral({ frame }: Pick<Moment, "frame">, value: number): string {
  return formatNumber(value, frame.state.ui.precision);
}

export function isZero({ weights, bias }: LinearModel): boolean {
  return bias === 0 && weights.every((value) => value === 0);
}
