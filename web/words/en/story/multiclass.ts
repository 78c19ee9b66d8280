import type { Precision } from "../../../state/document/notation/numbers.js";
import { count, list, number } from "../../grammar/en.js";
import type { Phrase } from "../../phrase.js";
import { room } from "../../room.js";
import { biasNoun, verdictName } from "../nouns.js";
import type { BiasApart } from "./visit.js";

/** Which class won a visit, and how. */
interface Won {
  readonly winner: string;
  readonly score: number;
  /** Null where they are too many to be listed. */
  readonly scores: readonly number[] | null;
  /** The classes that share the highest score. */
  readonly share: readonly string[];
  /** Whether thresholds are subtracted from the scores. */
  readonly thresholds: boolean;
  readonly mistake: boolean;
  readonly precision: Precision;
}

/** More classes than these are not named one by one. */
const mostNamed = 6;

export const multiclass = room("story.multiclass", {
  zeroStart: (bias: BiasApart): string =>
    bias === null
      ? "There is a weight vector for each class, all 0, so the first scores will all be 0: a tie, which the lowest class wins."
      : `There is a weight vector and a ${biasNoun(bias)} for each class, all 0, so the first scores will all be 0: a tie, which the lowest class wins.`,
  start: (bias: BiasApart): string =>
    bias === null
      ? "There is a weight vector for each class, and the highest score wins."
      : `There is a weight vector and a ${biasNoun(bias)} for each class, and the highest score wins.`,
  won: ({ winner, score, scores, share, thresholds, mistake, precision }: Won): Phrase[] => {
    const verdict = verdictName(mistake);
    const highest = number(score, precision);
    if (share.length > 1) {
      const who = share.length > mostNamed ? `${count(share.length)} classes` : `Classes ${list(share)}`;
      return [`${who} tie at ${highest}, so the lowest, class ${winner}, wins: `, verdict, "."];
    }
    if (scores === null) return [`Class ${winner} has the highest score, ${highest}: `, verdict, "."];
    const listed = list(scores.map((value) => number(value, precision)));
    return [
      thresholds
        ? `The scores minus their thresholds are ${listed}, so class ${winner} wins: `
        : `The scores are ${listed}, so class ${winner} wins: `,
      verdict,
      ".",
    ];
  },
  rewards: (right: string, wrong: string): string =>
    `Class ${right} is rewarded: its weights gain the example. Class ${wrong} is punished: its weights lose it.`,
  allStay: "The weights of every class stay the same.",
  reward: (named: string): string => `Reward class ${named}:`,
  punish: (named: string): string => `Punish class ${named}:`,
});
