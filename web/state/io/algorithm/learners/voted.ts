import type { VotedSpec } from "../../../../engine/types.js";
import { loops, stopWithout } from "../frame-of-lines.js";
import { formula, type LearnerAlgorithm, letters, ran } from "../line.js";
import { perceptronStep, rosenblattProgram, updateLines, updateRan, visitLines, visitRan } from "./as-perceptron.js";

export const voted: LearnerAlgorithm<VotedSpec> = {
  lines: (learner, writing, start) =>
    loops(
      {
        before: [formula("prepare", 0, "V ← ∅, n ← 1")],
        body: [
          ...visitLines(learner, writing),
          { id: "keep", depth: 3, text: { code: "keepVoter", letters: letters(writing) } },
          ...updateLines(perceptronStep(learner, writing), 3, writing),
          formula("renew", 3, "n ← 1"),
          { id: "otherwise", depth: 2, text: { code: "otherwise" } },
          formula("count", 3, "n ← n + 1"),
        ],
        foot: [stopWithout("mistake")],
        returns: { code: "returnsVoters", letters: letters(writing) },
        predicts: { code: "predictsByVote" },
      },
      writing,
      start,
    ),
  ran(visited) {
    const { event, survived, writing } = visited;
    const n = writing.number(survived);
    return [
      ...visitRan(visited),
      ...(event.mistake
        ? [ran("keep", `n = ${n}`), ...updateRan(visited), ran("renew")]
        : [ran("otherwise"), ran("count", `n = ${n} + 1 = ${writing.number(survived + 1)}`)]),
    ];
  },
  program(learner, run) {
    const voter = `(w, ${run.hasBias ? "b" : "0.0"}, n)`;
    return rosenblattProgram(learner, run, {
      about: "Trains as the perceptron, predicts by the vote of all its weights (CIML, equation 4.17).",
      before: "voters = []  #~prepare\nn = 1  #~prepare",
      beforeUpdate: `            voters.append(${voter})  #~keep`,
      afterUpdate: () => "            n = 1  #~renew",
      afterVisit: "        else:  #~otherwise\n            n = n + 1  #~count",
      // Weights, bias, and how many visits they survived, which is how many votes they have.
      model: `[*voters, ${voter}]`,
      scikit: {
        lines: null,
        remarks: ["It has no voted perceptron. Its Perceptron trains alike, and predicts with the last weights alone."],
      },
    });
  },
};
