import type { LinearModel } from "../../../engine/types.js";
import { formatNumber } from "../../../state/notation/numbers.js";
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

/** A number as the page writes it at this moment. */
export function numeral({ frame }: Pick<Moment, "frame">, value: number): string {
  return formatNumber(value, frame.state.ui.precision);
}

export function isZero({ weights, bias }: LinearModel): boolean {
  return bias === 0 && weights.every((value) => value === 0);
}
