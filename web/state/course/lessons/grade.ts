import { PlaygroundError } from "../../../engine/errors.js";
import type { Words } from "../../document/notation/words.js";
import type { Frame } from "../../runs/frame.js";
import type { OwnFeedback, TaskFeedback } from "../checks/feedback.js";
import { kindOf } from "../checks/index.js";
import { type Answer, type CheckContext, type CheckGrade, figure, type Values } from "../checks/kind.js";
import { orRefused } from "../checks/run.js";
import type { Task } from "./lesson.js";

/** Wrong tries after which there is a hint, and after which the solution. */
const hintAfter = 2;
const solutionAfter = 3;

/** The progress of a learner with one task, of a lesson or a question. */
export interface Attempts<Feedback = TaskFeedback | OwnFeedback> {
  readonly count: number;
  /** "right": answered; "shown": the solution was; "passed": left alone. */
  readonly state: "open" | "right" | "shown" | "passed";
  /** What is said to the last answer; null: nothing. */
  readonly feedback: Feedback | null;
  readonly hinted: boolean;
  readonly solved: boolean;
  /** Once it is solved; null: there is nothing to say. */
  readonly solution: Feedback | null;
}

export const untried: Attempts<never> = {
  count: 0,
  state: "open",
  feedback: null,
  hinted: false,
  solved: false,
  solution: null,
};

/** What an answer is worth, and what is said to it. */
export interface Graded<Feedback = TaskFeedback | OwnFeedback> {
  readonly right: boolean;
  readonly feedback: Feedback | null;
}

/** @param maySolve whether its solution may be shown */
export function afterTry<Feedback>(
  tries: Pick<Attempts, "count">,
  { right, feedback }: Graded<Feedback>,
  maySolve: boolean,
): Attempts<Feedback> {
  const count = tries.count + 1;
  return {
    count,
    state: right ? "right" : "open",
    feedback,
    hinted: !right && count >= hintAfter,
    solved: maySolve && !right && count >= solutionAfter,
    solution: null,
  };
}

/** Where a task goes on that has been tried before. */
export function afterTries(count: number): Attempts<never> {
  return { ...untried, count, hinted: count >= hintAfter };
}

/** What the texts of every task may say of the moment shown. */
export const commonValues = ["visit", "epoch", "updates", "mistakes"] as const;

function valuesOf({ pane }: Frame): Values {
  const { visit, epoch, updates, trainingMistakes } = pane;
  return {
    visit: figure(visit),
    epoch: figure(epoch),
    updates: figure(updates),
    mistakes: trainingMistakes === null ? "?" : figure(trainingMistakes),
  };
}

/** A text of a lesson, which is HTML, with its values filled in as its language writes numbers. */
function filled(text: string, values: Values, { decimal }: Pick<Words, "decimal">): string {
  return text.replace(/\{([a-z]+(?:-[a-z]+)*)\}/g, (braces, name: string) => {
    const value = values[name];
    return value === undefined ? braces : escaped(decimal === "," ? withComma(value) : value);
  });
}

/** "(0.5, 1)" as "(0,5; 1)". */
function withComma(value: string): string {
  return value.replaceAll(", ", "; ").replaceAll(/(?<=\d)\.(?=\d)/g, ",");
}

/** A text as HTML that says it and nothing else. */
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** Grades an answer, or an action on the page, by the current state, before anything is revealed. */
export function gradeAnswer(task: Task, answer: Answer, moment: CheckContext): Graded {
  const graded = gradeOrRefusal(task, answer, moment);
  if (graded instanceof PlaygroundError) return { right: false, feedback: { code: "refused", error: graded } };
  const { right, feedback, values } = graded;
  if (!right)
    return { right, feedback: ownText(ownCase(task, answer), values, moment) ?? inPage(feedback, values, moment) };
  const own = ownText(task.right, values, moment);
  return { right, feedback: own ?? { code: "right", why: feedback?.code === "own" ? null : feedback } };
}

/** Whether something is to be done on the page, instead of answered. */
export function asksForAction({ checks: [check] }: Task): boolean {
  return check !== undefined && kindOf(check).takes === "deed";
}

/** A right answer in the current state; null if the task asks for an action. */
export function truthOf({ checks }: Task, moment: CheckContext): Answer {
  const [check] = checks;
  const kind = check && kindOf(check);
  return kind?.takes === "answer" ? kind.truth(check as never, moment) : null;
}

/** What a program is told that is right; null: there is no such answer. */
export function toldTruth(find: () => Answer): Answer {
  const truth = orRefused(find);
  return truth instanceof PlaygroundError ? null : truth;
}

/**
 * The solution; null: there is nothing to say, as of an action without words of the author's: what is still lacking
 * solves nothing. For a prediction, it explains the recorded visit.
 */
export function solutionOf(task: Task, moment: CheckContext): Graded["feedback"] {
  const truth = orRefused(() => truthOf(task, moment));
  if (truth instanceof PlaygroundError) return { code: "refused", error: truth };
  const graded = gradeOrRefusal(task, typeof truth === "boolean" ? !truth : truth, moment);
  if (graded instanceof PlaygroundError) return { code: "refused", error: graded };
  const own = ownText(task.solution, graded.values, moment);
  return own ?? (asksForAction(task) ? null : inPage(graded.feedback, graded.values, moment));
}

/** A text of the author's, with its values; null where there is none. */
function ownText(text: string | null, values: Values, { frame }: CheckContext): OwnFeedback | null {
  return text === null ? null : { code: "own", html: filled(text, { ...valuesOf(frame), ...values }, frame.words) };
}

/** Feedback on the page as it is: the text of a choice has values too. */
function inPage(feedback: CheckGrade["feedback"], values: Values, moment: CheckContext): Graded["feedback"] {
  return feedback?.code === "own" ? ownText(feedback.html, values, moment) : feedback;
}

/** Returns the engine's error if it refuses the state of the page: then no answer is right. */
function gradeOrRefusal(task: Task, answer: Answer, moment: CheckContext): CheckGrade | PlaygroundError {
  return orRefused(() => gradeByChecks(task, answer, moment));
}

function gradeByChecks({ checks }: Task, answer: Answer, moment: CheckContext): CheckGrade {
  for (const check of checks) {
    const kind = kindOf(check);
    if (kind.takes === "answer") return kind.grade(check as never, answer, moment);
    const lacking = kind.missing(check as never, moment);
    if (lacking !== null) return { right: false, feedback: lacking, values: {} };
  }
  return { right: true, feedback: null, values: {} };
}

/** The author's feedback on this wrong answer. */
function ownCase({ wrong }: Task, answer: Answer): string | null {
  const given = typeof answer === "number" ? answer : null;
  const fits = wrong.find(({ low, high, open }) => {
    if (low === Number.NEGATIVE_INFINITY && high === Number.POSITIVE_INFINITY) return true;
    return given !== null && (open ? low < given && given < high : low <= given && given <= high);
  });
  return fits?.say ?? null;
}
