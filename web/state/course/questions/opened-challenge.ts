import type { WholeEngine } from "../../../engine/engine.js";
import { PlaygroundError } from "../../../engine/errors.js";
import { type Challenge, type ChallengeGrade, type GradedPage, isBetter } from "../challenges/challenge.js";
import { type ChallengeName, challenges } from "../challenges/index.js";
import { orRefused } from "../checks/refused.js";

/** A challenge as it is open. A new object with every change. */
export interface OpenedChallenge {
  readonly at: { readonly challenge: ChallengeName };
  readonly challenge: Challenge;
  /** What the page is worth now; null until it has been judged. */
  readonly standing: ChallengeGrade | null;
  /** How often it has been judged. */
  readonly tries: number;
}

export function openedChallenge(name: ChallengeName): OpenedChallenge {
  return { at: { challenge: name }, challenge: challenges[name], standing: null, tries: 0 };
}

/** With what the page is worth now. */
export function judged(opened: OpenedChallenge, frame: GradedPage, engine: WholeEngine): OpenedChallenge {
  const { challenge, tries } = opened;
  const found = orRefused(() => challenge.grade(frame, engine));
  const standing: ChallengeGrade =
    found instanceof PlaygroundError ? { result: null, feedback: { code: "refused", error: found } } : found;
  return { ...opened, standing, tries: tries + 1 };
}

/** Whether the result that was to be beaten is. */
export function isBeaten({ challenge, standing }: OpenedChallenge): boolean {
  const result = standing?.result ?? null;
  return result !== null && isBetter(challenge, result, challenge.toBeat);
}
