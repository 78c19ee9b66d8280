import type { multiclass as english } from "../../en/story/multiclass.js";
import { count, list, number } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { aBias, verdictName } from "../nouns.js";

/** More classes than these are not named one by one. */
const mostNamed = 6;

export const multiclass: Translation<typeof english> = {
  zeroStart: (bias) =>
    bias === null
      ? "Jede Klasse hat einen Gewichtsvektor, und alle sind 0. Die ersten Scores werden also alle 0 sein: ein Gleichstand, den die niedrigste Klasse gewinnt."
      : `Jede Klasse hat einen Gewichtsvektor und ${aBias(bias)}, und alle sind 0. Die ersten Scores werden also alle 0 sein: ein Gleichstand, den die niedrigste Klasse gewinnt.`,
  start: (bias) =>
    bias === null
      ? "Jede Klasse hat einen Gewichtsvektor, und der höchste Score gewinnt."
      : `Jede Klasse hat einen Gewichtsvektor und ${aBias(bias)}, und der höchste Score gewinnt.`,
  won: ({ winner, score, scores, share, thresholds, mistake, precision }) => {
    const verdict = verdictName(mistake);
    const highest = number(score, precision);
    if (share.length > 1) {
      const who = share.length > mostNamed ? `${count(share.length)} Klassen` : `Die Klassen ${list(share)}`;
      return [`${who} liegen bei ${highest} gleichauf, also gewinnt die niedrigste, Klasse ${winner}: `, verdict, "."];
    }
    if (scores === null) return [`Klasse ${winner} hat den höchsten Score (${highest}): `, verdict, "."];
    const listed = scores.map((value) => number(value, precision)).join("; ");
    return [
      thresholds
        ? `Die Scores minus ihre Schwellenwerte sind ${listed}, also gewinnt Klasse ${winner}: `
        : `Die Scores sind ${listed}, also gewinnt Klasse ${winner}: `,
      verdict,
      ".",
    ];
  },
  rewards: (right, wrong) =>
    `Klasse ${right} wird belohnt: Das Beispiel kommt zu ihren Gewichten. Klasse ${wrong} wird bestraft: Es wird von ihren abgezogen.`,
  allStay: "Die Gewichte aller Klassen bleiben gleich.",
  reward: (named) => `Klasse ${named} belohnen:`,
  punish: (named) => `Klasse ${named} bestrafen:`,
};
