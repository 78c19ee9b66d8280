import { PlaygroundError } from "../../../engine/errors.js";
import { lazy } from "../../../engine/lazy.js";
import { builtIn, type Course, lessonIn } from "./course.js";
import { type OpenedStep, openedStep } from "./opened-step.js";
import type { Reference } from "./reference.js";

/** What reads the courses of teachers. */
export const own = lazy(() => import("./own/index.js"));

/** Stands for the address of a course that has none. */
export const asFile = "file";

/**
 * The course of an address; null is that which is built in.
 * @param mayLeadOn Whether the address may lead on to another site: see `fetchOwnCourse`.
 */
export async function courseAt(address: string | null, locale: string, mayLeadOn: boolean): Promise<Course> {
  if (address === null) return builtIn;
  if (address === asFile)
    throw new PlaygroundError("missing", "course", "This course was opened from a file: open that file again.");
  return (await own.load()).fetchOwnCourse(address, locale, mayLeadOn);
}

export async function courseIn(file: Blob, locale: string): Promise<Course> {
  return (await own.load()).readCourseFile(file, locale);
}

export async function stepOf(course: Course, at: Reference, locale: string): Promise<OpenedStep> {
  const entry = course.lessons.find(({ number }) => number === at.lesson);
  if (!entry) {
    if (course !== builtIn) throw noSuch("There is no lesson {0}: this course is one.", at.lesson);
    throw noSuch("There is no lesson {0}: there are {1}.", at.lesson, course.lessons.length);
  }
  const lesson = await lessonIn(entry, locale);
  const opened = openedStep({ course, entry, lesson, at, locale });
  if (opened) return opened;
  const { length } = entry.steps;
  if (course === builtIn) throw noSuch("Lesson {0} has {1} steps: there is no step {2}.", at.lesson, length, at.step);
  throw length === 1
    ? noSuch("This course has one step: there is no step {0}.", at.step)
    : noSuch("This course has {0} steps: there is no step {1}.", length, at.step);
}

function noSuch(sentence: string, ...facts: readonly number[]): PlaygroundError {
  return new PlaygroundError("unknown", "lesson", sentence, facts);
}
