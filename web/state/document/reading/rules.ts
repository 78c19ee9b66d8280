import { filledIn, type Reason } from "../../../engine/errors.js";

const reasons = new Map<string, Reason>();

/** What a schema says of a value that breaks its rule. What it is made of is kept by its text: a schema carries no more. */
export function rule(sentence: string, ...facts: Reason["facts"]): string {
  const text = filledIn(sentence, "", facts);
  reasons.set(text, { code: sentence, facts });
  return text;
}

/** What the text of a rule is made of. */
export function reasonOf(text: string): Reason {
  return reasons.get(text) ?? { code: text, facts: [] };
}
