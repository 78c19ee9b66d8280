import { PlaygroundError } from "../../engine/errors.js";
import { kindOf } from "./checks/index.js";
import type { Answer, Judgement, Moment } from "./checks/kind.js";
import { orRefused } from "./checks/refused.js";
import type { Task } from "./lesson.js";
import { escaped, filled, valuesOf } from "./values.js";

/** What is said to an answer, as HTML. */
export interface Verdict {
  readonly right: boolean;
  readonly said: string;
}

/** Decides on an answer, or on what was done, by the page as it is now, before anything is revealed. */
export function judge(task: Task, answer: Answer, moment: Moment): Verdict {
  const judged = judgement(task, answer, moment);
  if (judged instanceof PlaygroundError) return { right: false, said: escaped(judged.message) };
  const values = { ...valuesOf(moment.frame), ...judged.values };
  if (judged.right) return { right: true, said: filled(task.right ?? `Right. ${escaped(judged.said)}`.trim(), values) };
  const own = ownCase(task, answer) ?? chosenWrong(task, judged);
  return { right: false, said: own === null ? escaped(judged.said) : filled(own, values) };
}

/** An answer that is right now; null of what is done. */
export function truthOf({ checks }: Task, moment: Moment): Answer {
  const [check] = checks;
  const kind = check && kindOf(check);
  return kind?.takes === "answer" ? kind.truth(check as never, moment) : null;
}

/** The solution, as HTML; of a prediction what the record says. */
export function solutionOf(task: Task, moment: Moment): string {
  const truth = orRefused(() => truthOf(task, moment));
  if (truth instanceof PlaygroundError) return escaped(truth.message);
  const judged = judgement(task, typeof truth === "boolean" ? !truth : truth, moment);
  if (judged instanceof PlaygroundError) return escaped(judged.message);
  const { values, said } = judged;
  return task.solution === null ? escaped(said) : filled(task.solution, { ...valuesOf(moment.frame), ...values });
}

/** No answer is right to a page that the engine refuses: that is said as it is. */
function judgement(task: Task, answer: Answer, moment: Moment): Judgement | PlaygroundError {
  return orRefused(() => judgedBy(task, answer, moment));
}

function judgedBy({ checks }: Task, answer: Answer, moment: Moment): Judgement {
  for (const check of checks) {
    const kind = kindOf(check);
    if (kind.takes === "answer") return kind.judge(check as never, answer, moment);
    const lacking = kind.lacking(check as never, moment);
    if (lacking !== null) return { right: false, said: lacking, values: {} };
  }
  return { right: true, said: "", values: {} };
}

/** What the author says to this answer. */
function ownCase({ wrong }: Task, answer: Answer): string | null {
  const given = typeof answer === "number" ? answer : null;
  const fits = wrong.find(({ low, high, open }) => {
    if (low === Number.NEGATIVE_INFINITY && high === Number.POSITIVE_INFINITY) return true;
    return given !== null && (open ? low < given && given < high : low <= given && given <= high);
  });
  return fits?.say ?? null;
}

/** What stands with a choice is the author's text, and HTML already. */
function chosenWrong({ checks: [check] }: Task, { said }: Judgement): string | null {
  return check?.kind === "choice" ? said : null;
}
