import type { Initial } from "../../document/state.js";
import { choosesStart } from "../../runs/starting-weights.js";
import type { CheckOf, Task } from "../lessons/lesson.js";
import type { CheckFeedback, Unseparated } from "./feedback.js";
import { type Answer, type AnswerKind, type CheckContext, figure } from "./kind.js";
import { goTo, ofRun, type Reading, readingOf, weightsOf } from "./run.js";

/** Weights, and the bias last where there is one. */
export const weights: AnswerKind<"weights"> = {
  takes: "answer",
  values: ["example", "score"],
  truth,
  grade: (check, answer, moment) => {
    const given = Array.isArray(answer) ? (answer as readonly number[]) : [];
    const { features, bias } = askedWeights(check, moment);
    const model = {
      weights: Float64Array.from(bias ? given.slice(0, -1) : given),
      bias: bias ? (given.at(-1) ?? 0) : 0,
    };
    const reading = features && readingOf(model, moment);
    const { example, score } = reading?.first ?? {};
    const values = {
      answer: listed(given),
      ...(example !== undefined && { example: figure(example) }),
      ...(score !== undefined && { score: figure(score) }),
    };
    const feedback = isOpen(check) ? separating(reading) : mistaken(check, given, moment);
    return { right: feedback === null, feedback, values };
  },
};

/** The learner may be changed while its weights are asked for. */
const withoutWeights = { code: "noWeightVector" } as const;

/** What is lacking of weights that are to separate; null: nothing. */
function separating(reading: Reading | null): CheckFeedback | null {
  return reading ? unseparated(reading) : withoutWeights;
}

/** Whether any weights are right that have no mistake. */
function isOpen({ of, is, signs }: CheckOf<"weights">): boolean {
  return !(of || is || signs);
}

/**
 * The weights and the bias of an answer, to be drawn by the page: of a task to which any that separate are an answer, where the page may
 * start from them. Else null.
 */
export function chosenStart({ checks: [check] }: Task, answer: Answer, { frame }: CheckContext): Initial | null {
  if (check?.kind !== "weights" || !isOpen(check) || !choosesStart(frame) || !Array.isArray(answer)) return null;
  const count = frame.pane.features.length;
  return { weights: answer.slice(0, count), bias: answer[count] ?? 0 };
}

/** What is wrong by what the check names; null: nothing. */
function mistaken(check: CheckOf<"weights">, given: readonly number[], moment: CheckContext): CheckFeedback | null {
  const { features, count, bias } = askedWeights(check, moment);
  const places = features ?? Array.from({ length: count }, (_, k) => `x${k + 1}`);
  const names = [...places, ...(bias ? ["b"] : [])];
  if (check.signs) {
    const at = check.signs.findIndex((sign, k) => signOf(given[k] ?? 0) !== sign);
    return at < 0 ? null : { code: "pushesWrongWay", name: names[at] ?? "", given: given[at] ?? 0 };
  }
  const right = truth(check, moment);
  if (!right) return withoutWeights;
  const at = right.findIndex((value, k) => Math.abs(value - (given[k] ?? 0)) > 1e-9 * Math.max(1, Math.abs(value)));
  if (at < 0) return null;
  const [name, is] = [names[at] ?? "b", given[at] ?? 0];
  return { code: "weightOff", name: name === "b" ? null : name, given: is, tooSmall: is < (right[at] ?? 0) };
}

/** What weights that do not separate do to the first example they get wrong; null: they separate. */
export function unseparated({ first, wrong }: Reading): Unseparated | null {
  return first && { code: "unseparated", ...first, wrong };
}

function truth(check: CheckOf<"weights">, moment: CheckContext): readonly number[] | null {
  const { bias } = askedWeights(check, moment);
  if (check.is) return [...check.is.weights, ...(bias ? [check.is.bias ?? 0] : [])];
  if (check.signs) return check.signs.map((sign) => ({ "+": 1, "-": -1, "0": 0 })[sign]);
  return ofRun(moment, (run) => {
    goTo(run, check.of ? (check.after ?? "next visit") : "end");
    return weightsOf(run.snapshot().current, bias);
  });
}

function signOf(value: number): "+" | "-" | "0" {
  if (value === 0) return "0";
  return value > 0 ? "+" : "-";
}

function listed(values: readonly number[]): string {
  return `(${values.map(figure).join(", ")})`;
}

/** The weights that are asked for. */
interface AskedWeights {
  /** What each belongs to, in their order; null: not to the features on the page, but to an example of the text alone. */
  readonly features: readonly string[] | null;
  readonly count: number;
  /** Whether the bias is asked for too: it comes last. */
  readonly bias: boolean;
}

/** What a check asks for: those that it writes down, otherwise those of the moment. */
export function askedWeights({ is }: CheckOf<"weights">, moment: CheckContext | null): AskedWeights {
  const features = moment?.frame.pane.features ?? [];
  if (!is) return { features, count: features.length, bias: moment?.frame.state.bias ?? true };
  const count = is.weights.length;
  return { features: count === features.length ? features : null, count, bias: is.bias !== undefined };
}
