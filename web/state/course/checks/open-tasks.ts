import { leadRunOf } from "../../io/exports/lead-run.js";
import type { Frame } from "../../runs/frame.js";
import type { CheckOf } from "../lessons/lesson.js";
import { analysed } from "./actions.js";
import type { CheckFeedback } from "./feedback.js";
import type { ActionKind, CheckContext } from "./kind.js";
import { goTo, using } from "./run.js";

// What has many answers: examples or an order of one's own, of which the engine says what a run makes.

/** More is not trained of two learners while somebody waits for what an answer is worth. */
const mostVisits = 200_000;

/** The run of the page, trained to its end, takes so many updates or epochs. */
export const runTakes: ActionKind<"run-takes"> = {
  takes: "deed",
  missing: (check, moment) => otherProblem(check, moment) ?? otherLength(check, moment),
};

/** What is different of the problem than was asked for. */
function otherProblem({ examples: most, same }: CheckOf<"run-takes">, moment: CheckContext): CheckFeedback | null {
  const { frame, engine, began } = moment;
  const { count } = frame.examples;
  if (most !== undefined && count > most) return { code: "tooManyExamples", examples: count, most };
  if (same && began && !areSame(frame.examples, began.examples)) return { code: "otherExamples" };
  if (analysed(frame, engine).separable === false) return { code: "neverEnds" };
  return startsFromZero(frame) ? null : { code: "startsElsewhere" };
}

function otherLength({ of, least, most }: CheckOf<"run-takes">, { frame, engine }: CheckContext): CheckFeedback | null {
  const { stop, epoch, updates } = using(engine.createRun(leadRunOf(frame).spec), (run) => {
    goTo(run, "end");
    return run.moment();
  });
  if (stop !== "converged") return { code: "notOverYet", epochs: epoch };
  const takes = of === "updates" ? updates : epoch;
  if (least !== undefined && takes < least) return { code: "runTakes", of, takes, wanted: least };
  if (most !== undefined && takes > most) return { code: "runTakes", of, takes, wanted: most };
  return null;
}

/** Whether the weights are 0 at the start. */
function startsFromZero(frame: Frame): boolean {
  const { initial } = leadRunOf(frame).spec;
  return !initial || [initial.weights, initial.bias ?? 0].flat(2).every((value) => value === 0);
}

/** Whether these are the same examples, in any order. */
function areSame(these: Frame["examples"], those: Frame["examples"]): boolean {
  return these === those || String(sortedRows(these)) === String(sortedRows(those));
}

function sortedRows({ count, base, X, label }: Frame["examples"]): string[] {
  return Array.from({ length: count }, (_, row) =>
    [...X.subarray(row * base, (row + 1) * base), label[row]].join(" "),
  ).sort();
}

/** Two ways to predict disagree on so many of the examples, at the end of their runs. */
export const disagree: ActionKind<"disagree"> = {
  takes: "deed",
  missing: ({ between, least }, { frame, engine }) => {
    const { learner: _, initial: __, ...problem } = leadRunOf(frame).spec;
    const [one, other] = between;
    const both = engine.createComparison({ ...problem, learners: [{ kind: one }, { kind: other }] });
    try {
      both.advance({ visits: mostVisits });
      const found = both.disagreements(0, 1).training.length;
      return found >= least ? null : { code: "disagreements", between: [one, other], found, least };
    } finally {
      both.dispose();
    }
  },
};
