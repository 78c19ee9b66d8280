import type { VotedSpec } from "../../../../engine/types.js";
import { loops, stopWithout } from "../frame-of-lines.js";
import { formula, type LearnerAlgorithm, ran } from "../line.js";
import { letters } from "../writing.js";
import {
  perceptronStep,
  stepProgram,
  updateLines,
  updateProgram,
  updateRan,
  visitLines,
  visitProgram,
  visitRan,
} from "./as-perceptron.js";

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
    const step = stepProgram(learner);
    const { hasBias } = run;
    return {
      before: "voters = []  #~prepare\nn = 1  #~prepare",
      body: `${visitProgram(learner, run)}
            mistakes += 1
            updates += 1
            voters.append((w, ${hasBias ? "b, " : ""}n))  #~keep
${step.set}${updateProgram(run, step.name)}
            n = 1  #~renew
        else:  #~otherwise
            n = n + 1  #~count`,
      after: `voters.append((w, ${hasBias ? "b, " : ""}n))  #~return`,
      prints: [...(hasBias ? ["w", "b"] : ["w"]), "voters"],
    };
  },
};
