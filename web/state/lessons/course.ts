import { lessons } from "#lessons";
import type { Lazy } from "../../engine/lazy.js";
import type { Refusal } from "../document/refusal.js";
import type { Lesson, LessonEntry, Path } from "./lesson.js";

/** A lesson of a course, and what loads it. */
export type CourseLesson = LessonEntry & { readonly code: Lazy<{ readonly lesson: Lesson }> };

export interface Course {
  /** Its name among the results that are kept: "" for the one that is built in. */
  readonly id: string;
  /** Of a teacher's own; "" of the one that is built in. */
  readonly title: string;
  readonly lessons: readonly CourseLesson[];
  /** What its file says that nobody knows, and does nothing. */
  readonly refusals: readonly Refusal[];
}

/** The courses of teachers have one way through: all of it. */
export function isOnPath({ paths }: LessonEntry, path: Path): boolean {
  return paths.length === 0 || paths.includes(path);
}

export const builtIn: Course = { id: "", title: "", lessons, refusals: [] };
