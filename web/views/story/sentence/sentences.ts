/** The story in words, as data: what is said, and which words carry a meaning of their own. */

import { type Phrase, plainText } from "../../../words/phrase.js";
import type { Offer } from "../../shared/offers/offer.js";
import type { Ending, Moment } from "../learners/story.js";

export interface Sentences {
  /** What the visit shown did. */
  readonly visit: readonly Phrase[];
  /** The same, sentence by sentence: the example, its score, then what it changed. Left out where there is no visit. */
  readonly steps?: readonly (string | readonly Phrase[])[];
  /** How the run ended, at the moment it did. */
  readonly outcome: string | null;
  /** What may help a run that ended without converging. */
  readonly help: string | null;
  /** Buttons for what `help` names beside more epochs. */
  readonly offers?: readonly Offer[];
  /** A larger limit on epochs worth offering, or null. */
  readonly moreEpochs: number | null;
}

export type OutcomeSentences = Pick<Sentences, "outcome" | "help" | "offers" | "moreEpochs">;

/** How a run ended, and what may help. */
export type TellOutcome = (moment: Moment, ending: Ending) => OutcomeSentences;

/** What each sentence on a visit is about; what follows the last is about the same. */
const subjects = ["example", "boundary", "weights"] as const;

/** A sentence, and what on the page it is about; null: nothing in particular. */
export interface SpokenPart {
  readonly about: (typeof subjects)[number] | "count" | null;
  readonly text: string;
}

/** Everything said at one moment, as a screen reader should hear it, sentence by sentence. */
export function spokenParts({ outcome, visit, steps, help }: Sentences): readonly SpokenPart[] {
  const told = steps?.map((step, k) => ({
    about: subjects[Math.min(k, subjects.length - 1)] ?? null,
    text: typeof step === "string" ? step : plainText(step),
  }));
  const parts: readonly SpokenPart[] = [
    { about: "count", text: outcome ?? "" },
    ...(told ?? [{ about: null, text: plainText(visit) }]),
    { about: null, text: help ?? "" },
  ];
  return parts.filter(({ text }) => text !== "");
}
