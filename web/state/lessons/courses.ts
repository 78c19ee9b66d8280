import { PlaygroundError } from "../../engine/errors.js";
import { lazy } from "../../engine/lazy.js";
import { builtIn, type Course } from "./course.js";
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
  return (await own.load()).fetchOwnCourse(address);
}

export async function courseIn(file: Pick<Blob, "text">): Promise<Course> {
  return (await own.load()).readOwnCourse(await file.text());
}

export async function stepOf(course: Course, at: Reference): Promise<OpenedStep> {
  const entry = course.lessons.find(({ number }) => number === at.lesson);
  if (!entry) {
    const those = course === builtIn ? `there are ${course.lessons.length}` : "this course is one";
    throw new PlaygroundError("unknown", "lesson", `There is no lesson ${at.lesson}: ${those}.`);
  }
  const loaded = openedStep(course, entry, (await entry.code.load()).lesson, at);
  if (loaded) return loaded;
  const { length } = entry.steps;
  const steps = length === 1 ? "one step" : `${length} steps`;
  const whose = course === builtIn ? `Lesson ${at.lesson}` : "This course";
  throw new PlaygroundError("unknown", "lesson", `${whose} has ${steps}: there is no step ${at.step}.`);
}
