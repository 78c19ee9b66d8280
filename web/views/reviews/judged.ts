import type { TieRule } from "../../engine/types.js";

/** What a score says of an example, in words. */
interface Judged {
  /** "positive", "negative" or "a tie". */
  readonly read: string;
  readonly verdict: "correct" | "mistake";
  /** "predicted negative: a mistake", "0 is a tie: a mistake". */
  readonly words: string;
}

export function judged(score: number, mistake: boolean, tie: TieRule): Judged {
  const verdict = mistake ? "a mistake" : "correct";
  const read = readAs(score, tie);
  const words = score === 0 ? `0 is ${read}: ${verdict}` : `predicted ${read}: ${verdict}`;
  return { read, verdict: mistake ? "mistake" : "correct", words };
}

/** What is predicted at a score: a tie stays one unless the tie rule reads it as a label. */
export function readAs(score: number, tie: TieRule): string {
  if (score !== 0) return score > 0 ? "positive" : "negative";
  return tie === "negative" || tie === "positive" ? `a tie, read as ${tie}` : "a tie";
}
