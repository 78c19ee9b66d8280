import { PlaygroundError } from "../../engine/errors.js";
import { lazy } from "../../engine/lazy.js";
import { builtIn, type Course, courseOf } from "./course.js";
import { type OpenedStep, openedStep } from "./opened-step.js";
import type { Reference } from "./reference.js";

/** What reads the courses of teachers. */
export const own = lazy(() => import("./own/index.js"));

/** Stands for the address of a course that has none. */
export const asFile = "file";

/** The course of an address; null is that which is built in. */
export async function courseAt(address: string | null): Promise<Course> {
  if (address === null) return builtIn;
  if (address === asFile)
    throw new PlaygroundError("missing", "course", "This course was opened from a file: open that file again.");
  const { fetchOwnCourse } = await own.load();
  return courseOf(await fetchOwnCourse(address));
}

export async function courseIn(file: Pick<Blob, "text">): Promise<Course> {
  const { readOwnCourse } = await own.load();
  return courseOf(await readOwnCourse(await file.text()));
}

export async function stepOf(course: Course, at: Reference): Promise<OpenedStep> {
  const entry = course.lessons.find(({ number }) => number === at.lesson);
  const lesson = entry && (await entry.code.load()).lesson;
  const loaded = entry && lesson && openedStep(course, entry, lesson, at);
  if (loaded) return loaded;
  const none =
    course !== builtIn && lesson
      ? `There is no step ${at.step}: the last one of this course is ${lesson.steps.length}.`
      : `There is no step ${at.step} of a lesson ${at.lesson}.`;
  throw new PlaygroundError("unknown", "lesson", none);
}
