/** The story in words, as data: what is said, and which words carry a meaning of their own. */

import type { Words } from "../../../state/document/notation/words.js";
import { type Phrase, paragraph, plainText } from "../../../words/phrase.js";
import type { Offer } from "../../shared/offers/offer.js";
import type { Ending, Moment } from "../learners/story.js";

export interface Sentences {
  /** What the visit shown did. */
  readonly visit: readonly Phrase[];
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

/** Everything said at one moment, as a screen reader should hear it. */
export function spoken({ outcome, visit, help }: Sentences, words: Words): string {
  return paragraph(words, outcome ?? "", plainText(visit), help ?? "");
}
