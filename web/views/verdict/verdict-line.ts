import type { Findings } from "../../state/frame.js";
import { separatorName } from "../shared/words/verdict-words.js";

/** What the line says, and the mark that says it without words. */
export interface VerdictLine {
  readonly mark: "separable" | "inseparable" | "open";
  readonly text: string;
  /** Whether there is something to be shown of it. */
  readonly why: boolean;
}

/** The verdict in a few words; before it has been asked for, a question. */
export function verdictLine(findings: Pick<Findings, "verdict" | "noVerdict"> | null, asked: boolean): VerdictLine {
  if (!asked && !findings?.verdict) return { mark: "open", text: "does a line separate these?", why: false };
  const verdict = findings?.verdict ?? null;
  if (typeof findings?.noVerdict === "string") return { mark: "open", text: findings.noVerdict, why: false };
  if (!verdict || verdict.stale) return { mark: "open", text: "still deciding …", why: false };
  const { analysis, subject } = verdict;
  const name = separatorName(subject);
  switch (analysis.separable) {
    case true:
      return { mark: "separable", text: `a ${name} separates these`, why: true };
    case false:
      return { mark: "inseparable", text: `no ${name} can`, why: true };
    case null:
      return { mark: "open", text: `too close to decide whether a ${name} separates these`, why: false };
  }
}
