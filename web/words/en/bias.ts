import type { Notation } from "../../state/notation/notation.js";

const nouns = { bias: "bias", weight: "bias weight", threshold: "threshold" } as const;

/** What the bias is called where it is written so: "the threshold". */
export const biasNoun = (biasAs: Notation["biasAs"]): string => nouns[biasAs];
