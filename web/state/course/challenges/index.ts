import type { Challenge } from "./challenge.js";
import { mostUpdates } from "./most-updates.js";
import { slowestOrder } from "./slowest-order.js";
import { spiral } from "./spiral.js";

/** Every challenge has one row, by the name that links have. */
export const challenges = {
  "most-updates": mostUpdates,
  spiral,
  "slowest-order": slowestOrder,
} as const satisfies Readonly<Record<string, Challenge>>;

export type ChallengeName = keyof typeof challenges;

export const challengeNames = Object.keys(challenges) as readonly ChallengeName[];
