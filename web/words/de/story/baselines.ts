import type { baselines as english } from "../../en/story/baselines.js";
import { count, number, plural } from "../../grammar/de.js";
import type { Phrase } from "../../phrase.js";
import type { Translation } from "../../room.js";
import { countsAs, labelName, verdictName } from "../nouns.js";

interface Judged {
  readonly score: number;
  readonly mistake: boolean;
}

type Predicts = readonly [before: string, after: string];

const VOTE: Predicts = [", also ergibt die Abstimmung ", ": "];
const TREE: Predicts = [", also sagt der Baum ", " vorher: "];

const judged = ({ score, mistake }: Judged, [before, after]: Predicts): Phrase[] =>
  score === 0
    ? [": ein Gleichstand, der als ", countsAs(mistake), " zählt."]
    : [before, labelName(score), after, verdictName(mistake), "."];

const grains = {
  "nearest-neighbours": "jedes Beispiel stimmt auch über sich selbst mit ab",
  "decision-tree": "der Baum wurde aus genau diesen Beispielen gebaut",
};

export const baselines: Translation<typeof english> = {
  neighboursStart: (k) =>
    k === 1
      ? `Zu trainieren gibt es nichts: In jedem Schritt entscheidet das Label des nächstgelegenen Beispiels, und ${grains["nearest-neighbours"]}.`
      : `Zu trainieren gibt es nichts: In jedem Schritt entscheidet die Mehrheit der ${count(k)} nächstgelegenen Beispiele, und ${grains["nearest-neighbours"]}.`,
  treeStart: (depth) =>
    plural(depth, {
      one: "Der Baum wurde auf einmal aus allen Trainingsbeispielen gebaut, höchstens # Stufe tief. Zu trainieren gibt es also nichts. In jedem Schritt entscheidet das Blatt, in dem das Beispiel liegt.",
      other:
        "Der Baum wurde auf einmal aus allen Trainingsbeispielen gebaut, höchstens # Stufen tief. Zu trainieren gibt es also nichts. In jedem Schritt entscheidet das Blatt, in dem das Beispiel liegt.",
    }),
  nearest: (facts) => ["Das nächstgelegene Beispiel ist ", labelName(facts.score), ...judged(facts, VOTE)],
  vote: (facts) => [
    plural(facts.positives, {
      one: `Von den ${count(facts.k)} nächstgelegenen Beispielen ist # `,
      other: `Von den ${count(facts.k)} nächstgelegenen Beispielen sind # `,
    }),
    labelName(1),
    ...judged(facts, VOTE),
  ],
  pureLeaf: (facts) => [
    "Alle Trainingsbeispiele in seinem Blatt sind ",
    labelName(facts.score),
    ...judged(facts, TREE),
  ],
  leaf: (facts) => [
    `Von den Trainingsbeispielen in seinem Blatt sind ${number(50 * (1 + facts.score), facts.precision)}\u202f% `,
    labelName(1),
    ...judged(facts, TREE),
  ],
  settled: (misclassified) =>
    misclassified === null
      ? "Jedes Beispiel war einmal an der Reihe. Zu trainieren gibt es nichts, das Verfahren ist also fertig."
      : plural(misclassified, {
          one: "Jedes Beispiel war einmal an der Reihe. Zu trainieren gibt es nichts, das Verfahren ist also fertig. # Beispiel ist falsch klassifiziert.",
          other:
            "Jedes Beispiel war einmal an der Reihe. Zu trainieren gibt es nichts, das Verfahren ist also fertig. # Beispiele sind falsch klassifiziert.",
        }),
  noneWrong: (learner) =>
    `Jedes Beispiel war einmal an der Reihe, und keines ist falsch klassifiziert. Zu trainieren gibt es nichts, das Verfahren ist also fertig. Das sagt wenig, denn ${grains[learner]}.`,
};
