import { PlaygroundError } from "../../engine/errors.js";
import { kindOf } from "./checks/index.js";
import type { Answer, CheckContext, CheckGrade } from "./checks/kind.js";
import { orRefused } from "./checks/refused.js";
import type { Task } from "./lesson.js";
import { escaped, filled, valuesOf } from "./values.js";

/** The feedback on an answer, as HTML. */
export interface Feedback {
  readonly right: boolean;
  readonly html: string;
}

/** Grades an answer, or an action on the page, by the current state, before anything is revealed. */
export function gradeAnswer(task: Task, answer: Answer, moment: CheckContext): Feedback {
  const graded = gradeOrRefusal(task, answer, moment);
  if (graded instanceof PlaygroundError) return { right: false, html: escaped(graded.message) };
  const values = { ...valuesOf(moment.frame), ...graded.values };
  if (graded.right)
    return { right: true, html: filled(task.right ?? `Right. ${escaped(graded.feedback)}`.trim(), values) };
  const own = ownCase(task, answer) ?? chosenWrong(task, graded);
  return { right: false, html: own === null ? escaped(graded.feedback) : filled(own, values) };
}

/** A right answer in the current state; null if the task asks for an action. */
export function truthOf({ checks }: Task, moment: CheckContext): Answer {
  const [check] = checks;
  const kind = check && kindOf(check);
  return kind?.takes === "answer" ? kind.truth(check as never, moment) : null;
}

/** The solution, as HTML. For a prediction, it explains the recorded visit. */
export function solutionOf(task: Task, moment: CheckContext): string {
  const truth = orRefused(() => truthOf(task, moment));
  if (truth instanceof PlaygroundError) return escaped(truth.message);
  const graded = gradeOrRefusal(task, typeof truth === "boolean" ? !truth : truth, moment);
  if (graded instanceof PlaygroundError) return escaped(graded.message);
  const { values, feedback } = graded;
  return task.solution === null ? escaped(feedback) : filled(task.solution, { ...valuesOf(moment.frame), ...values });
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
  return { right: true, feedback: "", values: {} };
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

/** The feedback on a choice is the author's text, and HTML already. */
function chosenWrong({ checks: [check] }: Task, { feedback }: CheckGrade): string | null {
  return check?.kind === "choice" ? feedback : null;
}
