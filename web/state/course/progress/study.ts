import { quoted } from "../../../engine/checks.js";
import { type Refusal, refusalBy, refuse } from "../../document/reading/refusal.js";
import type { Dispatch } from "../../runs/intent.js";
import { builtIn, type Course, readReference } from "../lessons/course.js";
import { progressOf } from "../lessons/progress.js";
import { tutorOf } from "../lessons/tutor.js";
import { practiceOf } from "../questions/practice.js";
import { readReference as readQuestion } from "../questions/reference.js";
import { readGiven } from "./given.js";
import type { ProgressReport } from "./progress-report.js";
import { reportOf, type Studied } from "./report.js";
import type { Saved } from "./saved.js";
import { unknownWords } from "./scope.js";

/** What somebody is at in a playground, and what has come of it; null: a teacher's own course has still to come. */
function studiedIn(dispatch: Dispatch): Studied | null {
  const { ui } = dispatch.now().state;
  const { course, opened } = tutorOf(dispatch);
  if (ui.lesson !== null && ui.course !== null && course === builtIn) return null;
  const progress = progressOf(dispatch);
  const { rounds } = practiceOf(dispatch);
  const { at, variant = "", step } = opened ?? {};
  return {
    course,
    lesson: ui.lesson,
    quiz: ui.quiz,
    rounds,
    questions: progress.of(builtIn.id),
    results: progress.of(course.id),
    varied: at && step && variant !== "" ? { ...at, variant, tasks: step.tasks.length } : null,
    ui,
  };
}

/** What has been done in a playground of what counts; null: there is nothing, or a teacher's own course has still to come. */
export function progressIn(dispatch: Dispatch): ProgressReport | null {
  const { lesson, quiz, counts } = dispatch.now().state.ui;
  if (lesson === null && quiz === null && counts.length === 0) return null;
  const studied = studiedIn(dispatch);
  return studied && reportOf(studied);
}

/** What is wrong with the words of `counts`; null: a teacher's own course has still to come. */
export function unknownCounts(dispatch: Dispatch): readonly Refusal[] | null {
  const studied = studiedIn(dispatch);
  if (!studied) return null;
  return unknownWords(studied.ui.counts, studied).map((word) =>
    refusalBy("counts", "unknown", "There is nothing named {0} that could count.", quoted(word)),
  );
}

/**
 * Takes progress that the page around has kept, in place of what there is, and opens what was open. What is wrong with it is
 * refused by its field, and nothing changes.
 */
export async function takeProgress(dispatch: Dispatch, given: unknown): Promise<void> {
  const tutor = tutorOf(dispatch);
  const read = readGiven(given);
  if ("refusals" in read) return dispatch({ type: "refuse", refusals: read.refusals });
  const { ui } = dispatch.now().state;
  // Its course may still have to come.
  if (ui.course !== null && tutor.course === builtIn) await tutor.arrive(ui.lesson, ui.course);
  await tutor.atRest();
  const { saved } = read;
  // To forget all is of no course.
  const wrong = given === null ? null : wrongFor(tutor.course, saved);
  if (wrong) return dispatch({ type: "refuse", refusals: [wrong] });
  const { results, questions, tests, at } = saved;
  const practice = practiceOf(dispatch);
  practice.scores.handOver(questions);
  practice.rounds.handOver(tests);
  progressOf(dispatch).handOver(
    tutor.course === builtIn
      ? { [builtIn.id]: { ...results, ...questions } }
      : { [builtIn.id]: questions, [tutor.course.id]: results },
  );
  if (at === null || tutor.shows(at)) tutor.remark();
  else if (at === ui.quiz) await practice.arrive(at);
  else if (readQuestion(at)) dispatch({ type: "set-ui", ui: { quiz: at, lesson: null, lessons: false } });
  else dispatch({ type: "set-ui", ui: { lesson: at, quiz: null, lessons: false } });
}

/** Why progress is none of a course; null: it is. */
function wrongFor(course: Course, { course: title, at }: Saved): Refusal | null {
  if (title !== (course === builtIn ? null : course.title))
    return title === null
      ? refuse("progress.course", "not-valid", "is of the built-in lessons, and a course of its own is open")
      : refuse("progress.course", "not-valid", "is of the course “{0}”, which is not open", title);
  const place = readReference(at);
  const isThere = place
    ? course.lessons.some(({ number, steps }) => number === place.lesson && place.step <= steps.length)
    : at === null || readQuestion(at) !== null;
  return isThere ? null : refuse("progress.at", "not-valid", "is {0}, and there is no such step or question", at ?? "");
}
