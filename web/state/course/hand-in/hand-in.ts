import type { Dispatch } from "../../runs/intent.js";
import { builtIn, type Course, readReference } from "../lessons/course.js";
import { progressOf } from "../lessons/progress.js";
import { tutorOf } from "../lessons/tutor.js";
import { allDone } from "../progress/study.js";
import { answerFormat, answerVersion, type HandedIn, longestName } from "./answer-file.js";

/** What has been done of the course that is open; null: nothing yet. @param page as the file has it */
export function handIn(dispatch: Dispatch, name: string, page: string | null, now: Date): HandedIn | null {
  const report = allDone(dispatch);
  if (!report || report.tasks.length === 0) return null;
  const progress = progressOf(dispatch);
  const results = { ...progress.of(builtIn.id), ...progress.of(tutorOf(dispatch).course.id) };
  const { course, score, complete, saved } = report;
  return {
    format: answerFormat,
    v: answerVersion,
    name: name.trim().slice(0, longestName),
    course,
    handedIn: now.toISOString(),
    score,
    complete,
    tasks: report.tasks.map((task) => {
      const title = titleOf(tutorOf(dispatch).course, task.id);
      return { ...task, ...(title !== undefined && { title }), answer: results[task.id]?.answer ?? null };
    }),
    saved,
    page,
  };
}

/** What the step of a task is called: "4.2.1" is of step 2 of lesson 4. */
function titleOf({ lessons }: Course, id: string): string | undefined {
  const at = readReference(/^\d+\.\d+/.exec(id)?.[0] ?? null);
  return lessons.find(({ number }) => number === at?.lesson)?.steps[(at?.step ?? 0) - 1];
}
