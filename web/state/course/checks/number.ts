import type { WasmRun } from "../../../engine/run.js";
import { hyperplane } from "../../runs/frame.js";
import type { CheckOf } from "../lessons/lesson.js";
import type { CheckFeedback } from "./feedback.js";
import { type AnswerKind, type CheckContext, figure } from "./kind.js";
import { exampleOf, goTo, ofRun } from "./run.js";

/** A number: as it is given, or as the run says it of itself. */
export const number: AnswerKind<"number"> = {
  takes: "answer",
  values: [],
  truth,
  grade: (check, answer, moment) => {
    const right = truth(check, moment);
    const given = Number(answer);
    const isRight = right !== null && Math.abs(given - right) <= (check.within ?? 0);
    const values = { answer: figure(given), ...(right !== null && { truth: figure(right) }) };
    return { right: isRight, feedback: isRight ? null : wrongly(given, right), values };
  },
};

function wrongly(given: number, right: number | null): CheckFeedback {
  if (right === null) return { code: "nothingToCount" };
  return { code: given < right ? "tooFew" : "tooMuch", given };
}

function truth({ is, of, after }: CheckOf<"number">, moment: CheckContext): number | null {
  if (is !== undefined || of === undefined) return is ?? null;
  return ofRun(moment, (run) => {
    const visit = goTo(run, after ?? "now");
    if (of === "score" || of === "label" || of === "example") return ofVisit(of, run, visit, moment);
    return quantity(of, run);
  });
}

function ofVisit(of: "score" | "label" | "example", run: WasmRun, visit: number, moment: CheckContext): number | null {
  if (visit === 0) return null;
  const record = run.record();
  return record && (of === "example" ? exampleOf(moment, record.example) : record[of]);
}

function quantity(of: string, run: WasmRun): number | null {
  const { visit, updates, epoch, trainingMistakes, current } = run.snapshot();
  const counts: Readonly<Record<string, () => number | null>> = {
    updates: () => updates,
    visits: () => visit,
    epochs: () => epoch,
    mistakes: () => run.mistakesBefore([visit])[0] ?? 0,
    "training-mistakes": () => trainingMistakes,
    bias: () => hyperplane(current)?.bias ?? null,
  };
  const count = counts[of];
  if (count) return count();
  const place = run.features.indexOf(of);
  return hyperplane(current)?.weights[place] ?? null;
}
